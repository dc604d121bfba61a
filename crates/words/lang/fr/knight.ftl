# Comment s’appellent les tours, les pièces et les échiquiers.
knight-title = { $kind ->
    [closed] tours fermés
   *[open] tours
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
knight-help-board = Un échiquier : 8, ou 6x8 pour six lignes de huit cases, ou un dessin avec . pour une case et # pour un trou (..#/...), un fichier qui en contient un, ou -
knight-help-range = Des échiquiers : 5, ou 4..6 bornes comprises, ou 3x4..3x9 où les colonnes augmentent (si lignes et colonnes augmentent, c’est ensemble : 4x5..6x7 donne 4x5, 5x6, 6x7), ou plusieurs séparés par des virgules : 5,4x5,6x6
knight-help-tour = Un tour : ses cases dans l’ordre, comme '0,0 1,2 2,0', ou l’échiquier avec le numéro de chaque case ; ou un fichier avec l’un des deux ; ou - pour l’entrée standard
knight-help-start = Commencer sur cette case, comptée à partir de 0,0 en haut à gauche ; n’importe où par défaut
knight-help-end = Finir sur cette case
knight-help-closed = Les tours fermés seulement : un saut de plus ramène à la première case
knight-help-directed = Compter pour deux un tour et le même à rebours ; les tours ouverts sont comptés ainsi de toute façon
knight-help-undirected = Compter pour un un tour et le même à rebours ; les tours fermés sont comptés ainsi de toute façon
knight-help-distinct = Compter une seule fois les tours qui sont des rotations ou des reflets les uns des autres
knight-help-piece = Un autre sauteur que le cavalier, 1,2 : ses deux pas, ou un nom (en anglais) comme camel ou zebra
knight-help-memory = La mémoire qu’un solveur peut utiliser au plus, comme 500m ou 8g ; 4g par défaut
knight-help-check-board = L’échiquier, comme 6x8, si le tour ne le dit pas
knight-help-check-closed = Le tour doit être fermé
knight-help-check-piece = Un autre sauteur que le cavalier, 1,2
# Ce qui ne va pas dans un échiquier, une case, une pièce ou une suite d’échiquiers.
knight-board-empty = l’échiquier est vide : donnez une taille comme 5 ou 6x8, ou un dessin avec . pour une case et # pour un trou
knight-not-a-board = « { $word } » n’est pas un échiquier ; donnez une taille comme 5 ou 6x8 (lignes x colonnes), ou un dessin fait de . et de #
knight-no-squares = un échiquier de { $size } n’a pas de cases ; lignes et colonnes commencent à 1
knight-negative = un échiquier de { $size } ne peut pas exister ; lignes et colonnes commencent à 1
knight-too-large = un échiquier de { $size } est trop grand ; le plus grand a { $most } millions de cases
knight-unknown-sign = « { $sign } » n’est ni une case (. · _ -) ni un trou (# X * █)
knight-ragged = la largeur de cette rangée est { $squares }, et celle de la première est { $first }
knight-blank-inside = une ligne vide à l’intérieur de l’échiquier ; un fichier contient un seul échiquier
knight-only-holes = l’échiquier n’a pas de cases, seulement des trous : dessinez les cases avec . et les trous avec #
knight-not-a-square = « { $word } » n’est pas une case ; donnez sa ligne et sa colonne, comptées à partir de 0 en haut à gauche, comme 0,0
knight-square-off-board = { $square } n’est pas sur l’échiquier, dont les lignes vont de 0 à { $rows } et les colonnes de 0 à { $columns }
knight-square-hole = { $square } est un trou de l’échiquier
knight-not-a-piece = « { $word } » n’est pas une pièce ; donnez la longueur de son saut dans chaque sens, comme 1,2 pour le cavalier, ou un nom ; le plus proche est « { $nearest } »
knight-stays-put = une pièce qui saute de { $legs } reste sur place
knight-too-far = une pièce qui saute de { $legs } va trop loin ; le plus long saut est de { $most }
knight-empty-range = l’intervalle { $range } est vide ; le plus petit échiquier vient d’abord
knight-long-range = l’intervalle { $range } contient plus de { $most } échiquiers
knight-uneven-range = l’intervalle { $range } : les lignes augmentent de { $rows } et les colonnes de { $columns } ; laissez les unes fixes, ou augmentez-les également
# Ce qu’on ne peut pas demander sur des tours.
knight-both-ways = les tours sont comptés soit avec --directed, soit avec --undirected, pas les deux
knight-end-without-start = un tour fermé finit à côté de son départ : donnez aussi --start, ou pas de --end
knight-memory = { $solver } a besoin d’environ { $needs } pour les { $title } et peut utiliser { $may } ; --memory fixe cette limite
knight-beyond-divide = { $solver } connaît les cavaliers sur des rectangles sans trous ; pruned et warnsdorff peuvent le faire
knight-beyond-images = { $solver } donne les tours ouverts dans les deux sens, depuis n’importe où, avec leurs images ; pruned peut donner ceux-ci
knight-beyond-distinct = { $solver } ne sait pas lesquels de ces tours sont leur propre image ; endings et pruned le savent, s’il y en a peu
knight-beyond-frontier = { $solver } ne peut pas compter ici : une trop grande part de l’échiquier est ouverte à la fois ; endings et pruned le peuvent, s’il y en a peu
# Pourquoi un texte n’est pas un tour.
knight-tour-empty = le tour est vide : donnez l’échiquier numéroté ligne par ligne, ou ses cases dans l’ordre, comme 0,0 2,1 4,2
knight-tour-unknown-sign = « { $sign } » n’est ni un nombre, ni une case sans numéro (. 0 -), ni un trou (#)
knight-tour-not-a-number = { $word } n’est pas le numéro d’une étape ; ils vont de 1 à { $most } millions au plus
knight-tour-not-a-square = « { $word } » n’est pas une case ; donnez sa ligne et sa colonne à partir de 0, comme 0,0
knight-tour-off-board = étape { $step } : { $square } n’est pas sur l’échiquier, dont les lignes vont de 1 à { $rows }
knight-tour-wrong-shape = le texte a { $given } cases, et l’échiquier donné { $board }
knight-tour-needs-size = plusieurs échiquiers sont possibles pour { $given } : donnez aussi la taille de l’échiquier
knight-tour-too-large = un échiquier de { $squares } cases est trop grand ; le plus grand en a { $most } millions
# Ce que le vérificateur dit d’un tour.
knight-given = { $rows }×{ $columns }{ $holes ->
    [0] { "" }
    [one] { " " }avec { $holes } trou
   *[other] { " " }avec { $holes } trous
 }
knight-verdict-tour = { $given } : un tour { $piece ->
    [knight] du cavalier
   *[other] du sauteur { $piece }
 }, { $kind ->
    [closed] fermé
   *[open] ouvert
 }
knight-verdict-so-far = { $given } : { $visited } cases sur { $free }, valable jusqu’ici, { $left ->
    [one] { $left } non visitée ({ $first })
   *[other] { $left } non visitées (la première est { $first })
 }
knight-verdict-conflicts = { $given } : { $conflicts ->
    [one] { $conflicts } conflit
   *[other] { $conflicts } conflits
 }
knight-no-move = étape { $before } → { $number } : de { $from } à { $to }, ce n’est pas un saut { $piece ->
    [knight] de cavalier
   *[other] du sauteur { $piece }
 }
knight-marked-hole = { $place } est marquée comme un trou, et l’échiquier n’en a pas là
knight-hole-numbered = { $place } est un trou de l’échiquier, et porte le numéro { $number }
knight-number-beyond = { $place } porte le numéro { $number }, et le dernier est { $last }
knight-number-missing = { $number } manque
knight-number-again = { $number } figure { $times ->
    [2] deux fois
   *[other] { $times } fois
 } : en { $first } et en { $second }
knight-step-off-board = étape { $step } : { $place } n’est pas sur l’échiquier, dont les lignes vont de 0 à { $rows } et les colonnes de 0 à { $columns }
knight-step-hole = étape { $step } : { $place } est un trou de l’échiquier
knight-step-again = étape { $step } : { $place } a déjà été visitée à l’étape { $first }
knight-not-visited = { $place } n’est pas visitée
knight-not-closed = le tour n’est pas fermé : il finit en { $last }, et sa première case { $first } n’est pas à un saut { $piece ->
    [knight] de cavalier
   *[other] du sauteur { $piece }
 } de là
# Pourquoi il n’y a pas un tel tour, ce qu’on sait sans recherche.
knight-out-no-squares = l’échiquier n’a pas de cases à visiter
knight-out-single-square = depuis une case unique, aucun saut n’y ramène
knight-out-same-ends = un tour de { $squares } cases ne peut pas finir en { $last }, où il commence
knight-out-far-ends = un tour fermé finit à un saut de sa première case ; { $last } n’est pas à un saut de { $first }
knight-out-colours = chaque saut change de couleur, et sur { $squares } cases il y en a { $more } de l’une et { $fewer } de l’autre
knight-out-colours-closed = { $rule } : un tour ne peut pas revenir à sa première case
knight-out-colours-ends = { $rule } : un tour finit sur l’autre couleur que celle où il commence ; { $first } et { $last } sont de la même
knight-out-colours-more = { $rule } : un tour commence et finit sur la couleur des { $more } ; { $wrong } a l’autre
knight-out-colours-corners = { $rule } : un tour commence et finit sur la couleur des coins ; { $wrong } a l’autre
knight-out-colours-uneven = { $rule } : aucun tour ne peut les alterner
knight-out-one-line = un cavalier ne peut pas sauter sur un échiquier de { $lines }
knight-out-two-lines = sur un échiquier de { $lines }, un cavalier ne fait que des allers et retours et n’atteint jamais la plupart des cases
knight-out-centre = aucun saut ne mène au centre d’un échiquier de 3 lignes et 3 colonnes
knight-out-tried = aucun tour n’existe sur un échiquier de { $board }, ni fermé ni ouvert : toutes les voies ont été essayées
knight-out-schwenk = aucun tour fermé n’existe sur un échiquier de { $board } (Schwenk 1991)
knight-out-inside = { $lines ->
    [rows] sur un échiquier de 4 lignes, chaque saut depuis une ligne extérieure mène à une ligne intérieure : un tour doit commencer et finir sur les lignes extérieures
   *[columns] sur un échiquier de 4 colonnes, chaque saut depuis une colonne extérieure mène à une colonne intérieure : un tour doit commencer et finir sur les colonnes extérieures
 } ; { $inside } est à l’intérieur
knight-out-between-corners = { $one } et { $other } ont chacune deux voisines, dont { $between } pour toutes les deux : un tour qui ne finit sur aucune des deux passe par { $between } et n’y finit pas
knight-out-unreached = aucun saut ne mène à { $square }
knight-out-single-closed = { $square } n’a qu’une voisine ; un tour fermé en exige deux
knight-out-single = { $one } n’a qu’une voisine, mais le tour a ses deux bouts ailleurs
knight-out-two-single = { $one } et { $other } n’ont qu’une voisine chacune, mais un seul bout du tour est libre
knight-out-three-single = { $one }, { $other } et { $third } n’ont qu’une voisine chacune, mais un tour n’a que deux bouts
knight-out-one-colour = { $piece ->
    [knight] un cavalier
   *[other] un sauteur { $piece }
 } reste sur une couleur : il ne va jamais de { $first } à { $missed }
knight-out-no-way = aucun chemin ne mène de { $first } à { $missed }
knight-out-too-small = { $piece ->
    [knight] un cavalier
   *[other] un sauteur { $piece }
 } ne va partout que sur des échiquiers d’au moins { $least } sur { $needs }
knight-out-keeps-colour = { $piece ->
    [knight] un cavalier
   *[other] un sauteur { $piece }
 } reste sur la couleur de sa première case
knight-out-multiples = { $piece ->
    [knight] un cavalier
   *[other] un sauteur { $piece }
 } saute toujours par multiples de { $divisor } : la plupart des cases sont hors de sa portée
knight-off-board = il sort de l’échiquier
knight-hole = { $place } est un trou
knight-taken = { $place } porte déjà le numéro { $number }
knight-forced = { $leaps ->
    [one] un saut forcé
   *[other] { $leaps } sauts forcés
 } plus tard, { $why }
knight-dead = il ne reste aucun saut vers { $place } ni à partir de là
knight-not-last = { $place } devrait être la dernière case et ne peut l’être
knight-two-last = { $one } et { $other } devraient toutes deux être la dernière case
knight-two-next = { $one } et { $other } devraient toutes deux être la prochaine case
knight-next-or-last = { $places } devraient être la prochaine case ou la dernière
knight-no-end = il ne reste aucune case où le tour puisse finir
knight-stuck = il ne reste aucune case où sauter
knight-noun = parcours
knight-mark = la case { $row },{ $column } comme numéro { $value }
