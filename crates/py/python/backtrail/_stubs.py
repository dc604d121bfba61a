"""The types of the package, made of the registry: `python -m backtrail._stubs` prints `__init__.pyi`."""

from __future__ import annotations

import json
from typing import Any

from . import _backtrail

_HEAD = '''\
# Made by `python -m backtrail._stubs`; a test holds it against the registry.

from os import PathLike
from typing import IO, Any, Iterable, Literal, Mapping, Protocol, Sequence

from ._backtrail import Error as Error, __version__ as __version__, speak as speak
from ._own import (
    BrokenLaw as BrokenLaw, Choosing as Choosing, Functions as Functions, Problem as Problem, Search as Search,
    check_laws as check_laws,
)
from ._puzzles import Case as Case, Puzzle as Puzzle, Verdict as Verdict
from ._recording import Recording as Recording, columns as columns
from ._results import (
    Comparison as Comparison, Outcome as Outcome, Profile as Profile, Solution as Solution, Stopped as Stopped, Tree as Tree,
)
from ._show import serve as serve, watch as watch
from ._trace import Trace as Trace, trace as trace, traced as traced

class _Text(Protocol):
    def read(self) -> str | bytes: ...

_File = str | PathLike[str] | _Text
_Numbers = Sequence[int | None]
_Rows = Sequence[Sequence[Any]]
_Size = int | tuple[int, int] | _Rows | range | Any
_Grid = _Rows | Sequence[str] | _Numbers | Any
_Graph = Mapping[Any, Iterable[Any]] | Iterable[tuple[Any, Any]] | Any
_Sets = _Rows | Any

def puzzles() -> dict[str, Puzzle]: ...
'''

_SHAPES = {"size": "_File | _Size", "grid": "_File | _Grid", "graph": "_File | _Graph", "sets": "_File | _Sets", "text": "_File"}
_KINDS = {
    "switch": "bool", "number": "int", "memory": "str", "pair": "str | tuple[int, int]",
    "several": "str | Sequence[str] | Mapping[str, int]", "word": "str | int | Sequence[int | None]",
    "text": "_File | Mapping[Any, int] | Sequence[int]",
}


def stubs() -> str:
    """The text of `__init__.pyi`."""
    _backtrail.speak("en")
    return _HEAD + "".join(_puzzle(told) for told in json.loads(_backtrail.describe()))


def _flags(flags: "list[dict[str, Any]]") -> str:
    def one(flag: "dict[str, Any]") -> str:
        kind = f"Literal[{', '.join(map(repr, flag['choices']))}]".replace("'", '"') if flag["choices"] else _KINDS[flag["kind"]]
        return f", {flag['name'].replace('-', '_')}: {kind} | None = ..."

    return "".join(map(one, flags))


def _puzzle(told: "dict[str, Any]") -> str:
    name, shape = told["name"].replace("-", "_"), _SHAPES[told["shape"]]
    short = next((flag for flag in told["flags"] if len(flag["name"]) == 1 and flag["kind"] == "number"), None)
    second = f", {short['name']}: int | None = ..." if short else ""
    others = _flags([flag for flag in told["flags"] if flag is not short])
    keywords = f", *{others}" if others else ""
    case, lines = "Case", []
    if told["questions"]:
        case = f"_{name}_case"
        lines += ["", f"class {case}(Case):"]
        lines += [f"    def {question['name'].replace('-', '_')}(self, **options: Any) -> Any: ..." for question in told["questions"]]
    operand = told["instance"]["name"].lower()
    lines += ["", f"class _{name}(Puzzle):"]
    lines.append(f"    def __call__(self, {operand}: {shape}{second}, /{keywords}) -> {case}: ..."
                 if told["shape"] != "sets" else
                 f"    def __call__(self, {operand}: {shape} | Iterable[Any], options: Iterable[Iterable[Any]] = ..., /{keywords}) -> {case}: ...")
    if second:  # also by its name
        lines[-1] = f"    def __call__(self, {operand}: {shape}{second}{keywords}) -> {case}: ..."
    for tool in told["tools"]:
        first = "count: int = ..." if tool["makes"] else f"{operand}: {shape}, /"
        given = _flags(tool["flags"])
        given = f", *{given}" if given else ""
        lines.append(f"    def {tool['name'].replace('-', '_')}(self, {first}{given}) -> {'list[Solution]' if tool['makes'] else 'Solution'}: ...")
    return "\n".join([*lines, f"\n{name}: _{name}\n"])


if __name__ == "__main__":
    print(stubs(), end="")
