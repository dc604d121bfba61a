# Què és cada problema, en una oració.
about-queens = N reines en un tauler de N×N caselles, sense que cap n’ataqui una altra
about-knight = un recorregut del cavall: cada casella d’un tauler una sola vegada, salt a salt
about-color = un color per a cada vèrtex d’un graf, diferent dels dels seus veïns
about-sudoku = una graella en què cada fila, columna i bloc conté cada valor una vegada
