import sys

n = int(sys.argv[1])

# @code
rows = []
in_row = [False] * n
rising = [False] * (2 * n - 1)
falling = [False] * (2 * n - 1)


def mark(row, column, value):
    in_row[row] = value
    rising[row + column] = value
    falling[row - column + n - 1] = value


def place(column):
    if column == n:
        print(rows)  # @solution
        return
    for row in range(n):  # @dead_end
        if in_row[row] or rising[row + column] \
                or falling[row - column + n - 1]:
            continue  # @refuse
        mark(row, column, True)
        rows.append(row)  # @enter
        place(column + 1)
        rows.pop()
        mark(row, column, False)  # @leave


place(0)  # @root
# @end
