import sys

rows, columns, start_row, start_column = map(int, sys.argv[1:])
LEAPS = [(2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (-1, 2), (1, -2), (-1, -2)]

# @code
number = [[0] * columns for _ in range(rows)]


def onward(row, column):
    """The free squares that a leap leads to."""
    ends = [(row + down, column + right) for down, right in LEAPS]
    return [(r, c) for r, c in ends if 0 <= r < rows
            and 0 <= c < columns and number[r][c] == 0]


def rank(square):
    """Few ways on first; then far from the centre."""
    row, column = square
    down, right = 2 * row + 1 - rows, 2 * column + 1 - columns
    return len(onward(row, column)), -down * down - right * right


def leap(row, column, made):
    if made == rows * columns:
        print(number)  # @solution
        return
    for r, c in sorted(onward(row, column), key=rank):  # @dead_end
        number[r][c] = made + 1  # @enter
        leap(r, c, made + 1)
        number[r][c] = 0  # @leave


number[start_row][start_column] = 1
leap(start_row, start_column, 1)  # @root
# @end
