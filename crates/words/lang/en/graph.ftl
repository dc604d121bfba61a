## Graphs: what they are called, and what is wrong with a file or a word that gives none.

graph-title = a graph of { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
 } and { $edges ->
    [one] { $edges } edge
   *[other] { $edges } edges
 }
graph-no-format = '{ $word }' is not a format of graphs; did you mean { $nearest }? (dimacs, edges, adjacency, adjlist, multiline-adjlist, csv, dot, gml, graphml, json, matrix, graph6, sparse6 or pajek)
graph-unread = the graph cannot be read: { $why }
graph-empty = it is empty: a graph needs at least one vertex
graph-no-text = this is not a text file
graph-compressed = this file is compressed: unpack it first
graph-utf16 = this file is in UTF-16: save it in UTF-8
graph-guessed = { $fault } (read as an edge list; choose another format with --input-format)
graph-loop = vertex { $vertex } is its own neighbour, so it cannot have any colour
graph-beyond = there is no vertex { $vertex }: line { $line } announces only { $announced } vertices
graph-zero = there is no vertex 0: the vertices are numbered from 1
graph-no-number = { $word } is not a vertex number
graph-one-end = an edge needs two vertices
graph-rest = after the two vertices of an edge only numbers may follow, not { $word } (put names with spaces in quotes, or use commas)
graph-letter = no line of a DIMACS file begins with { $word }; it begins with c, p, n or e
graph-header = 'p' needs the numbers of vertices and edges, as in 'p edge 5 4'
graph-other-header = 'p { $word }' is not the header of a graph; use 'p edge' or 'p col'
graph-second-header = there is a second 'p' line; the first one is line { $line }
graph-no-header = the line 'p edge VERTICES EDGES' must come before the edges
graph-too-many = { $vertices } vertices are too many; a graph may have 2147483648
graph-lonely = { $vertices } vertices are announced, but only { $edges ->
    [one] { $edges } edge
   *[other] { $edges } edges
 }; that many isolated vertices look like a mistake
graph-few = line { $line } announces { $announced } edges, but there are only { $edges }, and the last line is incomplete: was the file cut off?
graph-not-utf8 = { $word } is not text in UTF-8
graph-long-line = this line is longer than 64 MiB, which is too long
graph-one-column = an edge needs two columns, but no line has two
graph-open-quote = a quotation mark is never closed
graph-no-pair = { $word } is not a pair of vertices such as a-b
graph-no-edge = there is no edge here
graph-no-bit = { $word } is neither 0 nor 1
graph-not-symmetric = vertices { $a } and { $b } are { $joined ->
    [yes] neighbours here, but not on line { $other }
   *[no] not neighbours here, but they are on line { $other }
 }
graph-ragged = line { $line } has { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
 }, but the others have { $columns }
graph-too-many-rows = there is one row too many: a matrix with { $columns } columns has { $columns } rows
graph-not-square = the matrix has { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
 }, but { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
 }
graph-cut = the { $what } ends too early: was the file cut off?
graph-no-json = this is not JSON: { $why }
graph-other-json = this JSON is not a graph; give nodes and links, the neighbours of each vertex, or pairs
graph-no-links = there are no edges or links
graph-no-links-but = there are no edges or links; did you mean { $meant } instead of { $key }?
graph-no-list = { $what } is not a list
graph-item = item { $at } of { $list ->
    [list] the list
   *[other] { $list }
 }, counted from 0: { $fault }
graph-no-link = a link needs a source and a target
graph-no-name = the name of a vertex must be a text or a number
graph-no-id = this node has no id, but others have one
graph-twice = there are two vertices called { $vertex }
graph-no-node = there is no node { $node }
graph-no-vertex = there is no vertex { $word }: the graph has no vertices
graph-no-vertex-between = there is no vertex { $word }; the vertices are { $first } to { $last }
graph-no-vertex-near = there is no vertex { $word }; the closest names include { $near }
graph-no-vertex-meant = there is no vertex { $word }; did you mean '{ $meant }'?
graph-no-xml = this is not XML: { $why }
graph-no-graphml = this XML is not GraphML: it has no graph element
graph-hyper = a hyperedge joins more than two vertices, which is not possible in a graph
graph-no-attribute = this { $tag } has no { $attribute }
graph-due = expected { $due }, found { $found }
graph-due-graph = 'graph { "{" }' or 'digraph { "{" }'
graph-due-end = the end of the text
graph-due-key = a key or its value
graph-due-value = a value
graph-due-port = a port
graph-a-vertex = a vertex
graph-an-edge = an edge
graph-second-graph = a second graph begins here, but only one is read
graph-deep = groups are nested too deeply
graph-open-comment = a comment is never closed
graph-market = of Matrix Market, only a square 'matrix coordinate' is a graph
graph-columns = { $many } numbers in a line are more than an edge and its weights
graph-no-line = there is no vertex { $vertex }: the lines are those of vertices { $first } to { $last }
graph-entries = { $entries ->
    [one] { $entries } entry, where the matrix has { $columns } columns
   *[other] { $entries } entries, where the matrix has { $columns } columns
 }
graph-no-sextet = { $sign } is not a character of graph6 and sparse6: those are ? to ~
graph-sextets = a graph6 of { $vertices } vertices has { $due } characters after their number, not { $many }
graph-no-colon = sparse6 starts with ':'
graph-no-vertices = a Pajek file needs its line '*Vertices NUMBER' before anything else
graph-due-degree = a vertex and the number of its neighbours
graph-ambiguous = this can be read in different ways, as different graphs: say which with { $flags }
graph-or = { $one } or { $other }

