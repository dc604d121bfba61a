puzzle-queens = Reines
puzzle-knight = Parcours du cavalier
puzzle-sudoku = Sudoku
puzzle-color = Coloration de graphes
puzzle-color = Coloration de graphe
puzzle-cover = Couverture exacte
