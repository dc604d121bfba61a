## Els grafs: com es diuen, i què no va bé en un fitxer o una paraula que no en dona cap.

graph-title = un graf amb { $vertices ->
    [one] { $vertices } vèrtex
   *[other] { $vertices } vèrtexs
 } i { $edges ->
    [one] { $edges } aresta
   *[other] { $edges } arestes
 }
graph-no-format = «{ $word }» no és cap format de graf; volíeu dir { $nearest }? (dimacs, edges, adjacency, adjlist, multiline-adjlist, csv, dot, gml, graphml, json, matrix, graph6, sparse6 o pajek)
graph-unread = el graf no es pot llegir: { $why }
graph-empty = no hi ha res: un graf té almenys un vèrtex
graph-no-text = això no és un fitxer de text
graph-compressed = aquest fitxer està comprimit: primer descomprimiu-lo
graph-utf16 = aquest fitxer és en UTF-16: deseu-lo en UTF-8
graph-guessed = { $fault } (llegit com una llista d’arestes; trieu un altre format amb --input-format)
graph-loop = el vèrtex { $vertex } és veí d’ell mateix: no li serveix cap color
graph-beyond = no hi ha cap vèrtex { $vertex }: la línia { $line } només anuncia { $announced } vèrtexs
graph-zero = no hi ha cap vèrtex 0: els vèrtexs es numeren a partir d’1
graph-no-number = { $word } no és un número de vèrtex
graph-one-end = una aresta necessita dos vèrtexs
graph-rest = després dels dos vèrtexs d’una aresta només hi pot haver nombres, i no { $word } (poseu els noms amb espais entre cometes, o feu servir comes)
graph-letter = cap línia d’un fitxer DIMACS no comença per { $word }; comença per c, p, n o e
graph-header = «p» necessita els nombres de vèrtexs i d’arestes, com a «p edge 5 4»
graph-other-header = «p { $word }» no és la capçalera d’un graf; escriviu «p edge» o «p col»
graph-second-header = hi ha una segona línia «p»; la primera és la línia { $line }
graph-no-header = la línia «p edge VÈRTEXS ARESTES» ha d’anar abans de les arestes
graph-too-many = { $vertices } vèrtexs són massa; un graf en pot tenir 2147483648
graph-lonely = s’anuncien { $vertices } vèrtexs, però només { $edges ->
    [one] { $edges } aresta
   *[other] { $edges } arestes
 }: tants vèrtexs aïllats semblen un error
graph-few = la línia { $line } anuncia { $announced } arestes, però només n’hi ha { $edges }, i l’última línia és incompleta: potser el fitxer està tallat?
graph-not-utf8 = { $word } no és text en UTF-8
graph-long-line = aquesta línia passa de 64 MiB, és massa llarga
graph-one-column = una aresta necessita dues columnes, però cap línia no en té dues
graph-open-quote = hi ha unes cometes sense tancar
graph-no-pair = { $word } no és una parella de vèrtexs com a-b
graph-no-edge = aquí no hi ha cap aresta
graph-no-bit = { $word } no és ni 0 ni 1
graph-not-symmetric = els vèrtexs { $a } i { $b } { $joined ->
    [yes] són veïns aquí, però no a la línia { $other }
   *[no] no són veïns aquí, però sí a la línia { $other }
 }
graph-ragged = la línia { $line } té { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entrades
 }, però les altres { $columns }
graph-too-many-rows = hi ha una fila de més: una matriu de { $columns } columnes té { $columns } files
graph-not-square = la matriu té { $columns ->
    [one] { $columns } columna
   *[other] { $columns } columnes
 } però { $rows ->
    [one] { $rows } fila
   *[other] { $rows } files
 }
graph-cut = el text { $what } s’acaba massa aviat: potser el fitxer està tallat?
graph-no-json = això no és JSON: { $why }
graph-other-json = aquest JSON no és cap graf: calen nodes i enllaços, els veïns de cada vèrtex, o parelles
graph-no-links = no hi ha ni arestes ni enllaços (edges, links)
graph-no-links-but = no hi ha ni arestes ni enllaços (edges, links); volíeu dir { $meant } en lloc de { $key }?
graph-no-list = { $what ->
    [this] això
   *[other] { $what }
 } no és una llista
graph-item = element { $at } de { $list ->
    [list] la llista
   *[other] { $list }
 }, comptat a partir de 0: { $fault }
graph-no-link = un enllaç necessita un origen i un destí (source, target)
graph-no-name = el nom d’un vèrtex és un text o un nombre
graph-no-id = aquest node no té id, i d’altres sí que en tenen
graph-twice = hi ha dos vèrtexs { $vertex }
graph-no-node = no hi ha cap node { $node ->
    [this] com aquest
   *[other] { $node }
 }
