"""The puzzles of the registry: functions that pose instances, and the questions that are asked of these."""

from __future__ import annotations

import difflib
import json
import os
import sys
from functools import lru_cache
from typing import Any, Callable, Dict, Iterable, Iterator, List, Optional, Sequence, Tuple, Union

from . import _backtrail
from ._results import Comparison, Outcome, Solution, Stopped, Tree, write_film
from ._values import Flag, Word, flag, word

Threads = Union[int, str, None]
Progress = Union[bool, Callable[[int, int, float], object]]


@lru_cache(maxsize=None)
def all_puzzles() -> "Dict[str, Puzzle]":
    """Every puzzle, by name."""
    return {told["name"]: Puzzle(told) for told in json.loads(_backtrail.describe())}


def find(name: str) -> "Optional[Puzzle]":
    """The puzzle of this name, or that is also called so."""
    puzzles = all_puzzles()
    if name in puzzles:
        return puzzles[name]
    word = name.replace("_", "-")
    return next((puzzle for puzzle in puzzles.values() if word == puzzle.name or word in puzzle.aliases), None)


def near(name: str) -> Optional[str]:
    """The puzzle whose name is near to this."""
    return next(iter(difflib.get_close_matches(name, all_puzzles(), 1)), None)


def _keyword(name: str) -> str:
    """A flag as Python names it."""
    return name.replace("-", "_")


class Puzzle:
    """A puzzle: called with an instance, it poses it."""

    def __init__(self, told: "dict[str, Any]") -> None:
        self._told = told
        self.name: str = told["name"]
        self.aliases: List[str] = told["aliases"]
        self.about: str = told["about"]
        self.solvers: List[str] = [solver["name"] for solver in told["solvers"]]
        self.__name__ = self.__qualname__ = self.name
        self.__doc__ = _help(told)
        for tool in told["tools"]:
            setattr(self, _keyword(tool["name"]), _tool(self, tool))

    def __repr__(self) -> str:
        return f"<puzzle {self.name}: {self.about}>"

    def __call__(self, *instance: Any, **flags: Any) -> "Case":
        posed, given = self._pose(instance, flags)
        return Case(self, _backtrail.Case(self.name, posed.text, given), posed, given)

    def _pose(self, instance: "Tuple[Any, ...]", flags: "dict[str, Any]") -> "Tuple[Word, List[Flag]]":
        told = self._told
        if not instance and told["instance"]["is_optional"] and not told["is_graph"]:
            instance = ("",)
        posed, rest = word(told["shape"], instance, told["instance"]["name"])
        # What stands after the instance is the value of the flag of one letter: color(graph, 3).
        for value, short in zip(rest, (each for each in told["flags"] if len(each["name"]) == 1)):
            flags = {_keyword(short["name"]): value, **flags}
            rest = rest[1:]
        if rest:
            raise TypeError(f"{self.name} does not know what {rest[0]!r} is")
        return posed, _flags(told["flags"], flags, self.name, posed.flags)

    def compare(self, instances: Iterable[Any], *, solvers: Optional[Sequence[str]] = None, first: bool = False,
                repeats: int = 3, cap: float = 5.0, **flags: Any) -> Comparison:
        """Runs several solvers on several instances, each for at most `cap` seconds of CPU time."""
        cases = [self(instance, **flags)._raw for instance in instances]
        return Comparison(_backtrail.compare(cases, None if solvers is None else list(solvers), first, repeats, cap))

    def check(self, solution: Any, **flags: Any) -> "Verdict":
        """Checks a solution that somebody brings, complete or not, and lists every conflict."""
        if isinstance(solution, Solution) and solution.word is not None:
            text = solution.word
        elif isinstance(solution, str):
            text = solution
        else:
            text = ",".join("-" if number is None else str(number) for number in solution)
        return Verdict(_backtrail.check(self.name, text, _flags(self._told["check_flags"], flags, f"{self.name}.check")))

    def solve_many(self, puzzles: Any, *, threads: Threads = "all", **flags: Any) -> Any:
        """Solves many at once, on all cores. `puzzles` are lines (str or bytes), or a NumPy array with a puzzle a row.

        Returns the answers in the same form: a list with a line for each, None where there is none; bytes for bytes; an
        array for an array, a row of zeros where there is none. A line that is no puzzle is an error that names it.
        """
        return self._many(puzzles, False, threads, flags)

    def unique_many(self, puzzles: Any, *, threads: Threads = "all", **flags: Any) -> "List[str]":
        """Says of many at once, on all cores, how many solutions each has: '0', '1' or 'many'."""
        answers: List[str] = self._many(puzzles, True, threads, flags)
        return answers

    def _many(self, puzzles: Any, unique: bool, threads: Threads, flags: "dict[str, Any]") -> Any:
        if not self._told["is_collection"]:
            raise TypeError(f"{self.name} has no collections: solve one after another")
        given = _flags(self._told["flags"], flags, f"{self.name}.solve_many")

        many = _backtrail.Many(self.name, given, unique, _threads(threads) or 1)

        def checked(told: "Tuple[Any, dict[str, Any]]") -> Any:
            answers, census = told
            if census["faults"]:
                line, why = census["faults"][0]
                raise _backtrail.Error(f"line {line}: {why}")
            return answers

        if isinstance(puzzles, (bytes, bytearray)):
            answers = checked(many.text(bytes(puzzles), 1))
            return _remarked(answers) if unique else answers
        if getattr(puzzles, "ndim", None) in (2, 3):
            return _answered_array(puzzles, unique, lambda *rows: checked(many.rows(*rows)))
        listed = puzzles.splitlines() if isinstance(puzzles, str) else puzzles if isinstance(puzzles, list) else list(puzzles)
        found: "List[Any]" = []
        for at, end in _blocks(listed):
            lines = checked(many.lines(listed, at, end))
            if len(lines) != end - at:
                blank = next((i for i in range(at, end) if not listed[i].split("#")[0].strip()), at)
                raise _backtrail.Error(f"line {blank + 1} holds no puzzle")
            found += lines
        return found


