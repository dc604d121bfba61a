setup-title = The search
setup-puzzle = Puzzle
setup-instance = Instance
setup-solver = Solver
setup-question = Solutions
setup-first = the first
setup-all = all
setup-start = Start
setup-more = More options
setup-queens = Queens
setup-nobody = This instance is too large for any solver to be followed step by step. Try a smaller one.
setup-ruledOut = There is no solution: { $why }. You can still watch the search.
setup-knight-rows = Rows
setup-knight-columns = Columns
setup-sudoku-sample = Sample
setup-sudoku-choose = choose…
setup-sudoku-other = Another size, or paste a grid
setup-sudoku-size = Size
setup-sudoku-paste = Paste a grid
setup-sample-tiny = 4 × 4, a first one
setup-sample-one = 4 × 4 with four givens
setup-sample-six = 6 × 6
setup-sample-easy = 9 × 9, easy
setup-sample-middle = 9 × 9, harder
setup-sample-guess = 9 × 9, needs guessing
setup-sample-turn = 9 × 9, symmetric
setup-sample-sixteen = 16 × 16
setup-sample-empty = 4 × 4, empty: 288 solutions
setup-color-graph = Graph
setup-color-family = Example
setup-color-file = Open a file
setup-color-text = Paste a graph
setup-color-textHow = DIMACS, edge list, CSV, DOT, GraphML, GML, JSON or matrix, as text; you can also drop a file here.
setup-color-tooLarge = This file has { NUMBER($size) } MB; the page takes at most { NUMBER($most) } MB. The command line takes larger ones.
setup-color-unreadable = This file could not be read.
setup-color-given = { $name } ({ $lines ->
    [one] { NUMBER($lines) } line
   *[other] { NUMBER($lines) } lines
 })
setup-color-typed = a text of { $lines ->
    [one] { NUMBER($lines) } line
   *[other] { NUMBER($lines) } lines
 }
setup-color-back = Type a name instead
setup-noEdges = No edge was found in this text: every vertex stands alone.