graph-no-vertex = no hi ha cap vèrtex { $word }: el graf no en té cap
graph-no-vertex-between = no hi ha cap vèrtex { $word }: es diuen de { $first } a { $last }
graph-no-vertex-near = no hi ha cap vèrtex { $word }: un dels més propers és { $near }
graph-no-vertex-meant = no hi ha cap vèrtex { $word }: volíeu dir «{ $meant }»?
graph-no-xml = això no és XML: { $why }
graph-no-graphml = aquest XML no és GraphML: no té cap element graph
graph-hyper = una hiperaresta uneix més de dos vèrtexs, cosa impossible en un graf
graph-no-attribute = aquest element { $tag } no té { $attribute }
graph-due = aquí s’espera { $due }, i no { $found }
graph-due-graph = «graph { "{" }» o «digraph { "{" }»
graph-due-end = el final del text
graph-due-key = una clau o el seu valor
graph-due-value = un valor
graph-due-port = un port
graph-a-vertex = un vèrtex
graph-an-edge = una aresta
graph-second-graph = aquí comença un segon graf, però només se’n llegeix un
graph-deep = hi ha grups encaixats massa endins
graph-open-comment = hi ha un comentari sense tancar
graph-market = de Matrix Market, només un «matrix coordinate» quadrat és un graf
graph-columns = { $many } nombres en una línia són més que una aresta i els seus pesos
graph-no-line = no hi ha cap vèrtex { $vertex }: les línies són les dels vèrtexs { $first } a { $last }
graph-entries = { $entries ->
    [one] { $entries } valor, quan la matriu té { $columns } columnes
   *[other] { $entries } valors, quan la matriu té { $columns } columnes
 }
graph-no-sextet = { $sign } no és cap caràcter de graph6 ni de sparse6: van de ? a ~
graph-sextets = un graph6 de { $vertices } vèrtexs té { $due } caràcters després del seu nombre, i no { $many }
graph-no-colon = sparse6 comença per «:»
graph-no-vertices = un fitxer Pajek ha de començar per la línia «*Vertices NOMBRE»
graph-due-degree = un vèrtex i el nombre dels seus veïns
graph-ambiguous = això es pot llegir de maneres diferents, que donen grafs diferents: digueu quina amb { $flags }
graph-or = { $one } o { $other }

## El que s’ha llegit.

graph-reading = { $vertices ->
    [one] { $vertices } vèrtex
   *[other] { $vertices } vèrtexs
 }, { $edges ->
    [one] { $edges } aresta
   *[other] { $edges } arestes
 }, { $format }
graph-format-edges = llista d’arestes
graph-format-adjacency = llistes d’adjacència
graph-format-adjlist = llistes d’adjacència de NetworkX
graph-format-multiline-adjlist = llistes d’adjacència de NetworkX en diverses línies
graph-format-matrix = matriu d’adjacència

## Les coloracions d’un graf que algú dona.

graph-at-entry = entrada { $entry }: { $what }
graph-colours-empty = aquí no hi ha cap color
graph-colours-several = es donen { $many } coloracions, però només se’n comprova una cada vegada
graph-colours-many = { $colors ->
    [one] es dona { $colors } color
   *[other] es donen { $colors } colors
 } per a { $vertices ->
    [one] { $vertices } vèrtex
   *[other] { $vertices } vèrtexs
 }; escriviu «-» per a un vèrtex sense color
graph-no-colour = { $word } no és un color; doneu un nombre a partir de 0, o «-» per a cap
graph-colours-no-pair = { $word } no té color: s’espera «NOM = COLOR»
graph-colours-twice = el vèrtex { $vertex } té dos colors: primer { $first }, ara { $second }
graph-colours-no-json = aquest JSON no és cap coloració: { $why }
graph-colours-json-due = s’espera una llista o un objecte

## Els grafs pel seu nom.

graph-which = quin graf? Doneu un nom com petersen, queen:8 o gnm:200,470,1
graph-unknown = no hi ha cap fitxer ni cap graf que es digui «{ $word }» («backtrail color --help» llista els grafs)
graph-unknown-near = no hi ha cap fitxer ni cap graf que es digui «{ $word }»; volíeu dir «{ $nearest }»? («backtrail color --help» llista els grafs)
graph-parameter-missing = { $family } demana { $takes }; hi falta un paràmetre: { $what }
graph-parameter-extra = { $family } demana { $takes }; «{ $word }» hi sobra
graph-parameter-bad = { $family } demana { $takes }; «{ $word }» no serveix com a { $what }
graph-too-dense = { $family } amb { $vertices } vèrtexs té com a màxim { $most } arestes, i no { $edges }
graph-too-large = { $family } tindria { $count } { $things ->
    [edges] arestes; { $most } com a màxim són possibles
   *[vertices] vèrtexs; { $most } com a màxim són possibles
 }
