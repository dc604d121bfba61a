"""The command `backtrail` that comes with the package."""

from __future__ import annotations

import signal
import sys

from ._backtrail import command


def main() -> int:
    """Runs the command line, with the answers to signals that it has without Python, and returns its exit code."""
    # Python would note Ctrl-C and raise an exception when the command is over; the command listens to it itself.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return command(["backtrail", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