def _blocks(puzzles: Any) -> "Iterator[Tuple[int, int]]":
    """Where blocks of some thousand puzzles begin and end: a million at once is copied through cold memory."""
    return ((at, min(at + _BLOCK, len(puzzles))) for at in range(0, len(puzzles), _BLOCK))


_BLOCK = 50_000


def _remarked(answers: bytes) -> "List[Any]":
    """What is said on each line, without remarks; None if nothing is."""
    return [line.split("#")[0].strip() or None for line in answers.decode().splitlines()]


def _answered_array(puzzles: Any, unique: bool, answer: "Callable[[bytearray, int, int], Any]") -> Any:
    """The answers to an array with a puzzle a row, as an array like it; or what is said of each, in a list."""
    if not puzzles.size:
        return [] if unique else puzzles
    import numpy

    rows = puzzles.reshape(len(puzzles), -1)
    if rows.dtype.kind == "f" and not numpy.isfinite(rows).all():
        puzzle, cell = numpy.argwhere(~numpy.isfinite(rows))[0]
        raise ValueError(f"puzzle {puzzle}, cell {cell} is not a number")
    if rows.dtype != numpy.uint8 and (rows.min() < 0 or rows.max() > 9):
        raise ValueError("an array of puzzles holds values from 0 to 9; give larger ones as lines")
    said: "List[str]" = []
    solved = numpy.empty(rows.shape, numpy.uint8)
    room = bytearray()
    for at, end in _blocks(rows):
        block = rows[at:end]
        if len(room) != block.size:
            room = bytearray(block.size)
        numpy.copyto(numpy.frombuffer(room, numpy.uint8).reshape(block.shape), block, casting="unsafe")
        answers = answer(room, block.shape[1], at + 1)
        if unique:
            said += _remarked(answers)
        else:
            solved[at:end] = numpy.frombuffer(answers, numpy.uint8).reshape(block.shape)
    return said if unique else solved.astype(puzzles.dtype, copy=False).reshape(puzzles.shape)


