puzzle-queens = Reines
puzzle-knight = Recorregut del cavall
puzzle-sudoku = Sudoku
puzzle-color = Coloració de grafs
puzzle-cover = Cobertura exacta
puzzle-model = Model
