title-queens = { NUMBER($n) } reines
title-knight = Recorreguts del cavall en { NUMBER($rows) } × { NUMBER($columns) }
title-knight-holes = Recorreguts del cavall en { NUMBER($rows) } × { NUMBER($columns) } amb forats
title-sudoku = Un sudoku { NUMBER($n) } × { NUMBER($n) } amb { NUMBER($givens) } pistes
title-graph = Coloracions de { $graph } amb { NUMBER($colors) } colors
