"""Whatever can be searched, shown: in the terminal, and in the browser."""

from __future__ import annotations

from typing import Any, Optional
from urllib.parse import urlencode

from . import _backtrail
from ._own import Search
from ._puzzles import Case
from ._recording import Recording, Served
from ._trace import Trace


def _recorded(what: Any) -> "Recording | Trace":
    """A problem, a search, a trace or a recording, on record."""
    if isinstance(what, (Recording, Trace)):
        return what
    return (what if isinstance(what, Search) else Search(what)).record()


def watch(what: Any, *, solver: Optional[str] = None, ascii: bool = False) -> None:
    """Plays a search in the terminal: of a puzzle, of a problem of your own, or a trace."""
    import sys

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise OSError("watch needs a terminal; in a notebook show the search itself, or save it as a page")
    if isinstance(what, Case):
        what._raw.watch(solver, ascii)
    else:
        _recorded(what).watch(ascii)


class PageServer:
    """The page with every puzzle, on this machine, until it is stopped."""

    def __init__(self, port: int, at: str) -> None:
        self._server = _backtrail.Server(port)
        self.url = self._server.url() + at

    def stop(self) -> None:
        """Ends it."""
        self._server.stop()

    def __repr__(self) -> str:
        return f"<Backtrail at {self.url}>"

    def __enter__(self) -> "PageServer":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def serve(what: Any = None, *, solver: Optional[str] = None, port: int = 0, open: bool = True) -> "PageServer | Served":
    """Serves the page on this machine, opens it in the browser and returns at once; `.stop()` ends it.

    Without an argument it is the whole page; with a puzzle's instance that one on it; with a problem of your own, or a trace, the
    player with its search.
    """
    if what is not None and not isinstance(what, Case):
        return _recorded(what).serve(port=port, open=open)
    at = ""
    if what is not None:
        flags = {f"f.{name}": value or "" for name, value in what._flags}
        asked = {"puzzle": what.puzzle.name, "word": what.word, **({"solver": solver} if solver else {}), **flags}
        at = f"#explore?{urlencode(asked)}"
    server = PageServer(port, at)
    if open:
        import webbrowser

        webbrowser.open(server.url)
    return server
