# Ce qu’est chaque problème, en une proposition.
about-queens = N reines sur un échiquier de N×N cases, sans qu’aucune n’en attaque une autre
about-knight = un tour du cavalier : chaque case d’un échiquier une seule fois, un saut après l’autre
about-color = une couleur pour chaque sommet d’un graphe, différente de celles de ses voisins
about-sudoku = une grille dont chaque ligne, colonne et bloc contient chaque valeur une fois
