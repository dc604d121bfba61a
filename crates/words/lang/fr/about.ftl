about-sudoku = une grille dont chaque ligne, colonne et bloc contient chaque valeur une fois
