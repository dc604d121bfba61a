"""Counts that are made part by part: with a ledger that survives a crash, and on the machines of a Ray cluster.

The parts, and the file, are those of the command line's long runs: a count is a list of units that depends on instance and solver
alone, and each is summed once, however often it is counted.
"""

from __future__ import annotations

import importlib
import os
import sys
import time
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Optional, Tuple

from . import _backtrail
from ._puzzles import _asked, _seconds, _telling, _threads
from ._results import Outcome

if TYPE_CHECKING:
    from ._puzzles import Case

Part = Tuple[int, int]
Telling = Optional[Callable[[int, int, float], object]]

#: Parts for each processor, enough that none waits long for the last ones; and parts in all, enough that a small cluster may grow.
_PARTS, _LEAST = 16, 64
#: Parts handed out for each processor at a time, so that the next one is there when one is done.
_AHEAD = 3
#: A part that is lost more often than this is given up, and the count with it.
_RETRIES = 10


def count(case: "Case", on: Optional[str], ledger: "str | os.PathLike[str] | None", parts: Optional[int], retries: Optional[int],
          options: "Dict[str, Any]") -> Outcome:
    """Counts part by part, here or on a cluster."""
    if on not in (None, "ray"):
        raise ValueError(f"a count is made here, or on='ray', not on={on!r}")
    for name, given, least in (("parts", parts, 1), ("retries", retries, 0)):
        if given is not None and (on is None or isinstance(given, bool) or not isinstance(given, int) or given < least):
            raise ValueError(f"{name} is a whole number from {least} for a count on='ray', not {given!r}")
    for name, other in (("take", "limit"), ("visit_limit", ""), ("under", ""), ("from_node", ""), ("own", "")):
        if options.get(name) is not None:
            raise ValueError(f"a count on='ray' or with a ledger is one of everything: it takes no {other or name}")
    progress, seconds = options.pop("progress", None), _seconds(options.pop("time_limit", None))
    threads = _threads(options.pop("threads", None)) or 1
    asked, telling = _asked("count", options), _telling(progress)
    if asked["solver"] is None and case.ruled_out is not None:
        return case.outcome("count")
    ray, cpus = None, 0
    if on == "ray":
        ray = connected()
        cpus = _cpus(ray, threads)
    parts = parts or max(_LEAST, _PARTS * cpus)
    shared = case._raw.share(asked, parts, None if ledger is None else os.fspath(ledger))

    def outcome(stopped_by: str = "the time limit") -> Outcome:
        told = {**shared.told(), "threads": threads}
        return Outcome({**told, "stopped_by": stopped_by} if told["status"] == "stopped" else told, case)

    try:
        if ray is None:
            shared.run(threads, seconds, telling)
        else:
            _gather(shared, ray, parts, threads, _RETRIES if retries is None else retries, telling, seconds)
    except BaseException as error:
        error.outcome = outcome("an interruption" if isinstance(error, KeyboardInterrupt) else "an error")  # type: ignore[attr-defined]
        raise
    finally:
        if progress is True:
            sys.stderr.write("\r\x1b[K")
    return outcome()


# On a cluster.

def connected() -> Any:
    """Ray, connected to the cluster of RAY_ADDRESS, or to one that runs here; else to one of this machine alone, which this begins."""
    try:
        ray = importlib.import_module("ray")
    except ImportError as error:
        raise ImportError("a count on='ray' needs Ray: pip install ray") from error
    if not ray.is_initialized():
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            ray.init(address=os.environ.get("RAY_ADDRESS", "auto"), log_to_driver=False)
        except ConnectionError:
            if "RAY_ADDRESS" in os.environ:
                raise
            ray.init(address="local", log_to_driver=False, include_dashboard=False, _node_ip_address="127.0.0.1")
    return ray


def _cpus(ray: Any, threads: int) -> int:
    """How many parts the cluster can count at a time."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)) // threads)


def _count_part(manifest: str, first: int, end: int, threads: int) -> "List[Tuple[int, str]]":
    """Counts a part: this runs on some machine of the cluster."""
    return _backtrail.count_part(manifest, first, end, threads)


def _gather(shared: "_backtrail.Shared", ray: Any, parts: int, threads: int, retries: int, telling: Telling, seconds: Optional[float]) -> None:
    """Has the cluster count the parts that are missing, until none is, or the time is up."""
    task = ray.remote(_count_part).options(num_cpus=threads, max_retries=0)
    manifest, missing = shared.manifest(), shared.parts(parts)[::-1]
    deadline = None if seconds is None else time.monotonic() + seconds
    cpus, lost = _cpus(ray, threads), {}  # type: int, Dict[Part, int]
    out: "Dict[Any, Part]" = {}
    try:
        while missing or out:
            while missing and len(out) < _AHEAD * cpus:
                part = missing.pop()
                out[task.remote(manifest, *part, threads)] = part
            back, _ = ray.wait(list(out), num_returns=1, timeout=0.25)
            for one in back:
                part = out.pop(one)
                try:
                    shared.deliver(ray.get(one))
                except ray.exceptions.RayTaskError as error:  # the count itself failed, and would fail again
                    raise error.cause if isinstance(error.cause, Exception) else error
                except ray.exceptions.RayError as error:  # a worker has gone, or its machine, or what it had brought
                    lost[part] = lost.get(part, 0) + 1
                    if lost[part] > retries:
                        raise RuntimeError(f"units {part[0]} to {part[1] - 1} were lost {lost[part]} times, the last time by: {error}") from error
                    missing.append(part)
            if telling is not None:
                telling(*shared.standing())
            if deadline is not None and time.monotonic() >= deadline:
                return
            if not back:
                cpus = _cpus(ray, threads)  # machines come and go
    finally:
        for one in out:
            ray.cancel(one, force=True)