class Verdict:
    """What the checker says of a solution."""

    def __init__(self, told: "dict[str, Any]") -> None:
        self.is_solution: bool = told["is_solution"]  #: complete, and without a conflict
        self.is_legal: bool = told["is_legal"]  #: without a conflict
        self.is_complete: bool = told["is_complete"]
        self.summary: str = told["summary"]
        self.conflicts: List[str] = told["conflicts"]  #: a sentence for each, at most some hundred
        self.total: int = told["total"]  #: how many conflicts there are

    def __bool__(self) -> bool:
        return self.is_solution

    def __repr__(self) -> str:
        return f"<Verdict: {self.summary}>"

    def __str__(self) -> str:
        return "\n".join([self.summary, *self.conflicts])


class Case:
    """An instance of a puzzle, and the questions that may be asked of it.

    Most of them take `solver`, a name of `solvers`; `threads`, a number or 'all'; `time_limit` in seconds and `visit_limit`;
    `under`, the address of a node whose subtree alone is searched, and `from_node`, one to go on from; and `progress`, True for
    a line on stderr, or a function of visits, solutions and share. A limit that comes before the answer raises `Stopped`,
    Ctrl-C raises `KeyboardInterrupt`; both have the `outcome` so far.
    """

    def __init__(self, puzzle: Puzzle, raw: "_backtrail.Case", posed: Word, flags: "List[Flag]") -> None:
        self._raw, self._posed, self._flags = raw, posed, flags
        self.puzzle = puzzle
        self.title: str = raw.title()

    def __repr__(self) -> str:
        return f"<{self.puzzle.name}: {self.title}>"

    def __reduce__(self) -> Any:
        return (_posed_again, (self.puzzle.name, self._posed, self._flags))

    @property
    def word(self) -> str:
        """The word that gives this instance on the command line."""
        return self._raw.word()

    @property
    def ruled_out(self) -> Optional[str]:
        """Why there is no solution, where that is known without a search."""
        return self._raw.ruled_out()

    def solvers(self, question: str = "first") -> "List[str]":
        """The solvers that can do this for this instance: 'first', 'all', 'count', 'trace' or 'threads'."""
        return self._raw.able(question)

    def first(self, **options: Any) -> Optional[Solution]:
        """The first solution; None if there is none."""
        outcome, found = self._ask("first", options)
        if not found and not outcome.is_complete:
            raise Stopped(outcome)
        return self._solution(found[0]) if found else None

    def all(self, limit: Optional[int] = None, **options: Any) -> Iterator[Solution]:
        """Solutions in the order of the search, found as they are asked for: breaking off stops the search."""
        asked = _asked("all", {**options, "take": limit})
        return self._listed(self._raw.solutions(asked))

    __iter__ = all

    def _listed(self, found: "_backtrail.Solutions") -> Iterator[Solution]:
        try:
            for raw in found:
                yield self._solution(raw)
            told = found.outcome()
            if told is not None and told["status"] == "stopped":
                raise Stopped(Outcome(told, self))
        finally:
            found.close()

    def count(self, limit: Optional[int] = None, *, on: Optional[str] = None, ledger: "str | os.PathLike[str] | None" = None,
              parts: Optional[int] = None, retries: Optional[int] = None, **options: Any) -> int:
        """How many solutions there are, exactly, however many; or `limit`, if there are at least as many.

        `ledger` is a file that keeps what is counted: the same call goes on after any interruption, as do `backtrail resume FILE` and
        `backtrail status FILE`. `on="ray"` has the machines of a Ray cluster count, in some `parts` parts, each with `threads`; a part that
        is lost is counted again, up to `retries` times.
        """
        if on is None and ledger is None:
            if parts is not None or retries is not None:
                raise TypeError("parts and retries are of a count on='ray'")
            outcome, _ = self._ask("count", {**options, "take": limit})
        else:
            from ._shared import count

            outcome = count(self, on, ledger, parts, retries, {**options, "take": limit})
        if not outcome.is_complete:
            raise Stopped(outcome)
        return outcome.solutions

    def unique(self, **options: Any) -> bool:
        """Is there exactly one solution?"""
        outcome, _ = self._ask("unique", options)
        if not outcome.is_complete and outcome.solutions < 2:
            raise Stopped(outcome)
        return outcome.solutions == 1

    def search(self, first: bool = False, **options: Any) -> Outcome:
        """Walks the whole tree, or up to the first solution, and keeps every counter. A limit ends it early and raises nothing."""
        return self._ask("first" if first else "count", {**options, "walks": True})[0]

    def outcome(self, question: str = "count", **options: Any) -> Outcome:
        """Asks 'first', 'count' or 'unique' and tells all that is known afterwards, in place of the answer."""
        if question not in ("first", "count", "unique"):
            raise ValueError(f"question is first, count or unique, not {question!r}")
        return self._ask(question, options)[0]

    def tree(self, *, solver: Optional[str] = None, depth: Optional[int] = None, fold: Optional[bool] = None,
             checks: bool = False, first: bool = False, under: Optional[str] = None, visit_limit: int = 1_000_000,
             time_limit: Optional[float] = None) -> Tree:
        """The decision tree: cut below `depth`, with failed subtrees folded or not (None: if it would be too large), with refused
        choices if `checks`, up to the first solution if `first`."""
        raw = _backtrail.Tree(self._raw, solver, under, first, checks, visit_limit, time_limit)
        return Tree(raw, depth, fold, checks)

    def compare(self, *, solvers: Optional[Sequence[str]] = None, first: bool = False, repeats: int = 3, cap: float = 5.0) -> Comparison:
        """Runs several solvers, all that can if none are named, each for at most `cap` seconds of CPU time."""
        return Comparison(_backtrail.compare([self._raw], None if solvers is None else list(solvers), first, repeats, cap))

    def html(self, solver: Optional[str] = None, limit: int = 100_000) -> str:
        """The page's player with this search, in one file that needs no server."""
        from ._recording import page

        told, packed = self._raw.record(solver, limit)
        return page(json.loads(told), json.loads(packed))

    def player(self, solver: Optional[str] = None, limit: int = 100_000) -> "Shown":
        """The page's player with this search, to be shown in a notebook."""
        return Shown(self.html(solver, limit), self.tree(solver=solver, visit_limit=2_000).svg(), f"<player of {self!r}>")

    def save(self, path: "str | os.PathLike[str]", solver: Optional[str] = None) -> None:
        """Writes that page; to a file that ends in .gif or .cast, a film."""
        if os.fspath(path).lower().endswith((".gif", ".cast")):
            self.film(path, solver=solver)
            return
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.html(solver))

    def film(self, path: "str | os.PathLike[str]", *, solver: Optional[str] = None, steps: int = 200, start: int = 0, speed: float = 4.0) -> None:
        """Writes a film of the search: a GIF (.gif), an SVG that moves (.svg), or an asciinema cast (.cast), of `steps` steps from
        `start` on, `speed` of them a second."""
        write_film(path, lambda ending: self._raw.film(solver, (ending, start, steps, speed)))

    def watch(self, solver: Optional[str] = None, ascii: bool = False) -> None:
        """Plays the search in the terminal."""
        from ._show import watch

        watch(self, solver=solver, ascii=ascii)

    def serve(self, **options: Any) -> Any:
        """Shows the search on the page, in the browser; `.stop()` ends it."""
        from ._show import serve

        return serve(self, **options)

    def __getattr__(self, name: str) -> Any:
        # Questions of the puzzle's own: color(graph).chromatic().
        for question in self.puzzle._told["questions"] if not name.startswith("_") else ():
            if _keyword(question["name"]) == name:
                return _own(self, question)
        raise AttributeError(f"{self.puzzle.name} has no question '{name}'")

    def __dir__(self) -> "List[str]":
        return [*super().__dir__(), *(_keyword(question["name"]) for question in self.puzzle._told["questions"])]

    def _solution(self, raw: "_backtrail.Solution") -> Solution:
        return Solution(raw, self._posed.names)

    def _ask(self, question: str, options: "dict[str, Any]") -> "Tuple[Outcome, List[_backtrail.Solution]]":
        progress = options.pop("progress", None) if "progress" in options else None
        asked = _asked(question, options)
        try:
            told, found = self._raw.solve(asked, _telling(progress))
        except BaseException as error:
            if isinstance(getattr(error, "outcome", None), dict):
                error.outcome = Outcome(error.outcome, self)  # type: ignore[attr-defined]
            raise
        finally:
            if progress is True:
                sys.stderr.write("\r\x1b[K")
        return Outcome(told, self), found


