# What each puzzle is, in a clause: "Solve …", "Draw the decision tree of a search: …".
about-queens = Place N queens on an N×N board so that none attacks another
about-knight = Find a knight's tour: a path of knight's moves that visits every square of a board once
about-color = Colour the vertices of a graph so that neighbours differ
about-sudoku = Fill a sudoku grid so that every row, column and box holds every value once
about-cover = Solve an exact cover: choose options so that every item is covered once
about-model = Solve a problem of your own: variables, and conditions on them
