import sys

n = int(sys.argv[1])

# @code
board = (1 << n) - 1  # one bit for each row
queens = []


def place(rows, rising, falling):
    if len(queens) == n:
        print(queens)  # @solution
        return
    free = board & ~(rows | rising | falling)
    while free:  # @dead_end
        row = free & -free  # the lowest free bit
        free ^= row
        queens.append(row.bit_length() - 1)  # @enter
        place(rows | row, (rising | row) >> 1, (falling | row) << 1)
        queens.pop()  # @leave


place(0, 0, 0)  # @root
# @end
