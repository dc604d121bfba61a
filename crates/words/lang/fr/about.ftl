about-queens = N reines sur un échiquier de N × N cases, sans qu’aucune n’en attaque une autre
about-knight = Chaque case d’un échiquier une seule fois, un saut après l’autre
about-sudoku = Chaque ligne, colonne et bloc contient chaque valeur une fois
about-color = Une couleur pour chaque sommet d’un graphe, différente de celles de ses voisins
