"""One's own recursive function, unchanged, becomes a tree: its calls are visits, its returns lead back.

    with bt.trace(solve) as t:
        solve(board, 0)
    t.tree(); t.profile; t.watch(); t.serve(); t.save("mine.html")
"""

from __future__ import annotations

import functools
import inspect
import opcode
import os
import sys
import textwrap
from types import CodeType, FrameType
from typing import Any, Callable, List, Optional, Sequence, Union

from ._recording import DEAD_END, ENTER, LEAVE, LINE, MOST_EVENTS, SOLUTION, Recording
from ._results import Profile, Tree

_YIELD, _YIELD_FROM = opcode.opmap["YIELD_VALUE"], opcode.opmap.get("YIELD_FROM")
_GENERATOR = inspect.CO_GENERATOR

Solution = Union[Callable[["dict[str, Any]"], object], Sequence[Any], str, None]


class _Node:
    """A call that has not returned."""

    __slots__ = ("frame", "children", "solved", "table", "arguments", "rests")

    def __init__(self, frame: FrameType, table: Any, arguments: "dict[str, Any]") -> None:
        self.frame, self.table, self.arguments = frame, table, arguments
        self.children = 0
        self.solved = False
        self.rests = -1  # for a generator that was asked again: where it had yielded, until something happens


