about-queens = N queens on a board of N × N squares, none attacking another
about-knight = Every square of a board once, a leap at a time
about-sudoku = Every row, column and box holds every value once
about-color = A colour for each vertex of a graph, joined ones of different colours
