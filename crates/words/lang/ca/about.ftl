about-sudoku = una graella en què cada fila, columna i bloc conté cada valor una vegada
