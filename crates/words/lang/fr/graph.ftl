## Les graphes : comment on les nomme, et ce qui ne va pas dans un fichier ou un mot qui n’en donne pas.

graph-title = un graphe à { $vertices ->
    [one] { $vertices } sommet
   *[other] { $vertices } sommets
 } et { $edges ->
    [one] { $edges } arête
   *[other] { $edges } arêtes
 }
graph-no-format = « { $word } » n’est pas un format de graphe ; vouliez-vous dire { $nearest } ? (dimacs, edges, adjacency, adjlist, multiline-adjlist, csv, dot, gml, graphml, json, matrix, graph6, sparse6 ou pajek)
graph-unread = le graphe ne peut pas être lu : { $why }
graph-empty = il n’y a rien : un graphe a au moins un sommet
graph-no-text = ce n’est pas un fichier texte
graph-compressed = ce fichier est compressé : décompressez-le d’abord
graph-utf16 = ce fichier est en UTF-16 : enregistrez-le en UTF-8
graph-guessed = { $fault } (lu comme une liste d’arêtes ; choisissez un autre format avec --input-format)
graph-loop = le sommet { $vertex } est son propre voisin : aucune couleur ne lui convient
graph-beyond = il n’y a pas de sommet { $vertex } : la ligne { $line } n’annonce que { $announced } sommets
graph-zero = il n’y a pas de sommet 0 : les sommets sont numérotés à partir de 1
graph-no-number = { $word } n’est pas un numéro de sommet
graph-one-end = une arête demande deux sommets
graph-rest = après les deux sommets d’une arête, seuls des nombres peuvent suivre, et non { $word } (mettez les noms avec des espaces entre guillemets, ou utilisez des virgules)
graph-letter = aucune ligne d’un fichier DIMACS ne commence par { $word } ; elle commence par c, p, n ou e
graph-header = « p » demande les nombres de sommets et d’arêtes, comme dans « p edge 5 4 »
graph-other-header = « p { $word } » n’est pas l’en-tête d’un graphe ; écrivez « p edge » ou « p col »
graph-second-header = il y a une deuxième ligne « p » ; la première est la ligne { $line }
graph-no-header = la ligne « p edge SOMMETS ARÊTES » doit précéder les arêtes
graph-too-many = { $vertices } sommets, c’est trop ; un graphe peut en avoir 2147483648
graph-lonely = { $vertices } sommets sont annoncés, mais seulement { $edges ->
    [one] { $edges } arête
   *[other] { $edges } arêtes
 } : autant de sommets isolés ressemble à une erreur
graph-few = la ligne { $line } annonce { $announced } arêtes, mais il n’y en a que { $edges }, et la dernière ligne est incomplète : le fichier est-il tronqué ?
graph-not-utf8 = { $word } n’est pas du texte en UTF-8
graph-long-line = cette ligne dépasse 64 Mio, c’est trop long
graph-one-column = une arête demande deux colonnes, mais aucune ligne n’en a deux
graph-open-quote = un guillemet n’est pas fermé
graph-no-pair = { $word } n’est pas une paire de sommets comme a-b
graph-no-edge = il n’y a pas d’arête ici
graph-no-bit = { $word } n’est ni 0 ni 1
graph-not-symmetric = les sommets { $a } et { $b } { $joined ->
    [yes] sont voisins ici, mais pas à la ligne { $other }
   *[no] ne sont pas voisins ici, mais le sont à la ligne { $other }
 }
graph-ragged = la ligne { $line } a { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
 }, mais les autres { $columns }
graph-too-many-rows = une ligne de trop : une matrice à { $columns } colonnes a { $columns } lignes
graph-not-square = la matrice a { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
 } mais { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
 }
graph-cut = le texte { $what } s’arrête trop tôt : le fichier est-il tronqué ?
graph-no-json = ce n’est pas du JSON : { $why }
graph-other-json = ce JSON n’est pas un graphe : il faut des nœuds et des liens, les voisins de chaque sommet, ou des paires
graph-no-links = il n’y a ni arêtes ni liens (edges, links)
graph-no-links-but = il n’y a ni arêtes ni liens (edges, links) ; vouliez-vous dire { $meant } au lieu de { $key } ?
graph-no-list = { $what ->
    [this] ceci
   *[other] { $what }
 } n’est pas une liste
graph-item = élément { $at } de { $list ->
    [list] la liste
   *[other] { $list }
 }, compté à partir de 0 : { $fault }
graph-no-link = un lien demande une source et une cible (source, target)
graph-no-name = le nom d’un sommet est un texte ou un nombre
graph-no-id = ce nœud n’a pas d’id, alors que d’autres en ont un
graph-twice = il y a deux sommets { $vertex }
graph-no-node = il n’y a pas de nœud { $node ->
    [this] comme celui-ci
   *[other] { $node }
 }