class Shown:
    """The page's player in a notebook."""

    def __init__(self, html: str, svg: str, text: str) -> None:
        self._parts = (html, svg, text)

    def _repr_mimebundle_(self, **_: Any) -> "dict[str, Any]":
        from ._recording import shown

        return shown(*self._parts)

    def __repr__(self) -> str:
        return self._parts[2]


def _posed_again(name: str, posed: Word, flags: "List[Flag]") -> Case:
    puzzle = all_puzzles()[name]
    return Case(puzzle, _backtrail.Case(name, posed.text, flags), posed, flags)


def _own(case: Case, question: "dict[str, Any]") -> Callable[..., Any]:
    """A question of the puzzle's own, as a method."""

    def ask(**options: Any) -> Any:
        outcome, _ = case._ask("count", {**options, "own": question["name"]})
        if not outcome.is_complete:
            raise Stopped(outcome)
        answers = [_numbers(value) for value, _ in outcome._answers] or [outcome.findings.get(question["name"])]
        return answers[0]

    ask.__name__ = ask.__qualname__ = _keyword(question["name"])
    ask.__doc__ = question["help"]
    return ask


def _numbers(value: Any) -> Any:
    """Numbers that came as words."""
    if isinstance(value, list):
        return [_numbers(each) for each in value]
    if isinstance(value, str) and value.lstrip("-").isdigit():
        return int(value)
    return value


