about-sudoku = a grid in which every row, column and box holds every value once
