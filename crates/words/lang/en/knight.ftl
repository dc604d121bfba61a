# What tours, pieces and boards are called.
knight-title = { $kind ->
    [closed] closed { $piece }'s
   *[open] { $piece }'s
 } tours of { $rows }×{ $columns }{ $holes ->
    [some] { " " }with holes
   *[none] { "" }
 }
# A piece without a name of its own.
knight-leaper = { $legs } leaper
knight-rows = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
 }
knight-columns = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
 }
knight-dimensions = { $rows } rows and { $columns } columns
knight-squares = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 }
knight-numbers = { $numbers } numbers
# Help.
knight-help-board = A board: a size such as 8 or 6x8 (six rows of eight squares), a picture with . for a square and # for a hole such as ..#/..., a file with such a picture, or - for standard input
knight-help-range = Boards: a size such as 5; a range such as 4..6 or 3x4..3x9, both ends included (if rows and columns both grow, they grow together: 4x5..6x7 is 4x5, 5x6, 6x7); or a list such as 5,4x5,6x6
knight-help-tour = A tour: its squares in order, such as '0,0 1,2 2,0', or the board with the number of each square; or a file with either; or - for standard input
knight-help-start = Start on this square, given as row,column from 0,0 at the top left [default: any square]
knight-help-end = End on this square
knight-help-closed = Closed tours only: one more move leads back to the first square
knight-help-directed = Count a tour and its reversal as two (open tours are always counted so)
knight-help-undirected = Count a tour and its reversal as one (closed tours are always counted so)
knight-help-distinct = Count rotations and reflections of a tour only once
knight-help-from-one = Count rows and columns from 1, in what is read and in what is written
knight-help-piece = Another leaper instead of the knight: its two distances, such as 1,3 (the knight is 1,2), or a name such as camel or zebra
knight-help-memory = How much memory a solver may use, such as 500m or 8g [default: half of what is free]
knight-help-check-board = The board, such as 6x8, if the tour does not show it
knight-help-check-closed = The tour must be closed
knight-help-check-piece = Another leaper instead of the knight, such as 1,3 or camel
# What is wrong with a board, a square, a piece or a range of boards.
knight-board-empty = the board is empty: give a size such as 5 or 6x8, or a picture of . for a square and # for a hole
knight-not-a-board = '{ $word }' is not a board; give a size such as 5 or 6x8 (rows x columns), or a picture made of . and #
knight-no-squares = a board of { $size } has no squares; it needs at least one row and one column
knight-negative = a board cannot have the size { $size }; it needs at least one row and one column
knight-too-large = a board of { $size } is too large; the largest has { $most } million squares
knight-unknown-sign = '{ $sign }' is neither a square (. · _ -) nor a hole (# X * █)
knight-ragged = this row is { $squares } wide, but the first one is { $first } wide
knight-blank-inside = there is an empty line inside the board; a file holds only one board
knight-only-holes = the board has only holes: draw squares as . and holes as #
knight-not-a-square = '{ $word }' is not a square; give its row and column, counted from { $first } at the top left, such as { $first },{ $first }
knight-square-off-board = { $square } is not on the board, whose rows are { $first } to { $rows } and columns { $first } to { $columns }
knight-square-hole = { $square } is a hole
knight-not-a-piece = '{ $word }' is not a piece; give its two distances, such as 1,2 for the knight, or a name; did you mean '{ $nearest }'?
knight-stays-put = a piece that leaps { $legs } never moves
knight-too-far = a piece that leaps { $legs } leaps too far; the longest distance is { $most }
knight-empty-range = the range { $range } is empty: put the smaller board first
knight-long-range = the range { $range } has more than { $most } boards
knight-uneven-range = the range { $range } grows by { $rows } rows and { $columns } columns; only one of them may grow, or both by the same amount
# What cannot be asked of tours.
knight-both-ways = --directed and --undirected do not go together: choose one
knight-end-without-start = --end needs --start for closed tours, because a closed tour ends one move from its start
knight-memory = { $title }: { $solver } needs about { $needs } of memory, but may use only { $may }; allow more with --memory
knight-beyond-divide = { $solver } works only for the knight, on rectangles without holes; use pruned or warnsdorff
knight-beyond-images = { $solver } lists only open tours in both directions from any square; use pruned
knight-beyond-frontier = { $solver } cannot count on this board: its frontier would be too wide; endings and pruned can, if there are not too many tours
# Why a text is no tour.
knight-tour-empty = the tour is empty: give the numbered board row by row, or the squares in order, such as 0,0 2,1 4,2
knight-tour-unknown-sign = '{ $sign }' is neither a number, nor an unnumbered square (. 0 -), nor a hole (#)
knight-tour-not-a-number = { $word } is not the number of a step; steps are numbered from 1 to at most { $most } million
knight-tour-not-a-square = '{ $word }' is not a square; give its row and column, counted from { $first }, such as { $first },{ $first }
knight-tour-off-board = step { $step }: { $square } is not on the board, whose rows are 1 to { $rows }
knight-tour-wrong-shape = the tour is for a board of { $given }, but --board is { $board }
knight-tour-needs-size = { $given } fit several boards: give the size of the board too
knight-tour-too-large = a board of { $squares } squares is too large; the largest has { $most } million
# What a checker says of a tour.
knight-given = { $rows }×{ $columns }{ $holes ->
    [0] { "" }
    [one] { " " }with { $holes } hole
   *[other] { " " }with { $holes } holes
 }
knight-verdict-tour = { $given }: { $piece ->
    [alfil] an alfil
    [antelope] an antelope
   *[other] a { $piece }
 }'s tour, { $kind ->
    [closed] closed
   *[open] open
 }
knight-verdict-so-far = { $given }: { $visited } of { $free } squares visited, no conflicts so far, { $left } left ({ $left ->
    [one] { $first }
   *[other] the first is { $first }
 })
knight-verdict-conflicts = { $given }: { $conflicts ->
    [one] { $conflicts } conflict
   *[other] { $conflicts } conflicts
 }
knight-no-move = step { $before } → { $number }: { $from } to { $to } is not { $piece ->
    [alfil] an alfil
    [antelope] an antelope
   *[other] a { $piece }
 }'s move
knight-marked-hole = { $place } is marked as a hole, but it is a square of the board
knight-hole-numbered = { $place } has the number { $number }, but it is a hole
knight-number-beyond = { $place } has the number { $number }, but the last number is { $last }
knight-number-missing = the number { $number } is missing
knight-number-again = the number { $number } appears { $times ->
    [2] twice
   *[other] { $times } times
 }: at { $first } and at { $second }
knight-step-off-board = step { $step }: { $place } is not on the board, whose rows are { $first } to { $rows } and columns { $first } to { $columns }
knight-step-hole = step { $step }: { $place } is a hole
knight-step-again = step { $step }: { $place } was already visited at step { $first }
knight-not-visited = { $place } is not visited
knight-not-closed = the tour is not closed: its last square { $last } is not { $piece ->
    [alfil] an alfil
    [antelope] an antelope
   *[other] a { $piece }
 }'s move from its first square { $first }
# Why there is no such tour, known without a search.
knight-out-no-squares = the board has no squares to visit
knight-out-single-square = a single square has no move that leads back to it
knight-out-same-ends = a tour of { $squares } squares cannot end at { $last }, where it starts
knight-out-far-ends = a closed tour ends one move from its first square, but { $last } is not one move from { $first }
knight-out-colours = every move changes the colour of the square, and of the { $squares } squares { $more } have one colour and { $fewer } the other
knight-out-colours-closed = { $rule }: a tour cannot come back to its first square
knight-out-colours-ends = { $rule }: a tour starts and ends on different colours, but { $first } and { $last } have the same
knight-out-colours-more = { $rule }: a tour starts and ends on the colour that { $more } squares have, but { $wrong } has the other
knight-out-colours-corners = { $rule }: a tour starts and ends on the colour of the corners, but { $wrong } has the other
knight-out-colours-uneven = { $rule }: no tour can alternate between them
knight-out-one-line = a knight has no move on a board of { $lines }
knight-out-two-lines = on a board of { $lines } a knight can only go back and forth, and never reaches most squares
knight-out-centre = no move leads to the centre of a board of 3 rows and 3 columns
knight-out-tried = there is no tour on a board of { $board }, closed or open: all possibilities have been tried
knight-out-schwenk = there is no closed tour on a board of { $board } (Schwenk 1991)
knight-out-inside = { $lines ->
    [rows] on a board of 4 rows every move from an outer row leads to an inner row: a tour must start and end on the outer rows
   *[columns] on a board of 4 columns every move from an outer column leads to an inner column: a tour must start and end on the outer columns
 }, but { $inside } is on an inner one
knight-out-between-corners = { $one } and { $other } have only two neighbours each and share { $between }: a tour that ends on neither must pass through { $between } between them, and cannot end there
knight-out-unreached = no move leads to { $square }
knight-out-single-closed = { $square } has only one neighbour, but a closed tour needs two
knight-out-single = { $one } has only one neighbour, but both ends of the tour are elsewhere
knight-out-two-single = { $one } and { $other } have only one neighbour each, but only one end of the tour is free
knight-out-three-single = { $one }, { $other } and { $third } have only one neighbour each, but a tour has only two ends
knight-out-one-colour = { $piece ->
    [alfil] an alfil
    [antelope] an antelope
   *[other] a { $piece }
 } stays on squares of one colour: it never gets from { $first } to { $missed }
knight-out-no-way = no path leads from { $first } to { $missed }
knight-out-too-small = { $piece ->
    [alfil] an alfil
    [antelope] an antelope
   *[other] a { $piece }
 } can reach every square only on boards of at least { $least } by { $needs }
knight-out-keeps-colour = { $piece ->
    [alfil] an alfil
    [antelope] an antelope
   *[other] a { $piece }
 } stays on the colour of its first square
knight-out-multiples = { $piece ->
    [alfil] an alfil
    [antelope] an antelope
   *[other] a { $piece }
 } only moves by multiples of { $divisor }: it cannot reach most squares
## Why a choice is refused.

knight-off-board = it leads off the board
knight-hole = { $place } is a hole
knight-taken = { $place } already has the number { $number }
knight-forced = after { $leaps ->
    [one] one forced move
   *[other] { $leaps } forced moves
 }, { $why }
knight-dead = no move to or from { $place } is left
knight-not-last = { $place } would have to be last, but cannot be
knight-two-last = { $one } and { $other } would both have to be last
knight-two-next = { $one } and { $other } would both have to be next
knight-next-or-last = { $places } would have to be next or last
knight-no-end = no square is left on which the tour may end
knight-stuck = no square is left to move to
knight-noun = tour
knight-mark = square { $row },{ $column } as number { $value }
knight-label = { $rows }×{ $columns }, with holes
knight-rung-orders = any order of the squares
knight-rung-leaps = any leap at each step
knight-rung-walks = leaps that stay on the board
