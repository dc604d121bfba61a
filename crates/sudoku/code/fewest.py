import math
import sys

grid = [int(value) for value in sys.argv[1]]
cells = range(len(grid))
n = math.isqrt(len(grid))
box = math.isqrt(n)


def houses(cell):
    row, column = divmod(cell, n)
    return row, column, (row // box, column // box)


peers = [[peer for peer in cells if peer != cell and any(a == b for a, b in zip(houses(peer), houses(cell)))]
         for cell in cells]

# @code
def candidates(cell):
    """The values that no cell of its row, column and box has."""
    held = {grid[peer] for peer in peers[cell]}
    return [value for value in range(1, n + 1) if value not in held]


def starves(cell):
    """Has an empty cell lost its last candidate?"""
    return any(grid[peer] == 0 and not candidates(peer)
               for peer in peers[cell])


def solve():
    empty = [cell for cell in cells if grid[cell] == 0]
    if not empty:
        print(grid)  # @solution
        return
    cell = min(empty, key=lambda cell: len(candidates(cell)))
    for value in candidates(cell):  # @dead_end
        grid[cell] = value
        if starves(cell):
            grid[cell] = 0  # @refuse
            continue
        solve()  # @enter
        grid[cell] = 0  # @leave


solve()  # @root
# @end
