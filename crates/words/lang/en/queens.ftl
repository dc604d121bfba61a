# What n queens are called, and what a checker says of a placement.
queens-title = { $n ->
    [one] { $n } queen
   *[other] { $n } queens
 }
queens-given = { $queens ->
    [one] { $queens } queen
   *[other] { $queens } queens
 } on { $size }×{ $size }
queens-solution = { $given }: a solution, without conflicts
queens-so-far = { $given }: no conflicts so far, { $missing ->
    [one] { $missing } queen is
   *[other] { $missing } queens are
 } missing
queens-conflicts = { $given }: { $conflicts ->
    [one] { $conflicts } conflict
   *[other] { $conflicts } conflicts
 }
queens-conflict-column = column { $column }: queens in rows { $one } and { $other }
queens-conflict-row = row { $row }: queens in columns { $one } and { $other }
queens-conflict-rising = rising diagonal: queens at { $one } and { $other }
queens-conflict-falling = falling diagonal: queens at { $one } and { $other }
queens-square = column { $column }, row { $row }
# Help.
queens-help-n = The number of queens, on a board of N×N squares
queens-help-range = Numbers of queens: 8, a range such as 4..12 (both ends included), or a list such as 6,8,10
queens-help-placement = The row of the queen in each column, such as 1,3,0,2 (- for an empty column); or a file that holds this list or a picture of the board; or - for standard input
queens-help-distinct = Count rotations and reflections of a solution only once
queens-help-from-one = Count rows and columns from 1, in what is read and in what is written
queens-help-memory = How much memory a solver may use, such as 500m or 8g [default: half of what is free]
queens-help-size = The size of the board, if the placement gives only its first columns
# What is wrong with a number of queens.
queens-not-a-number = '{ $word }' is not a number of queens; give a whole number from 0 to 10 million
queens-too-large = { $word } queens are too many; the largest board is for 10 million
queens-negative = { $word } queens cannot be placed; give a whole number from 0 to 10 million
queens-empty-range = the range { $range } is empty: put the smaller number first
queens-long-range = the range { $range } has more than 1,000 boards
queens-memory = { $solver } needs about { $needs } of memory for { $n } queens, but may use only { $may }; allow more with --memory, or use --solver lanes
# What is wrong with a placement.
queens-empty = the placement is empty: give a row for each column, such as 1,3,0,2
queens-not-a-row = column { $column }: '{ $word }' is not a row; give a number from { $first } up, or - for an empty column
queens-off-board = column { $column }: row { $row } is not on the { $size }×{ $size } board, whose rows are { $first } to { $last }
queens-off-board-guessed = column { $column }: row { $row } is not on the { $size }×{ $size } board, whose rows are { $first } to { $last }; if the board is larger, give its --size
queens-wrong-length = { $entries ->
    [one] { $entries } column is
   *[other] { $entries } columns are
 } given, but the board has { $size }
queens-not-square = this row has { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
 }, but the board has { $size } rows and must be square
queens-unknown-sign = '{ $sign }' is neither a queen (Q ♕ ♛ * 1) nor an empty square (. · - _ 0)
queens-board-too-large = a board of { $columns } columns is too large; the largest has { $largest }
## Why a choice is refused.

queens-attack-row = the queen in column { $column } attacks it along the row
queens-attack-diagonal = the queen in column { $column } attacks it along a diagonal
queens-attacks = { $attack } and { $and }
queens-complete = the board is full, but the queens at { $one } and { $other } attack each other
queens-deed-place = complete a placement
queens-place-distinct = --distinct does not go with --place: the images of a given placement are other placements
queens-place-conflict = the queens of --place attack each other: { $conflict }
queens-help-place = Queens that are already on the board: the row in each column, such as 7,3,0,2, with - for an empty column
queens-noun = { $n ->
    [one] { NUMBER($n) } queen
   *[other] { NUMBER($n) } queens
 }
queens-mark = a queen in column { $column }, row { $row }
queens-strip-rows = rows
queens-strip-rising = rising
queens-strip-falling = falling
queens-strip-free = free
queens-attack-column = the queen in row { $row } attacks it along the column
queens-attack-diagonal-by-row = the queen in row { $row } attacks it along a diagonal
queens-not-a-column = row { $row }: '{ $word }' is not a column; give a number from { $first } up, or - for an empty row
queens-off-board-by-row = row { $row }: column { $column } is not on the { $size }×{ $size } board, whose columns are { $first } to { $last }
queens-off-board-guessed-by-row = row { $row }: column { $column } is not on the { $size }×{ $size } board, whose columns are { $first } to { $last }; if the board is larger, give its --size
queens-wrong-length-by-row = { $entries } rows are listed for a board of { $size }
queens-strip-columns = columns
queens-help-by = Lists by column, the row of its queen (the default), or by row, the column of its queen; the search stays the same
queens-help-check-by = The list goes by column, the row of its queen (the default), or by row, the column of its queen
queens-rung-sets = any set of squares
queens-rung-squares = any { $n } squares
queens-rung-columns = one queen in each column
queens-rung-permutations = one in each column and each row
