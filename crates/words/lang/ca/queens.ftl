# Com es diuen n reines, i què diu el comprovador d’una disposició.
queens-title = { $n ->
    [one] { $n } reina
   *[other] { $n } reines
 }
queens-given = { $queens ->
    [one] { $queens } reina
   *[other] { $queens } reines
 } en { $size }×{ $size }
queens-solution = { $given }: una solució, sense conflictes
queens-so-far = { $given }: cap conflicte fins ara, { $missing ->
    [one] falta { $missing } reina
   *[other] falten { $missing } reines
 }
queens-conflicts = { $given }: { $conflicts ->
    [one] { $conflicts } conflicte
   *[other] { $conflicts } conflictes
 }
queens-conflict-column = columna { $column }: reines a les files { $one } i { $other }
queens-conflict-row = fila { $row }: reines a les columnes { $one } i { $other }
queens-conflict-rising = diagonal ascendent: reines a la { $one } i a la { $other }
queens-conflict-falling = diagonal descendent: reines a la { $one } i a la { $other }
queens-square = columna { $column }, fila { $row }
# L’ajuda.
queens-help-n = El nombre de reines, en un tauler de N×N caselles
queens-help-range = Nombres de reines: 8, un interval com 4..12 (amb tots dos extrems), o una llista com 6,8,10
queens-help-placement = La fila de la reina de cada columna, com ara 1,3,0,2 (- per a una columna buida); o un fitxer amb aquesta llista o amb un dibuix del tauler; o - per a l’entrada estàndard
queens-help-distinct = Compta només una vegada les rotacions i els reflexos d’una solució
queens-help-from-one = Compta les files i les columnes des d’1, en el que es llegeix i en el que s’escriu
queens-help-memory = La memòria que un solucionador pot fer servir, com ara 500m o 8g [per defecte: la meitat de la lliure]
queens-help-size = La mida del tauler, si la disposició només en dona les primeres columnes
# Què no va bé en un nombre de reines.
queens-not-a-number = «{ $word }» no és un nombre de reines; doneu un nombre enter de 0 a 10 milions
queens-too-large = { $word } reines són massa; el tauler més gran és per a 10 milions
queens-negative = no es poden col·locar { $word } reines; doneu un nombre enter de 0 a 10 milions
queens-empty-range = l’interval { $range } és buit: poseu primer el nombre més petit
queens-long-range = l’interval { $range } té més de 1.000 taulers
queens-memory = { $solver } necessita uns { $needs } de memòria per a { $n } reines, però només en pot fer servir { $may }; doneu-ne més amb --memory, o feu servir --solver lanes
# Què no va bé en una disposició.
queens-empty = la disposició és buida: doneu una fila per a cada columna, com ara 1,3,0,2
queens-not-a-row = columna { $column }: «{ $word }» no és una fila; doneu un nombre a partir de { $first }, o - per a una columna buida
queens-off-board = columna { $column }: la fila { $row } no és al tauler { $size }×{ $size }, on les files van de { $first } a { $last }
queens-off-board-guessed = columna { $column }: la fila { $row } no és al tauler { $size }×{ $size }, on les files van de { $first } a { $last }; si el tauler és més gran, doneu-ne la mida amb --size
queens-wrong-length = { $entries ->
    [one] s’ha donat { $entries } columna
   *[other] s’han donat { $entries } columnes
 }, però el tauler en té { $size }
queens-not-square = aquesta fila té { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselles
 }, però el tauler té { $size } files i ha de ser quadrat
queens-unknown-sign = «{ $sign }» no és ni una reina (Q ♕ ♛ * 1) ni una casella buida (. · - _ 0)
queens-board-too-large = un tauler de { $columns } columnes és massa gran; el més gran en té { $largest }
queens-attack-row = la reina de la columna { $column } l’ataca per la fila
queens-attack-diagonal = la reina de la columna { $column } l’ataca en diagonal
queens-attacks = { $attack } i { $and }
queens-complete = el tauler és ple, però les reines de la { $one } i de la { $other } s’ataquen
queens-deed-place = completar una disposició
queens-place-distinct = --distinct no va amb --place: les imatges d’una disposició donada són altres disposicions
queens-place-conflict = les reines de --place s’ataquen: { $conflict }
queens-help-place = Reines que ja són al tauler: la fila de cada columna, com ara 7,3,0,2, amb - per a una columna buida
queens-noun = { $n ->
    [one] { NUMBER($n) } reina
   *[other] { NUMBER($n) } reines
 }
queens-mark = una reina a la columna { $column }, fila { $row }
queens-strip-rows = files
queens-strip-rising = ascendents
queens-strip-falling = descendents
queens-strip-free = lliures
queens-attack-column = la reina de la fila { $row } l’ataca per la columna
queens-attack-diagonal-by-row = la reina de la fila { $row } l’ataca en diagonal
queens-not-a-column = fila { $row }: «{ $word }» no és una columna; doneu un nombre a partir de { $first }, o - per a una fila buida
queens-off-board-by-row = fila { $row }: la columna { $column } no és al tauler { $size }×{ $size }, on les columnes van de { $first } a { $last }
queens-off-board-guessed-by-row = fila { $row }: la columna { $column } no és al tauler { $size }×{ $size }, on les columnes van de { $first } a { $last }; si el tauler és més gran, doneu-ne la mida amb --size
queens-wrong-length-by-row = s’han donat { $entries } files per a un tauler de { $size }
queens-strip-columns = columnes
queens-help-by = Llistes per columnes (column, la fila de la seva reina, per defecte) o per files (row, la columna de la seva reina); la cerca és la mateixa
queens-help-check-by = La llista va per columnes (column, la fila de la seva reina, per defecte) o per files (row, la columna de la seva reina)
queens-rung-sets = qualsevol conjunt de caselles
queens-rung-squares = { $n } caselles qualssevol
queens-rung-columns = una reina a cada columna
queens-rung-permutations = una a cada columna i a cada fila
