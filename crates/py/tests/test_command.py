"""The command `backtrail` that comes with the wheel."""

import pathlib
import signal
import subprocess
import sys
import time

COMMAND = str(pathlib.Path(sys.executable).with_name("backtrail"))


def run(*arguments, **options):
    return subprocess.run([COMMAND, *arguments], capture_output=True, text=True, timeout=60, **options)


def test_it_answers_with_its_exit_codes():
    assert run("queens", "8", "--count", "-q").stdout == "92\n"
    assert run("queens", "3").returncode == 1
    bad = run("queens", "none")
    assert bad.returncode == 2 and "none" in bad.stderr
    assert run("queens", "30", "--count", "--solver", "scan", "--visit-limit", "100", "-q").returncode == 3
    assert subprocess.run([sys.executable, "-m", "backtrail", "queens", "6", "-cq"], capture_output=True).stdout == b"4\n"


def test_ctrl_c_is_the_commands_own():
    child = subprocess.Popen([COMMAND, "queens", "30", "--count", "--solver", "scan", "-q"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(3)  # until it listens
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=20)
    assert child.returncode == 3 and "Traceback" not in err, (out, err)


def test_a_closed_pipe_is_no_error():
    out = subprocess.run(f"'{COMMAND}' queens 12 --all --format list -q | head -2", shell=True, capture_output=True, text=True)
    assert len(out.stdout.splitlines()) == 2 and out.stderr == ""
