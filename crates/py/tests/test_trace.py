"""Somebody's own recursive function, unchanged, becomes a tree."""

import json
import os
import sys

import programs
import pytest

import backtrail as bt

#: The grid of a course text, whose program makes 142,256 calls of its recursive function.
GRID = "2......6.....75.3..48.9.1.....3.....3...1...9.....8.....1.2.57..8.73.....9......4"
PROFILE = [1, 8, 42, 140, 344, 568, 550, 312, 92]


def test_eight_queens_of_a_course_to_the_unit():
    found = []
    with bt.trace(programs.place, label=lambda f: f["rows"][-1] if f["rows"] else "", solution=found,
                  board=lambda f: bt.columns(f["rows"], f["n"])) as t:
        programs.place([], 8, found)
    assert (len(found), t.solutions, t.visits, t.profile) == (92, 92, 2057, PROFILE)
    assert t.dead_ends == bt.queens(8).search(solver="scan").dead_ends
    tree = t.tree()
    assert (tree.nodes, tree.solutions, tree.dead_ends) == (2057, 92, t.dead_ends)


def test_its_tree_is_that_of_our_own_search():
    with bt.trace(programs.place, label=lambda f: f["rows"][-1] if f["rows"] else "", solution=lambda f: len(f["rows"]) == f["n"]) as t:
        programs.place([], 4, [])
    assert t.tree().text() == bt.queens(4).tree(solver="scan").text()


def test_the_first_solution_by_its_return():
    board = [[0] * 8 for _ in range(8)]
    with bt.trace(programs.place_grid, label=lambda f: f["column"], board=lambda f: f["board"], solution="return") as t:
        assert programs.place_grid(board, 0)
    assert (t.solutions, t.visits) == (1, 114)
    told = [json.loads(line) for line in t.recording._json_lines()]
    assert told[0]["stage"]["rows"] == 8
    assert told[2]["marks"] == [[0, 1]]


def test_generators_yield_solutions():
    with bt.trace(programs.every_placement) as t:
        found = list(programs.every_placement([], 6))
    assert (len(found), t.solutions, t.visits) == (4, 4, 153)
    assert t.tree().solutions == 4
    with bt.trace(programs.every_placement) as t:
        for _ in programs.every_placement([], 8):
            break
    assert t.solutions == 1 and t.visits == 114
    assert t.recording.kinds.count(0) == t.recording.kinds.count(4)


def test_methods_and_the_sudoku_of_a_course():
    sudoku = programs.Sudoku(GRID)
    with bt.trace(sudoku.solve, board=lambda f: [f["self"].cells[i * 9:i * 9 + 9] for i in range(9)], solution="return") as t:
        assert sudoku.solve()
    assert (t.solutions, t.visits) == (1, 142_256)
    assert t.note and sum(t.profile) == 142_256 == bt.sudoku(GRID).search(first=True, solver="plain").visits
    stage = json.loads(next(iter(t.recording._json_lines())))["stage"]
    assert stage["kind"] == "grid" and stage["most"] == 9 and stage["regions"] == {"boxRows": 3, "boxColumns": 3}
    assert stage["givens"][:7] == [2, 0, 0, 0, 0, 0, 0]


def test_colours_of_a_map():
    graph = {0: [1, 2], 1: [0, 2], 2: [0, 1, 3], 3: [2]}
    with bt.trace(programs.color, solution="return") as t:
        assert programs.color(graph, [None] * 4, 0, 3)
    assert t.visits == 5 and t.solutions == 1


def test_a_decorator_and_several_calls():
    @bt.traced(label=lambda f: f["n"])
    def steps(n):
        return 1 if n < 2 else steps(n - 1) + steps(n - 2)

    assert steps(6) == 13
    assert steps.trace.visits == 25
    assert "└─" in str(steps.trace.tree())
    with bt.trace(programs.place) as t:
        programs.place([], 4, [])
        programs.place([], 5, [])
    assert t.visits == 1 + 17 + 54 and t.profile[:2] == [1, 2]
    assert t.tree().nodes == t.visits


def test_the_source_and_the_line_at_work_are_on_the_page(tmp_path):
    with bt.trace(programs.place, solution=lambda f: len(f["rows"]) == f["n"]) as t:
        programs.place([], 4, [])
    lines = t.recording.source.splitlines()
    assert lines[0].startswith("def place(rows, n, found):")
    told = [json.loads(line) for line in t.recording._json_lines()][1:]
    assert lines[told[0]["line"] - 1].startswith("def place")
    assert "place(rows, n, found)" in lines[told[1]["line"] - 1]
    leave = next(event for event in told if event["type"] == "leave")
    assert "for row in range(n)" in lines[leave["line"] - 1]
    t.save(tmp_path / "mine.html")
    assert "def place(rows, n, found)" in (tmp_path / "mine.html").read_text()


