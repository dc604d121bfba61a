## Sudoku: its words on the command line.

sudoku-title = a { $n }×{ $n } sudoku with { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
 }
sudoku-help-puzzle = The grid in a line, with . or 0 for an empty cell; or a file with it; or - for standard input
sudoku-help-puzzles = The grid in a line; or a file with one or a few; or - for standard input
sudoku-help-grid = A grid, complete or not, in any form that is read; or a file with that; or - for standard input
sudoku-help-solution-of = The puzzle that it should be a solution of
sudoku-help-box = The rows and columns of a box, such as 3x4; recognised if not given
sudoku-help-generate = Make puzzles with one solution, from which no clue can be dropped
sudoku-help-generate-box = The rows and columns of a box, such as 3x4; 3x3 if not given
sudoku-help-generate-clues = Exactly N clues, needed or not
sudoku-help-generate-symmetry = The symmetry of the clues: none, half-turn, quarter-turn, mirror or left-right, top-bottom, diagonal, antidiagonal, mirrors, diagonals or full; then no group of clues can be dropped
sudoku-help-generate-difficulty = What solving needs, no less and no more: singles, locked, pairs, triples, fish or guesses
sudoku-help-generate-seed = The same number makes the same puzzles; any one if not given
sudoku-help-minimize = Drop clues while the solution stays the only one
sudoku-help-minimize-seed = Try the clues in a random order that S gives; in row order if not given
sudoku-help-rate = Say what a puzzle needs: singles, locked candidates, pairs, triples, fish or guesses
sudoku-help-canon = Give the canonical form under the symmetries of the grid: equal for grids that are the same in other clothes

## Why a text is no sudoku, or nothing can be done with it.

sudoku-empty = there is no grid in it
sudoku-sign = '{ $sign }' is neither a value nor an empty cell
sudoku-not-text = this is not text; is the file a binary one?
sudoku-value = { $value } is above { $largest }, the largest value of a { $largest }×{ $largest } grid
sudoku-long = this is longer than a grid of { $n }×{ $n } can be
sudoku-row = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 } in this row; { $needed } are needed
sudoku-rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
 } of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }; { $needed } rows are needed
sudoku-in-lines = lines { $first } to { $last }: { $what }
sudoku-several = { $grids } grids, where one is expected
sudoku-cells-of-boxes = a grid of { $shape } boxes has { $needed } cells, and this has { $cells }: { $off }
sudoku-cells = a grid has n×n cells with n from 1 to { $largest }, and this has { $cells }
sudoku-cells-near = a grid has n×n cells with n from 1 to { $largest }, and this has { $cells } ({ $n }×{ $n } has { $needed }: { $off })
sudoku-not-in-one-piece = not in one piece
sudoku-missing = { $off ->
    [one] { $off } is missing
   *[other] { $off } are missing
 }
sudoku-too-many = { $off } too many
sudoku-box-cells = a box of { $rows }x{ $columns } has { $cells } cells; 1 to { $largest } can be
sudoku-no-box = '{ $word }' is not the size of a box; give rows and columns, such as 3x4
sudoku-clash-and-more = { $clash }, and there { $more ->
    [one] is another clash
   *[other] are { $more } more clashes
 }
sudoku-no-number = --{ $flag } takes a whole number, and '{ $value }' is none
sudoku-no-symmetry = '{ $word }' is not a symmetry; there are { $words }
sudoku-no-difficulty = '{ $word }' is no difficulty; there are singles, locked, pairs, triples, fish and guesses
sudoku-clues-do-not-fit = { $clues } clues do not fit into { $cells } cells
sudoku-no-pattern = no { $symmetry } pattern of { $shape } boxes has { $clues } clues
sudoku-stopped = stopped
sudoku-not-found = no such puzzle was found in { $attempts } attempts
sudoku-not-nine = bands solves 9×9 with boxes of 3x3, and this has boxes of { $shape }; plain, fewest, cover and learn take any
sudoku-no-solution = the puzzle has no solution
sudoku-not-known = it was not found out whether the puzzle has one solution
sudoku-many-solutions = the puzzle has more than one solution
sudoku-no-form = { $clash }: a grid that breaks the rules has no canonical form
sudoku-form-too-long = the canonical form of this grid of { $shape } boxes takes too long to find: too many symmetries are nearly as good
sudoku-another = a { $n }×{ $n } grid with boxes of { $shape } among { $m }×{ $m } grids with boxes of { $among }
sudoku-few-clues = { $clues } clues are too few: a 9×9 puzzle with one solution has at least 17 (McGuire, Tugemann and Civario, 2012)
sudoku-many-grids = { $grids } grids are too many to compare; the most is 1,000

## What the checker says. A house is of the kind row, column or box.

sudoku-cell = row { $row }, column { $column }
sudoku-clash = { $last }: { $value } is { $times ->
    [2] twice
   *[other] { $times } times
 } in its { $house } (first at { $first })
sudoku-verdict-solution = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 } of { $n }×{ $n }: legal, a solution
sudoku-verdict-full = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 } of { $n }×{ $n }: { $conflicts ->
    [one] { $conflicts } conflict
   *[other] { $conflicts } conflicts
 }
sudoku-verdict-legal = { $filled } of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }: legal so far, { $empty } empty
sudoku-verdict-part = { $filled } of { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }: { $conflicts ->
    [one] { $conflicts } conflict
   *[other] { $conflicts } conflicts
 }
sudoku-other-shape = the puzzle is { $n }×{ $n } with boxes of { $shape }, and this is { $m }×{ $m } with boxes of { $other }
sudoku-clue-changed = { $cell }: the clue { $clue } became { $now }
sudoku-clue-gone = { $cell }: the clue { $clue } is gone

## Human steps, and how they end.

sudoku-step-full-house = { $cell } = { $value }: the last empty cell in { $house } { $number }
sudoku-step-hidden-single = { $cell } = { $value }: the only cell for { $value } in { $house } { $number }
sudoku-step-naked-single = { $cell } = { $value }: no other value is possible there
sudoku-step-locked = { $value } in { $from } { $from-number } must be in { $to } { $to-number }: no { $value } in the rest of { $to } { $to-number }
sudoku-step-naked-set = { $cells } are { $values } in some order: no { $none } in the rest of { $house } { $number }
sudoku-step-hidden-set = { $cells } are the only cells for { $values } in { $house } { $number }: no other value there
sudoku-step-fish-in-rows = { $value } in rows { $lines } must be in columns { $across }: no { $value } in the rest of these columns
sudoku-step-fish-in-columns = { $value } in columns { $lines } must be in rows { $across }: no { $value } in the rest of these rows
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
sudoku-twice = { $value } is twice in { $house } { $number }
sudoku-no-candidate = { $cell } has no candidate left
sudoku-no-place = no place for { $value } in { $house } { $number }
sudoku-impossible = there is no solution: { $why }
sudoku-solved = solved, without a guess
sudoku-stuck = no step is left: guessing starts at { $cell }, which may be { $values }
sudoku-stuck-without = { $stuck }; every guess fails: there is no solution
sudoku-stuck-with-several = { $stuck }; there are several solutions
## Why a choice is refused.

sudoku-holds = { $house ->
    [row] row
    [column] column
   *[box] box
 } { $number } holds { $value } already, at row { $row }, column { $column }
sudoku-starves = row { $row }, column { $column } would have no candidate left
sudoku-homeless = { $house ->
    [row] row
    [column] column
   *[box] box
 } { $number } would have no place left for { $value }
sudoku-noun = sudoku
sudoku-mark = { $value } in row { $row }, column { $column }
