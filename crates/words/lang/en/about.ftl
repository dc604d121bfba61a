# What each puzzle is, in a clause: "Solve …", "Draw the decision tree of a search: …".
about-queens = N queens on an N×N board, none attacking another
about-knight = a knight's tour: every square of a board once, a leap at a time
about-color = a colour for each vertex of a graph, joined ones of different colours
about-sudoku = a grid in which every row, column and box holds every value once
