stage-large = Ce plateau est trop grand pour être dessiné ; voici les choix à la place.
stage-cell = ligne { NUMBER($row) }, colonne { NUMBER($column) }
stage-knight-board = Un échiquier de { NUMBER($rows) } lignes et { NUMBER($columns) } colonnes.
stage-knight-holes = Trous : { $where }.
stage-knight-on = Le cavalier est sur la case numéro { NUMBER($n) } de son parcours, { $where }.
stage-knight-way = Son chemin, en ligne,colonne : { $way }.
stage-knight-refused = Refusé : un saut vers { $where }.
stage-knight-off = Refusé : un saut vers { $label }, hors de l’échiquier.
stage-sudoku-board = Une grille de { NUMBER($rows) } × { NUMBER($columns) } cases avec { NUMBER($givens) } cases données.
stage-sudoku-none = Rien n’a encore été rempli.
stage-sudoku-value = { $where } : { NUMBER($value) }
stage-sudoku-on = Rempli : { $what }.
stage-sudoku-refused = Refusé : { $what }.
stage-graph-vertices = { $n ->
    [one] { NUMBER($n) } sommet
   *[other] { NUMBER($n) } sommets
 }
stage-graph-edges = { $n ->
    [one] { NUMBER($n) } arête
   *[other] { NUMBER($n) } arêtes
 }
stage-graph-colors = { $n ->
    [one] { NUMBER($n) } couleur
   *[other] { NUMBER($n) } couleurs
 }
stage-graph-value = { $name } a la couleur { NUMBER($color) }
stage-graph-fixed = Couleurs imposées : { $what }.
stage-graph-none = Aucun sommet n’a encore de couleur.
stage-graph-on = Colorés : { $what }.
stage-graph-refused = Refusé : { $what }.
stage-square = colonne { NUMBER($column) }, ligne { NUMBER($row) }
stage-empty = Le plateau est encore vide.
stage-solved = Une solution.
stage-dead = Une impasse.
stage-queens-board = Un échiquier de { NUMBER($n) } × { NUMBER($n) } cases.
stage-queens-on = Reines : { $where }.
stage-queens-refused = Refusée : une reine en { $where }.
stage-culprits = En conflit avec : { $where }.
stage-choices-none = Aucun choix n’a encore été fait.
stage-choices-path = Choix : { $path }.
stage-choices-refused = Refusé : { $label }.
stage-squares-on = Dessus : { $where }.
stage-squares-refused = Refusé : { $where }.
