# What colourings are called.
color-title = colourings of { $graph } with { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }
color-title-fewest = colourings of { $graph } with the minimum number of colours
# Names are listed up to eight: "a, b and 13 more".
color-more = { $count } more
# Help.
color-help-graph = A graph: a file (DIMACS, edge list, adjacency lists, CSV, DOT, GraphML, GML, JSON, matrix, graph6, sparse6 or Pajek), - for standard input, a name such as petersen or queen:8, or edges such as a-b,b-c
color-help-range = A graph, as for color; or several of one family, such as cycle:4..8 or queen:4..6
color-help-colors = A colouring: the colour of each vertex in order, such as 0,1,2,0, or lines 'vertex = colour'; or a file with one; or - for standard input
color-help-graph-flag = A graph by name, such as petersen, queen:8, mycielski:5, grid:5x5 or gnm:200,470,1
color-help-k = The number of colours [default: the minimum]
color-help-distinct = Ignore renaming of colours: count colourings that differ only by it once
color-help-fixed = Vertices whose colours are given, such as a=0,b=2; or a file with them
color-help-start = A colouring to improve, such as 0,1,2,0; or a file with one
color-help-order = The vertex order of greedy: dsatur, largest or smallest [default: dsatur]
color-help-input-format = The format of the graph: dimacs, edges, adjacency, adjlist, multiline-adjlist, csv, dot, gml, graphml, json, matrix, graph6, sparse6 or pajek [default: recognised]
color-help-seed = The random seed of decide [default: 0]
color-help-memory = How much memory a solver may use, such as 500m or 16g [default: half of what is free]
color-help-chromatic = Find the minimum number of colours, and prove that it is
color-help-polynomial = Compute the chromatic polynomial, which gives the number of colourings for any number of colours
color-help-check-graph = The graph: a file, or a name such as petersen
color-help-check-k = The number of colours that may be used
# What cannot be asked.
color-bad-flag = --{ $flag }: { $why }
color-unknown-order = '{ $word }' is not an order; choose dsatur, largest or smallest; did you mean '{ $nearest }'?
color-k-and-chromatic = -k gives the number of colours and --chromatic asks for it: give only one of them
color-fixed-beyond = --fixed gives { $vertex } the colour { $colour }, but with -k { $colours } { $colours ->
    [0] there are no colours
   *[other] the colours are 0 to { $last }
 }
color-greedy-proof = greedy cannot prove that fewer colours are not enough; decide finds the minimum
color-order-of-its-own = --order is only for --solver greedy; { $solver } has its own order
color-polynomial-memory = the polynomial of { $graph } would take { $needs } of memory, but --memory allows { $may }
color-polynomial-wide = the polynomial of { $graph } cannot be computed within the { $may } that --memory allows: in every vertex order that was tried, too many vertices are open at once
color-greedy-k = greedy uses as many colours as it needs and proves nothing; use decide or dsatur for a given k
color-check-no-graph = a colouring can only be checked with its graph: give --graph with a file or a name such as petersen
color-polynomial-flag = --{ $flag } does not go with --polynomial, which counts colourings of all vertices and tells the colours apart
color-no-graph = '{ $word }' is not a graph: neither a name such as petersen, nor a file, nor edges such as a-b,b-c
color-bad-range = '{ $range }' is not a range of graphs; give one such as queen:4..7
# What a checker says.
color-verdict-proper = { $graph }: a proper colouring with { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }
color-verdict-so-far = { $graph }: { $coloured } coloured, no conflicts so far, { $without } without a colour ({ $without ->
    [one] { $first }
   *[other] the first is { $first }
 })
color-verdict-conflicts = { $graph }: { $conflicts ->
    [one] { $conflicts } conflict
   *[other] { $conflicts } conflicts
 }
color-too-many-given = { $given } colours are given for { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
 }
color-beyond = vertex { $vertex }: colour { $colour }{ $colours ->
    [0] , but there are no colours
    [1] , but 0 is the only colour
   *[other] { " " }is not one of the { $colours } colours, 0 to { $last }
 }
color-bad-edge = edge { $one } – { $other }: both have colour { $colour }
# What a solver finds out.
color-chromatic = chromatic number { $colours }
color-chromatic-bounds = chromatic number between { $lower } and { $upper }
color-fewest-fixed = { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }, the minimum with these given colours
color-greedy-colours = { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }; fewer may be possible
color-polynomial-value = { $value } colourings with { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }
color-work = { $whole }.{ $tenth } million steps
color-not-enough = { $colours ->
    [one] { $colours } colour is
   *[other] { $colours } colours are
 } not enough: { $why }
color-impossible = an exhaustive search found no colouring with { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }
color-impossible-why = no colouring with { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 } exists: { $why }
color-undecided = too large to decide; a greedy colouring needs more than { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }
color-why-clique = { $names } are all neighbours of each other
color-why-odd-cycle = { $names } form an odd cycle
color-why-mycielski = { $vertices } of the vertices contain a generalised Mycielski graph, which needs more
color-why-merged = vertices that must have the same colour are neighbours
color-why-lookahead = an exhaustive search with look-ahead found no colouring
color-why-learn = an exhaustive search that learns from conflicts found no colouring
color-why-transversal = an exhaustive search over colour classes found no colouring
color-why-independent = the colour classes, however they are chosen, are too small to hold all vertices
color-why-merged-clique = vertices that must have the same colour, merged into one, belong to a clique that is too large
color-why-merged-mycielski = vertices that must have the same colour, merged into one, belong to a generalised Mycielski graph that needs more
color-why-tried = an exhaustive search found no colouring
# Why there is no colouring, known without a search.
color-out-fixed = { $one } and { $other } are neighbours, but both are given colour { $colour }
color-out-none = there are no colours
color-out-edge = { $one } and { $other } are neighbours, and need two colours
color-out-odd-cycle = { $names } form an odd cycle, which needs three colours
# A colouring step by step, as a person would.
color-step-dead-end = { $name } has no colour left: { $taken }
color-step-only = { $name } takes colour { $colour }, the only one
color-step-forced = { $name } must take colour { $colour }: { $taken }
color-step-try = { $name } may take { $others } or { $last }: try { $colour }
color-step-try-because = { $name } may take { $others } or { $last } ({ $taken }): try { $colour }
color-step-too-large = { $names } are all neighbours of each other: they need { $need } colours, but there are { $colours }
color-step-clique = { $names } are all neighbours of each other and need different colours: say { $colours }
color-step-back = go back to { $name }, the last try: now { $colour }
color-holder = { $name } has { $colour }
color-holders = { $first }, { $rest }
color-end-solved = solved with { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }: all neighbours differ
color-end-impossible = { $colours ->
    [one] { $colours } colour is
   *[other] { $colours } colours are
 } not enough
color-end-gave-up = after { $steps } steps a person would give up; 'backtrail color' does not
## Why a choice is refused.

color-taken = { $names } { $count ->
    [one] has
   *[other] have
 } it already
color-starved = its neighbour { $name } would have no colour left
color-part = --under and --from need a fixed number of colours: give -k, and ask only for solutions or their count
color-noun = colour
color-mark = colour { $value } for vertex { $name }
color-rung-any = any colour for each vertex
color-rung-tree = each vertex unlike one neighbour
color-memory = { $solver } needs about { $needs } for { $graph } with { $colours } colours and may use { $may }
color-step-name-back = back
color-step-name-clash = clash
color-step-name-clique = clique
color-step-name-dead-end = dead end
color-step-name-forced = forced
color-step-name-try = try
