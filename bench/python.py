"""Measures the Python package: `python bench/python.py [FILE of sudokus]`, with the wheel installed (see docs/python.md).

CPU time of the process, least of several runs, every answer checked. networkx and python-constraint2 are compared with where they are
installed.
"""

import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
import time

import backtrail as bt


def least(work, runs=5):
    """The least CPU time of several runs, and the answer."""
    times = []
    for _ in range(runs):
        began = time.process_time()
        answer = work()
        times.append(time.process_time() - began)
    return min(times), answer


def child(*command):
    """The CPU time of a command, and what it prints."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    out = subprocess.run(command, capture_output=True, check=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, out


class Queens(bt.Problem):
    """The textbook's queens."""

    def __init__(self, n):
        self.n, self.rows = n, []

    def choices(self):
        return range(self.n)

    def apply(self, row):
        column = len(self.rows)
        for other, taken in enumerate(self.rows):
            if row == taken or abs(row - taken) == column - other:
                return False
        self.rows.append(row)
        return True

    def undo(self, row):
        self.rows.pop()

    def is_solved(self):
        return len(self.rows) == self.n


class Marks(Queens):
    """The same with sets of what is taken: cheap methods, so that the walk weighs most."""

    def __init__(self, n):
        super().__init__(n)
        self.taken = set(), set(), set()

    def apply(self, row):
        column, (rows, up, down) = len(self.rows), self.taken
        if row in rows or row + column in up or row - column in down:
            return False
        rows.add(row), up.add(row + column), down.add(row - column)
        self.rows.append(row)
        return True

    def undo(self, row):
        self.rows.pop()
        column, (rows, up, down) = len(self.rows), self.taken
        rows.remove(row), up.remove(row + column), down.remove(row - column)


def recursion(problem):
    """Over the same methods."""
    if problem.is_solved():
        return 1
    found = 0
    for choice in problem.choices():
        if problem.apply(choice):
            found += recursion(problem)
            problem.undo(choice)
    return found


def by_hand(n, rows):
    """Everything in one function."""
    column = len(rows)
    if column == n:
        return 1
    found = 0
    for row in range(n):
        for other, taken in enumerate(rows):
            if row == taken or abs(row - taken) == column - other:
                break
        else:
            rows.append(row)
            found += by_hand(n, rows)
            rows.pop()
    return found


def with_constraint(n):
    from constraint import Problem

    problem = Problem()
    problem.addVariables(range(n), range(n))
    for a in range(n):
        for b in range(a):
            problem.addConstraint(lambda x, y, d=a - b: x != y and abs(x - y) != d, (a, b))
    return len(problem.getSolutions())


def own(n=9, count=352):
    hand = least(lambda: by_hand(n, []))
    print(f"{n} queens by hand in one function: {hand[0] * 1e3:.1f} ms")
    for kind in (Queens, Marks):
        walk, plain = least(lambda: bt.Search(kind(n)).count()), least(lambda: recursion(kind(n)))
        assert walk[1] == plain[1] == hand[1] == count
        print(f"  {kind.__name__}: walk {walk[0] * 1e3:.1f} ms, recursion over its methods {plain[0] * 1e3:.1f} ms: "
              f"{walk[0] / plain[0]:.2f} times, {walk[0] / hand[0]:.2f} times the one by hand")
    try:
        rival = least(lambda: with_constraint(n), 2)
        assert rival[1] == count
        print(f"  python-constraint2: {rival[0] * 1e3:.1f} ms")
    except ImportError:
        print("  python-constraint2 is not installed")
    ready = least(lambda: bt.queens(n).count())
    print(f"  bt.queens({n}).count(): {ready[0] * 1e3:.2f} ms")


def traced(n=8):
    def place(rows):
        if len(rows) == n:
            return 1
        found = 0
        for row in range(n):
            if all(row != taken and abs(row - taken) != len(rows) - column for column, taken in enumerate(rows)):
                rows.append(row)
                found += place(rows)
                rows.pop()
        return found

    def watched():
        with bt.trace(place, label=lambda f: f["rows"][-1:]) as t:
            answer = place([])
        assert t.visits == 2057
        return answer

    def stepped():
        with bt.trace(place, label=lambda f: f["rows"][-1:], lines=True) as t:
            answer = place([])
        assert t.visits == 2057 and not t.note
        return answer

    plain, watch, lines = least(lambda: place([])), least(watched), least(stepped)
    assert plain[1] == watch[1] == lines[1] == 92
    way = "sys.monitoring" if hasattr(sys, "monitoring") else "sys.setprofile"
    print(f"a traced function: {watch[0] / plain[0]:.1f} times its time, {lines[0] / plain[0]:.1f} times with every line ({way}, Python {sys.version_info[0]}.{sys.version_info[1]})")


