stage-large = This board is too large to draw; here are the choices instead.
stage-cell = row { NUMBER($row) }, column { NUMBER($column) }
stage-knight-board = A board of { NUMBER($rows) } rows and { NUMBER($columns) } columns.
stage-knight-holes = Holes: { $where }.
stage-knight-on = The knight is on square number { NUMBER($n) } of its tour, { $where }.
stage-knight-way = Path so far, as row,column: { $way }.
stage-knight-refused = Refused: a move to { $where }.
stage-knight-off = Refused: a move to { $label }, off the board.
stage-sudoku-board = A grid of { NUMBER($rows) } × { NUMBER($columns) } cells with { NUMBER($givens) } givens.
stage-sudoku-none = Nothing has been filled in yet.
stage-sudoku-value = { $where }: { NUMBER($value) }
stage-sudoku-on = Filled in: { $what }.
stage-sudoku-refused = Refused: { $what }.
stage-graph-vertices = { $n ->
    [one] { NUMBER($n) } vertex
   *[other] { NUMBER($n) } vertices
 }
stage-graph-edges = { $n ->
    [one] { NUMBER($n) } edge
   *[other] { NUMBER($n) } edges
 }
stage-graph-colors = { $n ->
    [one] { NUMBER($n) } colour
   *[other] { NUMBER($n) } colours
 }
stage-graph-value = { $name } has colour { NUMBER($color) }
stage-graph-fixed = Given colours: { $what }.
stage-graph-none = No vertex has a colour yet.
stage-graph-on = Coloured: { $what }.
stage-graph-refused = Refused: { $what }.
stage-square = column { NUMBER($column) }, row { NUMBER($row) }
stage-empty = The board is still empty.
stage-solved = A solution.
stage-dead = A dead end.
stage-queens-board = A board of { NUMBER($n) } × { NUMBER($n) } squares.
stage-queens-on = Queens: { $where }.
stage-queens-refused = Refused: a queen on { $where }.
stage-culprits = In conflict with: { $where }.
stage-choices-none = No choice has been made yet.
stage-choices-path = Choices: { $path }.
stage-choices-refused = Refused: { $label }.
stage-squares-on = On it: { $where }.
stage-squares-refused = Refused: { $where }.