_OPTIONS = {"solver", "threads", "time_limit", "visit_limit", "under", "from_node", "take", "own", "walks"}


def _asked(question: str, options: "dict[str, Any]") -> "dict[str, Any]":
    """What is asked, as the extension reads it."""
    unknown = next((name for name in options if name not in _OPTIONS), None)
    if unknown is not None:
        close = difflib.get_close_matches(unknown, _OPTIONS, 1)
        raise TypeError(f"unknown option '{unknown}'" + (f"; did you mean '{close[0]}'?" if close else ""))
    for name in ("take", "visit_limit"):
        most = options.get(name)
        if most is not None and (isinstance(most, bool) or not isinstance(most, int) or most < 1):
            raise ValueError(f"{'limit' if name == 'take' else name} is a whole number from 1, not {most!r}")
    return {
        "question": question, "solver": options.get("solver"), "threads": _threads(options.get("threads")),
        "seconds": _seconds(options.get("time_limit")), "visits": options.get("visit_limit"), "under": options.get("under"),
        "from": options.get("from_node"), "take": options.get("take"), "own": options.get("own"),
        "walks": 1 if options.get("walks") else None,
    }


def _threads(threads: Threads) -> Optional[int]:
    if threads == "all":
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if threads is not None and (isinstance(threads, bool) or not isinstance(threads, int) or not 1 <= threads <= 1024):
        raise ValueError(f"threads is a number from 1 to 1024, or 'all', not {threads!r}")
    return threads


def _seconds(limit: Any) -> Optional[float]:
    if limit is None:
        return None
    seconds = limit.total_seconds() if hasattr(limit, "total_seconds") else limit
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not 0 < seconds < 1e12:
        raise ValueError(f"time_limit is a number of seconds, not {limit!r}")
    return float(seconds)


def _telling(progress: Any) -> Optional[Callable[[int, int, float], object]]:
    if progress is None or progress is False:
        return None
    if progress is not True:
        if not callable(progress):
            raise TypeError(f"progress is True or a function of visits, solutions and share, not {progress!r}")
        told: Callable[[int, int, float], object] = progress
        return told

    def line(visits: int, solutions: int, share: float) -> None:
        sys.stderr.write(f"\r\x1b[K{visits:,} visits, {solutions:,} solutions, {share:.1%} of the tree")
        sys.stderr.flush()

    return line


