"""A search on record, event by event: its tree, its profile, the player in the terminal, and the page as one file."""

from __future__ import annotations

import base64
import json
import os
import sys
import threading
from array import array
from typing import Any, Dict, Iterable, List, Optional, Sequence, Tuple

from . import _backtrail
from ._results import Profile, Tree, write_film

ENTER, REFUSE, SOLUTION, DEAD_END, LEAVE, LINE = range(6)

#: A file with more events, or with larger pictures, would be too large to send to anybody.
MOST_EVENTS = 300_000
MOST_DRAWN = 16_000_000

Marks = Tuple[Tuple[int, int], ...]


class Stage:
    """The board that a search is watched on: a table, of which each node says what its choice has changed; or pictures, of which each
    node says which it shows."""

    def __init__(self) -> None:
        self.pictures: "Dict[str, int]" = {}
        self.drawn = 0  #: the letters of all pictures
        self.first: "Optional[List[List[Any]]]" = None
        self.symbols: "Dict[Any, int]" = {}
        self.is_numbers = True

    @property
    def is_full(self) -> bool:
        """Are there more pictures than can be kept?"""
        return self.drawn > MOST_DRAWN

    def look(self, board: Any, before: Any) -> "Tuple[Any, Marks]":
        """What a board shows, to be compared with later, and how it differs from what it showed `before`."""
        if board is None:
            return None, ()
        picture = _picture(board)
        if (picture is None) != (not self.pictures) and (self.pictures or self.first is not None):
            raise TypeError("a board is SVG at every node, or at none")
        if picture is None:
            table = self.table(board)
            return table, self.marks(table, before)
        number = self.pictures.get(picture)
        if number is None:
            number = self.pictures[picture] = len(self.pictures) + 1
            self.drawn += len(picture)
        return number, ((0, number),) if number != (before or 1) else ()

    def table(self, board: Any) -> "List[List[Any]]":
        """Rows of values; None where nothing stands."""
        if hasattr(board, "tolist"):
            board = board.tolist()
        if isinstance(board, str):
            board = board.strip("\n").split("\n")
        rows = [list(row) if not isinstance(row, (int, float)) else [row] for row in board]
        if len(board) and isinstance(board[0], str):
            # A line may have blanks between its signs.
            rows = [list(line.replace(" ", "")) if " " in line.strip() else list(line) for line in board]
        return [[None if _is_empty(cell) else cell for cell in row] for row in rows]

    def marks(self, table: "List[List[Any]]", before: "Optional[List[List[Any]]]") -> Marks:
        """What stands on the second table and did not on the first: cell and value."""
        if self.first is None:
            self.first = table
        if before is None or len(table) != len(before):
            return ()
        marks = []
        columns = max((len(row) for row in table), default=0)
        for at, (row, old) in enumerate(zip(table, before)):
            if row != old:
                for column, cell in enumerate(row):
                    if cell is not None and (column >= len(old) or old[column] != cell):
                        marks.append((at * columns + column, self.value(cell)))
        return tuple(marks)

    def value(self, cell: Any) -> int:
        """The number of what stands on a cell."""
        if isinstance(cell, bool) or not isinstance(cell, int) or not 1 <= cell <= 255:
            self.is_numbers = False
        return self.symbols.setdefault(cell, len(self.symbols) + 1)

    def told(self) -> "dict[str, Any]":
        """The board before the first choice, as the page reads it."""
        if self.pictures:
            return {"kind": "pictures", "pictures": list(self.pictures)}
        if not self.first or not self.first[0]:
            return {"kind": "choices"}
        rows, columns = len(self.first), max(len(row) for row in self.first)
        givens = [[at * columns + column, self.value(cell)] for at, row in enumerate(self.first)
                  for column, cell in enumerate(row) if cell is not None]
        if self.is_numbers and self.symbols:
            numbers = {number: cell for cell, number in self.symbols.items()}
            flat = [0] * (rows * columns)
            for cell, value in givens:
                flat[cell] = numbers[value]
            most = max(self.symbols)
            side = int(most**0.5) if rows == columns == most and int(most**0.5) ** 2 == most else 0
            regions: Any = {"boxRows": side, "boxColumns": side} if side else [0] * (rows * columns)
            return {"kind": "grid", "rows": rows, "columns": columns, "most": most, "regions": regions, "givens": flat}
        symbols = "".join(_sign(cell) for cell in self.symbols)
        return {"kind": "squares", "rows": rows, "columns": columns, "holes": [], "symbols": symbols, "givens": givens}

    def shown(self, marks: Marks, told: "dict[str, Any]") -> "List[List[int]]":
        """Marks as the page takes them: on a grid the numbers themselves, else the places of their signs."""
        if told["kind"] == "choices":
            return []
        if told["kind"] == "grid":
            numbers = {number: cell for cell, number in self.symbols.items()}
            return [[cell, int(numbers[value])] for cell, value in marks]
        return [[cell, value] for cell, value in marks]


