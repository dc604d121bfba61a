"""Ready solvers: every puzzle, solver, flag and question of the registry, from Python."""

import pickle
import subprocess
import sys
import textwrap

import pytest

import backtrail as bt

GRID = "2......6.....75.3..48.9.1.....3.....3...1...9.....8.....1.2.57..8.73.....9......4"


def test_the_wheel_is_tested_and_not_the_tree():
    assert "site-packages" in bt.__file__
    assert bt.__version__


def test_eight_queens():
    first = bt.queens(8).first()
    assert first == [0, 4, 7, 5, 2, 6, 1, 3]
    assert str(first).splitlines()[0] == "♕ · · · · · · ·"
    assert first._repr_svg_().startswith("<svg")
    assert bt.queens(8).count() == 92
    assert bt.queens(8, distinct=True).count() == 12
    assert bt.queens(3).first() is None
    assert not bt.queens(8).unique()


def test_solutions_come_lazily_and_in_order():
    solutions = list(bt.queens(6).all(solver="marks"))
    assert solutions == [[1, 3, 5, 0, 2, 4], [2, 5, 1, 4, 0, 3], [3, 0, 4, 1, 5, 2], [4, 2, 0, 5, 3, 1]]
    assert list(bt.queens(8).all(limit=2)) == list(bt.queens(8).all())[:2]
    taken = iter(bt.queens(30).all(solver="bits"))  # the whole list would take years
    assert len(next(taken)) == 30
    taken.close()
    for solution in bt.queens(30).all(solver="bits"):
        break


def test_every_solver_that_can_counts_the_same():
    for puzzle in bt.puzzles().values():
        tiny = puzzle._told["examples"]["tiny"].split(" ")
        flags = {"k": int(tiny[2])} if len(tiny) > 2 and tiny[1] == "-k" else {}
        case = puzzle(puzzle._told["examples"]["tiny"] if not flags else tiny[0], **flags)
        counts = set()
        for solver in case.solvers("count"):
            try:
                counts.add(case.count(solver=solver, time_limit=1))
            except bt.Stopped:  # the plainest
                pass
            except bt.Error as error:  # a GPU that is not there
                assert solver == "gpu", error
        assert len(counts) == 1, (puzzle.name, counts)
        for solver in case.solvers("all"):
            try:
                assert len(list(case.all(solver=solver, limit=3, time_limit=1))) == min(3, *counts, 3), (puzzle.name, solver)
            except bt.Stopped:
                pass
        for solver in case.solvers("trace"):
            assert case.search(solver=solver, visit_limit=1_000).visits >= 1


def test_counters_profile_and_pictures():
    outcome = bt.queens(8).search(solver="scan")
    assert (outcome.solutions, outcome.visits, outcome.status) == (92, 2057, "exhausted")
    assert outcome.checks == outcome.rejections + outcome.visits - 1
    assert outcome.profile == [1, 8, 42, 140, 344, 568, 550, 312, 92]
    assert "total" in str(outcome.profile) and outcome.profile._repr_svg_().startswith("<svg")
    tree = bt.queens(4).search().tree(fold=True)
    assert tree.nodes == 17 and "○ root" in str(tree) and tree._repr_svg_().startswith("<svg")
    assert tree.mermaid().startswith("flowchart") and "graph" in tree.dot()
    comparison = bt.queens(5).compare(solvers=["scan", "bits"], repeats=1)
    assert [row["solutions"] for row in comparison.rows] == [10, 10]
    assert "scan" in str(comparison) and comparison.csv().count("\n") == 3
    assert "visits" in outcome._repr_html_()


def test_counts_of_any_size_are_integers():
    count = bt.color({i: [] for i in range(60)}, 1_000).count()
    assert count == 1_000**60
    huge = bt.color({i: [] for i in range(3_000)}, 1_000).count()  # 9,001 digits, more than Python reads as a text
    assert huge == 1_000**3_000


def test_sudoku_in_its_forms():
    numpy = pytest.importorskip("numpy")
    case = bt.sudoku(GRID)
    solution = case.first()
    assert case.unique() and solution.word == "".join(map(str, solution))
    assert bt.sudoku.check(solution).is_solution
    rows = [[int(cell) if cell != "." else 0 for cell in GRID[i * 9:i * 9 + 9]] for i in range(9)]
    assert bt.sudoku(rows).first() == solution
    assert bt.sudoku(numpy.array(rows)).first() == solution
    assert bt.sudoku(numpy.array(rows).ravel()).first() == solution
    assert solution.to_numpy().shape == (9, 9)
    assert bt.sudoku("." * 100, box=(2, 5)).first() is not None
    assert bt.sudoku.rate(GRID).facts["difficulty"]
    with pytest.raises(bt.Error, match="column"):
        bt.sudoku("11" + "." * 79)