graph-no-vertex = il n’y a pas de sommet { $word } : le graphe n’en a aucun
graph-no-vertex-between = il n’y a pas de sommet { $word } : ils s’appellent { $first } à { $last }
graph-no-vertex-near = il n’y a pas de sommet { $word } : l’un des plus proches est { $near }
graph-no-vertex-meant = il n’y a pas de sommet { $word } : vouliez-vous dire « { $meant } » ?
graph-no-xml = ce n’est pas du XML : { $why }
graph-no-graphml = ce XML n’est pas du GraphML : il n’a pas d’élément graph
graph-hyper = une hyperarête relie plus de deux sommets, ce qui est impossible dans un graphe
graph-no-attribute = cet élément { $tag } n’a pas de { $attribute }
graph-due = on attend ici { $due }, et non { $found }
graph-due-graph = « graph { "{" } » ou « digraph { "{" } »
graph-due-end = la fin du texte
graph-due-key = une clé ou sa valeur
graph-due-value = une valeur
graph-due-port = un port
graph-a-vertex = un sommet
graph-an-edge = une arête
graph-second-graph = un deuxième graphe commence ici, mais on n’en lit qu’un
graph-deep = des groupes sont imbriqués trop profondément
graph-open-comment = un commentaire n’est pas fermé
graph-market = de Matrix Market, seul un « matrix coordinate » carré est un graphe
graph-columns = { $many } nombres sur une ligne, c’est plus qu’une arête et ses poids
graph-no-line = il n’y a pas de sommet { $vertex } : les lignes sont celles des sommets { $first } à { $last }
graph-entries = { $entries ->
    [one] { $entries } valeur, alors que la matrice a { $columns } colonnes
   *[other] { $entries } valeurs, alors que la matrice a { $columns } colonnes
 }
graph-no-sextet = { $sign } n’est pas un caractère de graph6 ni de sparse6 : ceux-ci vont du point d’interrogation à ~
graph-sextets = un graph6 de { $vertices } sommets a { $due } caractères après leur nombre, et non { $many }
graph-no-colon = sparse6 commence par « : »
graph-no-vertices = un fichier Pajek doit commencer par sa ligne « *Vertices NOMBRE »
graph-due-degree = un sommet et le nombre de ses voisins
graph-ambiguous = cela peut se lire de plusieurs façons, qui donnent des graphes différents : précisez avec { $flags }
graph-or = { $one } ou { $other }

## Ce qui a été lu.

graph-reading = { $vertices ->
    [one] { $vertices } sommet
   *[other] { $vertices } sommets
 }, { $edges ->
    [one] { $edges } arête
   *[other] { $edges } arêtes
 }, { $format }
graph-format-edges = liste d’arêtes
graph-format-adjacency = listes d’adjacence
graph-format-adjlist = listes d’adjacence de NetworkX
graph-format-multiline-adjlist = listes d’adjacence de NetworkX sur plusieurs lignes
graph-format-matrix = matrice d’adjacence

## Les colorations d’un graphe que quelqu’un donne.

graph-at-entry = entrée { $entry } : { $what }
graph-colours-empty = il n’y a aucune couleur ici
graph-colours-several = { $many } colorations sont données, mais on n’en vérifie qu’une à la fois
graph-colours-many = { $colors ->
    [one] { $colors } couleur est donnée
   *[other] { $colors } couleurs sont données
 } pour { $vertices ->
    [one] { $vertices } sommet
   *[other] { $vertices } sommets
 } ; écrivez « - » pour un sommet sans couleur
graph-no-colour = { $word } n’est pas une couleur ; donnez un nombre à partir de 0, ou « - » pour aucune
graph-colours-no-pair = { $word } n’a pas de couleur : « NOM = COULEUR » est attendu
graph-colours-twice = le sommet { $vertex } a deux couleurs : d’abord { $first }, maintenant { $second }
graph-colours-no-json = ce JSON n’est pas une coloration : { $why }
graph-colours-json-due = une liste ou un objet est attendu

## Les graphes par leur nom.

graph-which = quel graphe ? Donnez un nom comme petersen, queen:8 ou gnm:200,470,1
graph-unknown = il n’y a ni fichier ni graphe nommé « { $word } » (« backtrail color --help » liste les graphes)
graph-unknown-near = il n’y a ni fichier ni graphe nommé « { $word } » ; vouliez-vous dire « { $nearest } » ? (« backtrail color --help » liste les graphes)
graph-parameter-missing = { $family } attend { $takes } ; il manque un paramètre : { $what }
graph-parameter-extra = { $family } attend { $takes } ; « { $word } » est de trop
graph-parameter-bad = { $family } attend { $takes } ; « { $word } » ne convient pas comme { $what }
graph-too-dense = { $family } à { $vertices } sommets a au plus { $most } arêtes, et non { $edges }
graph-too-large = { $family } aurait { $count } { $things ->
    [edges] arêtes ; { $most } au plus sont possibles
   *[vertices] sommets ; { $most } au plus sont possibles
 }
