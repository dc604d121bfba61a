# Ce qu’est chaque problème, en une proposition.
about-queens = Placer N reines sur un échiquier de N×N cases sans qu’aucune n’en attaque une autre
about-knight = Trouver un parcours du cavalier qui passe une seule fois par chaque case d’un échiquier
about-color = Colorer les sommets d’un graphe de sorte que deux voisins n’aient jamais la même couleur
about-sudoku = Remplir une grille de sudoku : chaque ligne, chaque colonne et chaque bloc contient chaque valeur une fois
about-cover = Résoudre une couverture exacte : choisir des options qui couvrent chaque élément une fois
about-model = Résoudre un problème à vous : des variables et des conditions
