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
knight-help-board = A board: 8, or 6x8 for six rows of eight, or a picture with . for a square and # for a hole (..#/...), a file with one, or -
knight-help-range = Boards: 5, or 4..6 with both ends, or 3x4..3x9 where the columns grow (rows and columns that both grow do so together, 4x5..6x7 is 4x5, 5x6, 6x7), or several between commas: 5,4x5,6x6
knight-help-tour = A tour: its squares in order, such as '0,0 1,2 2,0', or the board with the number of each square; or a file with one of both; or - for standard input
knight-help-start = Begin on this square, counted from 0,0 at the top left; anywhere if not given
knight-help-end = End on this square
knight-help-closed = Closed tours only: one more leap leads back to the first square
knight-help-directed = Count a tour and the same run backwards as two; open tours are counted so anyway
knight-help-undirected = Count a tour and the same run backwards as one; closed tours are counted so anyway
knight-help-distinct = Count tours that are rotations or reflections of each other once
knight-help-piece = Another leaper than the knight, 1,2: its two legs, or a name such as camel or zebra
knight-help-memory = The most memory that a solver may use, such as 500m or 8g; 4g if not given
knight-help-check-board = The board, such as 6x8, where the tour does not tell
knight-help-check-closed = The tour has to be closed
knight-help-check-piece = Another leaper than the knight, 1,2
# What is wrong with a board, a square, a piece or a range of boards.
knight-board-empty = the board is empty: give a size such as 5 or 6x8, or a picture of . for a square and # for a hole
knight-not-a-board = '{ $word }' is no board; give a size such as 5 or 6x8 (rows x columns), or a picture of . and #
knight-no-squares = a board of { $size } has no squares; rows and columns begin with 1
knight-negative = a board of { $size } cannot be; rows and columns begin with 1
knight-too-large = a board of { $size } is too large; the largest has { $most } million squares
knight-unknown-sign = '{ $sign }' is neither a square (. · _ -) nor a hole (# X * █)
knight-ragged = the width of this row is { $squares }, and that of the first is { $first }
knight-blank-inside = an empty line inside the board; a file holds one board
knight-only-holes = the board has no square, only holes: draw squares as . and holes as #
knight-not-a-square = '{ $word }' is no square; give its row and its column, counted from 0 at the top left, such as 0,0
knight-square-off-board = { $square } is not on the board, whose rows are 0 to { $rows } and columns 0 to { $columns }
knight-square-hole = { $square } is a hole of the board
knight-not-a-piece = '{ $word }' is no piece; give how far it leaps each way, such as 1,2 for the knight, or a name; the nearest is '{ $nearest }'
knight-stays-put = a piece that leaps { $legs } stays where it is
knight-too-far = a piece that leaps { $legs } goes too far; the furthest leap is { $most }
knight-empty-range = the range { $range } is empty; the smaller board comes first
knight-long-range = the range { $range } has more than { $most } boards
knight-uneven-range = the range { $range }: its rows grow by { $rows } and its columns by { $columns }; let one of them stay, or both grow alike
# What cannot be asked of tours.
knight-both-ways = tours are counted either --directed or --undirected, not both
knight-end-without-start = a closed tour ends beside its start: give --start as well, or no --end
knight-memory = { $solver } needs about { $needs } for { $title } and may use { $may }; --memory sets what it may use
knight-beyond-divide = { $solver } knows knights on rectangles without holes; pruned and warnsdorff can
knight-beyond-images = { $solver } tells open tours each way, from anywhere, with their images; pruned can these
knight-beyond-distinct = { $solver } cannot tell which of these tours are images of themselves; endings and pruned can, if they are few
knight-beyond-frontier = { $solver } cannot count here: too much of the board is open at a time; endings and pruned can, if they are few
# Why a text is no tour.
knight-tour-empty = the tour is empty: give the numbered board row by row, or its squares in order, such as 0,0 2,1 4,2
knight-tour-unknown-sign = '{ $sign }' is neither a number, nor a square without one (. 0 -), nor a hole (#)
knight-tour-not-a-number = { $word } is no number of a step; these go from 1 to { $most } million at most
knight-tour-not-a-square = '{ $word }' is no square; give its row and its column from 0, such as 0,0
knight-tour-off-board = step { $step }: { $square } is not on the board, whose rows are 1 to { $rows }
knight-tour-wrong-shape = the text has { $given } squares, and the board that was given { $board }
knight-tour-needs-size = { $given } could be of several boards: give the size of the board too
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
knight-verdict-so-far = { $given }: { $visited } of { $free } squares, legal so far, { $left } not visited ({ $left ->
    [one] { $first }
   *[other] the first { $first }
 })
knight-verdict-conflicts = { $given }: { $conflicts ->
    [one] { $conflicts } conflict
   *[other] { $conflicts } conflicts
 }
knight-no-move = step { $before } → { $number }: { $from } to { $to } is no { $piece }'s move
knight-marked-hole = { $place } is marked as a hole, and the board has none there
knight-hole-numbered = { $place } is a hole of the board, and has the number { $number }
knight-number-beyond = { $place } has the number { $number }, and the last is { $last }
knight-number-missing = { $number } is missing
knight-number-again = { $number } stands { $times ->
    [2] twice
   *[other] { $times } times
 }: at { $first } and { $second }
knight-step-off-board = step { $step }: { $place } is not on the board, whose rows are 0 to { $rows } and columns 0 to { $columns }
knight-step-hole = step { $step }: { $place } is a hole of the board
knight-step-again = step { $step }: { $place } was visited at step { $first } already
knight-not-visited = { $place } is not visited
knight-not-closed = the tour is not closed: it ends at { $last }, and its first square { $first } is no { $piece }'s move from there
# Why there is no such tour, known without a search.
knight-out-no-squares = the board has no squares to visit
knight-out-single-square = from a single square no leap leads back to it
knight-out-same-ends = a tour of { $squares } squares cannot end at { $last }, where it begins
knight-out-far-ends = a closed tour ends a leap from its first square; { $last } is none from { $first }
knight-out-colours = every leap changes the colour, and { $squares } squares have { $more } of one and { $fewer } of the other
knight-out-colours-closed = { $rule }: a tour cannot come back to its first square
knight-out-colours-ends = { $rule }: a tour ends on the other colour than it begins; { $first } and { $last } are of one
knight-out-colours-more = { $rule }: a tour begins and ends on the colour of the { $more }; { $wrong } has the other
knight-out-colours-corners = { $rule }: a tour begins and ends on the colour of the corners; { $wrong } has the other
knight-out-colours-uneven = { $rule }: no tour alternates between them
knight-out-one-line = a knight has no leap on a board of { $lines }
knight-out-two-lines = on a board of { $lines } a knight only goes to and fro and never gets to most squares
knight-out-centre = no leap leads to the centre of a board of 3 rows and 3 columns
knight-out-tried = no tour fits a board of { $board }, closed or open: every way has been tried
knight-out-schwenk = no closed tour fits a board of { $board } (Schwenk 1991)
knight-out-inside = { $lines ->
    [rows] on a board of 4 rows every leap from an outer row goes to an inner one: a tour has to begin and end on the outer rows
   *[columns] on a board of 4 columns every leap from an outer column goes to an inner one: a tour has to begin and end on the outer columns
 }; { $inside } is inside
knight-out-between-corners = { $one } and { $other } have two neighbours each, and { $between } is one of both: a tour that ends on neither passes through { $between } and does not end there
knight-out-unreached = no leap leads to { $square }
knight-out-single-closed = { $square } has one neighbour only; a closed tour needs two
knight-out-single = { $one } has one neighbour only, but the tour has both its ends elsewhere
knight-out-two-single = { $one } and { $other } have one neighbour each, but only one end of the tour is free
knight-out-three-single = { $one } and { $other } and { $third } have one neighbour each, but a tour has two ends
knight-out-one-colour = a { $piece } keeps to one colour: it never gets from { $first } to { $missed }
knight-out-no-way = no way leads from { $first } to { $missed }
knight-out-too-small = a { $piece } gets everywhere only on boards of { $least } by { $needs } and more
knight-out-keeps-colour = a { $piece } keeps to the colour of its first square
knight-out-multiples = a { $piece } always leaps by multiples of { $divisor }: most squares are out of its reach
## Why a choice is refused.

knight-off-board = it leads off the board
knight-hole = { $place } is a hole
knight-taken = { $place } is number { $number } already
knight-forced = { $leaps ->
    [one] one forced leap
   *[other] { $leaps } forced leaps
 } later, { $why }
knight-dead = no leap is left to or from { $place }
knight-not-last = { $place } would have to be last and cannot be
knight-two-last = { $one } and { $other } would both have to be last
knight-two-next = { $one } and { $other } would both have to be next
knight-next-or-last = { $places } would have to be next or last
knight-no-end = no square is left where the tour may end
knight-stuck = no square is left to leap to
knight-noun = tour
knight-mark = square { $row },{ $column } as number { $value }
