"""How values of Python become the words that the registry reads: by the shape of an instance, never by its puzzle."""

from __future__ import annotations

import math
import os
from typing import Any, Hashable, Iterable, List, Mapping, NamedTuple, Optional, Sequence, Tuple

Flag = Tuple[str, Optional[str]]


class Word(NamedTuple):
    """The word of an instance, flags that go with it, and the names of what its solutions number."""

    text: str
    flags: Sequence[Flag] = ()
    names: Optional[Sequence[Hashable]] = None


def word(shape: str, given: Tuple[Any, ...], operand: str) -> Tuple[Word, Tuple[Any, ...]]:
    """The word of an instance of this shape, and what was given beside it."""
    if not given:
        raise TypeError(f"what instance? Give {operand}")
    first, rest = given[0], given[1:]
    if shape == "sets" and rest:
        return _sets(first, rest[0]), rest[1:]
    if isinstance(first, str):
        return Word(first), rest
    if isinstance(first, os.PathLike) or hasattr(first, "read"):
        return Word(_contents(first)), rest
    if shape == "size":
        return Word(_size(first, operand)), rest
    if shape == "grid":
        return Word(_grid(first, operand)), rest
    if shape == "graph":
        return _graph(first), rest
    if shape == "sets":
        return _matrix_of_sets(first), rest
    raise TypeError(f"{operand} is a text or a path, not {type(first).__name__}")


def flag(name: str, kind: str, value: Any, called: Optional[str] = None) -> Optional[Flag]:
    """A flag as the registry reads it; None if it is not given. Its value is called so in help: `RxC`, `A,B`."""
    if value is None or (kind == "switch" and value is False):
        return None
    if kind == "switch":
        if value is not True:
            raise TypeError(f"{name} is True or False, not {value!r}")
        return (name, None)
    if isinstance(value, bool):
        raise TypeError(f"{name} takes a value, not {value}")
    if isinstance(value, os.PathLike) and kind == "text":
        return (name, _contents(value))
    if isinstance(value, Mapping):
        return (name, ",".join(f"{key}={_plain(each)}" for key, each in value.items()))
    if isinstance(value, (list, tuple, range)) or getattr(value, "ndim", 0) != 0:
        between = "x" if "x" in (called or "") else ","
        return (name, between.join("-" if each is None else _plain(each) for each in value))
    return (name, _plain(value))


def _plain(value: Any) -> str:
    """A number or a word; a whole number may come as a float."""
    if isinstance(value, float):
        if not value.is_integer():
            raise ValueError(f"{value} is no whole number")
        return str(int(value))
    return str(value)


def _contents(source: Any) -> str:
    """The text of a file, unpacked if it is packed by gzip."""
    if hasattr(source, "read"):
        data = source.read()
    else:
        with open(source, "rb") as file:
            data = file.read()
    if isinstance(data, str):
        return data
    if data[:2] == b"\x1f\x8b":
        import gzip

        data = gzip.decompress(data)
    return bytes(data).decode()


