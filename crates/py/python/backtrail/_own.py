"""Problems of one's own: a class with choices, apply, undo and is_solved is searched, counted, drawn and watched."""

from __future__ import annotations

import copy
import os
import time
from operator import length_hint
from typing import Any, Callable, Dict, Generator, Iterable, Iterator, List, Optional, Sequence, Tuple

from ._recording import DEAD_END, ENTER, LEAVE, MOST_EVENTS, REFUSE, SOLUTION, Recording
from ._results import Outcome, Profile, Stopped, Tree


class Problem:
    """A state that can move and move back. Write `choices`, `apply`, `undo` and `is_solved`; the rest may stay.

    `apply` says False if it refuses a choice, and has then changed nothing; `undo` takes back the last choice that was made.
    `choices` depend on the state alone. `check_laws` tries whether a problem keeps to this.
    """

    def choices(self) -> Iterable[Any]:
        """What may be tried at the current state, best first; nothing at a dead end."""
        raise NotImplementedError

    def apply(self, choice: Any) -> Optional[bool]:
        """Makes a choice; or refuses it with False, and leaves the state as it was."""
        raise NotImplementedError

    def undo(self, choice: Any) -> None:
        """Takes back the last choice that was made."""
        raise NotImplementedError

    def is_solved(self) -> bool:
        """Is the current state complete?"""
        raise NotImplementedError

    def solution(self) -> Any:
        """A copy of the solution; the choices that led to it, if this stays as it is."""
        raise NotImplementedError

    def explain(self, choice: Any) -> Optional[str]:
        """Why a choice is refused at the current state."""
        return None

    def label(self, choice: Any) -> str:
        """A choice as a person reads it."""
        return str(choice)

    def board(self) -> Any:
        """What stands on the board: rows of values, lines of signs, or SVG (a text, or what has `_repr_svg_`); None if there is no board."""
        return None

    def title(self) -> str:
        """What pages and pictures call it."""
        return type(self).__name__


_NEEDED = ("choices", "apply", "undo", "is_solved")


def _checked(problem: Any) -> Any:
    """A problem that has what a search needs."""
    if isinstance(problem, type):
        raise TypeError(f"{problem.__name__} is a class: give a problem of it, such as {problem.__name__}()")
    missing = [name for name in _NEEDED
               if not callable(getattr(problem, name, None)) or getattr(type(problem), name, None) is getattr(Problem, name)]
    if missing:
        raise TypeError(f"{type(problem).__name__} has no {' and no '.join(missing)}: a problem has {', '.join(_NEEDED)}")
    return problem


class Functions(Problem):
    """A problem of plain functions, each of which is given the state first."""

    def __init__(self, state: Any, choices: Callable[[Any], Iterable[Any]], apply: Callable[[Any, Any], Optional[bool]],
                 undo: Callable[[Any, Any], object], is_solved: Callable[[Any], bool],
                 solution: Optional[Callable[[Any], Any]] = None, board: Optional[Callable[[Any], Any]] = None,
                 title: str = "search") -> None:
        self.state, self._functions, self._title = state, (choices, apply, undo, is_solved, solution, board), title

    def choices(self) -> Iterable[Any]:
        return self._functions[0](self.state)

    def apply(self, choice: Any) -> Optional[bool]:
        return self._functions[1](self.state, choice)

    def undo(self, choice: Any) -> None:
        self._functions[2](self.state, choice)

    def is_solved(self) -> bool:
        return self._functions[3](self.state)

    def solution(self) -> Any:
        if self._functions[4] is None:
            raise NotImplementedError
        return self._functions[4](self.state)

    def board(self) -> Any:
        return self._functions[5](self.state) if self._functions[5] else None

    def title(self) -> str:
        return self._title


