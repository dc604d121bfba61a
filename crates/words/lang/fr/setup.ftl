setup-title = La recherche
setup-puzzle = Problème
setup-instance = Instance
setup-solver = Solveur
setup-question = Solutions
setup-first = la première
setup-all = toutes
setup-start = Démarrer
setup-more = Plus d’options
setup-queens = Reines
setup-nobody = Cette instance est trop grande pour qu’un solveur la parcoure pas à pas. Essayez-en une plus petite.
setup-ruledOut = Il n’y a pas de solution : { $why }. Vous pouvez tout de même regarder la recherche.
setup-knight-rows = Lignes
setup-knight-columns = Colonnes
setup-sudoku-sample = Exemple
setup-sudoku-choose = choisir…
setup-sudoku-other = Une autre taille, ou coller une grille
setup-sudoku-size = Taille
setup-sudoku-paste = Coller une grille
setup-sample-tiny = 4 × 4, pour commencer
setup-sample-one = 4 × 4 à quatre données
setup-sample-six = 6 × 6
setup-sample-easy = 9 × 9, facile
setup-sample-middle = 9 × 9, plus difficile
setup-sample-guess = 9 × 9, avec hypothèses
setup-sample-turn = 9 × 9, symétrique
setup-sample-sixteen = 16 × 16
setup-sample-empty = 4 × 4, vide : 288 solutions
setup-color-graph = Graphe
setup-color-family = Exemple
setup-color-file = Ouvrir un fichier
setup-color-text = Coller un graphe
setup-color-textHow = DIMACS, liste d’arêtes, CSV, DOT, GraphML, GML, JSON ou matrice, en texte ; vous pouvez aussi déposer un fichier ici.
setup-color-tooLarge = Ce fichier fait { NUMBER($size) } Mo ; la page en accepte jusqu’à { NUMBER($most) } Mo. La ligne de commande en accepte de plus grands.
setup-color-unreadable = Ce fichier n’a pas pu être lu.
setup-color-given = { $name } ({ $lines ->
    [one] { NUMBER($lines) } ligne
   *[other] { NUMBER($lines) } lignes
 })
setup-color-typed = un texte de { $lines ->
    [one] { NUMBER($lines) } ligne
   *[other] { NUMBER($lines) } lignes
 }
setup-color-back = Taper plutôt un nom
setup-noEdges = Ce texte ne contient aucune arête : chaque sommet est isolé.
