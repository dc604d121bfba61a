"""Problems of one's own."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
import urllib.request

import pytest

import backtrail as bt


class Queens(bt.Problem):
    """The textbook's queens: rows by column."""

    def __init__(self, n):
        self.n, self.rows = n, []

    def choices(self):
        return range(self.n)

    def apply(self, row):
        column = len(self.rows)
        for other, taken in enumerate(self.rows):
            if row == taken or abs(row - taken) == column - other:
                return False
        self.rows.append(row)
        return True

    def undo(self, row):
        self.rows.pop()

    def is_solved(self):
        return len(self.rows) == self.n

    def explain(self, row):
        return f"row {row} is attacked"

    def board(self):
        return bt.columns(self.rows, self.n)


class Subset(bt.Problem):
    def __init__(self, numbers, target):
        self.numbers, self.target, self.taken, self.total = numbers, target, [], 0

    def choices(self):
        return (True, False) if len(self.taken) < len(self.numbers) else ()

    def apply(self, take):
        more = self.numbers[len(self.taken)] if take else 0
        if self.total + more > self.target:
            return False
        self.total += more
        self.taken.append(take)

    def undo(self, take):
        self.taken.pop()
        self.total -= self.numbers[len(self.taken)] if take else 0

    def is_solved(self):
        return self.total == self.target and len(self.taken) == len(self.numbers)

    def solution(self):
        return [number for number, take in zip(self.numbers, self.taken) if take]


def test_a_class_is_searched_with_every_counter():
    search = bt.Search(Queens(8))
    assert search.count() == 92
    ours = bt.queens(8).search(solver="scan")
    for counter in ("visits", "checks", "rejections", "dead_ends", "profile"):
        assert getattr(search.outcome, counter) == getattr(ours, counter), counter
    assert search.first() == [0, 4, 7, 5, 2, 6, 1, 3]
    assert list(bt.Search(Queens(6)).all()) == list(bt.queens(6).all(solver="scan"))
    assert bt.Search(Subset([3, 34, 4, 12, 5, 2], 9)).first() == [3, 4, 2]
    assert bt.Search(Subset([3, 34, 4, 12, 5, 2], 9)).count() == 2
    assert bt.Search(Queens(3)).first() is None


def test_the_state_is_left_as_it_was_however_a_search_ends():
    problem = Queens(8)
    search = bt.Search(problem)
    found = search.all()
    assert next(found) == problem.rows
    found.close()
    assert problem.rows == []
    outcome = search.run(visit_limit=100)
    assert outcome.visits == 100 and outcome.stopped_by == "the visit limit" and problem.rows == []
    with pytest.raises(bt.Stopped):
        bt.Search(Queens(20)).count(time_limit=0.1)
    with pytest.raises(bt.Stopped):
        search.first(visit_limit=50)  # the first solution is the 114th visit
    assert problem.rows == [] and search.first(visit_limit=200) and search.outcome.status == "found"
    assert len(list(search.all(limit=3))) == 3 and problem.rows == []
    assert search.tree(depth=1).nodes == 2057 and problem.rows == []


def test_trees_recordings_and_pages_come_from_the_same_walk():
    search = bt.Search(Queens(4))
    assert search.tree().text().replace(" [", "") == bt.queens(4).tree(solver="scan").text()
    recording = search.record()
    assert recording.profile == [1, 4, 6, 4, 2] and not recording.is_cut
    told = [json.loads(line) for line in recording._json_lines()]
    assert told[0]["stage"]["kind"] == "squares" and told[0]["stage"]["symbols"] == "♕"
    assert told[2] == {"type": "enter", "choice": "0", "marks": [[0, 1]]}
    assert any(event.get("reason") == "row 0 is attacked" for event in told)
    assert "row 0 is attacked" in search.tree(checks=True).text()
    page = recording.html()
    assert "js/recorded.js" in page and "http-equiv" in page
    shown = recording._repr_mimebundle_()
    assert shown["image/svg+xml"].startswith("<svg") and ("text/html" in shown or "application/vnd.jupyter.widget-view+json" in shown)
    assert bt.queens(4).player(solver="scan")._repr_mimebundle_()["image/svg+xml"]
    cut = bt.Search(Queens(8)).record(limit=1_000)
    assert cut.is_cut and len(cut) == 1_000 and cut.note and cut.tree().is_stopped
    assert bt.Search(Queens(8)).record(first=True).kinds[-1] == 2


def test_pages_are_saved_and_served(tmp_path):
    search = bt.Search(Queens(4))
    search.save(tmp_path / "own.html")
    assert "<!doctype html>" in (tmp_path / "own.html").read_text()
    search.save(tmp_path / "own.svg")
    search.save(tmp_path / "own.jsonl")
    with pytest.raises(ValueError, match=".gif, .cast or .jsonl"):
        search.save(tmp_path / "own.pdf")
    with bt.serve(search, open=False) as served:
        assert b"js/recorded.js" in urllib.request.urlopen(served.url).read()
    with bt.queens(8).serve(open=False, solver="scan") as served:
        assert "word=8" in served.url and b"<!doctype html>" in urllib.request.urlopen(served.url.split("#")[0]).read().lower()
    assert "recorded" in bt.queens(5).html(solver="scan")


