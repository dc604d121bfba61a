title-queens = { NUMBER($n) } queens
title-knight = Knight’s tours of { NUMBER($rows) } × { NUMBER($columns) }
title-knight-holes = Knight’s tours of { NUMBER($rows) } × { NUMBER($columns) } with holes
title-sudoku = A { NUMBER($n) } × { NUMBER($n) } sudoku with { NUMBER($givens) } clues
title-graph = Colourings of { $graph } with { NUMBER($colors) } colours
