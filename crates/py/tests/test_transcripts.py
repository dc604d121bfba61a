"""What a person types and sees: the transcripts of the command line, run by the command that comes with the wheel.

The files are those of crates/command/tests/transcripts, written for trycmd: `[..]` is anything on a line, `...` any lines.
"""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(os.environ.get("BACKTRAIL_ROOT", pathlib.Path(__file__).parents[3]))
FOLDER = ROOT / "crates/command/tests/transcripts"
COMMAND = str(pathlib.Path(sys.executable).with_name("backtrail"))


def sessions(text):
    """Each command with its exit code and what it prints."""
    for block in re.findall(r"^```console\n(.*?)^```", text, re.S | re.M):
        for command in re.split(r"^\$ ", block, flags=re.M)[1:]:
            lines = command.split("\n")
            typed = lines.pop(0)
            while lines and lines[0].startswith("> "):
                typed += "\n" + lines.pop(0)[2:]
            code = lines.pop(0)[2:] if lines and lines[0].startswith("? ") else "0"
            yield typed, code, "\n".join(lines).rstrip("\n")


def pattern(expected):
    """The text as a regular expression."""
    lines = []
    for line in expected.split("\n"):
        if line == "...":
            lines.append(r"(?:.*\n)*?")
        else:
            lines.append(".*".join(map(re.escape, line.split("[..]"))) + r"\n")
    return "".join(lines)


@pytest.mark.skipif(not FOLDER.exists(), reason="the transcripts are in the source tree")
@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.md")))
def test_transcript(name, tmp_path):
    folder = tmp_path / "transcripts"
    base = FOLDER / (FOLDER / name).with_suffix(".in").name
    if base.exists():
        shutil.copytree(base, folder)
    else:
        folder = FOLDER.parents[1]  # where trycmd runs them
    env = {**os.environ, "LC_ALL": "C", "PATH": f"{pathlib.Path(COMMAND).parent}:{os.environ['PATH']}"}
    for variable in ("LANG", "LANGUAGE"):
        env.pop(variable, None)
    for typed, code, expected in sessions((FOLDER / name).read_text()):
        words = shlex.split(typed)
        while "=" in words[0]:
            variable, _, value = words.pop(0).partition("=")
            env[variable] = value
        done = subprocess.run([COMMAND, *words[1:]], cwd=folder, env=env, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)
        out = done.stdout.decode()
        assert done.returncode != 0 if code == "failed" else str(done.returncode) == code, (typed, done.returncode, out)
        out = out.replace("\\", "/").rstrip("\n") + "\n"  # as trycmd compares
        assert re.fullmatch(pattern(expected), out), f"$ {typed}\n--- expected\n{expected}\n--- printed\n{out}"