def test_films_are_those_of_the_command(tmp_path):
    search = bt.Search(Queens(4))
    search.save(tmp_path / "own.gif")
    assert (tmp_path / "own.gif").read_bytes().startswith(b"GIF89a")
    search.film(tmp_path / "own.svg", steps=20, start=3, speed=8)
    assert (tmp_path / "own.svg").read_text().startswith("<svg") and "row 0 is attacked" in (tmp_path / "own.svg").read_text()
    search.save(tmp_path / "own.cast")
    header, *shown = map(json.loads, (tmp_path / "own.cast").read_text().splitlines())
    assert header["version"] == 2 and len(shown) > 20

    def place(rows):
        return len(rows) == 2 or [place([*rows, row]) for row in range(2)]

    with bt.trace(place) as trace:
        place([])
    trace.film(tmp_path / "traced.svg", steps=30)
    assert (tmp_path / "traced.svg").read_text().startswith("<svg")
    bt.queens(4).film(tmp_path / "ours.svg", solver="scan", steps=10)
    program = [sys.executable, "-m", "backtrail", "watch", "queens", "4", "--solver", "scan", "--steps", "10", "--record"]
    subprocess.run([*program, str(tmp_path / "theirs.svg")], check=True, capture_output=True)
    assert (tmp_path / "ours.svg").read_text() == (tmp_path / "theirs.svg").read_text()
    bt.queens(4).save(tmp_path / "ours.gif", solver="scan")
    assert (tmp_path / "ours.gif").read_bytes().startswith(b"GIF89a")
    with pytest.raises(ValueError, match=".gif, .svg or .cast"):
        search.film(tmp_path / "own.mp4")
    with pytest.raises(ValueError, match="speed"):
        search.film(tmp_path / "own.gif", speed=0)


def test_plain_functions_and_generators():
    def choices(rows):
        return range(4)

    def apply(rows, row):
        if any(row == taken or abs(row - taken) == len(rows) - i for i, taken in enumerate(rows)):
            return False
        rows.append(row)
        return True

    search = bt.Search(bt.Functions([], choices, apply, lambda rows, row: rows.pop(), lambda rows: len(rows) == 4))
    assert list(search.all()) == [[1, 3, 0, 2], [2, 0, 3, 1]]

    def pairs():
        a = yield range(4)
        b = yield range(4)
        return (a, b) if a + b == 3 else None

    assert list(bt.Search(bt.Choosing(pairs)).all()) == [(0, 3), (1, 2), (2, 1), (3, 0)]


def test_several_processes_count_and_list_as_one():
    search = bt.Search(Queens(7))
    one = search.run()
    assert search.count(workers=2) == 40
    both = search.outcome
    for counter in ("visits", "checks", "rejections", "dead_ends", "profile"):
        assert getattr(one, counter) == getattr(both, counter), counter
    assert list(search.all(workers=2)) == list(search.all())
    assert list(search.all(workers=2, limit=2)) == list(search.all())[:2]
    problem = Queens(5)
    problem.secret = lambda: None
    with pytest.raises(TypeError, match="other processes"):
        bt.Search(problem).count(workers=2)


def test_laws():
    assert bt.check_laws(Queens(6)) == 153
    assert bt.check_laws(Subset([3, 34, 4], 7)) > 3

    class Forgets(Queens):
        def undo(self, row):
            if row != 2:
                self.rows.pop()

    with pytest.raises(bt.BrokenLaw, match="undo of 2"):
        bt.check_laws(Forgets(4))

    class Spoils(Queens):
        def apply(self, row):
            self.rows.append(row)
            return len(set(self.rows)) == len(self.rows)

    with pytest.raises(bt.BrokenLaw, match="refused 0 and changed"):
        bt.check_laws(Spoils(4))

    class Twice(Queens):
        def choices(self):
            return [1, 1]

    with pytest.raises(bt.BrokenLaw, match="twice"):
        bt.check_laws(Twice(4))


def test_faults_are_told_with_their_path():
    class NoUndo(bt.Problem):
        choices = apply = is_solved = lambda self, *_: ()

    with pytest.raises(TypeError, match="NoUndo has no undo"):
        bt.Search(NoUndo())
    with pytest.raises(TypeError, match="int has no choices"):
        bt.Search(3)
    with pytest.raises(TypeError, match="Queens is a class"):
        bt.Search(Queens)

    class Fails(Queens):
        def choices(self):
            if len(self.rows) == 2:
                raise ZeroDivisionError("mine")
            return super().choices()

    for use in (lambda search: search.count(), lambda search: search.record(), lambda search: bt.check_laws(search.problem)):
        with pytest.raises(ZeroDivisionError, match="mine") as raised:
            use(bt.Search(Fails(5)))
        notes = getattr(raised.value, "__notes__", [])
        assert any("[0, 2]" in note for note in notes), notes


