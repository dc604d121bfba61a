"""What a ledger costs, and whether a count survives.

    python bench/ledger.py cost [N] [ROUNDS]       counts N queens (20) without a ledger and with one, in turn, 5 times
    python bench/ledger.py killed [N] [KILLS]      counts N queens (21) with a ledger on all cores, killed with -9 at equal shares, 3 times

    python bench/ledger.py foretold [N] [SECONDS]  counts N queens (19), and holds the time that a sample of some seconds (5) foretold against it

BACKTRAIL names the program, target/release/backtrail if it is not given; BACKTRAIL_SOLVER a solver. Every answer is checked.
"""

import json
import os
import pathlib
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time

PROGRAM = os.environ.get("BACKTRAIL") or str(pathlib.Path(__file__).parent.parent / "target/release/backtrail")
SOLVER = os.environ.get("BACKTRAIL_SOLVER", "halves")
KNOWN = {16: 14_772_512, 17: 95_815_104, 18: 666_090_624, 19: 4_968_057_848, 20: 39_029_188_884, 21: 314_666_222_712}


def spent():
    """The CPU time of all children that have ended, killed ones too."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def count(n, *flags):
    return [PROGRAM, "queens", str(n), "--count", "--solver", SOLVER, "-q", *flags]


def answered(command, n):
    """Runs it, checks the answer, and says how much CPU time it took."""
    before = spent()
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert int(out.strip().replace(",", "")) == KNOWN[n], out
    return spent() - before


def cost(n=20, rounds=5):
    times = {"without": [], "with": []}
    with tempfile.TemporaryDirectory(dir=".") as place:
        for turn in range(rounds):
            ways = [("without", []), ("with", ["--ledger", f"{place}/{turn}.db"])]
            for name, flags in ways if turn % 2 else ways[::-1]:
                times[name].append(answered(count(n, *flags), n))
    print(f"{n} queens by {SOLVER}, {rounds} rounds, CPU seconds (user and system), load {os.getloadavg()[0]:.1f}")
    for name, taken in times.items():
        print(f"  {name:7} least {min(taken):7.2f}, median {statistics.median(taken):7.2f}: {' '.join(f'{t:.2f}' for t in taken)}")
    least, median = (fold(times["with"]) / fold(times["without"]) - 1 for fold in (min, statistics.median))
    print(f"  the ledger costs {least:+.2%} by the least, {median:+.2%} by the median")


def killed(n=21, kills=3):
    began, share = time.time(), 0.0
    with tempfile.TemporaryDirectory(dir=".") as place:
        ledger = f"{place}/q.db"
        command = count(n, "--ledger", ledger, "-p", "all")
        for turn in range(kills):
            child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
            while child.poll() is None and share < (turn + 1) / (kills + 1):
                time.sleep(0.5)
                told = subprocess.run([PROGRAM, "status", ledger, "--json"], capture_output=True, text=True).stdout
                share = json.loads(told)["share"] if told else share
            assert child.poll() is None, "it ended before it was killed"
            child.send_signal(signal.SIGKILL)
            child.wait()
            print(f"  killed at {share:.2%}, {time.time() - began:.0f} s after the start, {spent():.0f} s of CPU", flush=True)
            command = [PROGRAM, "resume", ledger, "-q", "-p", "all"]
        answered(command, n)
    print(f"{n} queens by {SOLVER}, killed {kills} times: {KNOWN[n]:,}, {time.time() - began:.0f} s of wall time in {kills + 1} sittings, {spent():.0f} s of CPU")


def foretold(n=19, seconds=5):
    sample = [PROGRAM, "plan", "queens", str(n), "--solver", SOLVER, "--dry-run", "--time-limit", f"{seconds}s", "--json"]
    guesses = []
    for _ in range(3):
        guesses.append(json.loads(subprocess.run(sample, check=True, capture_output=True, text=True).stdout)["cpu_seconds"])
    took = answered(count(n), n)
    print(f"{n} queens by {SOLVER}: {took:.2f} s of CPU time, load {os.getloadavg()[0]:.1f}; samples of {seconds} s said "
          + ", ".join(f"{guess:.2f} ({guess / took - 1:+.1%})" for guess in guesses))


if __name__ == "__main__":
    what, numbers = sys.argv[1:2], [int(word) for word in sys.argv[2:]]
    {"cost": cost, "killed": killed, "foretold": foretold}.get(*what or [""], lambda *_: print(__doc__))(*numbers)