class Trace:
    """What a function did, call by call.

    `label(f)`, `board(f)` and `solution(f)` are given the local variables of a call as a dictionary when it begins. `solution` may
    also be a list, which grows by one with each solution, or 'return': a call that returns something true is one. What a generator
    yields is a solution. With `lines` each line of the function that runs is an event too, to be stepped through. At most `limit` events
    are kept; visits and the profile go on beyond them.
    """

    def __init__(self, function: Any, *, label: Optional[Callable[["dict[str, Any]"], object]] = None,
                 board: Optional[Callable[["dict[str, Any]"], Any]] = None, solution: Solution = None,
                 title: Optional[str] = None, lines: bool = False, limit: int = MOST_EVENTS) -> None:
        function = inspect.unwrap(getattr(function, "__func__", function))
        if not hasattr(function, "__code__"):
            raise TypeError(f"{function!r} is no function written in Python")
        self._code: CodeType = function.__code__
        name = getattr(function, "__name__", "search")
        self.recording = Recording(title or name, name, limit)
        self.recording.source, self._first = _source(function)
        self._label, self._board, self._solution = label, board, solution
        if solution is not None and not callable(solution) and solution != "return" and not hasattr(solution, "__len__"):
            raise TypeError("solution is a function of the locals, a list that grows, or 'return'")
        self.visits = self.solutions = self.dead_ends = self.roots = 0
        self._profile: List[int] = []
        self._stack: List[_Node] = []
        self._known = 0
        self._yielding = False
        self._lines = lines
        self._before: Any = None
        self._traced_before: Any = None
        self._tool: Optional[int] = None
        self._root: Any = ("", ())

    # The hooks.

    def __enter__(self) -> "Trace":
        self._known = len(self._solution) if self._grows() else 0  # type: ignore[arg-type]
        if hasattr(sys, "monitoring") and self._monitor():
            return self
        self._before = sys.getprofile()
        sys.setprofile(self._event)
        if self._lines:
            self._traced_before = sys.gettrace()
            sys.settrace(self._entered)
        return self

    def __exit__(self, *_: object) -> None:
        if self._tool is not None:
            monitoring = sys.monitoring  # type: ignore[attr-defined]
            monitoring.set_local_events(self._tool, self._code, 0)
            monitoring.set_events(self._tool, 0)
            monitoring.free_tool_id(self._tool)
            self._tool = None
        else:
            sys.setprofile(self._before)
            if self._lines:
                sys.settrace(self._traced_before)
        while self._stack:  # generators that nobody has finished
            self._leave(self._stack[-1], None)
        if self.roots > 1:
            self._one_root()

    def _monitor(self) -> bool:
        """Listens to this function alone, which Python offers from 3.12 on. Is there room for one more listener?"""
        monitoring = sys.monitoring  # type: ignore[attr-defined]
        tool = next((tool for tool in (4, 3, 2, 1) if monitoring.get_tool(tool) is None), None)
        if tool is None:
            return False
        self._tool = tool
        monitoring.use_tool_id(tool, "backtrail")
        events = monitoring.events
        frame = sys._getframe

        def unwound(code: CodeType, *_: object) -> None:
            if code is self._code:
                self._return(frame(1), None)

        def ran(_code: CodeType, line: int) -> Any:
            self._ran(line)
            return monitoring.DISABLE if self.recording.is_cut else None

        hooks: "dict[int, Callable[..., Any]]" = {
            events.PY_START: lambda *_: self._call(frame(1)),
            events.PY_RETURN: lambda _code, _at, value: self._return(frame(1), value),
            events.PY_YIELD: lambda *_: self._yield(frame(1)),
            events.PY_RESUME: lambda *_: self._resume(frame(1)),
        }
        if self._lines:
            hooks[events.LINE] = ran
        for event, hook in hooks.items():
            monitoring.register_callback(tool, event, hook)
        # An exception that leaves a function can only be listened to everywhere.
        monitoring.register_callback(tool, events.PY_UNWIND, unwound)
        monitoring.set_events(tool, events.PY_UNWIND)
        monitoring.set_local_events(tool, self._code, sum(hooks))
        return True

    def _entered(self, frame: FrameType, event: str, value: Any) -> Any:
        """Of all functions that are entered, whose lines are to be told?"""
        return self._stepped if frame.f_code is self._code and not self.recording.is_cut else None

    def _stepped(self, frame: FrameType, event: str, value: Any) -> Any:
        if event == "line":
            self._ran(frame.f_lineno)
        return None if self.recording.is_cut else self._stepped

    def _event(self, frame: FrameType, event: str, value: Any) -> None:
        if frame.f_code is not self._code:
            return
        if not self._code.co_flags & _GENERATOR:
            if event == "call":
                self._call(frame)
            elif event == "return":
                self._return(frame, value)
            return
        node = next((node for node in reversed(self._stack) if node.frame is frame), None)
        if event == "call":
            if node is None:
                self._call(frame)
            else:
                self._resume(frame)
        elif event == "return":
            # One that is closed is asked again, does nothing, and stands at its yield still.
            closed = node is not None and value is None and node.rests == frame.f_lasti
            if not closed and _yields(self._code.co_code, frame.f_lasti):
                self._yield(frame)
            else:
                self._return(frame, value)

    # What happens.

    def _ran(self, line: int) -> None:
        """A line begins to run."""
        if self._stack:
            self.recording.event(LINE, line=self._place(line))

    def _call(self, frame: FrameType) -> None:
        stack = self._stack
        depth = len(stack)
        self.visits += 1
        if depth == len(self._profile):
            self._profile.append(0)
        self._profile[depth] += 1
        parent = stack[-1] if stack else None
        if parent:
            parent.children += 1
            parent.rests = -1
        else:
            self.roots += 1
        self._yielding = False
        self._grown(parent)
        recording = self.recording
        if recording.is_cut and not callable(self._solution):
            stack.append(_Node(frame, None, {}))
            return
        local = frame.f_locals
        table, marks = None, ()  # type: Any, Any
        if self._board is not None and not recording.is_cut:
            shown = self._board(local)
            table, marks = recording.stage.look(shown, parent.table if parent else None)
        arguments = {} if self._label else _arguments(self._code, local)
        node = _Node(frame, table, arguments)
        told = str(self._label(local)) if self._label else _told(arguments, parent)
        if self.visits == 1:
            self._root = (told, marks)
        recording.event(ENTER, told, marks, line=self._line(frame))
        stack.append(node)
        if callable(self._solution) and self._solution(local):
            self._solve(node, frame.f_lineno)

    def _return(self, frame: FrameType, value: Any) -> None:
        while self._stack:
            node = self._stack[-1]
            is_this = node.frame is frame
            if is_this and self._solution == "return" and value and not node.solved and not node.children:
                self._solve(node, frame.f_lineno)
            self._leave(node, frame if is_this else None)
            if is_this:
                return

    def _yield(self, frame: FrameType) -> None:
        # What a generator below has yielded passes through those above.
        node = next((node for node in reversed(self._stack) if node.frame is frame), None)
        if node is not None:
            if not self._yielding and self._solution is None:
                self._solve(node, frame.f_lineno)
        self._yielding = True

    def _resume(self, frame: FrameType) -> None:
        for node in reversed(self._stack):
            if node.frame is frame:
                node.rests = frame.f_lasti
                break
        self._yielding = False

    def _solve(self, node: _Node, line: int) -> None:
        self.solutions += 1
        if not node.solved:
            node.solved = True
            self.recording.event(SOLUTION, line=self._place(line))

    def _leave(self, node: _Node, frame: Optional[FrameType]) -> None:
        self._grown(node)
        line = self._place(frame.f_lineno) if frame is not None else 0
        if not node.children and not node.solved:
            self.dead_ends += 1
            self.recording.event(DEAD_END, line=line)
        self.recording.event(LEAVE, line=line)
        self._stack.pop()

    def _grows(self) -> bool:
        return self._solution is not None and not callable(self._solution) and self._solution != "return"

    def _grown(self, node: Optional[_Node]) -> None:
        """Has the list of solutions grown since it was last looked at?"""
        if node is not None and self._grows():
            known = len(self._solution)  # type: ignore[arg-type]
            if known > self._known:
                self._solve(node, node.frame.f_lineno)
                self.solutions += known - self._known - 1
            self._known = known

    # Lines.

    def _line(self, frame: FrameType) -> int:
        """The line that made the call, if it is one of the function itself; else its first."""
        caller = frame.f_back
        for _ in range(2):  # a decorator may stand between
            if caller is not None and caller.f_code is self._code:
                return self._place(caller.f_lineno)
            caller = caller.f_back if caller is not None else None
        return self._place(self._code.co_firstlineno)

    def _place(self, line: Optional[int]) -> int:
        return line - self._first + 1 if self.recording.source and line and line >= self._first else 0

    def _one_root(self) -> None:
        """Several calls from outside become children of a root of their own."""
        old, new = self.recording, Recording(self.recording.title, self.recording.solver, self.recording.most + 2)
        new.stage, new.source, new.is_cut = old.stage, old.source, old.is_cut
        labels: "List[Any]" = [("", ()), *old._labels]
        new.event(ENTER)
        for at, (kind, choice, line) in enumerate(zip(old.kinds, old.choices, old.lines)):
            label, marks = labels[choice] if at else self._root
            new.event(kind, label, marks, line=line)
        if not new.is_cut:
            new.event(LEAVE)
        self.recording = new
        self._profile.insert(0, 1)
        self.visits += 1

    # What comes of it.

    @property
    def profile(self) -> Profile:
        """Calls per depth, all of them."""
        return Profile(self._profile, self.recording.title)

    @property
    def note(self) -> Optional[str]:
        """What was not kept, if something was not."""
        note = self.recording.note
        return note and f"{note} of {self.visits:,} calls; profile and counts are whole"

    def tree(self, depth: Optional[int] = None, fold: Optional[bool] = None) -> Tree:
        """The decision tree."""
        return self.recording.tree(depth, fold)

    def watch(self, ascii: bool = False) -> None:
        """The player in the terminal."""
        self.recording.watch(ascii)

    def serve(self, port: int = 0, open: bool = True) -> Any:
        """The page's player in the browser, with the program and the line at work; `.stop()` ends it."""
        return self.recording.serve(port, open)

    def film(self, path: "str | os.PathLike[str]", **options: Any) -> None:
        """A film of it: a GIF (.gif), an SVG that moves (.svg), or an asciinema cast (.cast); `steps`, `start` and `speed` as for `Recording.film`."""
        self.recording.film(path, **options)

    def save(self, path: "str | os.PathLike[str]") -> None:
        """The page as one file (.html), the tree (.svg), a film (.gif, .cast), or the events (.jsonl)."""
        self.recording.save(path)

    def html(self) -> str:
        """The page as one file."""
        return self.recording.html()

    def _repr_mimebundle_(self, **_: Any) -> "dict[str, Any]":
        return {**self.recording._repr_mimebundle_(), "text/plain": repr(self)}

    def __repr__(self) -> str:
        return f"<Trace of {self.recording.title}: {self.visits:,} visits, {self.solutions:,} solutions>"


