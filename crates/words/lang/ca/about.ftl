about-queens = N reines en un tauler de N × N caselles, sense que cap n’ataqui una altra
about-knight = Cada casella d’un tauler una sola vegada, salt a salt
about-sudoku = Cada fila, columna i bloc conté cada valor una vegada
about-color = Un color per a cada vèrtex d’un graf, diferent dels dels seus veïns
