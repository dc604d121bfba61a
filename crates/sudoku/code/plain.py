import math
import sys

n = math.isqrt(len(sys.argv[1]))
box = math.isqrt(n)
grid = [[int(value) for value in sys.argv[1][n * row:n * row + n]] for row in range(n)]

# @code
def clashes(row, column, value):
    for r in range(n):
        for c in range(n):
            same_box = r // box == row // box \
                and c // box == column // box
            if grid[r][c] == value \
                    and (r == row or c == column or same_box):
                return True
    return False


def solve():
    empty = next(((row, column) for row in range(n)
                  for column in range(n) if grid[row][column] == 0), None)
    if empty is None:
        print(grid)  # @solution
        return
    row, column = empty
    for value in range(1, n + 1):  # @dead_end
        if clashes(row, column, value):
            continue  # @refuse
        grid[row][column] = value  # @enter
        solve()
        grid[row][column] = 0  # @leave


solve()  # @root
# @end
