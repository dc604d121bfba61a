# What colourings are called.
color-title = colourings of { $graph } with { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }
color-title-fewest = colourings of { $graph } with as few colours as can be
# Names are listed up to eight: "a, b and 13 more".
color-more = { $count } more
# Help.
color-help-graph = A file with a graph (DIMACS, edge list, CSV, DOT, GraphML, GML, JSON, matrix), or - for standard input; or a name such as petersen or queen:8; or edges such as a-b,b-c
color-help-range = A graph, as for color; or several by name, such as cycle:4..8 or queen:4..6
color-help-colors = A colouring: the colour of each vertex in order, such as 0,1,2,0, or lines 'vertex = colour'; or a file with that; or - for standard input
color-help-graph-flag = A graph by its name, such as petersen, queen:8, mycielski:5, grid:5x5 or gnm:200,470,1
color-help-k = How many colours there are [default: as few as can be]
color-help-distinct = Colourings that differ only in the names of their colours are one
color-help-fixed = Colours that vertices have from the start, such as a=0,b=2; or a file with that
color-help-start = A colouring to begin with and to improve, such as 0,1,2,0; or a file with one
color-help-order = The order of greedy: dsatur, largest or smallest [default: dsatur]
color-help-input-format = dimacs, edges, csv, dot, graphml, gml, json or matrix; recognised if not given
color-help-seed = Where decide begins, where chance helps it [default: 0]
color-help-memory = How much memory a solver may use, such as 500m or 16g [default: 4g]
color-help-chromatic = Find the least number of colours, and prove it
color-help-polynomial = The chromatic polynomial: the number of colourings for every number of colours
color-help-check-graph = The graph: a file, or a name such as petersen
color-help-check-k = How many colours there may be
# What cannot be asked.
color-bad-flag = --{ $flag }: { $why }
color-unknown-order = '{ $word }' is no order; there are dsatur, largest and smallest; the nearest is '{ $nearest }'
color-k-and-chromatic = -k says how many colours there are, and --chromatic asks for the fewest; give one of both
color-fixed-beyond = --fixed gives { $vertex } the colour { $colour }, and with -k { $colours } { $colours ->
    [0] there are no colours
   *[other] the colours are 0 to { $last }
 }
color-greedy-proof = greedy proves nothing of fewer colours; decide finds the least number
color-order-of-its-own = --order is for --solver greedy, and { $solver } has an order of its own
color-polynomial-memory = the polynomial of { $graph } would take { $needs }, and --memory allows { $may }
color-polynomial-wide = the polynomial of { $graph } is too wide: however its vertices are ordered, too many are open at a time, and --memory allows { $may }
color-greedy-k = greedy takes as many colours as it needs, and proves nothing of fewer; decide and dsatur answer for a given k
color-check-no-graph = a colouring is checked against its graph: give --graph with a file or a name such as petersen
color-polynomial-flag = the polynomial counts colourings of all vertices with names of colours; --{ $flag } does not go with it
color-no-graph = '{ $word }' is no graph: no name such as petersen, no file, and no edges such as a-b,b-c
color-bad-range = '{ $range }' is no range of graphs; give one such as queen:4..7
# What a checker says.
color-verdict-proper = { $graph }: a proper colouring with { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }
color-verdict-so-far = { $graph }: { $coloured } coloured, proper so far, { $without } without a colour ({ $without ->
    [one] { $first }
   *[other] the first { $first }
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
    [0] , where there are no colours
    [1] , where 0 is the only one
   *[other] { " " }is not one of the { $colours }, which are 0 to { $last }
 }
color-bad-edge = edge { $one } – { $other }: both have colour { $colour }
# What a solver finds out.
color-chromatic = chromatic number { $colours }
color-chromatic-bounds = chromatic number { $lower } to { $upper }
color-fewest-fixed = { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }, the fewest with these fixed ones
color-greedy-colours = { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }; whether fewer do is not known
color-polynomial-value = { $value } colourings with { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }
color-work = { $whole }.{ $tenth } million steps
color-not-enough = { $colours ->
    [one] { $colours } colour is
   *[other] { $colours } colours are
 } not enough: { $why }
color-impossible = not colourable with { $colours } colours
color-impossible-why = not colourable with { $colours } colours: { $why }
color-undecided = too large to be decided; a greedy colouring takes more than { $colours } colours
color-why-clique = { $names } are joined to each other
color-why-odd-cycle = { $names } form an odd cycle
color-why-mycielski = a generalised Mycielskian on { $vertices } of the vertices needs more
color-why-merged = vertices that must have the same colour are joined
color-why-lookahead = a search that looks ahead went through every way
color-why-learn = a search that learns from its conflicts ended without a colouring
color-why-transversal = no classes of one colour cover the vertices exactly
color-why-merged-clique = vertices that must have the same colour, taken as one, are in too large a clique
color-why-merged-mycielski = vertices that must have the same colour, taken as one, are in a generalised Mycielskian
color-why-tried = every way was tried
# Why there is no colouring, known without a search.
color-out-fixed = { $one } and { $other } are joined, and both have colour { $colour } from the start
color-out-none = without colours no vertex can have one
color-out-edge = { $one } and { $other } are joined, and need two colours
color-out-odd-cycle = { $names } form an odd cycle, which needs three colours
# A colouring step by step, as a person would.
color-step-dead-end = { $name } has no colour left: { $taken }
color-step-only = { $name } is { $colour }: there is no other colour
color-step-forced = { $name } must be { $colour }: { $taken }
color-step-try = { $name } may be { $others } or { $last }: try { $colour }
color-step-try-because = { $name } may be { $others } or { $last } ({ $taken }): try { $colour }
color-step-too-large = { $names } are joined to each other: they need { $need } colours of { $colours }
color-step-clique = { $names } are joined to each other, so that they have different colours: say { $colours }
color-step-back = { $name } was the last try: now { $colour }
color-holder = { $colour } is that of { $name }
color-holders = { $first }, { $rest }
color-end-solved = solved with { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }: joined vertices have different ones
color-end-impossible = { $colours ->
    [one] { $colours } colour is
   *[other] { $colours } colours are
 } not enough
color-end-gave-up = after { $steps } steps a person would give up; backtrail color goes on
## Why a choice is refused.

color-taken = { $names } { $count ->
    [one] has
   *[other] have
 } it already
color-starved = { $name } would be left without a colour
color-part = a part of a tree is searched for one number of colours: give -k, and no question but how many or which
color-noun = colour
color-mark = colour { $value } for vertex { $name }
