idea-sudoku-plain = la primera casella buida, els valors per ordre, cadascun comparat amb tota la graella
idea-sudoku-fewest = els candidats de cada casella al dia; primer la que en té menys
idea-sudoku-cover = cobertura exacta amb enllaços que dansen: la casella, o el valor en una zona, amb menys possibilitats
idea-sudoku-bands = els llocs d’un valor en una banda com a permutacions, totes les bandes en pocs vectors; només 9×9
idea-sudoku-learn = aprèn una clàusula de cada conflicte: per a graelles que cap cerca simple no acaba