graph-far-too-many = beaucoup trop de
graph-from = { $what }, au moins { $least }
graph-from-0-to-1 = { $what } de 0 à 1
graph-number-of-vertices = nombre de sommets
graph-number-of-edges = nombre d’arêtes
graph-number-of-colours = nombre de couleurs
graph-number-of-sides = nombre de côtés
graph-number-of-elements = nombre d’éléments
graph-size-of-subsets = taille des sous-ensembles
graph-number = nombre
graph-dimension = dimension
graph-probability = probabilité
graph-distance = distance
graph-seed = graine
graph-size = taille
graph-takes-nothing = aucun paramètre
graph-takes-size = une taille comme 8 ou 8x12
graph-takes-vertices = un nombre de sommets
graph-takes-parts = les nombres de sommets des deux parties, comme 3,3
graph-takes-vertices-edges = les nombres de sommets et d’arêtes et une graine facultative, comme 200,470,1
graph-takes-vertices-probability = un nombre de sommets, une probabilité et une graine facultative, comme 100,0.5,1
graph-takes-vertices-colours-edges = les nombres de sommets, de couleurs et d’arêtes et une graine facultative, comme 200,3,470,1
graph-takes-vertices-distance = un nombre de sommets, une distance et une graine facultative, comme 100,0.15,1
graph-takes-vertices-seed = un nombre de sommets et une graine facultative, comme 20,1
graph-takes-subsets = le nombre d’éléments et la taille des sous-ensembles, comme 5,2
graph-takes-vertices-or-parts = un nombre de sommets, ou celui de chaque partie, comme 5 ou 3,3
graph-takes-sides = un nombre de côtés
graph-takes-dimension = une dimension comme 4
graph-takes-number = un nombre comme 4
graph-takes-box = la taille d’un bloc, comme 3 ou 2x3
graph-families = Graphes par leur nom :{ "\u000A" }{ $lines }
graph-families-line = { $before }{ "  " }{ $example }{ "  " }{ $help }{ "\u000A" }
graph-family-australia = Les États d’Australie et le Territoire du Nord, une carte des manuels.
graph-family-usa = Les 48 États contigus et DC, par leurs codes postaux.
graph-family-petersen = Le graphe de Petersen : deux anneaux de cinq sommets.
graph-family-grotzsch = Le graphe de Grötzsch : sans triangle, et pourtant il faut 4 couleurs.
graph-family-heawood = Le graphe de Heawood : 14 sommets, aucun cycle de moins de 6.
graph-family-tetrahedron = Le tétraèdre, le graphe complet à 4 sommets.
graph-family-cube = Le cube.
graph-family-octahedron = L’octaèdre.
graph-family-dodecahedron = Le dodécaèdre, à 20 sommets.
graph-family-icosahedron = L’icosaèdre, à 12 sommets.
graph-family-path = Un chemin.
graph-family-cycle = Un cycle ; s’il est impair, il faut 3 couleurs.
graph-family-star = Un sommet relié à tous les autres.
graph-family-wheel = Un cycle et un moyeu relié à tout le cycle ; N compte le moyeu.
graph-family-complete = Tous les sommets reliés entre eux, ou tous ceux de parties différentes.
graph-family-bipartite = Chaque sommet d’une partie relié à chacun de l’autre.
graph-family-prism = Deux cycles, l’un au-dessus de l’autre, reliés sommet à sommet.
graph-family-hypercube = Le cube en dimension quelconque.
graph-family-mycielski = Les graphes de Mycielski : sans triangle, et pourtant il faut K + 1 couleurs.
graph-family-kneser = Les parties à K éléments de N, reliées si elles n’ont aucun élément en commun.
graph-family-grid = Une grille.
graph-family-triangles = Une grille de triangles.
graph-family-hexagons = Un nid d’abeilles avec les nombres d’hexagones donnés.
graph-family-queen = Les cases d’un échiquier, reliées si une reine peut aller de l’une à l’autre.
graph-family-king = De même pour un roi.
graph-family-knight = De même pour un cavalier.
graph-family-rook = De même pour une tour : une coloration est un carré latin.
graph-family-sudoku = Les cases d’un sudoku : une coloration est une solution.
graph-family-gnm = Un graphe aléatoire à M arêtes.
graph-family-gnp = Un graphe aléatoire : chaque arête existe avec la probabilité P.
graph-family-flat = Un graphe aléatoire à M arêtes qui a une coloration cachée avec K couleurs.
graph-family-geometric = Des points aléatoires dans un carré, reliés si leur distance est au plus R.
graph-family-tree = Un arbre aléatoire.
