"""Colouring beside CaDiCaL on graphs that are neither random nor small: `python bench/cadical.py CADICAL [--rounds N] [--only WORD] [--keep FOLDER]`.

Makes king's graphs of tori, small-world graphs, circulants and planar triangulations of 300, 500 and 1,000 vertices from fixed seeds, writes each as
DIMACS `.col` and, for each number of colours, as clauses: each vertex has a colour, ends of an edge differ, a clique's colours are fixed. Then it runs
`backtrail color FILE -k K -q` and `CADICAL -q -n FILE`, whole commands in turn, and compares answers. CPU time, user and system, in
milliseconds: the least and the median. Pairs that CaDiCaL does not decide in `--limit` seconds are left out, and those that neither of the two needs
5 ms for are only counted, unless `--all` is given. `--deal` with any word makes other random graphs. BACKTRAIL names our command; without it, target/release/backtrail is taken. `--against` names an
older build of it, which then runs in the same rounds. The table goes to standard output.
"""

import argparse
import itertools
import os
import pathlib
import random
import statistics
import sys
import tempfile

SLACK = 5.0
SIZES = {300: (15, 20), 500: (20, 25), 1000: (25, 40)}


def pairs(edges):
    """Edges, each once, the smaller end first."""
    return sorted({(min(a, b), max(a, b)) for a, b in edges if a != b})


def torus(rows, columns):
    """King's moves on a board whose sides are joined."""
    def at(row, column):
        return row % rows * columns + column % columns

    steps = [(0, 1), (1, 0), (1, 1), (1, -1)]
    cells = itertools.product(range(rows), range(columns))
    return pairs((at(row, column), at(row + down, column + right)) for row, column in cells for down, right in steps)


def small_world(n, near, share, draw):
    """A ring in which each vertex is joined to the `near` next ones; some of the far ends are drawn anew (Watts and Strogatz)."""
    ring = [(v, (v + step) % n) for v in range(n) for step in range(1, near + 1)]
    return pairs((a, draw.randrange(n)) if draw.random() < share else (a, b) for a, b in ring)


def circulant(n, jumps):
    return pairs((v, (v + jump) % n) for v in range(n) for jump in jumps)


def triangulation(n, draw, even):
    """A planar triangulation: vertices put into triangles at random, then edges flipped at random. If it is to be even, a flip is
    made only where it brings degrees nearer to 6, mostly: so all have 5 to 7 neighbours or so, and nothing is peeled off."""
    beside = {}  # Of each directed edge the third corner of the triangle on its left.

    def add(a, b, c):
        beside[a, b], beside[b, c], beside[c, a] = c, a, b

    add(0, 1, 2)
    add(0, 2, 1)
    triangles = [(0, 1, 2), (0, 2, 1)]
    for new in range(3, n):
        place = draw.randrange(len(triangles))
        a, b, c = triangles[place]
        triangles[place] = (a, b, new)
        triangles += [(b, c, new), (c, a, new)]
        for triangle in ((a, b, new), (b, c, new), (c, a, new)):
            add(*triangle)
    edges = [edge for edge in beside if edge[0] < edge[1]]
    degree = [0] * n
    for a, _ in beside:
        degree[a] += 1
    for _ in range(60 * n):
        place = draw.randrange(len(edges))
        a, b = edges[place]
        c, d = beside[a, b], beside[b, a]
        if (c, d) in beside or degree[a] <= 3 or degree[b] <= 3:
            continue
        # (d - 6)² summed over the four ends grows by this much.
        more = 2 * (degree[c] + degree[d] - degree[a] - degree[b]) + 4
        if even and more > 0 and draw.random() > 0.02 ** (more / 8):
            continue
        del beside[a, b], beside[b, a]
        add(a, d, c)
        add(d, b, c)
        degree[a] -= 1
        degree[b] -= 1
        degree[c] += 1
        degree[d] += 1
        edges[place] = (c, d)
    return pairs(beside)


