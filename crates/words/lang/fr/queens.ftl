# Comment s’appellent n reines, et ce que le vérificateur dit d’une disposition.
queens-title = { $n ->
    [one] { $n } reine
   *[other] { $n } reines
 }
queens-given = { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
 } sur { $size }×{ $size }
queens-solution = { $given } : une solution, sans conflit
queens-so-far = { $given } : pas de conflit jusqu’ici, il manque { $missing ->
    [one] { $missing } reine
   *[other] { $missing } reines
 }
queens-conflicts = { $given } : { $conflicts ->
    [one] { $conflicts } conflit
   *[other] { $conflicts } conflits
 }
queens-conflict-column = colonne { $column } : des reines aux lignes { $one } et { $other }
queens-conflict-row = ligne { $row } : des reines aux colonnes { $one } et { $other }
queens-conflict-rising = diagonale montante : des reines en { $one } et en { $other }
queens-conflict-falling = diagonale descendante : des reines en { $one } et en { $other }
queens-square = colonne { $column }, ligne { $row }
# L’aide.
queens-help-n = Le nombre de reines, sur un échiquier de N×N cases
queens-help-range = Des nombres de reines : 8, un intervalle comme 4..12 (bornes comprises), ou une liste comme 6,8,10
queens-help-placement = La ligne de la reine dans chaque colonne, comme 1,3,0,2 (- pour une colonne vide) ; ou un fichier qui contient cette liste ou un dessin de l’échiquier ; ou - pour l’entrée standard
queens-help-distinct = Ne compter qu’une fois les rotations et les reflets d’une solution
queens-help-from-one = Compter les lignes et les colonnes à partir de 1, dans ce qui est lu et dans ce qui est écrit
queens-help-memory = La mémoire qu’un solveur peut utiliser, comme 500m ou 8g [par défaut : la moitié de la mémoire libre]
queens-help-size = La taille de l’échiquier, si la disposition n’en donne que les premières colonnes
# Ce qui ne va pas dans un nombre de reines.
queens-not-a-number = « { $word } » n’est pas un nombre de reines ; donnez un nombre entier de 0 à 10 millions
queens-too-large = { $word } reines, c’est trop ; le plus grand échiquier est pour 10 millions
queens-negative = on ne peut pas placer { $word } reines ; donnez un nombre entier de 0 à 10 millions
queens-empty-range = l’intervalle { $range } est vide : le plus petit nombre vient en premier
queens-long-range = l’intervalle { $range } contient plus de 1000 échiquiers
queens-memory = { $solver } a besoin d’environ { $needs } de mémoire pour { $n } reines, mais ne peut en utiliser que { $may } ; accordez-en plus avec --memory, ou utilisez --solver lanes
# Ce qui ne va pas dans une disposition.
queens-empty = la disposition est vide : donnez une ligne pour chaque colonne, comme 1,3,0,2
queens-not-a-row = colonne { $column } : « { $word } » n’est pas une ligne ; donnez un nombre à partir de { $first }, ou - pour une colonne vide
queens-off-board = colonne { $column } : la ligne { $row } n’est pas sur l’échiquier { $size }×{ $size }, dont les lignes vont de { $first } à { $last }
queens-off-board-guessed = colonne { $column } : la ligne { $row } n’est pas sur l’échiquier { $size }×{ $size }, dont les lignes vont de { $first } à { $last } ; si l’échiquier est plus grand, donnez sa taille avec --size
queens-wrong-length = { $entries ->
    [one] { $entries } colonne est donnée
   *[other] { $entries } colonnes sont données
 }, mais l’échiquier en a { $size }
queens-not-square = cette ligne a { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
 }, mais l’échiquier a { $size } lignes et doit être carré
queens-unknown-sign = « { $sign } » n’est ni une reine (Q ♕ ♛ * 1) ni une case vide (. · - _ 0)
queens-board-too-large = un échiquier de { $columns } colonnes est trop grand ; le plus grand en a { $largest }
queens-attack-row = la reine de la colonne { $column } l’attaque sur la ligne
queens-attack-diagonal = la reine de la colonne { $column } l’attaque en diagonale
queens-attacks = { $attack } et { $and }
queens-complete = l’échiquier est plein, mais les reines en { $one } et en { $other } s’attaquent
queens-deed-place = compléter une disposition
queens-place-distinct = --distinct ne va pas avec --place : les images d’une disposition donnée sont d’autres dispositions
queens-place-conflict = les reines de --place s’attaquent : { $conflict }
queens-help-place = Reines déjà posées sur l’échiquier : la ligne pour chaque colonne, comme 7,3,0,2, avec - pour une colonne vide
queens-noun = { $n ->
    [one] { NUMBER($n) } reine
   *[other] { NUMBER($n) } reines
 }
queens-mark = une reine en colonne { $column }, ligne { $row }
queens-strip-rows = lignes
queens-strip-rising = montantes
queens-strip-falling = descendantes
queens-strip-free = libres
queens-attack-column = la reine de la ligne { $row } l’attaque sur la colonne
queens-attack-diagonal-by-row = la reine de la ligne { $row } l’attaque en diagonale
queens-not-a-column = ligne { $row } : « { $word } » n’est pas une colonne ; donnez un nombre à partir de { $first }, ou - pour une ligne vide
queens-off-board-by-row = ligne { $row } : la colonne { $column } n’est pas sur l’échiquier { $size }×{ $size }, dont les colonnes vont de { $first } à { $last }
queens-off-board-guessed-by-row = ligne { $row } : la colonne { $column } n’est pas sur l’échiquier { $size }×{ $size }, dont les colonnes vont de { $first } à { $last } ; si l’échiquier est plus grand, donnez sa taille avec --size
queens-wrong-length-by-row = { $entries } lignes sont données pour un échiquier de { $size }
queens-strip-columns = colonnes
queens-help-by = Listes par colonne (column, la ligne de sa reine, par défaut) ou par ligne (row, la colonne de sa reine) ; la recherche reste la même
queens-help-check-by = La liste va par colonne (column, la ligne de sa reine, par défaut) ou par ligne (row, la colonne de sa reine)
queens-rung-sets = n’importe quel ensemble de cases
queens-rung-squares = { $n } cases quelconques
queens-rung-columns = une reine par colonne
queens-rung-permutations = une par colonne et par ligne
