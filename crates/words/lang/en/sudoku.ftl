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