def _picture(board: Any) -> Optional[str]:
    """The SVG that a board is, or that a notebook would show of it."""
    if hasattr(board, "_repr_svg_"):
        board = board._repr_svg_()
    if not isinstance(board, str) or not board.lstrip().startswith(("<svg", "<?xml")):
        return None
    # A page takes it for a drawing only where it says that it is one.
    start = board.find("<svg")
    is_said = "xmlns=" in board[start:board.find(">", start)]
    return board if is_said else board.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)


def _is_empty(cell: Any) -> bool:
    return cell is None or cell is False or (isinstance(cell, (int, float)) and cell == 0) or cell in ("", ".", " ", "·", "-", "_")


def _sign(cell: Any) -> str:
    """One sign for a value; a queen for what only says that something stands there."""
    text = str(cell)
    return "♕" if cell is True or text in ("Q", "q") else text[:1] or "?"


def columns(rows: Sequence[Optional[int]], n: int) -> "List[List[Optional[str]]]":
    """A board of n × n squares with a queen in each column, in the row that stands in the list: for `board=`."""
    table: "List[List[Optional[str]]]" = [[None] * n for _ in range(n)]
    for column, row in enumerate(rows):
        if row is not None and 0 <= row < n and column < n:
            table[row][column] = "Q"
    return table


class Recording:
    """A search on record. `tree()`, `profile`, `watch()`, `serve()`, `save(path)`; in a notebook it is the page's player (with anywidget installed, a widget)."""

    def __init__(self, title: str, solver: str, most: int = MOST_EVENTS) -> None:
        self.title, self.solver, self.most = title, solver, most
        self.stage = Stage()
        self.source: Optional[str] = None  #: the program, if its lines are known
        self.is_cut = False  #: did more happen than was kept?
        self.kinds = bytearray()
        self.choices, self.reasons, self.lines = array("I"), array("I"), array("I")
        self._labels: "Dict[Tuple[str, Marks], int]" = {}
        self._reasons: "Dict[str, int]" = {}

    # What a search tells. Events come in the order in which they happen.

    def event(self, kind: int, label: str = "", marks: Marks = (), reason: str = "", line: int = 0) -> None:
        """Keeps an event, as long as there is room."""
        if len(self.kinds) >= self.most or self.stage.is_full:
            self.is_cut = True
            return
        is_choice = kind == REFUSE or kind == ENTER and len(self.kinds) > 0
        self.kinds.append(kind)
        self.choices.append(self._labels.setdefault((label, marks), len(self._labels) + 1) if is_choice else 0)
        self.reasons.append(self._reasons.setdefault(reason, len(self._reasons) + 1) if reason else 0)
        self.lines.append(line)

    # What comes of it.

    def __len__(self) -> int:
        return len(self.kinds)

    @property
    def note(self) -> Optional[str]:
        """What is not there, if something is not."""
        return f"only the first {len(self.kinds):,} events were kept" if self.is_cut else None

    def _raw(self) -> "_backtrail.Recording":
        told = self.stage.told()
        labels = [(label, self.stage.shown(marks, told)) for label, marks in self._labels]
        # Trees, and players in terminals, have no lines, and show pictures as choices.
        kept = [at for at, kind in enumerate(self.kinds) if kind != LINE]
        kinds, choices, reasons = ([each[at] for at in kept] for each in (self.kinds, self.choices, self.reasons))
        return _backtrail.Recording(bytes(kinds), choices, reasons, labels, list(self._reasons), json.dumps(told))

    def tree(self, depth: Optional[int] = None, fold: Optional[bool] = None, checks: bool = False) -> Tree:
        """The decision tree, cut below `depth`, with failed subtrees folded or not, with refused choices if `checks`."""
        return Tree(self._raw().tree(checks, self.is_cut), depth, fold, checks)

    @property
    def profile(self) -> Profile:
        """Visits per depth, of the events that were kept."""
        visits: List[int] = []
        depth = -1
        for kind in self.kinds:
            if kind == ENTER:
                depth += 1
                if depth == len(visits):
                    visits.append(0)
                visits[depth] += 1
            elif kind == LEAVE:
                depth -= 1
        return Profile(visits, self.title)

    def watch(self, ascii: bool = False) -> None:
        """The player in the terminal."""
        self._raw().watch(self.title, ascii)

    def _told(self) -> "dict[str, Any]":
        code = [{"language": "Python", "text": self.source, "lines": {}}] if self.source else []
        return {"title": self.title, "solver": self.solver, "stage": self.stage.told(), "code": code}

    def _packed(self) -> "dict[str, Any]":
        """The events as the page unpacks them."""
        told = self.stage.told()
        words = array("I")
        for kind, choice, reason in zip(self.kinds, self.choices, self.reasons):
            words.append(kind + 8 * choice)
            if kind == REFUSE:
                words.append(reason)
        if sys.byteorder != "little":
            words.byteswap()
        flat = [[label, [part for mark in self.stage.shown(marks, told) for part in mark]] for label, marks in self._labels]
        return {
            "choices": flat, "reasons": [[reason, [], []] for reason in self._reasons], "strips": [],
            "ended": not self.is_cut, "words": base64.b64encode(words.tobytes()).decode(),
            "lines": self.lines.tolist() if any(self.lines) else [],
        }

    def html(self, lang: Optional[str] = None) -> str:
        """The page with this search, in one file that needs no server."""
        return page(self._told(), self._packed(), lang)

    def film(self, path: "str | os.PathLike[str]", *, steps: int = 200, start: int = 0, speed: float = 4.0) -> None:
        """Writes a film: a GIF (.gif), an SVG that moves (.svg), or an asciinema cast (.cast), of `steps` steps from `start` on, `speed`
        of them a second."""
        write_film(path, lambda ending: self._raw().film(self.title, (ending, start, steps, speed)))

    def save(self, path: "str | os.PathLike[str]") -> None:
        """Writes the page (.html), the tree (.svg), a film (.gif, .cast), or the events as JSON lines (.jsonl), which the page reads too."""
        ending = os.path.splitext(os.fspath(path))[1].lower()
        if ending in (".gif", ".cast"):
            self.film(path)
            return
        if ending in (".html", ".htm"):
            text = self.html()
        elif ending == ".svg":
            text = self.tree().svg()
        elif ending == ".jsonl":
            text = "".join(self._json_lines())
        else:
            raise ValueError(f"save as .html, .svg, .gif, .cast or .jsonl, not '{ending or path}'")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def _json_lines(self) -> Iterable[str]:
        told = self.stage.told()
        labels: "List[Any]" = [("", []), *((label, self.stage.shown(marks, told)) for label, marks in self._labels)]
        reasons = ["", *self._reasons]
        names = ["enter", "refuse", "solution", "dead_end", "leave", "line"]
        yield json.dumps({"type": "run", **self._told()}) + "\n"
        for kind, choice, reason, line in zip(self.kinds, self.choices, self.reasons, self.lines):
            event: "dict[str, Any]" = {"type": names[kind]}
            if choice:
                event["choice"], event["marks"] = labels[choice]
            if reason:
                event["reason"] = reasons[reason]
            if line:
                event["line"] = line
            yield json.dumps(event) + "\n"

    def serve(self, port: int = 0, open: bool = True) -> "Served":
        """Serves the page on this machine, opens it in the browser, and returns at once; `.stop()` ends it."""
        return Served(self.html(), port, open)

    def _repr_mimebundle_(self, **_: Any) -> "dict[str, Any]":
        return shown(self.html(), self.tree().svg(), repr(self))

    def __repr__(self) -> str:
        return f"<Recording of {self.title}: {len(self):,} events{', cut' if self.is_cut else ''}>"


