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
    from ._own import BrokenLaw, Choosing, Functions, Problem, Search, check_laws
    from ._puzzles import Case, Puzzle, Verdict
    from ._recording import Recording, columns
    from ._show import serve, watch
    from ._trace import Trace, trace, traced

# Where the rest is, which is loaded when it is first asked for: importing this takes a few milliseconds.
_LATER = {
    "_own": ("BrokenLaw", "Choosing", "Functions", "Problem", "Search", "check_laws"),
    "_puzzles": ("Case", "Puzzle", "Verdict"),
    "_recording": ("Recording", "columns"),
    "_show": ("serve", "watch"),
    "_trace": ("Trace", "trace", "traced"),
}

__all__ = [
    "BrokenLaw", "Case", "Choosing", "Comparison", "Error", "Functions", "Outcome", "Problem", "Profile", "Puzzle", "Recording",
    "Search", "Solution", "Stopped", "Trace", "Tree", "Verdict", "__version__", "check_laws", "columns", "puzzles", "serve", "speak",
    "trace", "traced", "watch",
]

speak()


def puzzles() -> "dict[str, Puzzle]":
    """Every puzzle, by name."""
    from ._puzzles import all_puzzles

    return dict(all_puzzles())


def __getattr__(name: str) -> Any:
    from importlib import import_module

    for module, names in _LATER.items():
        if name in names:
            globals()[name] = found = getattr(import_module(f".{module}", __name__), name)
            return found
    # Not `from . import _puzzles`, which would look for that name here, and come back.
    from ._puzzles import find, near

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
