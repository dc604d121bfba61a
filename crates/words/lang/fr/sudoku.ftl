## Le sudoku : ses mots sur la ligne de commande.

sudoku-title = un sudoku { $n }×{ $n } à { $clues ->
    [one] { $clues } indice
   *[other] { $clues } indices
 }
sudoku-help-puzzle = Une grille sur une ligne, avec . ou 0 pour une case vide ; ou un fichier de grilles ; ou - pour l’entrée standard
sudoku-help-puzzles = Une grille sur une ligne ; ou un fichier qui en contient une ou plusieurs ; ou - pour l’entrée standard
sudoku-help-grid = Une grille, complète ou partielle, dans un format reconnu ; ou un fichier qui en contient une ; ou - pour l’entrée standard
sudoku-help-solution-of = La grille de départ que celle-ci doit résoudre
sudoku-help-box = Les lignes et les colonnes d’un bloc, comme 3x4 [par défaut : reconnues]
sudoku-help-generate = Créer des grilles à une seule solution, sans indice superflu
sudoku-help-generate-box = Les lignes et les colonnes d’un bloc, comme 3x4 [par défaut : 3x3]
sudoku-help-generate-clues = Donner exactement N indices, même si moins suffiraient
sudoku-help-generate-symmetry = La symétrie des indices : none, half-turn, quarter-turn, mirror ou left-right, top-bottom, diagonal, antidiagonal, mirrors, diagonals ou full ; aucun groupe symétrique d’indices n’est alors superflu
sudoku-help-generate-difficulty = La technique la plus difficile qui soit nécessaire : singles, locked, pairs, triples, fish ou guesses
sudoku-help-generate-seed = La graine du hasard : la même donne les mêmes grilles [par défaut : au hasard]
sudoku-help-minimize = Retirer des indices tant que la solution reste unique
sudoku-help-minimize-seed = Essayer les indices dans l’ordre aléatoire de cette graine [par défaut : ligne par ligne]
sudoku-help-rate = Évaluer une grille par la technique la plus difficile qu’elle demande : singletons, candidats verrouillés, paires, triplets, poissons ou hypothèses. Le score additionne un coût par étape, de 1 (dernière case d’une zone) à 140 (espadon) et, s’il faut supposer, 1000 plus 20 par case restante
sudoku-help-canon = Écrire la forme canonique, identique pour les grilles équivalentes

## Pourquoi un texte n’est pas un sudoku, ou pourquoi on ne peut rien en faire.

sudoku-empty = il n’y a pas de grille ici
sudoku-sign = « { $sign } » n’est ni une valeur ni une case vide
sudoku-not-text = ce n’est pas un fichier texte
sudoku-value = { $value } est trop grand : la plus grande valeur d’une grille { $largest }×{ $largest } est { $largest }
sudoku-long = c’est trop long pour une grille, même de { $n }×{ $n }
sudoku-row = cette ligne de la grille a { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 }, mais il en faut { $needed }
sudoku-rows = { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
 } de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 }, mais il faut { $needed } lignes
sudoku-in-lines = lignes { $first } à { $last } : { $what }
sudoku-several = il y a { $grids } grilles ici, mais une seule est attendue
sudoku-cells-of-boxes = une grille à blocs de { $shape } a { $needed } cases, mais celle-ci en a { $cells } : { $off }
sudoku-cells = une grille a n×n cases, avec n de 1 à { $largest }, mais celle-ci en a { $cells }
sudoku-cells-near = une grille a n×n cases, avec n de 1 à { $largest }, mais celle-ci en a { $cells } ({ $n }×{ $n } en aurait { $needed } : { $off })
sudoku-not-in-one-piece = elles ne sont pas toutes ensemble
sudoku-missing = il en manque { $off }
sudoku-too-many = { $off } de trop
sudoku-box-cells = un bloc de { $rows }x{ $columns } a { $cells } cases ; il peut en avoir de 1 à { $largest }
sudoku-no-box = « { $word } » n’est pas la taille d’un bloc ; donnez lignes et colonnes, comme 3x4
sudoku-clash-and-more = { $clash }, et il y a { $more ->
    [one] un autre conflit
   *[other] { $more } autres conflits
 }
sudoku-no-number = --{ $flag } attend un nombre entier, et non « { $value } »
sudoku-no-symmetry = « { $word } » n’est pas une symétrie ; choisissez { $words }
sudoku-no-difficulty = « { $word } » n’est pas une difficulté ; choisissez singles, locked, pairs, triples, fish ou guesses
sudoku-clues-do-not-fit = { $clues } indices ne tiennent pas dans { $cells } cases
sudoku-no-pattern = aucun motif { $symmetry } d’une grille à blocs de { $shape } n’a { $clues ->
    [one] { $clues } indice
   *[other] { $clues } indices
 }
