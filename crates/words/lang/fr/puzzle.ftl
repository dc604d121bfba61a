puzzle-queens = Reines
puzzle-knight = Parcours du cavalier
puzzle-sudoku = Sudoku
puzzle-color = Coloration de graphes
puzzle-cover = Couverture exacte
puzzle-model = Modèle
