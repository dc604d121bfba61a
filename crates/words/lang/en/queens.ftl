# What n queens are called, and what a checker says of a placement.
queens-title = { $n ->
    [one] { $n } queen
   *[other] { $n } queens
 }
queens-given = { $queens ->
    [one] { $queens } queen
   *[other] { $queens } queens
 } on { $size }×{ $size }
queens-solution = { $given }: legal, a solution
queens-so-far = { $given }: legal so far, { $missing } missing
queens-conflicts = { $given }: { $conflicts ->
    [one] { $conflicts } conflict
   *[other] { $conflicts } conflicts
 }
queens-conflict-column = column { $column }: queens in rows { $one } and { $other }
queens-conflict-row = row { $row }: queens in columns { $one } and { $other }
queens-conflict-rising = rising diagonal: queens at { $one } and at { $other }
queens-conflict-falling = falling diagonal: queens at { $one } and at { $other }
queens-square = column { $column }, row { $row }
# Help.
queens-help-n = How many queens, on a board of N×N squares
queens-help-range = Numbers of queens: 8, or 4..12 with both ends, or 6,8,10
queens-help-placement = The row of the queen in each column, such as 1,3,0,2 (- for an empty column); or a file with that or a picture of the board; or - for standard input
queens-help-distinct = Count solutions that are rotations or reflections of each other once
queens-help-memory = The most memory that a solver may use, such as 500m or 8g; 4g if not given
queens-help-size = The size of the board, of which the placement gives the first columns
# What is wrong with a number of queens.
queens-not-a-number = '{ $word }' is not a number of queens; give a whole number from 0 to 10 million
queens-too-large = { $word } queens are too many; the largest board has 10 million
queens-negative = { $word } queens cannot be placed; give a whole number from 0 to 10 million
queens-empty-range = the range { $range } is empty; the smaller number comes first
queens-long-range = the range { $range } has more than 1,000 boards
queens-memory = { $solver } needs about { $needs } for { $n } queens and may use { $may }; give more --memory, or use lanes
# What is wrong with a placement.
queens-empty = the placement is empty: give a row for each column, such as 1,3,0,2
queens-not-a-row = column { $column }: '{ $word }' is not a row (a number from 0, or - for an empty column)
queens-off-board = column { $column }: row { $row } is not on the { $size }×{ $size } board, whose rows are 0 to { $last }; for part of a larger board, give its --size
queens-wrong-length = { $entries } columns are listed for a board of { $size }
queens-not-square = { $squares } squares, where the board has { $size } rows and so { $size } columns
queens-unknown-sign = '{ $sign }' is neither a queen (Q ♕ ♛ * 1) nor an empty square (. · - _ 0)
queens-board-too-large = a board of { $columns } columns is beyond the largest, { $largest }
## Why a choice is refused.

queens-attack-row = the queen in column { $column } attacks it along the row
queens-attack-diagonal = the queen in column { $column } attacks it along a diagonal
queens-attacks = { $attack } and { $and }
queens-complete = the board is complete, and the queens at { $one } and { $other } attack each other
queens-deed-place = complete a placement
queens-place-distinct = --place gives one placement, whose images are others: count them without --distinct
queens-place-conflict = the queens of --place attack each other: { $conflict }
queens-help-place = Queens that stand from the start: the row in each column, such as 7,3,0,2, with - for a column without
queens-noun = { $n ->
    [one] { NUMBER($n) } queen
   *[other] { NUMBER($n) } queens
 }
queens-mark = a queen in column { $column }, row { $row }
queens-strip-rows = rows
queens-strip-rising = rising
queens-strip-falling = falling
queens-strip-free = free