def _flags(known: "List[dict[str, Any]]", given: "dict[str, Any]", who: str, usual: Sequence[Flag] = ()) -> "List[Flag]":
    """The flags that were given, of those that are known."""
    by_name = {_keyword(each["name"]): each for each in known}
    flags = []
    for name, value in given.items():
        if name not in by_name:
            close = difflib.get_close_matches(name, by_name, 1)
            raise TypeError(f"{who} has no flag '{name}'" + (f"; did you mean '{close[0]}'?" if close else ""))
        read = flag(by_name[name]["name"], by_name[name]["kind"], value, by_name[name]["value"])
        if read is not None:
            flags.append(read)
    said = {name for name, _ in flags}
    return [*flags, *(each for each in usual if each[0] not in said)]


def _tool(puzzle: Puzzle, tool: "dict[str, Any]") -> Callable[..., Any]:
    """A tool of a puzzle: `sudoku.generate(count=3)`, `sudoku.rate(line)`."""

    def make(count: int = 1, **flags: Any) -> "List[Solution]":
        given = _flags(tool["flags"], flags, f"{puzzle.name}.{tool['name']}")
        return [_made(each) for each in _backtrail.make(puzzle.name, tool["name"], given, count)]

    def change(*instance: Any, **flags: Any) -> Solution:
        posed, rest = word(puzzle._told["shape"], instance, puzzle._told["instance"]["name"])
        if rest:
            raise TypeError(f"{puzzle.name}.{tool['name']} does not know what {rest[0]!r} is")
        given = _flags(tool["flags"], flags, f"{puzzle.name}.{tool['name']}")
        return _made(_backtrail.change(puzzle.name, tool["name"], given, posed.text))

    function: Callable[..., Any] = make if tool["makes"] else change
    function.__name__ = function.__qualname__ = _keyword(tool["name"])
    function.__doc__ = "\n".join([tool["about"], *_described(tool["flags"])])
    return function


def _made(made: "Tuple[_backtrail.Solution, List[Tuple[str, str]]]") -> Solution:
    solution = Solution(made[0])
    solution.facts = {key: _numbers(value) for key, value in made[1]}
    return solution


def _described(flags: "List[dict[str, Any]]") -> "List[str]":
    """A line for each flag."""
    values = {"switch": "bool", "number": "int", "memory": "str", "pair": "(int, int)", "several": "list"}
    lines = []
    for each in flags:
        kind = " | ".join(map(repr, each["choices"])) if each["choices"] else values.get(each["kind"], "str")
        lines.append(f"    {_keyword(each['name'])}: {kind} – {each['help']}")
    return lines


_TAKES = {
    "size": "a number, a tuple of rows and columns, or a table of squares (true) and holes (false)",
    "grid": "a line, rows of values or an array; 0, None or . for an empty cell",
    "graph": "a networkx graph, a square matrix of NumPy or SciPy, neighbours by vertex, or edges",
    "sets": "items and options, or a table of zeros and ones",
    "text": "a text",
}


def _help(told: "dict[str, Any]") -> str:
    """What help() says."""
    operand = told["instance"]
    lines = [f"{told['about']}.", "", f"{operand['name']}: {operand['help']}", f"Also {_TAKES[told['shape']]}, or a path of a file.", ""]
    if told["flags"]:
        lines += ["Flags:", *_described(told["flags"]), ""]
    if told["questions"]:
        lines += ["Questions of its own:", *(f"    .{_keyword(each['name'])}() – {each['help']}" for each in told["questions"]), ""]
    lines += ["Solvers:"]
    for solver in told["solvers"]:
        lines.append(f"    {solver['name']} ({', '.join(solver['can'])}) – {solver['idea']}")
    if told["tools"]:
        lines += ["", "Tools:", *(f"    .{_keyword(each['name'])}() – {each['about']}" for each in told["tools"])]
    return "\n".join(lines)
