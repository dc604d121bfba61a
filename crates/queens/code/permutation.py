import sys

n = int(sys.argv[1])

# @code
rows = list(range(n))
rising = [False] * (2 * n - 1)
falling = [False] * (2 * n - 1)


def mark(j, value):
    rising[rows[j] + j] = value
    falling[rows[j] - j + n - 1] = value


def place(j):
    if j == n:
        print(rows)  # @solution
        return
    for k in range(j, n):  # @dead_end
        rows[j], rows[k] = rows[k], rows[j]
        if rising[rows[j] + j] or falling[rows[j] - j + n - 1]:
            continue  # @refuse
        mark(j, True)  # @enter
        place(j + 1)
        mark(j, False)  # @leave
    for k in reversed(range(j, n)):
        rows[j], rows[k] = rows[k], rows[j]


place(0)  # @root
# @end
