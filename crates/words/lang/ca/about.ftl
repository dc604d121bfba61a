# Què és cada problema, en una oració.
about-queens = Col·loca N reines en un tauler de N×N caselles sense que cap n’ataqui una altra
about-knight = Troba un recorregut del cavall que passi una sola vegada per cada casella d’un tauler
about-color = Acoloreix els vèrtexs d’un graf de manera que dos veïns no tinguin mai el mateix color
about-sudoku = Omple una graella de sudoku: cada fila, cada columna i cada bloc conté cada valor una vegada
about-cover = Resol una cobertura exacta: tria opcions que cobreixin cada element una vegada
about-model = Resol un problema propi: variables i condicions