def colours_by_constraint(graph, k, seconds=60):
    """The CPU time that python-constraint2 takes for a first colouring; None if it has none after so many seconds."""
    from constraint import Problem

    def given_up(*_):
        raise TimeoutError

    problem = Problem()
    problem.addVariables(list(graph), range(k))
    for a, b in graph.edges:
        problem.addConstraint(lambda x, y: x != y, (a, b))
    # Not a limit on CPU time: while one is armed, the kernel keeps the clock of the process by ticks of some milliseconds.
    began = time.process_time()
    before = signal.signal(signal.SIGALRM, given_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        colours = problem.getSolution()
    except TimeoutError:
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert all(colours[a] != colours[b] for a, b in graph.edges)
    return time.process_time() - began


def colours():
    try:
        import networkx
    except ImportError:
        return print("networkx is not installed")
    for vertices, edges in (30, 60), (60, 150), (200, 1_000):
        graph = networkx.gnm_random_graph(vertices, edges, seed=1)
        greedy = least(lambda: max(networkx.greedy_color(graph, "DSATUR").values()) + 1)
        ours = least(lambda: bt.color(graph).chromatic())
        first = least(lambda: bt.color(graph, ours[1]).first())
        print(f"{vertices} vertices, {edges:,} edges of networkx: its DSATUR {greedy[1]} colours in {greedy[0] * 1e3:.1f} ms, "
              f"color(graph).chromatic() {ours[1]}, proved, in {ours[0] * 1e3:.1f} ms, a colouring in that many in {first[0] * 1e3:.1f} ms")
        try:
            rival = colours_by_constraint(graph, ours[1])
            print(f"  python-constraint2 for a colouring in {ours[1]}: "
                  + (f"{rival * 1e3:.1f} ms" if rival is not None else "none in 60 s"))
        except ImportError:
            print("  python-constraint2 is not installed")


def flat(searches=100_000):
    """What the memory of the process grows by while it searches again and again."""
    def resident():
        return int(pathlib.Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

    def some(number):
        for _ in range(number // 4):
            assert bt.queens(6).first() and bt.queens(5).count() == 10
            assert next(bt.queens(6).all()) and bt.Search(Queens(4)).count() == 2

    some(4_000)
    before = resident()
    some(searches)
    print(f"{searches:,} searches: the process grows by {(resident() - before) / 1024:,.0f} kB, to {resident() / 2**20:.0f} MB")


def sudokus(file):
    command = pathlib.Path(sys.executable).with_name("backtrail")
    if file:
        lines = [line.split(",")[0].strip() for line in pathlib.Path(file).read_text().splitlines()]
        lines = [line for line in lines if len(line) == 81]
    else:
        lines = child(command, "sudoku", "generate", "-n", "1000000", "--seed", "1", "-q")[1].decode().split()
    lines *= -(-1_000_000 // len(lines))  # a million, so that the start of the command does not count
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "sudokus.txt")
        pathlib.Path(path).write_text("\n".join(lines) + "\n")
        once = lambda: child(command, "sudoku", path, "-q")
        solved = once()[1].decode().split()
        _many(lines, solved, once)


def _many(lines, solved, command, rounds=5):
    """Each form and the command in turn, the least of all rounds."""
    import numpy

    table = numpy.frombuffer("".join(lines).replace(".", "0").encode(), numpy.uint8).reshape(-1, 81) - ord("0")
    whole = numpy.frombuffer("".join(solved).encode(), numpy.uint8).reshape(-1, 81) - ord("0")
    forms = [
        ("an array", table, lambda answer: (answer == whole).all()),
        ("a list", lines, lambda answer: answer == solved),
        ("bytes", "\n".join(lines).encode(), lambda answer: answer.decode().split() == solved),
    ]
    times = {what: [] for what in ["the command", *(what for what, _, _ in forms)]}
    for _ in range(rounds):
        times["the command"].append(command()[0])
        for what, given, check in forms:
            took, answer = least(lambda: bt.sudoku.solve_many(given), 1)
            assert check(answer)
            del answer
            times[what].append(took)
    by_command = min(times["the command"])
    for what, took in times.items():
        print(f"{len(lines):,} sudokus by or as {what}: {len(lines) / min(took):,.0f} a second of CPU time, {by_command / min(took):.0%} "
              f"of the command's rate (of {rounds} rounds: {', '.join(f'{each:.3f}' for each in took)} s)")


def importing():
    program = "import time; began = time.process_time(); import backtrail; print(time.process_time() - began)"
    times = [float(child(sys.executable, "-c", program)[1]) for _ in range(7)]
    print(f"import backtrail: {min(times) * 1e3:.0f} ms")


if __name__ == "__main__":
    importing()
    own()
    traced()
    colours()
    flat()
    sudokus(sys.argv[1] if len(sys.argv) > 1 else None)
