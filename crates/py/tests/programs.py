"""Programs as course texts have them, written again by us: none of them knows that it is watched."""


def place(rows, n, found):
    """Queens column by column; what is attacked is not tried."""
    if len(rows) == n:
        found.append(list(rows))
        return
    for row in range(n):
        if all(row != taken and abs(row - taken) != len(rows) - column for column, taken in enumerate(rows)):
            rows.append(row)
            place(rows, n, found)
            rows.pop()


def place_grid(board, column):
    """Queens on a grid of zeros and ones; says True at the first solution."""
    n = len(board)
    if column == n:
        return True
    for row in range(n):
        if safe(board, row, column):
            board[row][column] = 1
            if place_grid(board, column + 1):
                return True
            board[row][column] = 0
    return False


def safe(board, row, column):
    n = len(board)
    for i in range(column):
        if board[row][i]:
            return False
        for other in (row - (column - i), row + (column - i)):
            if 0 <= other < n and board[other][i]:
                return False
    return True


def every_placement(rows, n):
    """A generator of all placements."""
    if len(rows) == n:
        yield tuple(rows)
        return
    for row in range(n):
        if all(row != taken and abs(row - taken) != len(rows) - column for column, taken in enumerate(rows)):
            yield from every_placement([*rows, row], n)


class Sudoku:
    """Cells in order, digits in order."""

    def __init__(self, line):
        self.cells = [int(digit) if digit != "." else 0 for digit in line]

    def solve(self, cell=0):
        while cell < 81 and self.cells[cell]:
            cell += 1
        if cell == 81:
            return True
        for digit in range(1, 10):
            if self.fits(cell, digit):
                self.cells[cell] = digit
                if self.solve(cell + 1):
                    return True
                self.cells[cell] = 0
        return False

    def fits(self, cell, digit):
        row, column = cell // 9, cell % 9
        box = row // 3 * 27 + column // 3 * 3
        for i in range(9):
            if digit in (self.cells[row * 9 + i], self.cells[i * 9 + column], self.cells[box + i // 3 * 9 + i % 3]):
                return False
        return True


LEAPS = ((2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (-1, 2), (1, -2), (-1, -2))


def tour(squares, row, column, number, found, only_one):
    """A knight's tour: all of them in `found`, or true at the first."""
    squares[row][column] = number
    if number == len(squares) * len(squares[0]):
        found.append([line[:] for line in squares])
        if only_one:
            return True
    else:
        for down, right in LEAPS:
            to, beside = row + down, column + right
            if 0 <= to < len(squares) and 0 <= beside < len(squares[0]) and not squares[to][beside]:
                if tour(squares, to, beside, number + 1, found, only_one):
                    return True
    squares[row][column] = 0
    return False


def color(graph, colors, vertex, most):
    """The colours of a map, vertex by vertex."""
    if vertex == len(graph):
        return True
    for shade in range(most):
        if all(colors[other] != shade for other in graph[vertex]):
            colors[vertex] = shade
            if color(graph, colors, vertex + 1, most):
                return True
            colors[vertex] = None
    return False
