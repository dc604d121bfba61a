stage-large = Aquest tauler és massa gran per dibuixar-lo; en lloc seu, aquestes són les tries.
stage-cell = fila { NUMBER($row) }, columna { NUMBER($column) }
stage-knight-board = Un tauler de { NUMBER($rows) } files i { NUMBER($columns) } columnes.
stage-knight-holes = Forats: { $where }.
stage-knight-on = El cavall és a la casella número { NUMBER($n) } del seu recorregut, { $where }.
stage-knight-way = El seu camí, en fila,columna: { $way }.
stage-knight-refused = Rebutjat: un salt a { $where }.
stage-knight-off = Rebutjat: un salt a { $label }, fora del tauler.
stage-sudoku-board = Una graella de { NUMBER($rows) } × { NUMBER($columns) } caselles amb { NUMBER($givens) } de donades.
stage-sudoku-none = Encara no s’ha omplert res.
stage-sudoku-value = { $where }: { NUMBER($value) }
stage-sudoku-on = Omplert: { $what }.
stage-sudoku-refused = Rebutjat: { $what }.
stage-graph-vertices = { $n ->
    [one] { NUMBER($n) } vèrtex
   *[other] { NUMBER($n) } vèrtexs
 }
stage-graph-edges = { $n ->
    [one] { NUMBER($n) } aresta
   *[other] { NUMBER($n) } arestes
 }
stage-graph-colors = { $n ->
    [one] { NUMBER($n) } color
   *[other] { NUMBER($n) } colors
 }
stage-graph-value = { $name } té el color { NUMBER($color) }
stage-graph-fixed = Colors donats: { $what }.
stage-graph-none = Cap vèrtex no té color encara.
stage-graph-on = Acolorits: { $what }.
stage-graph-refused = Rebutjat: { $what }.
stage-square = columna { NUMBER($column) }, fila { NUMBER($row) }
stage-empty = El tauler encara és buit.
stage-solved = Una solució.
stage-dead = Un carreró sense sortida.
stage-queens-board = Un tauler de { NUMBER($n) } × { NUMBER($n) } caselles.
stage-queens-on = Reines: { $where }.
stage-queens-refused = Rebutjada: una reina a { $where }.
stage-culprits = En conflicte amb: { $where }.
stage-choices-none = Encara no s’ha fet cap tria.
stage-choices-path = Tries: { $path }.
stage-choices-refused = Rebutjada: { $label }.
stage-squares-on = A sobre: { $where }.
stage-squares-refused = Rebutjat: { $where }.
