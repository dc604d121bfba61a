"""Counts made part by part: with a ledger, and on machines that lose what they are given. A real Ray is in cluster.py."""

import random
import subprocess
import sys
import types

import pytest

import backtrail as bt


def run(*arguments):
    """What the command prints."""
    return subprocess.run([sys.executable, "-m", "backtrail", *arguments], capture_output=True, text=True, check=True, timeout=60).stdout


class Ray(types.ModuleType):
    """As much of Ray as a count asks of it, on one machine: parts get lost, come late and in any order."""

    def __init__(self, losses=0.0, broken=False):
        super().__init__("ray")
        self.losses, self.broken, self.random = losses, broken, random.Random(1)
        self.handed_out = self.lost = self.cancelled = 0
        self.exceptions = types.SimpleNamespace(RayError=type("RayError", (Exception,), {}))
        self.exceptions.RayTaskError = type("RayTaskError", (self.exceptions.RayError,), {"cause": None})

    def is_initialized(self):
        return True

    def cluster_resources(self):
        return {"CPU": 3.0}

    def remote(self, function):
        def task(*arguments):
            self.handed_out += 1
            return object() if self.broken else (function, arguments, self.handed_out)

        given = types.SimpleNamespace(options=lambda **_: types.SimpleNamespace(remote=task))
        return given

    def wait(self, out, num_returns, timeout):
        assert num_returns == 1 and len(out) <= 9
        one = self.random.choice(out)
        return [one], [other for other in out if other is not one]

    def get(self, one):
        function, arguments, _ = one
        if self.random.random() < self.losses:
            self.lost += 1
            raise self.exceptions.RayError("the node has died")
        try:
            return function(*arguments)
        except Exception as error:
            failed = self.exceptions.RayTaskError(str(error))
            failed.cause = error
            raise failed from error

    def cancel(self, one, force):
        self.cancelled += 1


@pytest.fixture
def ray(monkeypatch):
    def install(**options):
        made = Ray(**options)
        monkeypatch.setitem(sys.modules, "ray", made)
        return made

    return install


def test_a_ledger_keeps_what_is_counted(tmp_path):
    ledger = tmp_path / "nine.db"
    shares = []
    assert bt.queens(9).count(ledger=ledger) == bt.queens(9).count(ledger=str(ledger), progress=lambda v, s, share: shares.append(share)) == 352
    told = run("status", str(ledger))
    assert "352" in told and "queens 9" in told
    with pytest.raises(bt.Error, match="is the ledger of"):
        bt.queens(8).count(ledger=ledger)
    # One that the command began goes on here, by the solver that it was begun with.
    begun = tmp_path / "begun.db"
    run("queens", "10", "--count", "--solver", "marks", "--ledger", str(begun))
    assert bt.queens(10).count(ledger=begun) == 724
    graph = tmp_path / "graph.db"
    assert bt.color({"a": ["b"], "b": ["c"]}, 3).count(ledger=graph) == 12 == bt.color({"a": ["b"], "b": ["c"]}, 3).count(ledger=graph)


def test_a_limit_leaves_a_ledger_that_goes_on(tmp_path):
    ledger = tmp_path / "fourteen.db"
    with pytest.raises(bt.Stopped) as stopped:
        bt.queens(14).count(ledger=ledger, solver="scan", time_limit=0.2)
    assert stopped.value.outcome.stopped_by == "the time limit"
    case = bt.queens(14)
    share = case._raw.share({"question": "count"}, 1, str(ledger)).standing()[2]
    assert 0 < share < 1


@pytest.mark.parametrize("solver, losses", [("marks", 0.0), ("marks", 0.5), (None, 0.3)])
def test_a_cluster_that_loses_parts_counts_to_the_unit(ray, tmp_path, solver, losses):
    cluster = ray(losses=losses)
    case, seen = bt.queens(10), []
    ledger = tmp_path / "ten.db"
    assert case.count(on="ray", solver=solver, parts=40, ledger=ledger, progress=lambda *told: seen.append(told)) == 724
    assert (cluster.lost > 0) == (losses > 0) and cluster.cancelled == 0
    assert seen[-1][1] == 724 and seen[-1][2] == pytest.approx(1) and seen == sorted(seen)
    handed_out = cluster.handed_out
    assert case.count(on="ray", solver=solver, ledger=ledger) == 724 and cluster.handed_out == handed_out
    if solver:
        told = case._raw.share({"question": "count", "solver": solver}, 40, str(ledger)).told()
        one = case.search(solver=solver)
        assert [told[name] for name in ("visits", "checks", "dead_ends", "profile")] == [one.visits, one.checks, one.dead_ends, one.profile]


def test_counters_of_every_kind_are_shared(ray):
    ray()
    assert bt.knight(5, start=(0, 0)).count(on="ray", solver="pruned") == 304
    assert bt.color("cycle:200", 4).count(on="ray") == bt.color("cycle:200", 4).count() > 2**128  # one unit, which needs more than a word
    assert bt.queens(3).count(on="ray") == 0  # known without a search


def test_what_is_lost_again_and_again_ends_the_count(ray):
    cluster = ray(losses=1.0)
    with pytest.raises(RuntimeError, match="were lost 3 times, the last time by: the node has died") as error:
        bt.queens(9).count(on="ray", retries=2)
    assert error.value.outcome.status == "stopped" and cluster.cancelled > 0


def test_a_fault_of_the_count_itself_is_raised_as_it_is(ray, monkeypatch):
    ray()
    monkeypatch.setattr("backtrail._backtrail.count_part", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        bt.queens(9).count(on="ray")


def test_a_machine_that_counts_wrongly_is_found(ray):
    raw = bt.queens(6)._raw.share({"question": "count", "solver": "marks"}, 4, None)
    part = raw.parts(4)[0]
    from backtrail import _backtrail

    counted = _backtrail.count_part(raw.manifest(), *part, 1)
    raw.deliver(counted)
    raw.deliver(counted)  # late, and twice: it is known
    unit, line = counted[-1]
    with pytest.raises(RuntimeError, match="when it was counted again"):
        raw.deliver([(unit, line.replace('"solutions":"', '"solutions":"7'))])
    for bad in [(unit, "{}"), (10**9, line)]:
        with pytest.raises(ValueError, match="no result of a unit"):
            raw.deliver([bad])
    with pytest.raises(ValueError):
        _backtrail.count_part("{}", 0, 1, 1)


@pytest.mark.parametrize("options, message", [
    ({"on": "slurm"}, "on='ray'"),
    ({"on": "ray", "limit": 5}, "takes no limit"),
    ({"on": "ray", "under": "0"}, "takes no under"),
    ({"on": "ray", "parts": 0}, "parts is a whole number"),
    ({"on": "ray", "retries": -1}, "retries is a whole number"),
    ({"ledger": "x.db", "parts": 3}, "parts is a whole number from 1 for a count on='ray'"),
    ({"on": "ray", "solver": "construct"}, "construct"),
])
def test_wrong_use_is_told(ray, options, message):
    ray()
    with pytest.raises(ValueError, match=message):
        bt.queens(8).count(**options)


def test_without_ray_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ImportError, match="pip install ray"):
        bt.queens(8).count(on="ray")
    with pytest.raises(TypeError, match="on='ray'"):
        bt.queens(8).count(parts=3)
    with pytest.raises(TypeError, match="did you mean 'threads'"):
        bt.queens(8).count(ledger="x.db", thread=3)