def test_many_sudokus_at_once():
    numpy = pytest.importorskip("numpy")
    made = bt.sudoku.generate(count=20, seed=1)
    lines = [solution.word for solution in made]
    solved = bt.sudoku.solve_many(lines)
    assert solved == [bt.sudoku(line).first().word for line in lines]
    assert bt.sudoku.solve_many("\n".join(lines).encode()).decode().split() == solved
    array = numpy.array([[0 if cell == "." else int(cell) for cell in line] for line in lines])
    answer = bt.sudoku.solve_many(array, threads=2)
    assert answer.shape == array.shape and answer.dtype == array.dtype
    assert ["".join(map(str, row)) for row in answer.tolist()] == solved
    assert bt.sudoku.solve_many(array.reshape(-1, 9, 9)).shape == (20, 9, 9)
    assert bt.sudoku.unique_many(lines[:2] + ["." * 81]) == ["1", "1", "many"]
    impossible = "12345678.........9" + "." * 63
    assert bt.sudoku.solve_many([lines[0], impossible]) == [solved[0], None]
    with pytest.raises(bt.Error, match="line 2"):
        bt.sudoku.solve_many([lines[0], "nonsense"])
    with pytest.raises(bt.Error, match="line 2 holds no puzzle"):
        bt.sudoku.solve_many([lines[0], "", lines[1]])
    assert bt.sudoku.solve_many([]) == []
    assert bt.sudoku.solve_many(array[:0]).shape == (0, 81) and bt.sudoku.unique_many(array[:0]) == []


def test_many_sudokus_in_blocks(monkeypatch):
    numpy = pytest.importorskip("numpy")
    monkeypatch.setattr("backtrail._puzzles._BLOCK", 7)
    lines = [solution.word for solution in bt.sudoku.generate(count=20, seed=2)]
    solved = bt.sudoku.solve_many("\n".join(lines).encode()).decode().split()
    assert bt.sudoku.solve_many(lines) == bt.sudoku.solve_many(tuple(lines)) == bt.sudoku.solve_many("\n".join(lines)) == solved
    assert bt.sudoku.solve_many([line + "\n" for line in lines], threads=1) == solved, "as a file gives them"
    impossible, several = "12345678.........9" + "." * 63, "." * 81
    mixed = [*lines[:9], impossible, several, *lines[9:]]
    told = bt.sudoku.solve_many(mixed)
    assert told[:9] + told[11:] == solved and told[9] is None and len(told[10]) == 81
    assert bt.sudoku.unique_many(mixed) == ["1"] * 9 + ["0", "many"] + ["1"] * 11
    digits = numpy.array([[0 if cell == "." else int(cell) for cell in line] for line in mixed])
    for array in (digits, digits.astype(numpy.uint8), digits.astype(float), numpy.asfortranarray(digits), digits.reshape(-1, 9, 9)):
        answer = bt.sudoku.solve_many(array)
        assert answer.shape == array.shape and answer.dtype == array.dtype and answer.flags.writeable
        rows = answer.reshape(-1, 81).astype(int).tolist()
        assert ["".join(map(str, row)) if any(row) else None for row in rows] == told
        assert bt.sudoku.unique_many(array) == bt.sudoku.unique_many(mixed)
    for wrong, message in [
        (lines[:9] + ["nonsense"], "line 10"), (lines[:9] + [""] + lines[9:], "line 10 holds no puzzle"),
        (lines[:9] + [3], "line 10 is not a string but int"), (numpy.full((9, 81), 10), "from 0 to 9"),
        (numpy.full((9, 81), 10, numpy.uint8), "from 0 to 9"), (digits - 1, "from 0 to 9"),
        (numpy.full((9, 81), float("nan")), "puzzle 0, cell 0"), (numpy.ones((9, 80), int), "line 1"),
    ]:
        with pytest.raises((ValueError, TypeError), match=message):
            bt.sudoku.solve_many(wrong)


def test_graphs_in_their_forms_keep_their_names():
    networkx, numpy = pytest.importorskip("networkx"), pytest.importorskip("numpy")
    sparse = pytest.importorskip("scipy.sparse")
    petersen = networkx.petersen_graph()
    assert bt.color(petersen).chromatic() == 3
    assert bt.color(petersen, 3).count() == 120
    assert bt.color(networkx.to_numpy_array(petersen), 3).count() == 120
    assert bt.color(sparse.csr_matrix(networkx.to_numpy_array(petersen))).chromatic() == 3
    assert bt.color("petersen", k=3).count() == 120
    assert bt.color("petersen").polynomial()
    borders = {"France": ["Spain", "Italy"], "Spain": ["Portugal"], ("a", 1): ["Italy"], 'quo"ted': []}
    solution = bt.color(borders, 2).first()
    colors = solution.as_dict()
    assert set(colors) == {"France", "Spain", "Italy", "Portugal", ("a", 1), 'quo"ted'}
    assert colors["France"] != colors["Spain"] != colors["Portugal"] and colors[("a", 1)] != colors["Italy"]
    assert "France" in solution.text() and solution.dot().startswith("graph")
    assert bt.color([(1, "1"), ("1", 2)], 2).first().as_dict().keys() == {1, "1", 2}
    assert bt.color(borders, 2, fixed={"Spain": 1}).first().as_dict()["Spain"] == 1


