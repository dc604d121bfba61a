"""What a search gives: solutions, outcomes, and pictures of them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Callable, Hashable, List, Optional, Sequence

from . import _backtrail

if TYPE_CHECKING:
    from ._puzzles import Case


def write_film(path: "str | os.PathLike[str]", film: "Callable[[str], bytes]") -> None:
    """Writes what `film` makes for a file that ends like this one."""
    contents = film(os.path.splitext(os.fspath(path))[1].lower().lstrip("."))
    with open(path, "wb") as file:
        file.write(contents)


class Solution(List[int]):
    """A solution: a list of numbers that prints as a board and is drawn in a notebook.

    Of queens these are the row in each column, of a tour the number of each square in row order, of sudoku the values, of a
    graph the colour of each vertex, of a cover the numbers of the options, of a model the value of each variable.
    """

    def __init__(self, raw: "_backtrail.Solution", names: Optional[Sequence[Hashable]] = None) -> None:
        super().__init__(raw.numbers())
        self._raw = raw
        self._names = names
        self.facts: "dict[str, Any]" = {}  #: what a tool says of what it made: its difficulty, its score

    def __reduce__(self) -> Any:
        return (list, (list(self),))

    @property
    def names(self) -> Optional[List[Any]]:
        """What the numbers belong to, if that has names: the vertices of the graph that was given, the variables of a model."""
        return list(self._names) if self._names is not None else self._raw.names()

    def as_dict(self) -> "dict[Any, int]":
        """The numbers by name: the colour of each vertex, the value of each variable; by place, if there are no names."""
        names = self.names
        return dict(zip(names if names is not None else range(len(self)), self))

    @property
    def word(self) -> Optional[str]:
        """The solution as the word that gives it, if there is one: a sudoku in a line."""
        return self._raw.word()

    def to_numpy(self) -> Any:
        """The numbers as an array: of rows and columns, if there is a number for each square."""
        import numpy

        array, extent = numpy.array(self), self._raw.extent()
        return array.reshape(extent) if extent and extent[0] * extent[1] == len(self) else array

    def svg(self) -> str:
        """The board as a picture."""
        return self._raw.draw("svg")

    def dot(self) -> str:
        """The graph for Graphviz."""
        return self._raw.draw("dot")

    def text(self, ascii: bool = False) -> str:
        """The board in signs of Unicode, or of plain ASCII."""
        return self._raw.draw("ascii" if ascii else "text")

    def __str__(self) -> str:
        return self.text().rstrip("\n")

    def _repr_svg_(self) -> str:
        return self.svg()


class Profile(List[int]):
    """Visits per depth. It prints as a histogram and is drawn in a notebook."""

    def __init__(self, visits: Sequence[int], title: str = "") -> None:
        super().__init__(visits)
        self.title = title

    def __str__(self) -> str:
        return _backtrail.histogram(list(self)).rstrip("\n")

    def svg(self) -> str:
        """The histogram as a picture."""
        return _backtrail.histogram(list(self), title=self.title)

    def _repr_svg_(self) -> str:
        return self.svg()

    def plot(self, ax: Any = None) -> Any:
        """Draws the histogram with matplotlib, on `ax` or on axes of its own, which it returns."""
        if ax is None:
            from matplotlib import pyplot

            ax = pyplot.subplots()[1]
        ax.bar(range(len(self)), self)
        ax.set(xlabel="depth", ylabel="visits", title=self.title)
        return ax

    def to_pandas(self) -> Any:
        """A table of depth and visits."""
        import pandas

        return pandas.DataFrame({"depth": range(len(self)), "visits": list(self)})


class Outcome:
    """How a search ended, and what it counted. A counter that a solver does not keep is None."""

    def __init__(self, told: "dict[str, Any]", case: "Optional[Case]" = None) -> None:
        self._case = case
        self.status: str = told["status"]  #: found, exhausted or stopped
        self.stopped_by: Optional[str] = told.get("stopped_by")  #: the limit that stopped it
        self.solutions: int = told["solutions"]
        self.visits: Optional[int] = told["visits"]
        self.checks: Optional[int] = told["checks"]
        self.rejections: Optional[int] = told["rejections"]
        self.dead_ends: Optional[int] = told["dead_ends"]
        self.at: Optional[str] = told["at"]  #: the address of the node where it stopped: `from_node=` goes on there
        self.solver: str = told["solver"]
        self.threads: int = told["threads"]
        self.question: str = told["question"]
        self.seconds: float = told["seconds"]
        self.reason: Optional[str] = told["reason"]  #: why there is no solution, where a theorem knows
        self.findings: "dict[str, Any]" = {key: value for key, value, _, _ in told["findings"]}
        self._answers = [(value, text) for _, value, text, is_answer in told["findings"] if is_answer]
        title = f"{case.title}, {self.solver}" if case is not None else self.solver
        self.profile: Optional[Profile] = None if told["profile"] is None else Profile(told["profile"], title)

    @property
    def is_complete(self) -> bool:
        """Was the question answered, rather than stopped by a limit?"""
        return self.status != "stopped"

    def tree(self, **options: Any) -> "Tree":
        """The decision tree of the same solver: see `Case.tree`."""
        if self._case is None:
            raise ValueError("this outcome belongs to no case")
        return self._case.tree(**{"solver": self.solver, **options})

    def compare(self, **options: Any) -> "Comparison":
        """All solvers on the same instance: see `Case.compare`."""
        if self._case is None:
            raise ValueError("this outcome belongs to no case")
        return self._case.compare(**options)

    def to_pandas(self) -> Any:
        """The counters as a table of one row."""
        import pandas

        return pandas.DataFrame([self._row()])

    def _row(self) -> "dict[str, Any]":
        names = ("status", "solutions", "visits", "checks", "rejections", "dead_ends", "solver", "threads", "seconds")
        return {name: getattr(self, name) for name in names}

    def __repr__(self) -> str:
        kept = ", ".join(f"{name}={value}" for name, value in self._row().items() if value is not None and name != "seconds")
        return f"<Outcome {kept}>"

    def _repr_html_(self) -> str:
        rows = (f"<tr><th>{name}</th><td>{value}</td></tr>" for name, value in self._row().items() if value is not None)
        return f"<table>{''.join(rows)}</table>"


class Stopped(RuntimeError):
    """A limit came before the answer; `outcome` says how far the search came."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(f"stopped by {outcome.stopped_by} after {outcome.seconds:.1f} s: {outcome.solutions} solutions so far")
        self.outcome = outcome


