## Sudoku: its words on the command line.

sudoku-title = a { $n }×{ $n } sudoku with { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
 }
sudoku-help-puzzle = A grid on one line, with . or 0 for an empty cell; or a file with grids; or - for standard input
sudoku-help-puzzles = A grid on one line; or a file with one or more grids; or - for standard input
sudoku-help-grid = A grid, complete or partial, in any format that is read; or a file with one; or - for standard input
sudoku-help-solution-of = The puzzle that the grid should solve
sudoku-help-box = The rows and columns of a box, such as 3x4 [default: recognised]
sudoku-help-generate = Make puzzles with exactly one solution and no unnecessary clue
sudoku-help-generate-box = The rows and columns of a box, such as 3x4 [default: 3x3]
sudoku-help-generate-clues = Give exactly N clues, even if fewer would do
sudoku-help-generate-symmetry = The symmetry of the clues: none, half-turn, quarter-turn, mirror or left-right, top-bottom, diagonal, antidiagonal, mirrors, diagonals or full; no symmetric group of clues is unnecessary then
sudoku-help-generate-difficulty = The hardest technique that is needed: singles, locked, pairs, triples, fish or guesses
sudoku-help-generate-seed = The random seed: the same one makes the same puzzles [default: a random one]
sudoku-help-minimize = Remove clues as long as the solution stays unique
sudoku-help-minimize-seed = Try the clues in the random order of this seed [default: row by row]
sudoku-help-rate = Rate a puzzle by the hardest technique it needs: singles, locked candidates, pairs, triples, fish or guesses. The score adds a cost for every step, from 1 (full house) to 140 (swordfish), and if guesses are needed 1,000 and 20 for each cell left
sudoku-help-canon = Print the canonical form, which is identical for equivalent grids

## Why a text is no sudoku, or nothing can be done with it.

sudoku-empty = there is no grid here
sudoku-sign = '{ $sign }' is neither a value nor an empty cell
sudoku-not-text = this is not a text file
sudoku-value = { $value } is too large: the largest value of a { $largest }×{ $largest } grid is { $largest }
sudoku-long = this is too long for a grid, even one of { $n }×{ $n }
sudoku-row = this row has { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }, but needs { $needed }
sudoku-rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
 } of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }, but { $needed } rows are needed
sudoku-in-lines = lines { $first } to { $last }: { $what }
sudoku-several = there are { $grids } grids here, but only one is expected
sudoku-cells-of-boxes = a grid with boxes of { $shape } has { $needed } cells, but this has { $cells }: { $off }
sudoku-cells = a grid has n×n cells, with n from 1 to { $largest }, but this has { $cells }
sudoku-cells-near = a grid has n×n cells, with n from 1 to { $largest }, but this has { $cells } ({ $n }×{ $n } would be { $needed }: { $off })
sudoku-not-in-one-piece = they are not all together
sudoku-missing = { $off ->
    [one] { $off } is missing
   *[other] { $off } are missing
 }
sudoku-too-many = { $off } too many
sudoku-box-cells = a box of { $rows }x{ $columns } has { $cells } cells; a box may have 1 to { $largest }
sudoku-no-box = '{ $word }' is not the size of a box; give rows and columns, such as 3x4
sudoku-clash-and-more = { $clash }, and there { $more ->
    [one] is another conflict
   *[other] are { $more } more conflicts
 }
sudoku-no-number = --{ $flag } takes a whole number, not '{ $value }'
sudoku-no-symmetry = '{ $word }' is not a symmetry; choose { $words }
sudoku-no-difficulty = '{ $word }' is not a difficulty; choose singles, locked, pairs, triples, fish or guesses
sudoku-clues-do-not-fit = { $clues } clues do not fit into { $cells } cells
sudoku-no-pattern = no { $symmetry } pattern on a grid with boxes of { $shape } has { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
 }
sudoku-stopped = stopped
sudoku-not-found = no such puzzle was found in { $attempts } attempts
sudoku-not-nine = bands solves only 9×9 grids with boxes of 3x3, and this one has boxes of { $shape }; plain, fewest, cover and learn take any size
sudoku-every-order = every-cell searches every order of the { $empty } empty cells, which never ends with more than { $most }: give --visit-limit, or take plain
sudoku-no-solution = the puzzle has no solution
sudoku-not-known = it could not be determined whether the puzzle has exactly one solution
sudoku-many-solutions = the puzzle has more than one solution
sudoku-no-form = a grid that breaks the rules has no canonical form: { $clash }
sudoku-form-too-long = the canonical form of this grid with boxes of { $shape } takes too long to find: too many symmetries are almost equally good
sudoku-another = a { $n }×{ $n } grid with boxes of { $shape } stands among { $m }×{ $m } grids with boxes of { $among }
sudoku-few-clues = { $clues } clues are too few: a 9×9 puzzle with one solution has at least 17 (McGuire, Tugemann and Civario, 2012)
sudoku-rare-clues = { $clues } clues are rare: among puzzles made at random, 22 clues come at once, 20 in seconds, and 17 to 19 hardly ever. Ask for more clues, or give --time-limit and have patience
sudoku-rare-wish = nothing that was tried is like that: leave out --symmetry or --difficulty, or ask for more --clues
sudoku-many-grids = { $grids } grids are too many to compare; at most 1,000 are

