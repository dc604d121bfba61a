import sys

rows, columns, start_row, start_column = map(int, sys.argv[1:])

# @code
LEAPS = [(2, 1), (2, -1), (-2, 1), (-2, -1),
         (1, 2), (-1, 2), (1, -2), (-1, -2)]
number = [[0] * columns for _ in range(rows)]


def is_free(row, column):
    return 0 <= row < rows and 0 <= column < columns \
        and number[row][column] == 0


def leap(row, column, made):
    if made == rows * columns:
        print(number)  # @solution
        return
    for down, right in LEAPS:  # @dead_end
        r, c = row + down, column + right
        if not is_free(r, c):
            continue  # @refuse
        number[r][c] = made + 1  # @enter
        leap(r, c, made + 1)
        number[r][c] = 0  # @leave


number[start_row][start_column] = 1
leap(start_row, start_column, 1)  # @root
# @end