def graphs(deal=""):
    """Names, vertices, edges and the numbers of colours that are asked for; another deal has other random graphs."""
    for n, (rows, columns) in SIZES.items():
        yield f"torus {rows}×{columns}", n, torus(rows, columns), (4, 5)
        yield f"torus {rows + 1 - rows % 2}×{columns + 1}", None, torus(rows + 1 - rows % 2, columns + 1), (4, 5)
        yield f"torus {rows + rows % 2}×{columns}", None, torus(rows + rows % 2, columns), (4,)
        yield f"torus 6×{n // 6}", None, torus(6, n // 6), (4, 5)
        for near, share, seed in itertools.product((2, 3, 4, 6), (0.05, 0.2), (1, 2)):
            draw = random.Random(f"{deal}world {n} {near} {share} {seed}")
            name = f"small world {n}, {2 * near}, {share:g}, {seed}"
            yield name, n, small_world(n, near, share, draw), (near, near + 1, near + 2)
        for many, seed in itertools.product((3, 4, 5, 6, 7), (1, 2, 3)):
            draw = random.Random(f"{deal}circulant {n} {many} {seed}")
            jumps = sorted(draw.sample(range(1, n // 2), many))
            yield f"circulant {n}, {' '.join(map(str, jumps))}", n, circulant(n, jumps), (3, 4, 5)
        for jumps in ((1, 2), (1, 2, 3), (1, 2, 3, 4), (1, 3, 4), (1, 2, 5)):
            yield f"circulant {n + 1}, {' '.join(map(str, jumps))}", n + 1, circulant(n + 1, jumps), (3, 4, 5)
        for even, seed in itertools.product((False, True), (1, 2, 3, 4)):
            draw = random.Random(f"{deal}triangulation {n} {even} {seed}")
            yield f"triangulation {n}, {'even' if even else 'any'}, {seed}", n, triangulation(n, draw, even), (3, 4)


def clique(n, edges):
    """A large clique, grown from each vertex by the neighbour with most neighbours left."""
    joined = [set() for _ in range(n)]
    for a, b in edges:
        joined[a].add(b)
        joined[b].add(a)
    best = []
    for start in range(n):
        found, left = [start], set(joined[start])
        while left:
            found.append(max(left, key=lambda v: (len(left & joined[v]), -v)))
            left &= joined[found[-1]]
        best = max(best, found, key=len)
    return best


def clauses(n, edges, k, fixed):
    """The direct encoding, as text."""
    lines = [f"{v * k + color + 1} 0" for color, v in enumerate(fixed[:k])]
    lines += [" ".join(str(v * k + color + 1) for color in range(k)) + " 0" for v in range(n)]
    lines += [f"-{a * k + color + 1} -{b * k + color + 1} 0" for a, b in edges for color in range(k)]
    if len(fixed) > k:
        lines.append("0")
    return f"p cnf {n * k} {len(lines)}\n" + "\n".join(lines) + "\n"


def ran(command, quiet):
    """Its CPU time in milliseconds and its exit code."""
    child = os.posix_spawn(command[0], command, os.environ, file_actions=quiet)
    _, status, used = os.wait4(child, 0)
    return 1000 * (used.ru_utime + used.ru_stime), os.waitstatus_to_exitcode(status)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cadical", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--limit", type=int, default=10)
    parser.add_argument("--only", default="")
    parser.add_argument("--deal", default="")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--against", type=pathlib.Path)
    asked = parser.parse_args()
    own = str(pathlib.Path(os.environ.get("BACKTRAIL", "target/release/backtrail")).absolute())
    older = [str(asked.against.absolute())] if asked.against else []
    quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0), (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)]
    heads = ["ours"] + ["older"] * len(older) + ["CaDiCaL"]
    print("| graph | vertices | edges | k | answer | " + " | ".join(f"{head}, least | median" for head in heads) + " | behind, ms |")
    print("|---" * (6 + 2 * len(heads)) + "|")
    shown = quick = late = wrong = open_ = 0
    differences = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = asked.keep or pathlib.Path(temporary)
        for name, n, edges, numbers in graphs(asked.deal):
            if asked.only not in name:
                continue
            n = n or 1 + max(b for _, b in edges)
            stem = name.replace("×", "x").replace(",", "").replace(" ", "_")
            graph = folder / f"{stem}.col"
            graph.write_text(f"p edge {n} {len(edges)}\n" + "".join(f"e {a + 1} {b + 1}\n" for a, b in edges))
            fixed = clique(n, edges)
            for k in numbers:
                cnf = folder / f"{stem}_{k}.cnf"
                cnf.write_text(clauses(n, edges, k, fixed))
                rival = [str(asked.cadical.absolute()), "-q", "-n", "-t", str(asked.limit), str(cnf)]
                commands = [[program, "color", str(graph), "-k", str(k), "-q", "--time-limit", f"{asked.limit}s"] for program in [own, *older]]
                commands.append(rival)
                times = [[] for _ in commands]
                codes = [set() for _ in commands]
                spent, code = ran(rival, quiet)
                if code not in (10, 20):
                    open_ += 1
                    continue
                for turn in range(asked.rounds if spent < 1000 else 3):
                    for at in range(len(commands))[:: 1 if turn % 2 else -1]:
                        spent, code = ran(commands[at], quiet)
                        times[at].append(spent)
                        codes[at].add({10: 0, 20: 1}.get(code, code) if at == len(commands) - 1 else code)
                answers = set().union(*codes)
                if len(answers) > 1 and 3 not in answers:
                    wrong += 1
                    print(f"{name} {k}: answers differ: {codes}", file=sys.stderr)
                answer = "yes" if codes[-1] == {0} else "no"
                behind = min(times[0]) - min(times[-1])
                differences.append(behind)
                late += behind > SLACK
                if max(min(taken) for taken in times) < SLACK and not asked.all:
                    quick += 1
                    continue
                shown += 1
                cells = " | ".join(f"{min(taken):.1f} | {statistics.median(taken):.1f}" for taken in times)
                stopped = " (ours stopped)" if 3 in codes[0] else ""
                print(f"| {name} | {n} | {len(edges)} | {k} | {answer}{stopped} | {cells} | {behind:+.1f}{' **late**' if behind > SLACK else ''} |", flush=True)
            if not asked.keep:
                [file.unlink() for file in folder.iterdir()]
    print(f"\n{shown + quick} pairs, {quick} of them not shown: both need less than {SLACK:g} ms. More than {SLACK:g} ms behind: {late}; most: "
          f"{max(differences):+.1f} ms. CaDiCaL left {open_} open in {asked.limit} s. Answers that differ: {wrong}.")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
