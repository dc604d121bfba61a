import sys

n = int(sys.argv[1])

# @code
rows = []  # the row of the queen in each column


def is_attacked(row):
    for column, other in enumerate(rows):
        if other == row:
            return True
        if abs(other - row) == len(rows) - column:
            return True
    return False


def place():
    if len(rows) == n:
        print(rows)  # @solution
        return
    for row in range(n):  # @dead_end
        if is_attacked(row):
            continue  # @refuse
        rows.append(row)  # @enter
        place()
        rows.pop()  # @leave


place()  # @root
# @end