class Tree:
    """A decision tree. It prints as text and is drawn in a notebook."""

    def __init__(self, raw: "_backtrail.Tree", depth: Optional[int], fold: Optional[bool], checks: bool) -> None:
        self._raw, self._view = raw, (depth, fold, checks)
        self.nodes, self.solutions, self.dead_ends, self.refused = raw.counts()
        self.is_stopped = raw.is_stopped()  #: did a limit come before the end?

    def _draw(self, format: str) -> str:
        return self._raw.draw(format, *self._view)[0]

    @property
    def note(self) -> Optional[str]:
        """What was folded or left out without being asked for."""
        return self._raw.draw("text", *self._view)[1]

    def text(self, ascii: bool = False) -> str:
        """The tree as lines of text."""
        return self._draw("ascii" if ascii else "text")

    def svg(self) -> str:
        """The tree as a picture."""
        return self._draw("svg")

    def mermaid(self) -> str:
        """The tree as a Mermaid diagram."""
        return self._draw("mermaid")

    def dot(self) -> str:
        """The tree for Graphviz."""
        return self._draw("dot")

    def __str__(self) -> str:
        return self.text().rstrip("\n")

    def __repr__(self) -> str:
        return f"<Tree of {self.nodes} nodes, {self.solutions} solutions>"

    def _repr_svg_(self) -> str:
        return self.svg()


class Comparison:
    """Times and counts of several solvers. It prints as a table and is drawn in a notebook."""

    def __init__(self, raw: "_backtrail.Comparison") -> None:
        self._raw = raw

    @property
    def rows(self) -> "list[dict[str, Any]]":
        """A dictionary for each solver and instance."""
        return self._raw.rows()

    def __str__(self) -> str:
        return self._raw.draw("text").rstrip("\n")

    def __repr__(self) -> str:
        return f"<Comparison of {len(self.rows)} runs>"

    def svg(self) -> str:
        """A chart."""
        return self._raw.draw("svg")

    def markdown(self) -> str:
        """A table for Markdown."""
        return self._raw.draw("markdown")

    def csv(self) -> str:
        """A table for programs."""
        return self._raw.draw("csv")

    def _repr_svg_(self) -> str:
        return self.svg()

    def to_pandas(self) -> Any:
        """A table."""
        import pandas

        return pandas.DataFrame(self.rows)