class Choosing(Problem):
    """A problem written as a generator that yields what it chooses from, is sent the choice, and returns its solution.

        def pairs():
            a = yield range(3)
            b = yield range(3)
            if a + b != 3: return None           # a dead end
            return a, b

    It is run anew for each node, up to where that stands: short programs, small trees.
    """

    def __init__(self, program: Callable[[], Generator[Iterable[Any], Any, Any]]) -> None:
        self.program, self.path = program, []  # type: Callable[[], Generator[Iterable[Any], Any, Any]], List[Any]
        self._run()

    def _run(self) -> None:
        self._offered: "Optional[Tuple[Any, ...]]" = None
        self._result: Any = None
        run = self.program()
        try:
            self._offered = tuple(next(run))
            for choice in self.path:
                self._offered = tuple(run.send(choice))
        except StopIteration as end:
            self._offered, self._result = None, end.value

    def choices(self) -> Iterable[Any]:
        return self._offered or ()

    def apply(self, choice: Any) -> Optional[bool]:
        self.path.append(choice)
        self._run()
        if self._offered is None and self._result is None:
            self.undo(choice)
            return False
        return True

    def undo(self, choice: Any) -> None:
        self.path.pop()
        self._run()

    def is_solved(self) -> bool:
        return self._offered is None and self._result is not None

    def solution(self) -> Any:
        return copy.deepcopy(self._result)

    def title(self) -> str:
        return getattr(self.program, "__name__", "search")


class _Counters:
    """What a search counts."""

    def __init__(self) -> None:
        self.visits = self.checks = self.dead_ends = self.solutions = 0
        self.profile: List[int] = []
        self.stopped_by: Optional[str] = None
        self.path: List[Any] = []

    def add(self, other: "_Counters") -> None:
        self.visits += other.visits
        self.checks += other.checks
        self.dead_ends += other.dead_ends
        self.solutions += other.solutions
        self.profile += [0] * (len(other.profile) - len(self.profile))
        for depth, visits in enumerate(other.profile):
            self.profile[depth] += visits


