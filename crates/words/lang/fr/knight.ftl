# Comment s’appellent les tours, les pièces et les échiquiers.
knight-title = { $kind ->
    [closed] parcours fermés
   *[open] parcours
 } { $piece ->
    [knight] du cavalier
   *[other] du sauteur { $piece }
 } sur { $rows }×{ $columns }{ $holes ->
    [some] { " " }avec des trous
   *[none] { "" }
 }
# Une pièce sans nom, après « sauteur ».
knight-leaper = { $legs }
knight-rows = { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
 }
knight-columns = { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
 }
knight-dimensions = { $rows } lignes et { $columns } colonnes
knight-squares = { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
 }
knight-numbers = { $numbers } nombres
# L’aide.
knight-help-board = Un échiquier : une taille comme 8 ou 6x8 (six lignes de huit cases), un dessin avec . pour une case et # pour un trou comme ..#/..., un fichier avec un tel dessin, ou - pour l’entrée standard
knight-help-range = Des échiquiers : une taille comme 5 ; un intervalle comme 4..6 ou 3x4..3x9, bornes comprises (si lignes et colonnes augmentent, c’est ensemble : 4x5..6x7 donne 4x5, 5x6, 6x7) ; ou une liste comme 5,4x5,6x6
knight-help-tour = Un parcours : ses cases dans l’ordre, comme '0,0 1,2 2,0', ou l’échiquier avec le numéro de chaque case ; ou un fichier avec l’un des deux ; ou - pour l’entrée standard
knight-help-start = Partir de cette case, donnée par ligne,colonne à partir de 0,0 en haut à gauche [par défaut : n’importe laquelle]
knight-help-end = Finir sur cette case
knight-help-closed = Les parcours fermés seulement : un saut de plus ramène à la première case
knight-help-directed = Compter pour deux un parcours et son inverse (les parcours ouverts sont toujours comptés ainsi)
knight-help-undirected = Compter pour un seul un parcours et son inverse (les parcours fermés sont toujours comptés ainsi)
knight-help-distinct = Ne compter qu’une fois les rotations et les reflets d’un parcours
knight-help-from-one = Compter les lignes et les colonnes à partir de 1, dans ce qui est lu et dans ce qui est écrit
knight-help-piece = Un autre sauteur que le cavalier : ses deux distances, comme 1,3 (le cavalier est 1,2), ou un nom anglais comme camel ou zebra
knight-help-memory = La mémoire qu’un solveur peut utiliser, comme 500m ou 8g [par défaut : la moitié de la mémoire libre]
knight-help-check-board = L’échiquier, comme 6x8, si le parcours ne le montre pas
knight-help-check-closed = Le parcours doit être fermé
knight-help-check-piece = Un autre sauteur que le cavalier, comme 1,3 ou camel
# Ce qui ne va pas dans un échiquier, une case, une pièce ou une suite d’échiquiers.
knight-board-empty = l’échiquier est vide : donnez une taille comme 5 ou 6x8, ou un dessin avec . pour une case et # pour un trou
knight-not-a-board = « { $word } » n’est pas un échiquier ; donnez une taille comme 5 ou 6x8 (lignes x colonnes), ou un dessin fait de . et de #
knight-no-squares = un échiquier de { $size } n’a pas de cases ; il faut au moins une ligne et une colonne
knight-negative = un échiquier ne peut pas avoir la taille { $size } ; il faut au moins une ligne et une colonne
knight-too-large = un échiquier de { $size } est trop grand ; le plus grand a { $most } millions de cases
knight-unknown-sign = « { $sign } » n’est ni une case (. · _ -) ni un trou (# X * █)
knight-ragged = cette ligne a une largeur de { $squares }, mais la première de { $first }
knight-blank-inside = il y a une ligne vide dans l’échiquier ; un fichier ne contient qu’un échiquier
knight-only-holes = l’échiquier n’a que des trous : dessinez les cases avec . et les trous avec #
knight-not-a-square = « { $word } » n’est pas une case ; donnez sa ligne et sa colonne, comptées à partir de { $first } en haut à gauche, comme { $first },{ $first }
knight-square-off-board = { $square } n’est pas sur l’échiquier, dont les lignes vont de { $first } à { $rows } et les colonnes de { $first } à { $columns }
knight-square-hole = { $square } est un trou
knight-not-a-piece = « { $word } » n’est pas une pièce ; donnez ses deux distances, comme 1,2 pour le cavalier, ou un nom ; vouliez-vous dire « { $nearest } » ?
knight-stays-put = une pièce qui saute de { $legs } ne bouge jamais
knight-too-far = une pièce qui saute de { $legs } saute trop loin ; la plus grande distance est { $most }
knight-empty-range = l’intervalle { $range } est vide : le plus petit échiquier vient en premier
knight-long-range = l’intervalle { $range } contient plus de { $most } échiquiers
knight-uneven-range = l’intervalle { $range } augmente de { $rows } lignes et de { $columns } colonnes ; augmentez les unes seulement, ou les deux autant
# Ce qu’on ne peut pas demander sur des tours.
knight-both-ways = --directed et --undirected ne vont pas ensemble : choisissez
knight-end-without-start = pour un parcours fermé, --end demande aussi --start, car il finit à un saut de son départ
knight-memory = { $title } : { $solver } a besoin d’environ { $needs } de mémoire, mais ne peut en utiliser que { $may } ; accordez-en plus avec --memory
knight-beyond-divide = { $solver } ne fonctionne que pour le cavalier, sur des rectangles sans trous ; utilisez pruned ou warnsdorff
knight-beyond-images = { $solver } ne donne que les parcours ouverts dans les deux sens, depuis n’importe quelle case ; utilisez pruned
knight-beyond-frontier = { $solver } ne peut pas compter sur cet échiquier : la frontière serait trop large ; endings et pruned le peuvent, s’il n’y a pas trop de parcours
# Pourquoi un texte n’est pas un parcours.
knight-tour-empty = le parcours est vide : donnez l’échiquier numéroté ligne par ligne, ou ses cases dans l’ordre, comme 0,0 2,1 4,2
knight-tour-unknown-sign = « { $sign } » n’est ni un nombre, ni une case sans numéro (. 0 -), ni un trou (#)
knight-tour-not-a-number = { $word } n’est pas le numéro d’une étape ; les étapes sont numérotées de 1 à { $most } millions au plus
knight-tour-not-a-square = « { $word } » n’est pas une case ; donnez sa ligne et sa colonne à partir de { $first }, comme { $first },{ $first }
knight-tour-off-board = étape { $step } : { $square } n’est pas sur l’échiquier, dont les lignes vont de 1 à { $rows }
knight-tour-wrong-shape = le parcours est pour un échiquier de { $given }, mais --board est { $board }
knight-tour-needs-size = { $given } conviennent à plusieurs échiquiers : donnez aussi la taille de l’échiquier
knight-tour-too-large = un échiquier de { $squares } cases est trop grand ; le plus grand en a { $most } millions
# Ce que le vérificateur dit d’un parcours.
knight-given = { $rows }×{ $columns }{ $holes ->
    [0] { "" }
    [one] { " " }avec { $holes } trou
   *[other] { " " }avec { $holes } trous
 }
knight-verdict-tour = { $given } : un parcours { $piece ->
    [knight] du cavalier
   *[other] du sauteur { $piece }
 }, { $kind ->
    [closed] fermé
   *[open] ouvert
 }
knight-verdict-so-far = { $given } : { $visited } cases visitées sur { $free }, pas de conflit jusqu’ici, il en reste { $left } ({ $left ->
    [one] { $first }
   *[other] la première est { $first }
 })
knight-verdict-conflicts = { $given } : { $conflicts ->
    [one] { $conflicts } conflit
   *[other] { $conflicts } conflits
 }
knight-no-move = étape { $before } → { $number } : de { $from } à { $to }, ce n’est pas un saut { $piece ->
    [knight] de cavalier
   *[other] du sauteur { $piece }
 }
knight-marked-hole = { $place } est marquée comme un trou, mais c’est une case de l’échiquier
knight-hole-numbered = { $place } porte le numéro { $number }, mais c’est un trou
knight-number-beyond = { $place } porte le numéro { $number }, mais le dernier numéro est { $last }
knight-number-missing = le numéro { $number } manque
knight-number-again = le numéro { $number } figure { $times ->
    [2] deux fois
   *[other] { $times } fois
 } : en { $first } et en { $second }
knight-step-off-board = étape { $step } : { $place } n’est pas sur l’échiquier, dont les lignes vont de { $first } à { $rows } et les colonnes de { $first } à { $columns }
knight-step-hole = étape { $step } : { $place } est un trou
knight-step-again = étape { $step } : { $place } a déjà été visitée à l’étape { $first }
knight-not-visited = { $place } n’est pas visitée
knight-not-closed = le parcours n’est pas fermé : sa dernière case { $last } n’est pas à un saut { $piece ->
    [knight] de cavalier
   *[other] du sauteur { $piece }
 } de sa première case { $first }
# Pourquoi il n’y a pas un tel parcours, ce qu’on sait sans recherche.
knight-out-no-squares = l’échiquier n’a pas de cases à visiter
knight-out-single-square = sur une case unique, aucun saut n’y ramène
knight-out-same-ends = un parcours de { $squares } cases ne peut pas finir en { $last }, où il commence
knight-out-far-ends = un parcours fermé finit à un saut de sa première case, mais { $last } n’est pas à un saut de { $first }
knight-out-colours = chaque saut change la couleur de la case, et sur les { $squares } cases { $more } sont d’une couleur et { $fewer } de l’autre
knight-out-colours-closed = { $rule } : un parcours ne peut pas revenir à sa première case
knight-out-colours-ends = { $rule } : un parcours commence et finit sur des couleurs différentes, mais { $first } et { $last } ont la même
knight-out-colours-more = { $rule } : un parcours commence et finit sur la couleur qu’ont { $more } cases, mais { $wrong } a l’autre
knight-out-colours-corners = { $rule } : un parcours commence et finit sur la couleur des coins, mais { $wrong } a l’autre
knight-out-colours-uneven = { $rule } : aucun parcours ne peut les alterner
knight-out-one-line = un cavalier ne peut pas sauter sur un échiquier de { $lines }
knight-out-two-lines = sur un échiquier de { $lines }, un cavalier ne fait que des allers et retours et n’atteint jamais la plupart des cases
knight-out-centre = aucun saut ne mène au centre d’un échiquier de 3 lignes et 3 colonnes
knight-out-tried = aucun parcours n’existe sur un échiquier de { $board }, ni fermé ni ouvert : toutes les possibilités ont été essayées
knight-out-schwenk = aucun parcours fermé n’existe sur un échiquier de { $board } (Schwenk 1991)
knight-out-inside = { $lines ->
    [rows] sur un échiquier de 4 lignes, chaque saut depuis une ligne extérieure mène à une ligne intérieure : un parcours doit commencer et finir sur les lignes extérieures
   *[columns] sur un échiquier de 4 colonnes, chaque saut depuis une colonne extérieure mène à une colonne intérieure : un parcours doit commencer et finir sur les colonnes extérieures
 }, mais { $inside } est à l’intérieur
knight-out-between-corners = { $one } et { $other } n’ont que deux voisines chacune, dont { $between } en commun : un parcours qui ne finit ni sur l’une ni sur l’autre passe de l’une à l’autre par { $between }, et ne peut pas finir là
knight-out-unreached = aucun saut ne mène à { $square }
knight-out-single-closed = { $square } n’a qu’une voisine, mais un parcours fermé en exige deux
knight-out-single = { $one } n’a qu’une voisine, mais les deux bouts du parcours sont ailleurs
knight-out-two-single = { $one } et { $other } n’ont qu’une voisine chacune, mais un seul bout du parcours est libre
knight-out-three-single = { $one }, { $other } et { $third } n’ont qu’une voisine chacune, mais un parcours n’a que deux bouts
knight-out-one-colour = { $piece ->
    [knight] un cavalier
   *[other] un sauteur { $piece }
 } reste sur des cases d’une seule couleur : il ne va jamais de { $first } à { $missed }
knight-out-no-way = aucun chemin ne mène de { $first } à { $missed }
knight-out-too-small = { $piece ->
    [knight] un cavalier
   *[other] un sauteur { $piece }
 } n’atteint toutes les cases que sur des échiquiers d’au moins { $least } sur { $needs }
knight-out-keeps-colour = { $piece ->
    [knight] un cavalier
   *[other] un sauteur { $piece }
 } reste sur la couleur de sa première case
knight-out-multiples = { $piece ->
    [knight] un cavalier
   *[other] un sauteur { $piece }
 } n’avance que par multiples de { $divisor } : il ne peut pas atteindre la plupart des cases
knight-off-board = le saut sort de l’échiquier
knight-hole = { $place } est un trou
knight-taken = { $place } porte déjà le numéro { $number }
knight-forced = après { $leaps ->
    [one] un saut forcé
   *[other] { $leaps } sauts forcés
 }, { $why }
knight-dead = il ne reste aucun saut vers { $place } ni depuis cette case
knight-not-last = { $place } devrait être la dernière case, mais ne peut pas l’être
knight-two-last = { $one } et { $other } devraient toutes deux être la dernière case
knight-two-next = { $one } et { $other } devraient toutes deux être la prochaine case
knight-next-or-last = { $places } devraient être la prochaine case ou la dernière
knight-no-end = il ne reste aucune case où le parcours puisse finir
knight-stuck = il ne reste aucune case où sauter
knight-noun = parcours
knight-mark = la case { $row },{ $column } comme numéro { $value }
knight-label = { $rows }×{ $columns }, avec trous
knight-rung-orders = un ordre quelconque des cases
knight-rung-leaps = un saut quelconque à chaque pas
knight-rung-walks = les sauts qui restent sur l’échiquier