def test_every_line_can_be_stepped_through(tmp_path):
    def watched(**options):
        with bt.trace(programs.place, solution=lambda f: len(f["rows"]) == f["n"], lines=True, **options) as t:
            programs.place([], 4, [])
        return t, [json.loads(line) for line in t.recording._json_lines()][1:]

    t, told = watched()
    lines = t.recording.source.splitlines()
    ran = [lines[event["line"] - 1].strip() for event in told if event["type"] == "line"]
    # 17 calls look whether they are complete; 15 of them try four rows, and see once more that there is none left.
    assert ran.count("if len(rows) == n:") == 17 == t.visits and ran.count("return") == 2
    assert ran.count("for row in range(n):") == 15 * 5
    assert ran.count("place(rows, n, found)") == ran.count("rows.pop()") == 16
    # A call is entered from the line that makes it, and begins with its first line.
    calls = [at for at, event in enumerate(told) if event["type"] == "enter"][1:]
    assert all(told[at - 1]["type"] == "line" and told[at - 1]["line"] == told[at]["line"] for at in calls)
    assert all(told[at + 1]["type"] in ("line", "solution") for at in calls)
    # What else is told is what is told without the lines, and the trees are the same.
    with bt.trace(programs.place, solution=lambda f: len(f["rows"]) == f["n"]) as plain:
        programs.place([], 4, [])
    assert [event for event in told if event["type"] != "line"] == [json.loads(line) for line in plain.recording._json_lines()][1:]
    assert t.tree().text() == plain.tree().text() and t.profile == plain.profile
    assert sys.gettrace() is None or "coverage" in repr(sys.gettrace())
    cut, told = watched(limit=50)
    assert len(told) == 50 and cut.visits == 17 and cut.profile == plain.profile and "50" in cut.note


def test_the_lines_of_generators_and_of_the_first_solution():
    with bt.trace(programs.every_placement, lines=True) as t:
        found = list(programs.every_placement([], 4))
    assert (len(found), t.solutions, t.visits) == (2, 2, 17)
    assert t.recording.kinds.count(5) > 17
    with bt.trace(programs.place_grid, solution="return", lines=True) as t:
        assert programs.place_grid([[0] * 6 for _ in range(6)], 0)
    assert t.solutions == 1 and t.visits == bt.queens(6).search(first=True, solver="scan").visits


def test_the_first_knights_tour_of_a_course():
    squares = [[0] * 5 for _ in range(5)]
    with bt.trace(programs.tour, label=lambda f: f"{f['row']},{f['column']}", solution="return", limit=1_000) as t:
        assert programs.tour(squares, 0, 0, 1, [], True)
    assert (t.visits, t.solutions) == (74_301, 1)
    assert squares[0] == [1, 6, 15, 10, 21] and squares[4] == [25, 18, 3, 12, 23]
    assert t.visits == bt.knight(5, start=(0, 0)).search(first=True, solver="plain").visits


@pytest.mark.skipif("BACKTRAIL_LONG" not in os.environ, reason="half a minute: BACKTRAIL_LONG=1 runs it")
def test_all_knights_tours_of_a_course():
    tours = []
    with bt.trace(programs.tour, solution=tours, limit=1_000) as t:
        programs.tour([[0] * 5 for _ in range(5)], 0, 0, 1, tours, False)
    assert (len(tours), t.solutions, t.visits, t.dead_ends) == (304, 304, 1_735_079, 625_004)
    assert len(t.profile) == 25 and sum(t.profile) == t.visits


def test_labels_are_the_arguments_that_change():
    def choose(items, room):
        if items and room:
            choose(items[1:], room - items[0])

    with bt.trace(choose) as t:
        choose((3, 2), 9)
    assert "(2,), 6" in str(t.tree())


def test_limits_keep_the_counts_whole():
    with bt.trace(programs.place, limit=500) as t:
        programs.place([], 8, [])
    assert (t.visits, t.profile, len(t.recording)) == (2057, PROFILE, 500)
    assert "500" in t.note and t.tree().is_stopped


def test_an_exception_passes_and_the_tree_is_closed():
    def fall(n):
        if n == 0:
            raise KeyError("down")
        fall(n - 1)

    with pytest.raises(KeyError, match="down"):
        with bt.trace(fall) as t:
            fall(3)
    assert t.visits == 4 and t.recording.kinds.count(0) == t.recording.kinds.count(4) == 4
    assert sys.getprofile() is None


@pytest.mark.parametrize("wrong, message", [
    (lambda: bt.trace(len), "no function"),
    (lambda: bt.trace(3), "no function"),
    (lambda: bt.trace(programs.place, solution=3), "solution"),
])
def test_wrong_use_is_told(wrong, message):
    with pytest.raises(TypeError, match=message):
        wrong()