## What the checker says. A house is of the kind row, column or box.

sudoku-cell = row { $row }, column { $column }
sudoku-clash = { $last }: { $value } appears { $times ->
    [2] twice
   *[other] { $times } times
 } in its { $house } (first at { $first })
sudoku-verdict-solution = { $n }×{ $n }, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }: a solution, without conflicts
sudoku-verdict-full = { $n }×{ $n }, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }: { $conflicts ->
    [one] { $conflicts } conflict
   *[other] { $conflicts } conflicts
 }
sudoku-verdict-legal = { $filled } of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 } filled: no conflicts so far, { $empty } empty
sudoku-verdict-part = { $filled } of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 } filled: { $conflicts ->
    [one] { $conflicts } conflict
   *[other] { $conflicts } conflicts
 }
sudoku-other-shape = the puzzle is { $n }×{ $n } with boxes of { $shape }, but this grid is { $m }×{ $m } with boxes of { $other }
sudoku-clue-changed = { $cell }: the clue { $clue } was changed to { $now }
sudoku-clue-gone = { $cell }: the clue { $clue } is missing

## Human steps, and how they end.

sudoku-step-full-house = { $cell } = { $value }: the last empty cell in { $house } { $number }
sudoku-step-hidden-single = { $cell } = { $value }: the only cell for { $value } in { $house } { $number }
sudoku-step-naked-single = { $cell } = { $value }: no other value is possible there
sudoku-step-locked = { $value } in { $from } { $from-number } must be in { $to } { $to-number }: no { $value } elsewhere in { $to } { $to-number }
sudoku-step-naked-set = { $cells } hold { $values } in some order: no { $none } in the rest of { $house } { $number }
sudoku-step-hidden-set = { $cells } are the only cells for { $values } in { $house } { $number }: they hold no other value
sudoku-step-fish-in-rows = { $value } in rows { $lines } must be in columns { $across }: no { $value } elsewhere in these columns
sudoku-step-fish-in-columns = { $value } in columns { $lines } must be in rows { $across }: no { $value } elsewhere in these rows
sudoku-cells-of-row = row { $row }, columns { $columns }
sudoku-cells-of-column = column { $column }, rows { $rows }
# Cells, whose names have commas: a; b and c.
sudoku-cells-next = { $before }; { $item }
sudoku-cells-last = { $before } and { $item }
# A cell may be 3, 4 or 5.
sudoku-or-next = { $before }, { $item }
sudoku-or-last = { $before } or { $item }
# No 3, 4 or 5.
sudoku-nor-next = { $before }, { $item }
sudoku-nor-last = { $before } or { $item }
sudoku-twice = { $value } appears twice in { $house } { $number }
sudoku-no-candidate = { $cell } has no candidate left
sudoku-no-place = there is no place for { $value } in { $house } { $number }
sudoku-impossible = there is no solution: { $why }
sudoku-solved = solved without guessing
sudoku-stuck = no technique helps any further: one has to guess at { $cell }, which may be { $values }
sudoku-stuck-without = { $stuck }; every guess fails, so there is no solution
sudoku-stuck-with-several = { $stuck }; there are several solutions
## Why a choice is refused.

sudoku-holds = { $house ->
    [row] row
    [column] column
   *[box] box
 } { $number } already holds { $value }, at row { $row }, column { $column }
sudoku-starves = row { $row }, column { $column } would have no candidate left
sudoku-other-order = this grid is known: its cells were filled in row order before
sudoku-homeless = { $house ->
    [row] row
    [column] column
   *[box] box
 } { $number } would have no place left for { $value }
sudoku-noun = sudoku
sudoku-mark = { $value } in row { $row }, column { $column }
sudoku-label = { $n }×{ $n }, { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
 }
sudoku-rung-values = any value in each empty cell
sudoku-rung-candidates = the candidates of each empty cell

## Techniques and difficulties, and what a tool says of what it made.

sudoku-technique-full-house = full house
sudoku-technique-hidden-single = hidden single
sudoku-technique-naked-single = naked single
sudoku-technique-pointing = pointing
sudoku-technique-claiming = claiming
sudoku-technique-naked-pair = naked pair
sudoku-technique-hidden-pair = hidden pair
sudoku-technique-naked-triple = naked triple
sudoku-technique-hidden-triple = hidden triple
sudoku-technique-naked-quad = naked quad
sudoku-technique-hidden-quad = hidden quad
sudoku-technique-x-wing = X-wing
sudoku-technique-swordfish = swordfish
sudoku-difficulty-singles = singles
sudoku-difficulty-locked = locked
sudoku-difficulty-pairs = pairs
sudoku-difficulty-triples = triples
sudoku-difficulty-fish = fish
sudoku-difficulty-guesses = guesses
sudoku-fact-difficulty = difficulty { $difficulty }
sudoku-fact-score = score { $n }
sudoku-fact-technique = { $technique } { $n }
sudoku-fact-clues = { $n ->
    [one] { $n } clue
   *[other] { $n } clues
 }
sudoku-fact-left = { $n ->
    [one] { $n } cell left
   *[other] { $n } cells left
 }
sudoku-fact-none = no solution
sudoku-fact-several = several solutions
sudoku-fact-not-minimal = not shown to be minimal