class Search:
    """A search of a problem: `first`, `all`, `count`, `run`, `tree`, `record`, `watch`, `serve`, `save`."""

    def __init__(self, problem: Any) -> None:
        self.problem = _checked(problem)
        self.outcome: Optional[Outcome] = None  #: how the last search ended

    @property
    def title(self) -> str:
        return self.problem.title() if hasattr(self.problem, "title") else type(self.problem).__name__

    def first(self, **limits: Any) -> Any:
        """The first solution; None if there is none."""
        return next(iter(list(self.all(limit=1, **limits))), None)

    def all(self, limit: Optional[int] = None, *, visit_limit: Optional[int] = None, time_limit: Optional[float] = None,
            workers: int = 1) -> Iterator[Any]:
        """Solutions in the order of the search, found as they are asked for. A limit that comes before their end raises `Stopped`."""
        if workers > 1:
            yield from self._shared(workers, True, limit)
            return
        counters, began = _Counters(), time.perf_counter()
        found = 0
        for solution in _walk(self.problem, counters, visit_limit, time_limit, True):
            yield solution
            found += 1
            if found == limit:
                break
        outcome = self._end(counters, began, "found" if found == limit else None)
        if not outcome.is_complete:
            raise Stopped(outcome)

    def count(self, *, visit_limit: Optional[int] = None, time_limit: Optional[float] = None, workers: int = 1) -> int:
        """How many solutions there are."""
        outcome = self.run(visit_limit=visit_limit, time_limit=time_limit, workers=workers)
        if not outcome.is_complete:
            raise Stopped(outcome)
        return outcome.solutions

    def run(self, *, visit_limit: Optional[int] = None, time_limit: Optional[float] = None, workers: int = 1) -> Outcome:
        """Walks the whole tree and tells every counter. `workers` processes share it, if the problem can be pickled."""
        if workers > 1:
            for _ in self._shared(workers, False, None):
                pass
            assert self.outcome is not None
            return self.outcome
        counters, began = _Counters(), time.perf_counter()
        for _ in _walk(self.problem, counters, visit_limit, time_limit, False):
            pass
        return self._end(counters, began, None)

    def _end(self, counters: _Counters, began: float, status: Optional[str], workers: int = 1) -> Outcome:
        stopped = counters.stopped_by
        told: "Dict[str, Any]" = {
            "status": "stopped" if stopped else status or "exhausted", "solutions": counters.solutions, "visits": counters.visits,
            "checks": counters.checks, "rejections": counters.checks - counters.visits + 1, "dead_ends": counters.dead_ends,
            "profile": counters.profile, "at": None, "solver": self.title, "threads": workers, "question": "all",
            "seconds": time.perf_counter() - began, "reason": None, "findings": [],
        }
        if stopped:
            told["stopped_by"] = stopped
        self.outcome = Outcome(told)
        return self.outcome

    def _shared(self, workers: int, lists: bool, limit: Optional[int]) -> Iterator[Any]:
        """Solutions, or nothing if only counters are wanted, from several processes, in the order of the tree."""
        from concurrent.futures import ProcessPoolExecutor
        import pickle

        try:
            pickled = pickle.dumps(self.problem)
        except Exception as error:
            raise TypeError(f"{type(self.problem).__name__} cannot be sent to other processes: {error}") from error
        began, total = time.perf_counter(), _Counters()
        paths = _frontier(self.problem, 16 * workers, total, lists)
        found = 0
        with ProcessPoolExecutor(workers, initializer=_receive, initargs=(pickled,)) as pool:
            jobs = [path for is_leaf, path in paths if not is_leaf]
            results = pool.map(_subtree, jobs, [lists] * len(jobs))
            for is_leaf, path in paths:
                if is_leaf:
                    solutions = [path] if lists else []
                else:
                    solutions, counters = next(results)
                    total.add(counters)
                for solution in solutions:
                    yield solution
                    found += 1
                    if found == limit:
                        pool.shutdown(wait=False, cancel_futures=True)
                        self._end(total, began, "found", workers)
                        return
        self._end(total, began, None, workers)

    def record(self, limit: int = MOST_EVENTS, first: bool = False) -> Recording:
        """Every event of the search, up to `limit` of them, or up to the first solution."""
        return _record(self.problem, self.title, limit, first)

    def tree(self, depth: Optional[int] = None, fold: Optional[bool] = None, checks: bool = False, limit: int = MOST_EVENTS) -> Tree:
        """The decision tree."""
        return self.record(limit).tree(depth, fold, checks)

    def watch(self, **options: Any) -> None:
        """The player in the terminal."""
        self.record().watch(**options)

    def serve(self, **options: Any) -> Any:
        """The page's player, in the browser."""
        return self.record().serve(**options)

    def film(self, path: "str | os.PathLike[str]", **options: Any) -> None:
        """A film of it: a GIF (.gif), an SVG that moves (.svg), or an asciinema cast (.cast); `steps`, `start` and `speed` as for `Recording.film`."""
        self.record().film(path, **options)

    def save(self, path: "str | os.PathLike[str]") -> None:
        """The page as one file (.html), the tree (.svg), a film (.gif, .cast), or the events (.jsonl)."""
        self.record().save(path)

    def _repr_mimebundle_(self, **_: Any) -> "Dict[str, Any]":
        return self.record()._repr_mimebundle_()


def _noted(error: BaseException, path: Sequence[Any]) -> None:
    """Adds the path to an exception that passes through."""
    note = f"at the node of the choices {list(path)!r}"
    if hasattr(error, "add_note"):
        error.add_note(note)
    else:  # before Python 3.11
        error.__notes__ = [*getattr(error, "__notes__", []), note]  # type: ignore[attr-defined]


def _solution(problem: Any, path: Sequence[Any]) -> Any:
    """A copy of the solution, or the choices that led to it."""
    own = getattr(problem, "solution", None)
    if own is None or getattr(type(problem), "solution", None) is Problem.solution:
        return list(path)
    try:
        return own()
    except NotImplementedError:
        return list(path)


