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

class _queens(Puzzle):
    def __call__(self, n: _File | _Size, /, *, distinct: bool | None = ..., place: str | int | Sequence[int | None] | None = ..., by: Literal["column", "row"] | None = ..., from_one: bool | None = ..., memory: str | None = ..., device: str | int | Sequence[int | None] | None = ..., device_memory: str | None = ...) -> Case: ...

queens: _queens

class _knight(Puzzle):
    def __call__(self, board: _File | _Size, /, *, start: str | tuple[int, int] | None = ..., end: str | tuple[int, int] | None = ..., closed: bool | None = ..., directed: bool | None = ..., undirected: bool | None = ..., distinct: bool | None = ..., from_one: bool | None = ..., piece: str | int | Sequence[int | None] | None = ..., memory: str | None = ...) -> Case: ...

knight: _knight

class _sudoku(Puzzle):
    def __call__(self, puzzle: _File | _Grid, /, *, box: str | int | Sequence[int | None] | None = ...) -> Case: ...
    def generate(self, count: int = ..., *, box: str | int | Sequence[int | None] | None = ..., clues: str | int | Sequence[int | None] | None = ..., symmetry: str | int | Sequence[int | None] | None = ..., difficulty: str | int | Sequence[int | None] | None = ..., seed: str | int | Sequence[int | None] | None = ...) -> list[Solution]: ...
    def minimize(self, puzzle: _File | _Grid, /, *, box: str | int | Sequence[int | None] | None = ..., seed: str | int | Sequence[int | None] | None = ...) -> Solution: ...
    def rate(self, puzzle: _File | _Grid, /, *, box: str | int | Sequence[int | None] | None = ...) -> Solution: ...
    def canon(self, puzzle: _File | _Grid, /, *, box: str | int | Sequence[int | None] | None = ...) -> Solution: ...

sudoku: _sudoku

class _color_case(Case):
    def chromatic(self, **options: Any) -> Any: ...
    def polynomial(self, **options: Any) -> Any: ...

class _color(Puzzle):
    def __call__(self, graph: _File | _Graph, k: int | None = ..., *, distinct: bool | None = ..., fixed: _File | Mapping[Any, int] | Sequence[int] | None = ..., start: _File | Mapping[Any, int] | Sequence[int] | None = ..., order: str | int | Sequence[int | None] | None = ..., input_format: str | int | Sequence[int | None] | None = ..., seed: int | None = ..., memory: str | None = ...) -> _color_case: ...

color: _color

class _cover(Puzzle):
    def __call__(self, cover: _File | _Sets | Iterable[Any], options: Iterable[Iterable[Any]] = ..., /, *, distinct: bool | None = ..., memory: str | None = ...) -> Case: ...

cover: _cover

class _model(Puzzle):
    def __call__(self, model: _File, /, *, D: str | Sequence[str] | Mapping[str, int] | None = ...) -> Case: ...

model: _model
