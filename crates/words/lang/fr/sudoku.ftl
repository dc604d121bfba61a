sudoku-holds = { $house ->
    [row] la ligne
    [column] la colonne
   *[box] le bloc
 } { $number } contient déjà { $value }, en ligne { $row }, colonne { $column }
sudoku-starves = la case en ligne { $row }, colonne { $column } n’aurait plus de candidat
sudoku-homeless = { $house ->
    [row] la ligne
    [column] la colonne
   *[box] le bloc
 } { $number } n’aurait plus de place pour { $value }
