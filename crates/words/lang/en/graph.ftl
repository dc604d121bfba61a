## Graphs: what they are called, and what is wrong with a file or a word that gives none.

graph-title = a graph of { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
 } and { $edges ->
    [one] { $edges } edge
   *[other] { $edges } edges
 }
graph-no-format = '{ $word }' is no format of graphs: did you mean { $nearest }? (dimacs, edges, csv, dot, gml, graphml, json or matrix)
graph-unread = the graph cannot be read: { $why }
graph-empty = there is nothing in it: a graph needs at least a vertex
graph-no-text = this is no text
graph-compressed = this is no text but compressed: unpack it first
graph-utf16 = this is no text in UTF-8 but in UTF-16: save it as UTF-8
graph-guessed = { $fault } (read as a list of edges; --input-format says otherwise)
graph-loop = vertex { $vertex } is joined to itself, so that no colour does for it
graph-beyond = vertex { $vertex } is beyond the { $announced } that line { $line } announces
graph-zero = there is no vertex 0: the vertices are numbered from 1
graph-no-number = { $word } is not a vertex number
graph-one-end = an edge needs two vertices
graph-rest = { $word } follows the two vertices of an edge, where only numbers may (names with spaces need quotes or commas)
graph-letter = { $word } starts no line of a DIMACS file: c, p, n and e do
graph-header = 'p' needs the numbers of vertices and edges, as in 'p edge 5 4'
graph-other-header = 'p { $word }' announces no graph: 'p edge' or 'p col' does
graph-second-header = a second 'p' line: line { $line } has the first
graph-no-header = the line 'p edge VERTICES EDGES' must come before the edges
graph-too-many = { $vertices } vertices are more than a graph may have (2147483648)
graph-lonely = { $vertices } vertices are announced for { $edges } edges: that many without an edge are refused
graph-few = of { $announced } edges that line { $line } announces { $edges } are here, and the last line has no end: is the file cut off?
graph-not-utf8 = { $word } is no text in UTF-8
graph-long-line = it is longer than 64 MiB, which no line of a graph is
graph-one-column = no line has two columns, and an edge needs two
graph-open-quote = a quote is not closed
graph-no-pair = { $word } is not a pair of vertices like a-b
graph-no-edge = there is no edge in it
graph-no-bit = { $word } is neither 0 nor 1
graph-not-symmetric = vertices { $a } and { $b } are { $joined ->
    [yes] joined, but line { $other } says that they are not joined
   *[no] not joined, but line { $other } says that they are joined
 }
graph-ragged = line { $line } has { $entries } entries, the others { $columns }
graph-too-many-rows = a row too many: a matrix with { $columns } columns has { $columns } rows
graph-not-square = the matrix has { $columns } columns but { $rows } rows
graph-cut = the { $what } ends too early: is the file cut off?
graph-no-json = this is no JSON: { $why }
graph-other-json = this JSON is no graph: nodes and links, neighbours by vertex, or pairs are
graph-no-links = no edges or links
graph-no-links-but = no edges or links; did you mean { $meant } for { $key }?
graph-no-list = { $what } is not a list
graph-item = item { $at } of { $list ->
    [list] the list
   *[other] { $list }
 }, counted from 0: { $fault }
graph-no-link = a link needs a source and a target
graph-no-name = a vertex is called by a text or a number
graph-no-id = this node has no id, but others have
graph-twice = there are two vertices { $vertex }
graph-no-node = there is no node { $node }
graph-no-vertex = there is no vertex { $word }: the graph has none
graph-no-vertex-between = there is no vertex { $word }: they are called { $first } to { $last }
graph-no-vertex-near = there is no vertex { $word }: one of the nearest is { $near }
graph-no-vertex-meant = there is no vertex { $word }: did you mean '{ $meant }'?
graph-no-xml = this is no XML: { $why }
graph-no-graphml = this XML is no GraphML: it has no graph element
graph-hyper = a hyperedge joins more than two vertices: that is no graph
graph-no-attribute = this { $tag } has no { $attribute }
graph-due = { $due } is due, not { $found }
graph-due-graph = 'graph { "{" }' or 'digraph { "{" }'
graph-due-end = the end
graph-due-key = a key or its value
graph-due-value = a value
graph-due-port = a port
graph-a-vertex = a vertex
graph-an-edge = an edge
graph-second-graph = a second graph begins here; one is read
graph-deep = groups lie too deep in each other
graph-open-comment = a comment is not closed
graph-market = only a square 'matrix coordinate' of Matrix Market is a graph

## Colourings of a graph that somebody gives.

graph-at-entry = entry { $entry }: { $what }
graph-colours-empty = there is no colour in it
graph-colours-several = { $many } colourings are given; one is checked at a time
graph-colours-many = { $colors } colours are given for { $vertices } vertices: '-' stands for none
graph-no-colour = { $word } is not a colour: a number from 0, or '-' for none, is
graph-colours-no-pair = { $word } has no colour: 'NAME = COLOUR' is due
graph-colours-twice = vertex { $vertex } has colour { $first } before, and now { $second }
graph-colours-no-json = this JSON is no colouring: { $why }
graph-colours-json-due = a list or an object is due

