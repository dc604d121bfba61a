"""The player in the terminal, from Python: in a terminal of its own, with keys pressed."""

import fcntl
import os
import pathlib
import pty
import select
import signal
import struct
import sys
import termios
import time

import pytest

import backtrail as bt

PROGRAMS = pathlib.Path(__file__).parent


def watched(program, keys):
    """What a program shows in a terminal, and how it ends."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm-256color"
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        os.execv(sys.executable, [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(PROGRAMS)!r})\n{program}"])
    shown, end, pressed, keys = b"", time.monotonic() + 60, time.monotonic(), list(keys)
    while time.monotonic() < end:
        try:
            if select.select([terminal], [], [], 0.2)[0]:
                shown += os.read(terminal, 1 << 16)
            if keys and b"board" in shown and time.monotonic() > pressed + 0.5:
                os.write(terminal, keys.pop(0))
                pressed = time.monotonic()
        except OSError:  # it has ended
            break
    else:
        os.kill(child, signal.SIGKILL)
    return shown.decode(errors="replace"), os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


@pytest.mark.parametrize("program", [
    "import backtrail as bt; bt.watch(bt.queens(6), solver='scan')",
    "import backtrail as bt, test_own; bt.watch(test_own.Queens(6))",
    "import backtrail as bt, programs\nwith bt.trace(programs.place, board=lambda f: bt.columns(f['rows'], f['n'])) as t: programs.place([], 6, [])\nt.watch()",
])
def test_the_player_plays_steps_and_ends(program):
    shown, code = watched(program, [b" ", b"\x1b[C", b"\x1b[C", b"\x1b[D", b"q"])
    assert code == 0, shown[-1_000:]
    assert "♕" in shown or "♛" in shown or "Q" in shown, shown[-2_000:]


def test_without_a_terminal_it_says_what_to_do():
    with pytest.raises(OSError, match="terminal"):
        bt.watch(bt.queens(6))