@pytest.mark.parametrize("method", ["choices", "apply", "undo", "is_solved", "board", "explain", "solution"])
def test_an_exception_in_any_method_passes_through(method):
    class Fails(Queens):
        def solution(self):
            return list(self.rows)

    def fail(self, *given):
        if len(self.rows) >= 2:
            raise LookupError("mine")
        return getattr(Queens, method)(self, *given)

    setattr(Fails, method, fail)
    search = bt.Search(Fails(4))
    with pytest.raises(LookupError, match="mine") as raised:
        search.record() if method in ("board", "explain") else list(search.all())
    assert any("choices [" in note for note in raised.value.__notes__)


def test_ctrl_c_leaves_a_search_of_ones_own():
    class Endless(Queens):
        def is_solved(self):
            return False

    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt) as raised:
        bt.Search(Endless(40)).count()
    assert any("choices [" in note for note in raised.value.__notes__)


def test_a_deep_tree_needs_no_recursion():
    class Deep(bt.Problem):
        depth = 0

        def choices(self):
            return (1,)

        def apply(self, choice):
            self.depth += 1

        def undo(self, choice):
            self.depth -= 1

        def is_solved(self):
            return self.depth == 20_000

    assert bt.Search(Deep()).count() == 1
    assert len(bt.Search(Deep()).record().profile) == 20_001


def test_the_walk_costs_little_more_than_a_recursion_over_the_same_methods():
    def recursion(problem):
        if problem.is_solved():
            return 1
        found = 0
        for choice in problem.choices():
            if problem.apply(choice):
                found += recursion(problem)
                problem.undo(choice)
        return found

    def least(work):
        times = []
        for _ in range(5):
            began = time.process_time()
            assert work() == 92
            times.append(time.process_time() - began)
        return min(times)

    ratio = least(lambda: bt.Search(Queens(8)).count()) / least(lambda: recursion(Queens(8)))
    assert ratio < 1.3, ratio


class Drawn(bt.Problem):
    """Three lamps, drawn in SVG."""

    def __init__(self, as_object=False):
        self.lamps, self.as_object = [], as_object

    def choices(self):
        return (0, 1) if len(self.lamps) < 3 else ()

    def apply(self, lamp):
        if sum(self.lamps) + lamp > 1:
            return False
        self.lamps.append(lamp)
        return True

    def undo(self, lamp):
        self.lamps.pop()

    def is_solved(self):
        return len(self.lamps) == 3

    def board(self):
        lamps = "".join(f'<circle cx="{20 + 40 * i}" cy="20" r="15" fill="{"gold" if lamp else "gray"}"/>' for i, lamp in enumerate(self.lamps))
        drawing = f'<svg viewBox="0 0 120 40">{lamps}</svg>'
        return type("Picture", (), {"_repr_svg_": lambda self: drawing})() if self.as_object else drawing


@pytest.mark.parametrize("as_object", [False, True])
def test_a_board_may_be_svg(tmp_path, as_object):
    search = bt.Search(Drawn(as_object))
    recording = search.record()
    told = [json.loads(line) for line in recording._json_lines()]
    stage = told[0]["stage"]
    assert stage["kind"] == "pictures" and len(stage["pictures"]) == search.run().visits == 10
    assert all('xmlns="http://www.w3.org/2000/svg"' in picture for picture in stage["pictures"])
    entered = [event for event in told if event["type"] == "enter"]
    assert "marks" not in entered[0] and entered[1]["marks"] == [[0, 2]] and stage["pictures"][1].count("<circle") == 1
    assert recording.tree().nodes == 10
    search.save(tmp_path / "drawn.html")
    assert "pictures" in (tmp_path / "drawn.html").read_text()
    bundle = search._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")


def test_pictures_that_are_too_many_cut_the_record(monkeypatch):
    monkeypatch.setattr("backtrail._recording.MOST_DRAWN", 300)
    recording = bt.Search(Drawn()).record()
    assert recording.is_cut and 0 < len(recording) < len(bt.Search(Drawn()).record()) + 40 and recording.note


def test_a_board_is_of_one_kind():
    class Both(Drawn):
        def board(self):
            return super().board() if self.lamps else ["..."]

    with pytest.raises(TypeError, match="SVG at every node, or at none"):
        bt.Search(Both()).record()


def test_a_trace_may_show_svg():
    def lamps(n, on):
        if n:
            lamps(n - 1, on + 1)

    with bt.trace(lamps, board=lambda f: f'<svg width="9" height="9"><circle r="{f["on"]}"/></svg>') as t:
        lamps(2, 1)
    assert t.recording.stage.told()["kind"] == "pictures" and len(t.recording.stage.pictures) == 3
