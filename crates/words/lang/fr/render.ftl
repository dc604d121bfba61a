# Ce que disent les images et les tableaux.
render-heading-solver = solveur
render-heading-solutions = solutions
render-heading-least = CPU min.
render-heading-mean = CPU moyen
render-heading-slower = × le plus rapide
render-heading-visits = visites
render-heading-checks = vérifications
render-heading-space = espace de recherche
render-heading-depth = profondeur
render-heading-share = part
render-heading-total = total
render-not-run = { $solver }, non exécuté
render-least-title = { $puzzle } : plus court temps de processeur de chaque solveur
render-least-of = { $solver } sur { $instance } : { $time }
render-least-axis = Temps de processeur (chaque ligne vaut dix fois celle du dessous)
render-nothing-run = rien n’a été exécuté
render-count-nodes = { $n ->
    [one] { NUMBER($n) } nœud
   *[other] { NUMBER($n) } nœuds
 }
render-count-solutions = { $n ->
    [one] { NUMBER($n) } solution
   *[other] { NUMBER($n) } solutions
 }
render-count-dead-ends = { $n ->
    [one] { NUMBER($n) } impasse
   *[other] { NUMBER($n) } impasses
 }
render-count-visits = { $n ->
    [one] { NUMBER($n) } visite
   *[other] { NUMBER($n) } visites
 }
render-count-refused = { $n ->
    [one] { NUMBER($n) } choix refusé
   *[other] { NUMBER($n) } choix refusés
 }
render-empty-board = un échiquier ou une grille vide
render-empty-tree = un arbre vide
render-path = { $rows }×{ $columns } : un { $noun } de { $from } à { $to }
render-path-closed = { $rows }×{ $columns } : un { $noun } fermé depuis { $from }
render-start = départ { $place }
render-start-closed = départ { $place }, puis retour
render-end = arrivée { $place }
render-grid = { $noun } { $rows }×{ $columns } : { $clues ->
    [one] { $clues } indice
   *[other] { $clues } indices
 }, { $found ->
    [one] { $found } valeur trouvée
   *[other] { $found } valeurs trouvées
 }
render-graph-wrong = { $n ->
    [one] faux : { NUMBER($n) } arête dont les bouts ont la même couleur
   *[other] faux : { NUMBER($n) } arêtes dont les bouts ont la même couleur
 }
render-graph-undrawn = il y a trop d’arêtes à dessiner
render-graph-named = le nombre dans un disque est sa couleur ; le texte à côté est son nom
render-no-visits = aucune visite
render-each-line = chaque ligne représente { $n } profondeurs
render-by-depth = { $visits } par profondeur
render-by-depths = { $visits } par profondeur, { $n } profondeurs par barre
render-depth-visits = profondeur { $depth } : { $visits }, { $share }
render-choice = choix
render-root = racine
render-unfinished = inachevé
render-below = { $nodes } au-dessous, { $solutions ->
    [0] aucune solution
    [one] { NUMBER($solutions) } solution
   *[other] { NUMBER($solutions) } solutions
 }
render-below-unfinished = { $nodes } au-dessous, inachevé
render-below-so-far = { $nodes } au-dessous, { $solutions ->
    [one] { NUMBER($solutions) } solution
   *[other] { NUMBER($solutions) } solutions
 } jusqu’ici
render-dead-end = impasse
render-solution = solution n° { NUMBER($number) }
render-folded = sans solution, replié : { $nodes }
render-failed = sans solution
render-refused = refusé
render-refused-why = refusé : { $reason }
render-at-depth = { $label }, profondeur { $depth } : { $words }
render-note = { $did } : l’arbre a { $has }, et { $why }
render-note-folded = { $n ->
    [one] { NUMBER($n) } sous-arbre sans solution est replié
   *[other] { NUMBER($n) } sous-arbres sans solution sont repliés
 }
render-note-cut = l’arbre est coupé sous la profondeur { $depth }
render-note-unfolded = rien n’est replié
render-why-dot = dot est lent au-delà de 2 000 nœuds
render-why-edges = Mermaid s’arrête à 500 arêtes
render-why-characters = Mermaid s’arrête à 50 000 caractères
render-why-signs = une image de plus de 1 500 symboles est difficile à lire
render-why-lines = plus de 2 000 lignes sont difficiles à lire
render-tree-title = Arbre de décision : { $heading }
render-dot-choice = cercle : choix
render-dot-unfinished = pointillé : inachevé
render-dot-cut = +k : k nœuds au-dessous
render-dot-dead-end = carré : impasse
render-dot-solution = losange : solution
render-dot-folded = triangle : sous-arbre sans solution, avec ses nœuds
render-dot-refused = × : refusé
render-legend-choice = choix
render-legend-unfinished = inachevé
render-legend-cut = +k : k nœuds cachés au-dessous
render-legend-dead-end = impasse
render-legend-solution = solution
render-legend-folded = sous-arbre sans solution, replié
render-legend-refused = choix refusé
render-and-more = { $first }, et { $n ->
    [one] { $n } autre choix qui en découle
   *[other] { $n } autres choix qui en découlent
 }
render-stage-vertices = { $shown } sur { $n ->
    [one] { $n } sommet
   *[other] { $n } sommets
 }
render-stage-nothing = (rien n’a encore été choisi)
render-stage-last = les { $seen } derniers de { $n } choix
render-stage-rows = lignes { $range }
render-stage-columns = colonnes { $range }
render-graph-caption = { $vertices ->
    [one] { $vertices } sommet
   *[other] { $vertices } sommets
 } et { $edges ->
    [one] { $edges } arête
   *[other] { $edges } arêtes
 }, { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 }
render-graph-title = un graphe à { $vertices ->
    [one] { $vertices } sommet
   *[other] { $vertices } sommets
 } et { $edges ->
    [one] { $edges } arête
   *[other] { $edges } arêtes
 }, { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 }
render-image = image d’une autre solution
render-dot-image = losange vide : image d’une autre solution
render-legend-image = image d’une autre solution
render-ladder-note = les longueurs des barres sont des logarithmes
render-visited-all = visités par { $solver } pour toutes les solutions
render-visited-first = visités par { $solver } jusqu’à la première
