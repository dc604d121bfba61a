setup-title = La cerca
setup-puzzle = Problema
setup-instance = Instància
setup-solver = Solucionador
setup-question = Solucions
setup-first = la primera
setup-all = totes
setup-start = Comença
setup-more = Més opcions
setup-queens = Reines
setup-nobody = Aquesta instància és massa gran perquè un solucionador la recorri pas a pas. Proveu-ne una de més petita.
setup-ruledOut = No hi ha solució: { $why }. Podeu mirar la cerca igualment.
setup-knight-rows = Files
setup-knight-columns = Columnes
setup-sudoku-sample = Exemple
setup-sudoku-choose = tria…
setup-sudoku-other = Una altra mida, o enganxa una graella
setup-sudoku-size = Mida
setup-sudoku-paste = Enganxa una graella
setup-sample-tiny = 4 × 4, per començar
setup-sample-one = 4 × 4 amb quatre donades
setup-sample-six = 6 × 6
setup-sample-easy = 9 × 9, fàcil
setup-sample-middle = 9 × 9, més difícil
setup-sample-guess = 9 × 9, cal suposar
setup-sample-turn = 9 × 9, simètric
setup-sample-sixteen = 16 × 16
setup-sample-empty = 4 × 4, buida: 288 solucions
setup-color-graph = Graf
setup-color-family = Exemple
setup-color-file = Obre un fitxer
setup-color-text = Enganxa un graf
setup-color-textHow = DIMACS, llista d’arestes, CSV, DOT, GraphML, GML, JSON o matriu, en text; també hi podeu deixar anar un fitxer.
setup-color-tooLarge = Aquest fitxer fa { NUMBER($size) } MB; la pàgina n’accepta fins a { NUMBER($most) } MB. La línia d’ordres n’accepta de més grans.
setup-color-unreadable = Aquest fitxer no s’ha pogut llegir.
setup-color-given = { $name } ({ $lines ->
    [one] { NUMBER($lines) } línia
   *[other] { NUMBER($lines) } línies
 })
setup-color-typed = un text { $lines ->
    [one] d’{ NUMBER($lines) } línia
   *[other] de { NUMBER($lines) } línies
 }
setup-color-back = Escriu un nom
setup-noEdges = En aquest text no s’ha trobat cap aresta: cada vèrtex està aïllat.
