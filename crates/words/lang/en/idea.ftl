idea-sudoku-plain = the first empty cell, values in order, each compared with the whole grid
idea-sudoku-fewest = candidates kept at every cell, the cell with the fewest first
idea-sudoku-cover = exact cover by dancing links: the cell, or the value in a house, with the fewest ways
idea-sudoku-bands = the places of a value in a band as permutations, all bands in a few vectors; 9×9 only
idea-sudoku-learn = learns a clause from every conflict: for grids that no plain search ends on