sudoku-stopped = arrêté
sudoku-not-found = aucune grille de ce genre n’a été trouvée en { $attempts } tentatives
sudoku-not-nine = bands ne résout que les grilles 9×9 à blocs de 3x3, et celle-ci a des blocs de { $shape } ; plain, fewest, cover et learn prennent toutes les tailles
sudoku-every-order = every-cell essaie tous les ordres des { $empty } cases vides, ce qui ne finit jamais au-delà de { $most } : donnez --visit-limit, ou prenez plain
sudoku-no-solution = la grille n’a pas de solution
sudoku-not-known = on n’a pas pu établir si la grille a exactement une solution
sudoku-many-solutions = la grille a plus d’une solution
sudoku-no-form = une grille qui enfreint les règles n’a pas de forme canonique : { $clash }
sudoku-form-too-long = la forme canonique de cette grille à blocs de { $shape } est trop longue à trouver : trop de symétries se valent presque
sudoku-another = une grille { $n }×{ $n } à blocs de { $shape } se trouve parmi des grilles { $m }×{ $m } à blocs de { $among }
sudoku-few-clues = { $clues } indices, c’est trop peu : une grille 9×9 à une seule solution en a au moins 17 (McGuire, Tugemann et Civario, 2012)
sudoku-rare-clues = { $clues } indices, c’est rare : parmi les grilles créées au hasard, 22 viennent tout de suite, 20 en quelques secondes, 17 à 19 presque jamais. Demandez plus d’indices, ou donnez --time-limit et de la patience
sudoku-rare-wish = rien de ce qui a été essayé n’est ainsi : retirez --symmetry ou --difficulty, ou demandez plus de --clues
sudoku-many-grids = { $grids } grilles, c’est trop pour une comparaison ; 1 000 au plus

## Ce que dit le vérificateur. Une zone est de l’espèce row, column ou box.

sudoku-cell = ligne { $row }, colonne { $column }
sudoku-clash = { $last } : { $value } apparaît { $times ->
    [2] deux fois
   *[other] { $times } fois
 } dans { $house ->
    [row] sa ligne
    [column] sa colonne
   *[box] son bloc
 } (d’abord en { $first })
sudoku-verdict-solution = { $n }×{ $n }, { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 } : une solution, sans conflit
sudoku-verdict-full = { $n }×{ $n }, { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 } : { $conflicts ->
    [one] { $conflicts } conflit
   *[other] { $conflicts } conflits
 }
sudoku-verdict-legal = { $filled ->
    [one] { $filled } case remplie
   *[other] { $filled } cases remplies
 } sur { $cells } : pas de conflit jusqu’ici, { $empty ->
    [one] { $empty } vide
   *[other] { $empty } vides
 }
sudoku-verdict-part = { $filled ->
    [one] { $filled } case remplie
   *[other] { $filled } cases remplies
 } sur { $cells } : { $conflicts ->
    [one] { $conflicts } conflit
   *[other] { $conflicts } conflits
 }
sudoku-other-shape = la grille de départ est { $n }×{ $n } à blocs de { $shape }, mais celle-ci est { $m }×{ $m } à blocs de { $other }
sudoku-clue-changed = { $cell } : l’indice { $clue } a été changé en { $now }
sudoku-clue-gone = { $cell } : l’indice { $clue } manque

## Les étapes humaines, et comment elles finissent.

sudoku-step-full-house = { $cell } = { $value } : la dernière case vide { $house ->
    [row] de la ligne
    [column] de la colonne
   *[box] du bloc
 } { $number }
sudoku-step-hidden-single = { $cell } = { $value } : la seule case pour { $value } dans { $house ->
    [row] la ligne
    [column] la colonne
   *[box] le bloc
 } { $number }
sudoku-step-naked-single = { $cell } = { $value } : aucune autre valeur n’y est possible
sudoku-step-locked = { $value } dans { $from ->
    [row] la ligne
    [column] la colonne
   *[box] le bloc
 } { $from-number } est forcément dans { $to ->
    [row] la ligne
    [column] la colonne
   *[box] le bloc
 } { $to-number } : pas de { $value } dans le reste { $to ->
    [row] de la ligne
    [column] de la colonne
   *[box] du bloc
 } { $to-number }
