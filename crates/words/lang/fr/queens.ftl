# Comment s’appellent n reines, et ce que le vérificateur dit d’une disposition.
queens-title = { $n ->
    [one] { $n } reine
   *[other] { $n } reines
 }
queens-given = { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
 } sur { $size }×{ $size }
queens-solution = { $given } : disposition valable, une solution
queens-so-far = { $given } : valable jusqu’ici, il en manque { $missing }
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
queens-help-range = Des nombres de reines : 8, ou 4..12 bornes comprises, ou 6,8,10
queens-help-placement = La ligne de la reine dans chaque colonne, comme 1,3,0,2 (- pour une colonne vide) ; ou un fichier qui la contient, ou le dessin de l’échiquier ; ou - pour l’entrée standard
queens-help-distinct = Compter une seule fois les solutions qui sont des rotations ou des reflets les unes des autres
queens-help-memory = La mémoire qu’un solveur peut utiliser au plus, comme 500m ou 8g ; 4g par défaut
queens-help-size = La taille de l’échiquier, dont la disposition donne les premières colonnes
# Ce qui ne va pas dans un nombre de reines.
queens-not-a-number = « { $word } » n’est pas un nombre de reines ; donnez un nombre entier de 0 à 10 millions
queens-too-large = { $word } reines, c’est trop ; le plus grand échiquier en a 10 millions
queens-negative = on ne peut pas placer { $word } reines ; donnez un nombre entier de 0 à 10 millions
queens-empty-range = l’intervalle { $range } est vide ; le plus petit nombre vient d’abord
queens-long-range = l’intervalle { $range } contient plus de 1000 échiquiers
queens-memory = { $solver } a besoin d’environ { $needs } pour { $n } reines et peut utiliser { $may } ; donnez plus avec --memory, ou prenez lanes
# Ce qui ne va pas dans une disposition.
queens-empty = la disposition est vide : donnez une ligne pour chaque colonne, comme 1,3,0,2
queens-not-a-row = colonne { $column } : « { $word } » n’est pas une ligne (un nombre à partir de 0, ou - pour une colonne vide)
queens-off-board = colonne { $column } : la ligne { $row } n’est pas sur l’échiquier { $size }×{ $size }, dont les lignes vont de 0 à { $last } ; pour une partie d’un échiquier plus grand, donnez sa taille avec --size
queens-wrong-length = { $entries } colonnes sont données pour un échiquier de { $size }
queens-not-square = { $squares } cases, alors que l’échiquier a { $size } lignes et donc { $size } colonnes
queens-unknown-sign = « { $sign } » n’est ni une reine (Q ♕ ♛ * 1) ni une case vide (. · - _ 0)
queens-board-too-large = un échiquier de { $columns } colonnes dépasse le plus grand, qui en a { $largest }
queens-attack-row = la reine de la colonne { $column } l’attaque sur la ligne
queens-attack-diagonal = la reine de la colonne { $column } l’attaque en diagonale
queens-attacks = { $attack } et { $and }
queens-complete = l’échiquier est complet, et les reines en { $one } et en { $other } s’attaquent
queens-deed-place = compléter un placement
queens-place-distinct = --place donne un placement, dont les images sont d’autres placements : comptez sans --distinct
queens-place-conflict = les reines de --place s’attaquent : { $conflict }
queens-help-place = Reines placées dès le départ : la rangée pour chaque colonne, comme 7,3,0,2, avec - pour une colonne vide
queens-noun = { $n ->
    [one] { NUMBER($n) } reine
   *[other] { NUMBER($n) } reines
 }
queens-mark = une reine en colonne { $column }, ligne { $row }
queens-strip-rows = lignes
queens-strip-rising = montantes
queens-strip-falling = descendantes
queens-strip-free = libres
