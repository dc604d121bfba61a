"""Backtrail: a backtracking workbench.

    import backtrail as bt
    print(bt.queens(8).first())           # a board
    bt.queens(8).count()                  # 92
    bt.queens(4).tree()                   # the decision tree
    help(bt.queens)                       # its flags, solvers and questions

Puzzles are made of the registry when they are first asked for: `bt.puzzles()` lists them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._backtrail import Error, __version__, speak
from ._results import Comparison, Outcome, Profile, Solution, Stopped, Tree

if TYPE_CHECKING:
    from ._puzzles import Case, Puzzle

__all__ = [
    "Case", "Comparison", "Error", "Outcome", "Profile", "Puzzle", "Solution", "Stopped", "Tree",
    "__version__", "puzzles", "speak",
]

speak()


def puzzles() -> "dict[str, Puzzle]":
    """Every puzzle, by name."""
    from ._puzzles import all_puzzles

    return dict(all_puzzles())


def __getattr__(name: str) -> Any:
    # Not `from . import _puzzles`, which would look for that name here, and come back.
    from ._puzzles import Case, Puzzle, find, near

    if name in ("Case", "Puzzle"):
        return {"Case": Case, "Puzzle": Puzzle}[name]
    if not name.startswith("_"):
        puzzle = find(name)
        if puzzle is not None:
            globals()[name] = puzzle
            return puzzle
    close = near(name)
    raise AttributeError(f"module 'backtrail' has no attribute '{name}'" + (f"; did you mean '{close}'?" if close else ""))


def __dir__() -> "list[str]":
    from ._puzzles import all_puzzles

    return sorted({*globals(), *__all__, *all_puzzles()})