graph-far-too-many = massa
graph-from = { $what }, com a mínim { $least }
graph-from-0-to-1 = { $what } de 0 a 1
graph-number-of-vertices = nombre de vèrtexs
graph-number-of-edges = nombre d’arestes
graph-number-of-colours = nombre de colors
graph-number-of-sides = nombre de costats
graph-number-of-elements = nombre d’elements
graph-size-of-subsets = mida dels subconjunts
graph-number = nombre
graph-dimension = dimensió
graph-probability = probabilitat
graph-distance = distància
graph-seed = llavor
graph-size = mida
graph-takes-nothing = cap paràmetre
graph-takes-size = una mida com ara 8 o 8x12
graph-takes-vertices = un nombre de vèrtexs
graph-takes-parts = els nombres de vèrtexs de les dues parts, com ara 3,3
graph-takes-vertices-edges = els nombres de vèrtexs i d’arestes i una llavor opcional, com ara 200,470,1
graph-takes-vertices-probability = un nombre de vèrtexs, una probabilitat i una llavor opcional, com ara 100,0.5,1
graph-takes-vertices-colours-edges = els nombres de vèrtexs, de colors i d’arestes i una llavor opcional, com ara 200,3,470,1
graph-takes-vertices-distance = un nombre de vèrtexs, una distància i una llavor opcional, com ara 100,0.15,1
graph-takes-vertices-seed = un nombre de vèrtexs i una llavor opcional, com ara 20,1
graph-takes-subsets = el nombre d’elements i la mida dels subconjunts, com ara 5,2
graph-takes-vertices-or-parts = un nombre de vèrtexs, o el de cada part, com ara 5 o 3,3
graph-takes-sides = un nombre de costats
graph-takes-dimension = una dimensió com ara 4
graph-takes-number = un nombre com ara 4
graph-takes-box = la mida d’un bloc, com ara 3 o 2x3
graph-families = Grafs pel seu nom:{ "\u000A" }{ $lines }
graph-families-line = { $before }{ "  " }{ $example }{ "  " }{ $help }{ "\u000A" }
graph-family-australia = Els estats d’Austràlia i el Territori del Nord, un mapa dels manuals.
graph-family-usa = Els 48 estats contigus i DC, pels seus codis postals.
graph-family-petersen = El graf de Petersen: dos anells de cinc vèrtexs.
graph-family-grotzsch = El graf de Grötzsch: sense triangles, i tanmateix calen 4 colors.
graph-family-heawood = El graf de Heawood: 14 vèrtexs, cap cicle de menys de 6.
graph-family-tetrahedron = El tetraedre, el graf complet de 4 vèrtexs.
graph-family-cube = El cub.
graph-family-octahedron = L’octaedre.
graph-family-dodecahedron = El dodecaedre, amb 20 vèrtexs.
graph-family-icosahedron = L’icosaedre, amb 12 vèrtexs.
graph-family-path = Un camí.
graph-family-cycle = Un cicle; un de senar necessita 3 colors.
graph-family-star = Un vèrtex unit amb tots els altres.
graph-family-wheel = Un cicle i un centre unit amb tot el cicle; N també compta el centre.
graph-family-complete = Tots els vèrtexs units entre si, o tots els de parts diferents.
graph-family-bipartite = Cada vèrtex d’una part unit amb cadascun de l’altra.
graph-family-prism = Dos cicles, l’un damunt de l’altre, units vèrtex a vèrtex.
graph-family-hypercube = El cub de qualsevol dimensió.
graph-family-mycielski = Els grafs de Mycielski: sense triangles, i tanmateix calen K + 1 colors.
graph-family-kneser = Els subconjunts de K de N elements, units si no tenen cap element en comú.
graph-family-grid = Una graella.
graph-family-triangles = Una graella de triangles.
graph-family-hexagons = Una bresca amb els nombres d’hexàgons donats.
graph-family-queen = Les caselles d’un tauler, unides si una reina pot anar de l’una a l’altra.
graph-family-king = El mateix amb un rei.
graph-family-knight = El mateix amb un cavall.
graph-family-rook = El mateix amb una torre: una coloració és un quadrat llatí.
graph-family-sudoku = Les caselles d’un sudoku: una coloració és una solució.
graph-family-gnm = Un graf aleatori amb M arestes.
graph-family-gnp = Un graf aleatori: cada aresta hi és amb probabilitat P.
graph-family-flat = Un graf aleatori amb M arestes que té una coloració amagada amb K colors.
graph-family-geometric = Punts aleatoris en un quadrat, units si la distància és com a màxim R.
graph-family-tree = Un arbre aleatori.