trace = Trace


def traced(function: Optional[Callable[..., Any]] = None, **options: Any) -> Any:
    """A decorator: each call from outside is traced, and the function's `trace` is the last one's.

        @bt.traced(label=lambda f: f["row"])
        def solve(board, row): ...

        solve(board, 0)
        solve.trace.tree()
    """
    if function is None:
        return functools.partial(traced, **options)
    the_function = function
    busy = False

    @functools.wraps(the_function)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        nonlocal busy
        if busy:
            return the_function(*args, **kwargs)
        wrapper.trace = Trace(the_function, **options)  # type: ignore[attr-defined]
        busy = True
        try:
            with wrapper.trace:  # type: ignore[attr-defined]
                result = the_function(*args, **kwargs)
                # A generator does its work when it is asked for: all of it now, while it is watched.
                return iter(list(result)) if inspect.isgenerator(result) else result
        finally:
            busy = False

    wrapper.trace = None  # type: ignore[attr-defined]
    return wrapper


def _yields(code: bytes, at: int) -> bool:
    """Does a generator that has come to this place yield there? `yield from` stood before its instruction up to Python 3.10."""
    return code[at] == _YIELD or _YIELD_FROM is not None and code[at + 2:at + 3] == bytes([_YIELD_FROM])


def _source(function: Any) -> "tuple[Optional[str], int]":
    """The text of a function, moved to the left, and the number of its first line."""
    try:
        lines, first = inspect.getsourcelines(function)
    except (OSError, TypeError):
        return None, 0
    return textwrap.dedent("".join(lines)), max(first, 1)


def _arguments(code: CodeType, local: "dict[str, Any]") -> "dict[str, Any]":
    """The arguments of a call, as a person would write them; not the object of a method."""
    names = code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]
    return {name: _short(local[name]) for i, name in enumerate(names) if name in local and not (i == 0 and name in ("self", "cls"))}


def _short(value: Any) -> str:
    try:
        text = repr(value)
    except Exception:  # a program that is being written may have any fault
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 40 else text[:37] + "…"


def _told(arguments: "dict[str, Any]", parent: Optional[_Node]) -> str:
    """The arguments that are others than those of the call above."""
    above = parent.arguments if parent else {}
    changed = [text for name, text in arguments.items() if above.get(name) != text]
    return ", ".join(changed) or ", ".join(arguments.values()) or "·"
