title-queens = { NUMBER($n) } reines
title-knight = Tours du cavalier sur { NUMBER($rows) } × { NUMBER($columns) }
title-knight-holes = Tours du cavalier sur { NUMBER($rows) } × { NUMBER($columns) } avec des trous
title-sudoku = Un sudoku { NUMBER($n) } × { NUMBER($n) } à { NUMBER($givens) } indices
title-graph = Coloriages de { $graph } en { NUMBER($colors) } couleurs