def _whole(value: Any, what: str) -> int:
    """A whole number, of whatever type."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        if isinstance(value, float) and value.is_integer():
            return int(value)
        raise TypeError(f"{what} is a whole number, not {value!r}")
    return int(value)


def _size(value: Any, operand: str) -> str:
    rows = _rows(value)
    if rows is not None:  # squares and holes
        return "/".join("".join("." if square else "#" for square in row) for row in rows)
    if isinstance(value, tuple):
        return "x".join(str(_whole(side, operand)) for side in value)
    if isinstance(value, range) and value.step == 1 and len(value):
        return f"{value.start}..{value.stop - 1}"
    return str(_whole(value, operand))


def _rows(value: Any) -> Optional[List[List[Any]]]:
    """The rows of a table: an array of two dimensions, or a sequence of sequences."""
    if getattr(value, "ndim", None) == 2 and hasattr(value, "tolist"):
        rows: List[List[Any]] = value.tolist()
        return rows
    if isinstance(value, (list, tuple)) and value and all(isinstance(row, (list, tuple)) for row in value):
        return [list(row) for row in value]
    return None


def _grid(value: Any, operand: str) -> str:
    rows = _rows(value)
    if rows is None:
        if isinstance(value, (list, tuple)) and value and all(isinstance(row, str) for row in value):
            return "\n".join(value)
        flat = value.tolist() if hasattr(value, "tolist") else value
        if not isinstance(flat, (list, tuple)) or not flat:
            raise TypeError(f"{operand} is a text, rows of values or an array, not {type(value).__name__}")
        side = math.isqrt(len(flat))
        if side * side != len(flat):
            raise ValueError(f"{operand} has {len(flat)} values, which make no square")
        rows = [list(flat[i * side:(i + 1) * side]) for i in range(side)]
    if any(len(row) != len(rows) for row in rows):
        raise ValueError(f"{operand} has {len(rows)} rows, and one is not as long")
    cells = [[_cell(cell, at, i + 1) for i, cell in enumerate(row)] for at, row in enumerate(rows, 1)]
    if len(rows) <= 9:
        return "".join(str(cell) if cell else "." for row in cells for cell in row)
    return "\n".join(" ".join(str(cell) if cell else "." for cell in row) for row in cells)


def _cell(value: Any, row: int, column: int) -> int:
    if value is None or value == "" or value == ".":
        return 0
    try:
        return _whole(int(value) if isinstance(value, str) else value, "a cell")
    except (TypeError, ValueError):
        raise ValueError(f"row {row}, column {column}: {value!r} is no value of a cell") from None


def _quoted(name: Any) -> str:
    escaped = str(name).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _graph(value: Any) -> Word:
    """A graph of networkx or of anything that has nodes and edges; a matrix of NumPy or SciPy; neighbours by vertex; edges."""
    if hasattr(value, "nodes") and hasattr(value, "edges"):
        nodes = list(value.nodes() if callable(value.nodes) else value.nodes)
        edges = [tuple(edge[:2]) for edge in (value.edges() if callable(value.edges) else value.edges)]
    elif hasattr(value, "tocoo"):
        matrix = value.tocoo()
        if matrix.shape[0] != matrix.shape[1]:
            raise ValueError(f"a matrix of {matrix.shape[0]} × {matrix.shape[1]} is no graph: it must be square")
        nodes = list(range(matrix.shape[0]))
        entries = zip(matrix.row.tolist(), matrix.col.tolist(), matrix.data.tolist())
        edges = [(row, column) for row, column, entry in entries if _joins(entry, row, column)]
    elif getattr(value, "ndim", None) == 2:
        rows = value.tolist()
        if any(len(row) != len(rows) for row in rows):
            raise ValueError(f"a matrix of {value.shape[0]} × {value.shape[1]} is no graph: it must be square")
        nodes = list(range(len(rows)))
        edges = [(i, j) for i, row in enumerate(rows) for j, entry in enumerate(row) if _joins(entry, i, j)]
    elif isinstance(value, Mapping):
        nodes = list(dict.fromkeys([*value, *(other for others in value.values() for other in others)]))
        edges = [(node, other) for node, others in value.items() for other in others]
    elif isinstance(value, Iterable):
        edges = []
        for edge in value:
            if isinstance(edge, str) or not isinstance(edge, (tuple, list)) or len(edge) < 2:
                raise TypeError(f"an edge is two vertices, not {edge!r}")
            edges.append((edge[0], edge[1]))
        nodes = list(dict.fromkeys(end for edge in edges for end in edge))
    else:
        raise TypeError(f"a graph is a text, a networkx graph, a square matrix, neighbours by vertex or edges, not {type(value).__name__}")
    written = [str(node) for node in nodes]
    if len(set(written)) < len(written):  # 1 and "1" are two vertices here, and would be one there
        written = [str(i) for i in range(len(nodes))]
    called = dict(zip(nodes, map(_quoted, written)))
    lines = ["graph {", *(f"{name};" for name in called.values())]
    seen = set()
    for a, b in edges:
        if (b, a) not in seen and (a, b) not in seen:
            seen.add((a, b))
            lines.append(f"{called[a]} -- {called[b]};")
    return Word("\n".join([*lines, "}"]), [("input-format", "dot")], nodes)


def _joins(entry: Any, row: int, column: int) -> bool:
    if isinstance(entry, float) and math.isnan(entry):
        raise ValueError(f"row {row}, column {column} of the matrix is not a number")
    return bool(entry)


def _sets(items: Iterable[Any], options: Any) -> Word:
    """Items, and options that are sets of them."""
    names = list(items)
    lists = list(options.values()) if isinstance(options, Mapping) else [list(option) for option in options]
    known = set(map(str, names))
    for name in names:
        _item(name)
    for number, option in enumerate(lists):
        for item in option:
            if str(item).split(":")[0] not in known:
                raise ValueError(f"option {number} has {item!r}, which is no item")
    lines = [" ".join(map(str, names)), *(" ".join(map(str, option)) for option in lists)]
    return Word("\n".join(lines))


def _item(name: Any) -> None:
    word = str(name)
    if not word or any(letter in word for letter in "|:/") or any(letter.isspace() for letter in word):
        raise ValueError(f"{name!r} is no name of an item: it may have no blanks, and none of | : /")


def _matrix_of_sets(matrix: Any) -> Word:
    """A table of zeros and ones: each column an item, each row an option."""
    if hasattr(matrix, "toarray"):
        matrix = matrix.toarray()
    rows = _rows(matrix)
    if rows is None:
        raise TypeError("a cover is a text, items and options, or a table of zeros and ones")
    width = len(rows[0])
    if any(len(row) != width for row in rows):
        raise ValueError(f"the first row has {width} entries, and another has not as many")
    chosen = [[f"i{j}" for j, entry in enumerate(row) if _joins(entry, at, j)] for at, row in enumerate(rows)]
    return _sets([f"i{j}" for j in range(width)], chosen)
