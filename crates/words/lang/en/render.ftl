# What pictures and tables say.
render-heading-solver = solver
render-heading-solutions = solutions
render-heading-least = least CPU
render-heading-mean = mean CPU
render-heading-slower = × slower
render-heading-visits = visits
render-heading-checks = checks
render-heading-space = search space
render-heading-depth = depth
render-heading-share = share
render-heading-total = total
render-not-run = { $solver }, not run
render-least-title = { $puzzle }: least CPU time by solver
render-least-of = { $solver } on { $instance }: { $time }
render-least-axis = CPU time, each line ten times the one below
render-nothing-run = nothing was run
render-count-nodes = { $n ->
    [one] { NUMBER($n) } node
   *[other] { NUMBER($n) } nodes
 }
render-count-solutions = { $n ->
    [one] { NUMBER($n) } solution
   *[other] { NUMBER($n) } solutions
 }
render-count-dead-ends = { $n ->
    [one] { NUMBER($n) } dead end
   *[other] { NUMBER($n) } dead ends
 }
render-count-visits = { $n ->
    [one] { NUMBER($n) } visit
   *[other] { NUMBER($n) } visits
 }
render-count-refused = { $n ->
    [one] { NUMBER($n) } refused choice
   *[other] { NUMBER($n) } refused choices
 }
render-empty-board = an empty board
render-empty-tree = an empty tree
render-path = { $rows }×{ $columns }: a { $noun } from { $from } to { $to }
render-path-closed = { $rows }×{ $columns }: a closed { $noun } from { $from }
render-start = start { $place }
render-start-closed = start { $place }, and back to it
render-end = end { $place }
render-grid = { $rows }×{ $columns } { $noun }: { $clues } clues, { $found } values found
render-graph-wrong = { $n ->
    [one] wrong: { NUMBER($n) } edge with one colour at both ends
   *[other] wrong: { NUMBER($n) } edges with one colour at both ends
 }
render-graph-undrawn = too many edges to draw
render-graph-named = in a disc: its colour; beside it: its name
render-no-visits = no visits
render-each-line = each line sums { $n } depths
render-by-depth = { $visits } by depth
render-by-depths = { $visits } by depth, { $n } depths to a bar
render-depth-visits = depth { $depth }: { $visits }, { $share }
render-choice = choice
render-root = root
render-unfinished = unfinished
render-below = { $nodes } below, { $solutions ->
    [0] no solution
    [one] { NUMBER($solutions) } solution
   *[other] { NUMBER($solutions) } solutions
 }
render-below-unfinished = { $nodes } below, unfinished
render-below-so-far = { $nodes } below, { $solutions ->
    [one] { NUMBER($solutions) } solution
   *[other] { NUMBER($solutions) } solutions
 } so far
render-dead-end = dead end
render-solution = solution { NUMBER($number) }
render-folded = failed, { $nodes } folded
render-failed = failed
render-refused = refused
render-refused-why = refused: { $reason }
render-at-depth = { $label }, depth { $depth }: { $words }
render-note = { $did }: the tree has { $has }, and { $why }
render-note-folded = { $n ->
    [one] { NUMBER($n) } failed subtree is folded
   *[other] { NUMBER($n) } failed subtrees are folded
 }
render-note-cut = the tree is cut below depth { $depth }
render-note-unfolded = nothing is folded
render-why-dot = dot takes long beyond 2,000 nodes
render-why-edges = Mermaid readers stop at 500 edges
render-why-characters = Mermaid readers stop at 50,000 characters
render-why-signs = a picture of more than 1,500 signs is hard to read
render-why-lines = more than 2,000 lines are hard to read
render-tree-title = Decision tree: { $heading }
render-dot-choice = circle: choice
render-dot-unfinished = dashed: unfinished
render-dot-cut = +k: k nodes below
render-dot-dead-end = square: dead end
render-dot-solution = diamond: solution
render-dot-folded = triangle: failed subtree, its nodes
render-dot-refused = ×: refused
render-legend-choice = choice
render-legend-unfinished = unfinished
render-legend-cut = +k: k nodes hidden below
render-legend-dead-end = dead end
render-legend-solution = solution
render-legend-folded = failed subtree, folded
render-legend-refused = refused choice
render-and-more = { $n ->
    [one] { $first }, and { $n } more that follows
   *[other] { $first }, and { $n } more that follow
 }
render-stage-vertices = { $shown } of { $n ->
    [one] { $n } vertex
   *[other] { $n } vertices
 }
render-stage-nothing = (nothing is chosen yet)
render-stage-last = the last { $seen } of { $n ->
    [one] { $n } choice
   *[other] { $n } choices
 }
render-stage-rows = rows { $range }
render-stage-columns = columns { $range }
render-graph-caption = { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
 } and { $edges ->
    [one] { $edges } edge
   *[other] { $edges } edges
 }, { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }
render-graph-title = a graph of { $vertices ->
    [one] { $vertices } vertex
   *[other] { $vertices } vertices
 } and { $edges ->
    [one] { $edges } edge
   *[other] { $edges } edges
 }, { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
 }
render-image = image of another solution
render-dot-image = hollow diamond: image of another solution
render-legend-image = image of another solution
render-ladder-note = the lengths of the bars are logarithms
render-visited-all = visited by { $solver } for all solutions
render-visited-first = visited by { $solver } up to the first