def _walk(problem: Any, counters: _Counters, most: Optional[int], seconds: Optional[float], lists: bool) -> Iterator[Any]:
    """Walks the tree below the current state, and yields its solutions if they are wanted. The state is left as it was found.

    What is counted costs a third of a recursion over cheap methods, so little is done for each choice: checks are counted for a
    whole node when it is entered, and taken off again for nodes that are left early.
    """
    choices, apply, undo, is_solved = problem.choices, problem.apply, problem.undo, problem.is_solved
    profile, path = counters.profile, counters.path
    deadline = None if seconds is None else time.perf_counter() + seconds
    limited = most is not None or deadline is not None
    base = depth = len(path)
    checks = dead_ends = solutions = 0
    # Each node on the way: what it has not tried. And whether one of the choices of the current one was accepted.
    stack: "List[Iterator[Any]]" = []
    try:
        profile += [0] * (base + 2 - len(profile))
        profile[base] += 1
        if is_solved():
            solutions = 1
            if lists:
                yield _solution(problem, path)
            return
        offered = choices()
        if not hasattr(offered, "__len__"):
            offered = tuple(offered)
        checks = len(offered)
        untried = iter(offered)
        is_dead = True
        while True:
            for choice in untried:
                made = apply(choice)
                if made or made is None:
                    profile[depth + 1] += 1
                    is_dead = False
                    path.append(choice)
                    if limited:
                        _look(counters, most, deadline)
                    if is_solved():
                        solutions += 1
                        if lists:
                            yield _solution(problem, path)
                        undo(path.pop())
                        continue
                    stack.append(untried)
                    offered = choices()
                    try:
                        checks += len(offered)
                    except TypeError:
                        offered = tuple(offered)
                        checks += len(offered)
                    untried = iter(offered)
                    is_dead = True
                    depth += 1
                    if depth + 1 == len(profile):
                        profile.append(0)
                    break
            else:
                if is_dead:
                    dead_ends += 1
                if not stack:
                    return
                untried = stack.pop()
                is_dead = False
                depth -= 1
                undo(path.pop())
    except _Enough:
        stack.append(untried)
        _take_back(problem, path, base)
    except GeneratorExit:
        stack.append(untried)
        _take_back(problem, path, base)
        raise
    except BaseException as error:
        _noted(error, path)
        raise
    finally:
        counters.checks += checks - sum(map(length_hint, stack))
        counters.dead_ends += dead_ends
        counters.solutions += solutions
        while profile and not profile[-1]:
            profile.pop()
        counters.visits = sum(profile)


class _Enough(Exception):
    """A limit was reached."""


def _look(counters: _Counters, most: Optional[int], deadline: Optional[float]) -> None:
    """Has a limit been reached?"""
    if most is not None and sum(counters.profile) >= most:
        counters.stopped_by = "the visit limit"
    elif deadline is not None and time.perf_counter() >= deadline:
        counters.stopped_by = "the time limit"
    else:
        return
    raise _Enough


def _take_back(problem: Any, path: List[Any], base: int) -> None:
    """Goes back to where the walk began."""
    while len(path) > base:
        problem.undo(path.pop())


def _frontier(problem: Any, enough: int, counters: _Counters, lists: bool) -> "List[Tuple[bool, Any]]":
    """The nodes at the first depth with enough of them, in order: (False, path); and the solutions above: (True, solution).

    The nodes above them are counted here; their own visits are counted by whoever searches them.
    """
    level: "List[Tuple[bool, Any]]" = [(False, [])]
    for depth in range(64):
        nodes = [path for is_leaf, path in level if not is_leaf]
        if not nodes or len(nodes) >= enough:
            break
        below: "List[Tuple[bool, Any]]" = []
        for is_leaf, path in level:
            if is_leaf:
                below.append((True, path))
                continue
            for choice in path:
                problem.apply(choice)
            counters.profile += [0] * (depth + 1 - len(counters.profile))
            counters.profile[depth] += 1
            counters.visits += 1
            if problem.is_solved():
                counters.solutions += 1
                below.append((True, _solution(problem, path) if lists else None))
            else:
                accepted = False
                for choice in problem.choices():
                    counters.checks += 1
                    made = problem.apply(choice)
                    if made or made is None:
                        accepted = True
                        problem.undo(choice)
                        below.append((False, [*path, choice]))
                counters.dead_ends += not accepted
            for choice in reversed(path):
                problem.undo(choice)
        level = below
    return level


_received: Any = None


