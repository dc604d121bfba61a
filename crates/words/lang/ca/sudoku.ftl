sudoku-holds = { $house ->
    [row] la fila
    [column] la columna
   *[box] el bloc
 } { $number } ja conté { $value }, a la fila { $row }, columna { $column }
sudoku-starves = la casella de la fila { $row }, columna { $column } es quedaria sense candidats
sudoku-homeless = { $house ->
    [row] a la fila
    [column] a la columna
   *[box] al bloc
 } { $number } no quedaria lloc per a { $value }