## What was read.

graph-reading = { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
 }, { $edges ->
    [one] { $edges } edge
   *[other] { $edges } edges
 }, { $format }
graph-format-edges = edge list
graph-format-adjacency = adjacency lists
graph-format-adjlist = adjacency lists of NetworkX
graph-format-multiline-adjlist = multi-line adjacency lists of NetworkX
graph-format-matrix = adjacency matrix

## Colourings of a graph that somebody gives.

graph-at-entry = entry { $entry }: { $what }
graph-colours-empty = there is no colour here
graph-colours-several = { $many } colourings are given, but only one is checked at a time
graph-colours-many = { $colors ->
    [one] { $colors } colour is
   *[other] { $colors } colours are
 } given for { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
 }; use '-' for a vertex without a colour
graph-no-colour = { $word } is not a colour; give a number from 0 up, or '-' for none
graph-colours-no-pair = { $word } has no colour; expected 'NAME = COLOUR'
graph-colours-twice = vertex { $vertex } has two colours: first { $first }, now { $second }
graph-colours-no-json = this JSON is not a colouring: { $why }
graph-colours-json-due = expected a list or an object

## Graphs by name.

graph-which = which graph? Give a name such as petersen, queen:8 or gnm:200,470,1
graph-unknown = there is no file and no graph called '{ $word }' ('backtrail color --help' lists the graphs)
graph-unknown-near = there is no file and no graph called '{ $word }'; did you mean '{ $nearest }'? ('backtrail color --help' lists the graphs)
graph-parameter-missing = { $family } takes { $takes }: the { $what } is missing
graph-parameter-extra = { $family } takes { $takes }: '{ $word }' is one too many
graph-parameter-bad = { $family } takes { $takes }: '{ $word }' is not a { $what }
graph-too-dense = { $family } with { $vertices } vertices has at most { $most } edges, not { $edges }
graph-too-large = { $family } would have { $count } { $things ->
    [edges] edges
   *[vertices] vertices
 }; at most { $most } are possible
graph-far-too-many = far too many
graph-from = { $what }, at least { $least }
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
graph-takes-vertices-edges = the numbers of vertices and edges and an optional seed, such as 200,470,1
graph-takes-vertices-probability = a number of vertices, a probability and an optional seed, such as 100,0.5,1
graph-takes-vertices-colours-edges = the numbers of vertices, colours and edges and an optional seed, such as 200,3,470,1
graph-takes-vertices-distance = a number of vertices, a distance and an optional seed, such as 100,0.15,1
graph-takes-vertices-seed = a number of vertices and an optional seed, such as 20,1
graph-takes-subsets = the number of elements and the size of the subsets, such as 5,2
graph-takes-vertices-or-parts = a number of vertices, or that of each part, such as 5 or 3,3
graph-takes-sides = a number of sides
graph-takes-dimension = a dimension such as 4
graph-takes-number = a number such as 4
graph-takes-box = the size of a box, such as 3 or 2x3
graph-families = Graphs by name:{ "\u000A" }{ $lines }
graph-families-line = { $before }{ "  " }{ $example }{ "  " }{ $help }{ "\u000A" }
graph-family-australia = The states of Australia and the Northern Territory, a textbook map.
graph-family-usa = The 48 contiguous states and DC, by their postal codes.
graph-family-petersen = The Petersen graph: two rings of five vertices.
graph-family-grotzsch = The Grötzsch graph: without triangles, yet it needs 4 colours.
graph-family-heawood = The Heawood graph: 14 vertices, no cycle shorter than 6.
graph-family-tetrahedron = The tetrahedron, which is the complete graph of 4 vertices.
graph-family-cube = The cube.
graph-family-octahedron = The octahedron.
graph-family-dodecahedron = The dodecahedron, with 20 vertices.
graph-family-icosahedron = The icosahedron, with 12 vertices.
graph-family-path = A path.
graph-family-cycle = A cycle; an odd one needs 3 colours.
graph-family-star = One vertex joined to all others.
graph-family-wheel = A cycle and a hub joined to all of it; N counts the hub.
graph-family-complete = All vertices joined to each other, or all vertices of different parts.
graph-family-bipartite = Every vertex of one part joined to every vertex of the other.
graph-family-prism = Two cycles, one above the other, joined vertex by vertex.
graph-family-hypercube = The cube in any dimension.
graph-family-mycielski = The Mycielski graphs: without triangles, yet K + 1 colours are needed.
graph-family-kneser = The subsets of K of N elements, joined if they have no element in common.
graph-family-grid = A grid.
graph-family-triangles = A grid of triangles.
graph-family-hexagons = A honeycomb with the given numbers of hexagons.
graph-family-queen = The squares of a board, joined if a queen can move between them.
graph-family-king = The same for a king.
graph-family-knight = The same for a knight.
graph-family-rook = The same for a rook: a colouring is a Latin square.
graph-family-sudoku = The cells of a sudoku: a colouring is a solution.
graph-family-gnm = A random graph with M edges.
graph-family-gnp = A random graph: each edge is there with probability P.
graph-family-flat = A random graph with M edges that has a hidden colouring with K colours.
graph-family-geometric = Random points in a square, joined if their distance is at most R.
graph-family-tree = A random tree.