def _receive(pickled: bytes) -> None:
    """What a process of the pool begins with."""
    global _received
    import pickle

    _received = pickle.loads(pickled)


def _subtree(path: List[Any], lists: bool) -> "Tuple[List[Any], _Counters]":
    """Searches the subtree of a node, in a process of the pool."""
    counters = _Counters()
    for choice in path:
        _received.apply(choice)
    counters.path = list(path)
    solutions = list(_walk(_received, counters, None, None, lists))
    for choice in reversed(path):
        _received.undo(choice)
    return solutions, counters


def _record(problem: Any, title: str, limit: int, first: bool) -> Recording:
    """Walks the tree and keeps every event."""
    recording = Recording(title, title, limit)
    label = problem.label if hasattr(problem, "label") else str
    explain = getattr(problem, "explain", lambda choice: None)
    board = getattr(problem, "board", lambda: None)
    stage, path = recording.stage, []  # type: Any, List[Any]

    try:
        table, _ = stage.look(board(), None)
        recording.event(ENTER)
        if problem.is_solved():
            recording.event(SOLUTION)
            recording.event(LEAVE)
            return recording
        # Each node on the way: what it has not tried, whether a choice was accepted, and its board.
        stack: "List[List[Any]]" = [[iter(problem.choices()), False, table]]
        while stack and not recording.is_cut:
            node = stack[-1]
            for choice in node[0]:
                told = label(choice)
                made = problem.apply(choice)
                if not (made or made is None):
                    recording.event(REFUSE, told, (), explain(choice) or "")
                    continue
                node[1] = True
                path.append(choice)
                table, marks = stage.look(board(), node[2])
                recording.event(ENTER, told, marks)
                if problem.is_solved():
                    recording.event(SOLUTION)
                    if first:
                        recording.is_cut = True
                        break
                    recording.event(LEAVE)
                    problem.undo(path.pop())
                    continue
                stack.append([iter(problem.choices()), False, table])
                break
            else:
                if not node[1]:
                    recording.event(DEAD_END)
                recording.event(LEAVE)
                stack.pop()
                if path:
                    problem.undo(path.pop())
    except BaseException as error:
        _noted(error, path)
        raise
    _take_back(problem, path, 0)
    return recording


class BrokenLaw(AssertionError):
    """A problem does not keep what a problem promises."""


def check_laws(problem: Any, visits: int = 10_000) -> int:
    """Tries on at most `visits` nodes whether a problem keeps its promises; raises `BrokenLaw` if not, else returns how many nodes it saw.

    That a refused choice changes nothing, that undo restores the state, that the choices asked for again are the same and each
    comes once. States are compared by `==` of the attributes, or by the problem's own `state()`, if it has one.
    """
    _checked(problem)
    path: List[Any] = []
    seen = 0

    def state() -> Any:
        own = getattr(problem, "state", None)
        return copy.deepcopy(own() if callable(own) else {**getattr(problem, "__dict__", {}), **_slots(problem)})

    def broken(why: str) -> BrokenLaw:
        return BrokenLaw(f"{why} (at the node of the choices {path!r})")

    def visit() -> None:
        nonlocal seen
        seen += 1
        if problem.is_solved():
            return
        before = state()
        offered = list(problem.choices())
        if state() != before:
            raise broken("choices changes the state")
        if list(problem.choices()) != offered:
            raise broken("choices offers others when it is asked again")
        for i, choice in enumerate(offered):
            if choice in offered[:i]:
                raise broken(f"choices offers {choice!r} twice")
            if seen >= visits:
                return
            made = problem.apply(choice)
            if not (made or made is None):
                if state() != before:
                    raise broken(f"apply refused {choice!r} and changed the state all the same")
                continue
            path.append(choice)
            visit()
            problem.undo(path.pop())
            if state() != before:
                raise broken(f"undo of {choice!r} does not restore the state")

    try:
        visit()
    except BrokenLaw:
        raise
    except BaseException as error:
        _noted(error, path)
        raise
    return seen


def _slots(problem: Any) -> "Dict[str, Any]":
    names = [name for kind in type(problem).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: getattr(problem, name) for name in names if hasattr(problem, name)}
