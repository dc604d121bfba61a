## Le sudoku : ses mots sur la ligne de commande.

sudoku-title = un sudoku { $n }×{ $n } à { $clues ->
    [one] { $clues } indice
   *[other] { $clues } indices
 }
sudoku-help-puzzle = La grille d’une traite, avec . ou 0 pour une case vide ; ou un fichier qui la contient ; ou - pour l’entrée standard
sudoku-help-puzzles = La grille d’une traite ; ou un fichier qui en contient une ou quelques-unes ; ou - pour l’entrée standard
sudoku-help-grid = Une grille, complète ou non, sous toute forme qui se lit ; ou un fichier qui la contient ; ou - pour l’entrée standard
sudoku-help-solution-of = La grille de départ dont elle doit être une solution
sudoku-help-box = Les lignes et colonnes d’un bloc, comme 3x4 ; reconnu si omis
sudoku-help-generate = Créer des grilles à une seule solution, dont aucun indice ne peut être retiré
sudoku-help-generate-box = Les lignes et colonnes d’un bloc, comme 3x4 ; 3x3 si omis
sudoku-help-generate-clues = Exactement N indices, nécessaires ou non
sudoku-help-generate-symmetry = La symétrie des indices : none, half-turn, quarter-turn, mirror ou left-right, top-bottom, diagonal, antidiagonal, mirrors, diagonals ou full ; alors aucun groupe d’indices ne peut être retiré
sudoku-help-generate-difficulty = Ce que demande la résolution, ni plus ni moins : singles, locked, pairs, triples, fish ou guesses
sudoku-help-generate-seed = Le même nombre donne les mêmes grilles ; un nombre quelconque si omis
sudoku-help-minimize = Retirer des indices tant que la solution reste la seule
sudoku-help-minimize-seed = Essayer les indices dans un ordre au hasard que donne S ; ligne par ligne si omis
sudoku-help-rate = Dire ce que demande une grille : valeurs seules, candidats bloqués, paires, triplets, poissons ou suppositions
sudoku-help-canon = Donner la forme canonique selon les symétries de la grille : la même pour les grilles qui ne diffèrent que par l’habillage

## Pourquoi un texte n’est pas un sudoku, ou pourquoi on ne peut rien en faire.

sudoku-empty = il n’y a pas de grille dedans
sudoku-sign = « { $sign } » n’est ni une valeur ni une case vide
sudoku-not-text = ce n’est pas du texte ; est-ce un fichier binaire ?
sudoku-value = { $value } dépasse { $largest }, la plus grande valeur d’une grille { $largest }×{ $largest }
sudoku-long = c’est plus long que ne peut l’être une grille de { $n }×{ $n }
sudoku-row = { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 } dans cette ligne de la grille ; il en faut { $needed }
sudoku-rows = { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
 } de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 } ; il faut { $needed } lignes
sudoku-in-lines = lignes { $first } à { $last } : { $what }
sudoku-several = { $grids } grilles, alors qu’une seule est attendue
sudoku-cells-of-boxes = une grille à blocs de { $shape } a { $needed } cases, et celle-ci en a { $cells } : { $off }
sudoku-cells = une grille a n×n cases avec n de 1 à { $largest }, et celle-ci en a { $cells }
sudoku-cells-near = une grille a n×n cases avec n de 1 à { $largest }, et celle-ci en a { $cells } ({ $n }×{ $n } en a { $needed } : { $off })
sudoku-not-in-one-piece = pas d’un seul tenant
sudoku-missing = il en manque { $off }
sudoku-too-many = { $off } de trop
sudoku-box-cells = un bloc de { $rows }x{ $columns } a { $cells } cases ; il peut en avoir de 1 à { $largest }
sudoku-no-box = « { $word } » n’est pas la taille d’un bloc ; donnez lignes et colonnes, comme 3x4
sudoku-clash-and-more = { $clash }, et il y a { $more ->
    [one] un autre conflit
   *[other] { $more } autres conflits
 }
sudoku-no-number = --{ $flag } attend un nombre entier, et « { $value } » n’en est pas un
sudoku-no-symmetry = « { $word } » n’est pas une symétrie ; il y a { $words }
sudoku-no-difficulty = « { $word } » n’est pas une difficulté ; il y a singles, locked, pairs, triples, fish et guesses
sudoku-clues-do-not-fit = { $clues } indices ne tiennent pas dans { $cells } cases
sudoku-no-pattern = aucun motif { $symmetry } à blocs de { $shape } n’a { $clues ->
    [one] { $clues } indice
   *[other] { $clues } indices
 }
sudoku-stopped = arrêté
sudoku-not-found = aucune grille de ce genre n’a été trouvée en { $attempts } essais
sudoku-not-nine = bands résout les grilles 9×9 à blocs de 3x3, et celle-ci a des blocs de { $shape } ; plain, fewest, cover et learn les prennent toutes
sudoku-no-solution = la grille n’a pas de solution
sudoku-not-known = on n’a pas pu établir si la grille a une seule solution
sudoku-many-solutions = la grille a plus d’une solution
sudoku-no-form = { $clash } : une grille qui enfreint les règles n’a pas de forme canonique
sudoku-form-too-long = la forme canonique de cette grille à blocs de { $shape } est trop longue à trouver : trop de symétries se valent presque
sudoku-another = une grille { $n }×{ $n } à blocs de { $shape } parmi des grilles { $m }×{ $m } à blocs de { $among }
sudoku-few-clues = { $clues } indices, c’est trop peu : une grille 9×9 à une seule solution en a au moins 17 (McGuire, Tugemann et Civario, 2012)
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
sudoku-verdict-solution = { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 } de { $n }×{ $n } : conforme, une solution
sudoku-verdict-full = { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 } de { $n }×{ $n } : { $conflicts ->
    [one] { $conflicts } conflit
   *[other] { $conflicts } conflits
 }
sudoku-verdict-legal = { $filled } sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 } : conforme jusqu’ici, { $empty ->
    [one] { $empty } vide
   *[other] { $empty } vides
 }
sudoku-verdict-part = { $filled } sur { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
 } : { $conflicts ->
    [one] { $conflicts } conflit
   *[other] { $conflicts } conflits
 }
sudoku-other-shape = la grille de départ est { $n }×{ $n } à blocs de { $shape }, et celle-ci est { $m }×{ $m } à blocs de { $other }
sudoku-clue-changed = { $cell } : l’indice { $clue } est devenu { $now }
sudoku-clue-gone = { $cell } : l’indice { $clue } a disparu

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
sudoku-solved = résolu, sans supposition
sudoku-stuck = il n’y a plus d’étape : les suppositions commencent à la case en { $cell }, qui peut être { $values }
sudoku-stuck-without = { $stuck } ; toute supposition échoue : il n’y a pas de solution
sudoku-stuck-with-several = { $stuck } ; il y a plusieurs solutions
sudoku-holds = { $house ->
    [row] la ligne
    [column] la colonne
   *[box] le bloc
 } { $number } contient déjà { $value }, en ligne { $row }, colonne { $column }
sudoku-starves = la case en ligne { $row }, colonne { $column } n’aurait plus de candidat
sudoku-homeless = { $house ->
    [row] la ligne
    [column] la colonne
   *[box] le bloc
 } { $number } n’aurait plus de place pour { $value }
sudoku-noun = sudoku
sudoku-mark = { $value } en ligne { $row }, colonne { $column }
