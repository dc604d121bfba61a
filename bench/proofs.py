"""Proofs for many graphs: `python bench/proofs.py GRAPHS CHROMATIC.csv [--limit SECONDS] [--only WORD]`.

For each graph NAME.col below GRAPHS whose chromatic number the table has (name, vertices, edges, number; `?` if that is not known), asks the
command for a colouring with one colour fewer, without and with a proof, has the proof checked by `backtrail check proof`, and by `drat-trim`
if the environment variable DRAT_TRIM names one. Graphs of the folders that `--uncolorable` names are asked for 3 colours, and passed over if these
are enough; those of `--chromatic` for the least number. CPU time, user and system. BACKTRAIL names the command; without it, target/release/backtrail is taken. The table goes to
standard output.
"""

import argparse
import csv
import os
import pathlib
import resource
import subprocess
import sys
import tempfile


def run(*words):
    """The CPU time of a command, its exit code, and what it prints."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(words, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.returncode, done.stdout + done.stderr


def kind(lines):
    """How a proof does it."""
    words = {line.split()[1] for line in lines if line.startswith("c ")}
    return "construction" if "cone" in words else "merges" if "same" in words else "clauses"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("graphs", type=pathlib.Path)
    parser.add_argument("table", type=pathlib.Path)
    parser.add_argument("--limit", type=int, default=20)
    parser.add_argument("--only", default="")
    parser.add_argument("--uncolorable", type=pathlib.Path, action="append", default=[])
    parser.add_argument("--chromatic", type=pathlib.Path, action="append", default=[])
    asked = parser.parse_args()
    command = os.environ.get("BACKTRAIL", "target/release/backtrail")
    trim = os.environ.get("DRAT_TRIM")
    files = {file.stem: file for file in sorted(asked.graphs.rglob("*.col"))}
    print("| graph | k | by | without, s | with, s | clauses | bytes | checked, s | drat-trim |")
    print("|---|---|---|---|---|---|---|---|---|")
    shown = wrong = 0
    with open(asked.table) as table, tempfile.TemporaryDirectory() as folder:
        proof, cnf = os.path.join(folder, "proof"), os.path.join(folder, "cnf")
        rows = [(row["name"], int(row["chi_or_best"]) - 1) for row in csv.DictReader(table) if row["chi_or_best"].isdigit()]
        rows = [(files[name], k) for name, k in rows if name in files]
        rows += [(file, 3) for folder in asked.uncolorable for file in sorted(folder.glob("*.col"))]
        rows += [(file, None) for folder in asked.chromatic for file in sorted(folder.glob("*.col"))]
        for file, k in rows:
            name, graph = file.stem, str(file)
            if asked.only not in name:
                continue
            ask = ["--chromatic"] if k is None else ["-k", str(k)]
            limit = ["-q", "--time-limit", f"{asked.limit}s"]
            without, code, _ = run(command, "color", graph, *ask, *limit)
            if code == 0 and k is not None:
                continue
            for written in (proof, cnf):
                pathlib.Path(written).unlink(missing_ok=True)
            took, coded, said = run(command, "color", graph, *ask, "--proof", proof, *limit)
            if coded == 0 and k is not None:
                print(f"{name} {k}: a colouring: {said}", file=sys.stderr)
                wrong += 1
            if not os.path.exists(proof):
                stopped = " (stopped)" if code == 3 else ""
                print(f"| {name} | {k} | – | {without:.2f}{stopped} | stopped | | | | |", flush=True)
                continue
            checked, held, said = run(command, "check", "proof", "color", graph, *([] if k is None else ask), proof)
            if held != 0:
                print(f"{name} {k}: {said}", file=sys.stderr)
                wrong += 1
            verdict = ""
            if trim:
                run(command, "color", graph, *ask, "--proof", proof, "--proof-cnf", cnf, *limit)
                seconds, _, said = run(trim, cnf, proof, "-t", "600")
                verdict = f"{seconds:.2f} s" if "s VERIFIED" in said else "REFUSED"
                if verdict == "REFUSED":
                    print(f"{name} {k}: drat-trim: {said[-600:]}", file=sys.stderr)
                    wrong += 1
            with open(proof) as lines:
                lines = lines.readlines()
            claim = lines[2].split()[-1]
            clauses, size = sum(not line.startswith(("c", "d")) for line in lines), os.path.getsize(proof)
            print(
                f"| {name} | {claim} | {kind(lines)} | {without:.2f} | {took:.2f} | {clauses:,} | {size:,} | {checked:.2f} | {verdict} |",
                flush=True,
            )
            shown += held == 0
    print(f"\n{shown} proofs hold, {wrong} answers are wrong.")
    sys.exit(wrong > 0)


main()
