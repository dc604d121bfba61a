puzzle-queens = Reines
puzzle-knight = Tour du cavalier
puzzle-sudoku = Sudoku
puzzle-color = Coloration de graphe
