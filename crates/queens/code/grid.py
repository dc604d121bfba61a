import sys

n = int(sys.argv[1])

# @code
free = [[True] * n for _ in range(n)]
rows = []


def lines(row, column):
    """The squares of a row and both diagonals."""
    for r in range(n):
        for c in range(n):
            if r == row or r + c == row + column \
                    or r - c == row - column:
                yield r, c


def place(column):
    if column == n:
        print(rows)  # @solution
        return
    for row in range(n):  # @dead_end
        if not all(free[r][c] for r, c in lines(row, column)):
            continue  # @refuse
        free[row][column] = False
        rows.append(row)  # @enter
        place(column + 1)
        rows.pop()
        free[row][column] = True  # @leave


place(0)  # @root
# @end
