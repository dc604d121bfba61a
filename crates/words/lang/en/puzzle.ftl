puzzle-queens = Queens
puzzle-knight = Knight’s tour
puzzle-sudoku = Sudoku
puzzle-color = Graph colouring
puzzle-cover = Exact cover
puzzle-model = Model