def test_tours_covers_and_models():
    numpy = pytest.importorskip("numpy")
    assert bt.knight(5).count() == 1728
    assert bt.knight((3, 4), start=(0, 0)).first()[0] == 1
    assert bt.knight(8, closed=True).first() is not None
    assert bt.knight(numpy.ones((3, 4))).count() == bt.knight("3x4").count() == 16
    items, options = "abcdefg", ["ce", "adg", "bcf", "adf", "bg", "deg"]
    assert bt.cover(items, options).count() == 1
    assert sorted(bt.cover(items, options).first()) == [0, 3, 4]
    matrix = [[int(item in option) for item in items] for option in options]
    assert bt.cover(numpy.array(matrix)).count() == bt.cover(matrix).count() == 1
    money = bt.model("problem; S, E, N, D, M, O, R, Y in 0..9; all different; SEND + MORE = MONEY; S > 0; M > 0")
    assert money.first().as_dict() == {"S": 9, "E": 5, "N": 6, "D": 7, "M": 1, "O": 0, "R": 8, "Y": 2}


def test_limits_raise_with_the_outcome_so_far():
    with pytest.raises(bt.Stopped) as raised:
        bt.queens(30).count(visit_limit=1_000)
    outcome = raised.value.outcome
    assert outcome.visits == 1_000 and outcome.stopped_by == "the visit limit" and outcome.at
    rest = bt.queens(8).outcome("count", visit_limit=1_000, solver="scan")
    more = bt.queens(8).outcome("count", from_node=rest.at, solver="scan")
    assert (rest.solutions + more.solutions, rest.visits + more.visits) == (92, 2057)
    with pytest.raises(bt.Stopped):
        list(bt.queens(30).all(time_limit=0.2, solver="scan"))
    assert bt.queens(8).count(limit=10) == 10
    assert bt.queens(10).count(threads=2, solver="bits") == 724


def test_progress_is_told():
    told = []
    with pytest.raises(bt.Stopped):
        bt.queens(30).count(solver="scan", time_limit=0.5, progress=lambda *news: told.append(news))
    assert told and told[-1][0] > 0

    def refuse(*_):
        raise LookupError("enough")

    with pytest.raises(LookupError, match="enough") as raised:
        bt.queens(30).count(solver="scan", progress=refuse)
    assert raised.value.outcome.status == "stopped"


@pytest.mark.parametrize("wrong, message", [
    (lambda: bt.queens(-1), "-1"),
    (lambda: bt.queens("many"), "many"),
    (lambda: bt.queens(2.5), "whole number"),
    (lambda: bt.queens(), "N"),
    (lambda: bt.queens(8, 3), "3"),
    (lambda: bt.queens(8, distnct=True), "did you mean 'distinct'"),
    (lambda: bt.queens(8, distinct=3), "True or False"),
    (lambda: bt.queens(8).count(solver="bitz"), "bits"),
    (lambda: bt.queens(8).count(thread=2), "did you mean 'threads'"),
    (lambda: bt.queens(8).count(threads=0), "threads"),
    (lambda: bt.queens(8).count(time_limit=float("nan")), "time_limit"),
    (lambda: bt.queens(8).count(under="0.x"), "under"),
    (lambda: bt.queens(8).tree(under="7.7.7"), "7.7.7"),
    (lambda: bt.queens(8).tree().text and bt.queens(8).chromatic, "chromatic"),
    (lambda: bt.quens(8), "did you mean 'queens'"),
    (lambda: bt.color([("a", "a")]), "its own neighbour"),
    (lambda: bt.color(3.5), "graph"),
    (lambda: bt.color(["ab"]), "edge"),
    (lambda: bt.cover("ab", ["ac"]), "no item"),
    (lambda: bt.cover(["a b"], []), "blanks"),
    (lambda: bt.sudoku([[1, 2], [float("nan"), 0]]), "row 2, column 1"),
    (lambda: bt.sudoku([1, 2, 3]), "square"),
    (lambda: bt.model(3), "text"),
    (lambda: bt.queens.solve_many(["8"]), "collections"),
    (lambda: bt.speak("xx"), "xx"),
])
def test_bad_input_is_one_clear_exception(wrong, message):
    with pytest.raises((ValueError, TypeError, AttributeError), match=message):
        wrong()