sudoku-step-naked-set = { $cells } : les valeurs { $values } dans un certain ordre, donc ni { $none } dans le reste { $house ->
    [row] de la ligne
    [column] de la colonne
   *[box] du bloc
 } { $number }
sudoku-step-hidden-set = { $cells } : les seules cases pour { $values } dans { $house ->
    [row] la ligne
    [column] la colonne
   *[box] le bloc
 } { $number }, donc aucune autre valeur à ces places
sudoku-step-fish-in-rows = { $value } dans les lignes { $lines } est forcément dans les colonnes { $across } : pas de { $value } dans le reste de ces colonnes
sudoku-step-fish-in-columns = { $value } dans les colonnes { $lines } est forcément dans les lignes { $across } : pas de { $value } dans le reste de ces lignes
sudoku-cells-of-row = ligne { $row }, colonnes { $columns }
sudoku-cells-of-column = colonne { $column }, lignes { $rows }
sudoku-cells-next = { $before } ; { $item }
sudoku-cells-last = { $before } et { $item }
sudoku-or-next = { $before }, { $item }
sudoku-or-last = { $before } ou { $item }
sudoku-nor-next = { $before } ni { $item }
sudoku-nor-last = { $before } ni { $item }
sudoku-twice = { $value } apparaît deux fois dans { $house ->
    [row] la ligne
    [column] la colonne
   *[box] le bloc
 } { $number }
sudoku-no-candidate = { $cell } n’a plus de candidat
sudoku-no-place = pas de place pour { $value } dans { $house ->
    [row] la ligne
    [column] la colonne
   *[box] le bloc
 } { $number }
sudoku-impossible = il n’y a pas de solution : { $why }
sudoku-solved = résolu sans hypothèse
sudoku-stuck = aucune technique ne fait plus avancer : il faut faire une hypothèse en { $cell }, qui peut être { $values }
sudoku-stuck-without = { $stuck } ; toutes les hypothèses échouent, il n’y a donc pas de solution
sudoku-stuck-with-several = { $stuck } ; il y a plusieurs solutions
sudoku-holds = { $house ->
    [row] la ligne
    [column] la colonne
   *[box] le bloc
 } { $number } contient déjà { $value }, en ligne { $row }, colonne { $column }
sudoku-starves = la case en ligne { $row }, colonne { $column } n’aurait plus de candidat
sudoku-other-order = cette grille est déjà connue : ses cases ont été remplies auparavant dans l’ordre des lignes
sudoku-homeless = { $house ->
    [row] la ligne
    [column] la colonne
   *[box] le bloc
 } { $number } n’aurait plus de place pour { $value }
sudoku-noun = sudoku
sudoku-mark = { $value } en ligne { $row }, colonne { $column }
sudoku-label = { $n }×{ $n }, { $clues ->
    [one] { $clues } indice
   *[other] { $clues } indices
 }
sudoku-rung-values = une valeur quelconque par case vide
sudoku-rung-candidates = les candidats de chaque case vide

## Les techniques et les difficultés, et ce qu’un outil dit de ce qu’il a fait.

sudoku-technique-full-house = dernière case
sudoku-technique-hidden-single = singleton caché
sudoku-technique-naked-single = singleton nu
sudoku-technique-pointing = candidats pointants
sudoku-technique-claiming = candidats confinés
sudoku-technique-naked-pair = paire nue
sudoku-technique-hidden-pair = paire cachée
sudoku-technique-naked-triple = triplet nu
sudoku-technique-hidden-triple = triplet caché
sudoku-technique-naked-quad = quadruplet nu
sudoku-technique-hidden-quad = quadruplet caché
sudoku-technique-x-wing = X-wing
sudoku-technique-swordfish = espadon
sudoku-difficulty-singles = singletons
sudoku-difficulty-locked = candidats verrouillés
sudoku-difficulty-pairs = paires
sudoku-difficulty-triples = triplets
sudoku-difficulty-fish = poissons
sudoku-difficulty-guesses = hypothèses
sudoku-fact-difficulty = difficulté { $difficulty }
sudoku-fact-score = score { $n }
sudoku-fact-technique = { $technique } { $n }
sudoku-fact-clues = { $n ->
    [one] { $n } indice
   *[other] { $n } indices
 }
sudoku-fact-left = { $n ->
    [one] { $n } case restante
   *[other] { $n } cases restantes
 }
sudoku-fact-none = aucune solution
sudoku-fact-several = plusieurs solutions
sudoku-fact-not-minimal = minimalité non démontrée