def page(told: "dict[str, Any]", packed: "dict[str, Any]", lang: Optional[str] = None) -> str:
    """The page with a recorded search."""
    view = {"step": 0, "lang": lang or _backtrail.spoken()}
    return _backtrail.recorded_page(json.dumps(told), json.dumps(packed), json.dumps(view))


def shown(html: str, svg: str, text: str) -> "dict[str, Any]":
    """What a notebook shows: the player, and a picture wherever there is none, as on a page that shows saved notebooks."""
    try:
        from ._widget import bundle

        player = bundle(html)
    except ImportError:  # no anywidget
        player = {"text/html": framed(html)}
    return {**player, "image/svg+xml": svg, "text/plain": text}


def framed(html: str, height: int = 640) -> str:
    """A page inside a page, for notebooks: it fetches nothing, and is kept with the notebook."""
    escaped = html.replace("&", "&amp;").replace('"', "&quot;")
    return (f'<iframe srcdoc="{escaped}" sandbox="allow-scripts" style="width:100%;height:{height}px;border:0" '
            'title="Backtrail"></iframe>')


class Served:
    """A page that is served on this machine until it is stopped."""

    def __init__(self, html: str, port: int, open_it: bool) -> None:
        from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

        body = html.encode()

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                found = self.path.split("?")[0].split("#")[0] == "/"
                self.send_response(200 if found else 404)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body) if found else 0))
                self.end_headers()
                if found:
                    self.wfile.write(body)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        if open_it:
            import webbrowser

            webbrowser.open(self.url)

    def stop(self) -> None:
        """Ends it."""
        self._server.shutdown()
        self._server.server_close()

    def __repr__(self) -> str:
        return f"<Backtrail at {self.url}>"

    def __enter__(self) -> "Served":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