def test_errors_have_a_code_and_a_place():
    with pytest.raises(bt.Error) as raised:
        bt.model("problem\nx in 1..3\nx ++ 2\n")
    assert isinstance(raised.value, ValueError) and raised.value.line == 3 and raised.value.code


def test_sentences_are_in_the_language_that_is_spoken():
    bt.speak("fr")
    try:
        with pytest.raises(bt.Error, match="colonne|doit|nombre|chiffre"):
            bt.sudoku("11" + "." * 79)
    finally:
        bt.speak("en")


def test_help_tells_flags_solvers_and_questions():
    text = bt.color.__doc__
    assert "chromatic" in text and "dsatur" in text and "distinct" in text
    assert {"queens", "sudoku", "knight", "color", "cover", "model"} <= set(dir(bt))
    assert bt.reines is bt.queens or bt.reines.name == "queens"


def test_cases_travel_between_processes():
    case = pickle.loads(pickle.dumps(bt.color({"a": ["b"]}, 2)))
    assert case.count() == 2 and case.first().as_dict().keys() == {"a", "b"}
    assert pickle.loads(pickle.dumps(bt.queens(4).first())) == [1, 3, 0, 2]


def run(program, **options):
    """Runs a program in a Python of its own."""
    return subprocess.run([sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, timeout=60, **options)


def test_ctrl_c_raises_with_the_outcome():
    told = run("""
        import backtrail as bt, os, signal, threading
        counted, listed = bt.queens(30), bt.queens(31)
        threading.Timer(1.0, os.kill, (os.getpid(), signal.SIGINT)).start()
        try:
            counted.count(solver="scan")
        except KeyboardInterrupt as error:
            print(error.outcome.status, error.outcome.stopped_by, error.outcome.visits > 1000)
        threading.Timer(1.0, os.kill, (os.getpid(), signal.SIGINT)).start()
        try:
            for solution in listed.all(solver="grid"): pass
        except KeyboardInterrupt:
            print("again")
        print(bt.queens(8).count())
    """)
    assert told.stdout.split("\n")[:3] == ["stopped an interrupt True", "again", "92"], told


def test_other_threads_run_during_a_search_and_ctrl_c_reaches_the_main_one():
    told = run("""
        import backtrail as bt, os, signal, threading, time
        ticks = []
        def tick():
            while len(ticks) < 5: ticks.append(time.sleep(0.05))
        def search():
            try: bt.queens(30).count(solver="scan", time_limit=3)
            except bt.Stopped as stopped: print("stopped", len(ticks))
        threads = [threading.Thread(target=work) for work in (tick, search)]
        [thread.start() for thread in threads]
        try:
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(5)
        except KeyboardInterrupt: print("interrupted")
        [thread.join() for thread in threads]
    """)
    assert told.stdout.split() == ["interrupted", "stopped", "5"], told


def test_a_search_does_not_survive_a_fork():
    told = run("""
        import backtrail as bt, os
        solutions = bt.queens(14).all(solver="bits")
        next(solutions)
        for _ in range(300): next(solutions)
        pid = os.fork()
        if pid == 0:
            try:
                for _ in solutions: pass
            except RuntimeError as error: print(error, flush=True)
            print(bt.queens(8).count(), flush=True)
            os._exit(0)
        os.waitpid(pid, 0)
        next(solutions)
        print("parent")
    """)
    lines = told.stdout.splitlines()
    assert "fork" in lines[0] and lines[1:] == ["92", "parent"], told


def test_memory_stays_flat():
    told = run("""
        import backtrail as bt, resource
        def many(n):
            for _ in range(n):
                bt.queens(6).first(); next(bt.queens(6).all())
            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        before = many(1000)
        print(many(3000) - before)
    """)
    assert int(told.stdout) < 4_000, told  # kB


def test_import_is_quick():
    best = min(int(run("""
        import time; began = time.process_time(); import backtrail; print(int(1e6 * (time.process_time() - began)))
    """).stdout) for _ in range(5))
    assert best < 80_000, f"{best} µs of CPU time"


def test_the_types_are_those_of_the_registry():
    import pathlib

    from backtrail import _stubs

    stored = pathlib.Path(bt.__file__).with_name("__init__.pyi").read_text()
    assert stored == _stubs.stubs(), "python -m backtrail._stubs > crates/py/python/backtrail/__init__.pyi"


def test_tables_and_plots():
    pytest.importorskip("pandas")
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    outcome = bt.queens(6).search(solver="scan")
    assert outcome.profile.plot().get_title() == "6 queens, scan"
    assert outcome.profile.to_pandas()["visits"].sum() == outcome.visits == 153
    assert outcome.to_pandas().loc[0, "solutions"] == 4
    assert list(bt.queens(5).compare(solvers=["scan", "bits"], repeats=1).to_pandas()["solver"]) == ["scan", "bits"]