## Graphs by name.

graph-which = which graph? Give a word such as petersen, queen:8 or gnm:200,470,1
graph-unknown = there is no file and no graph '{ $word }' (backtrail color --help lists the names)
graph-unknown-near = there is no file and no graph '{ $word }'; the nearest is '{ $nearest }' (backtrail color --help lists the names)
graph-parameter-missing = { $family } takes { $takes }, and the { $what } is missing
graph-parameter-extra = { $family } takes { $takes }, and '{ $word }' is too much
graph-parameter-bad = { $family } takes { $takes }: '{ $word }' is no { $what }
graph-too-dense = { $family } of { $vertices } vertices has at most { $most } edges, and { $edges } are asked for
graph-too-large = { $family } would have { $count } { $things ->
    [edges] edges
   *[vertices] vertices
 }; at most { $most } are made
graph-far-too-many = far too many
graph-from = { $what } from { $least }
graph-from-0-to-1 = { $what } from 0 to 1
graph-number-of-vertices = number of vertices
graph-number-of-edges = number of edges
graph-number-of-colours = number of colours
graph-number-of-sides = number of sides
graph-number-of-elements = number of elements
graph-size-of-subsets = size of the subsets
graph-number = number
graph-dimension = dimension
graph-probability = probability
graph-distance = distance
graph-seed = seed
graph-size = size
graph-takes-nothing = no parameters
graph-takes-size = a size such as 8 or 8x12
graph-takes-vertices = a number of vertices
graph-takes-parts = the numbers of vertices of both parts, such as 3,3
graph-takes-vertices-edges = vertices, edges and, if wished, a seed, such as 200,470,1
graph-takes-vertices-probability = vertices, a probability and, if wished, a seed, such as 100,0.5,1
graph-takes-vertices-colours-edges = vertices, colours, edges and, if wished, a seed, such as 200,3,470,1
graph-takes-vertices-distance = vertices, a distance and, if wished, a seed, such as 100,0.15,1
graph-takes-vertices-seed = vertices and, if wished, a seed, such as 20,1
graph-takes-subsets = elements and the size of the subsets, such as 5,2
graph-takes-vertices-or-parts = a number of vertices, or that of each part, such as 5 or 3,3
graph-takes-sides = a number of sides
graph-takes-dimension = a dimension such as 4
graph-takes-number = a number such as 4
graph-takes-box = the size of a box, such as 3 or 2x3
graph-families = Graphs by name:{ "\u000A" }{ $lines }
graph-families-line = { $before }{ "  " }{ $example }{ "  " }{ $help }{ "\u000A" }
graph-family-australia = The states of Australia and the Northern Territory, the textbook's map.
graph-family-usa = The 48 contiguous states and DC, by their postal codes.
graph-family-petersen = Petersen's graph, two rings of five.
graph-family-grotzsch = Grötzsch's graph: no triangle, and yet 4 colours.
graph-family-heawood = Heawood's graph: 14 vertices, no cycle shorter than 6.
graph-family-tetrahedron = The tetrahedron, the complete graph of 4 vertices.
graph-family-cube = The cube.
graph-family-octahedron = The octahedron.
graph-family-dodecahedron = The dodecahedron, with 20 vertices.
graph-family-icosahedron = The icosahedron, with 12 vertices.
graph-family-path = A path.
graph-family-cycle = A cycle; an odd one needs 3 colours.
graph-family-star = A vertex joined to all others.
graph-family-wheel = A cycle and a vertex joined to all of it, counted too.
graph-family-complete = All vertices joined, or all of different parts.
graph-family-bipartite = Every vertex of one part joined to every one of the other.
graph-family-prism = Two cycles, one above the other.
graph-family-hypercube = The cube of any dimension.
graph-family-mycielski = Mycielski's graphs: no triangle, and K + 1 colours are needed.
graph-family-kneser = Subsets of K of N elements, joined if they have nothing in common.
graph-family-grid = A grid.
graph-family-triangles = A grid of triangles.
graph-family-hexagons = A honeycomb of so many hexagons.
graph-family-queen = The squares of a board, joined if a queen attacks one from the other.
graph-family-king = The same for a king.
graph-family-knight = The same for a knight.
graph-family-rook = The same for a rook: a colouring is a latin square.
graph-family-sudoku = The cells of a sudoku: a colouring is a solution.
graph-family-gnm = M random edges.
graph-family-gnp = Each edge with probability P.
graph-family-flat = M random edges that a hidden colouring with K colours allows.
graph-family-geometric = Random points of a square, joined if at most R apart.
graph-family-tree = A random tree.
