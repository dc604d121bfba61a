## El sudoku: les seves paraules a la línia d’ordres.

sudoku-title = un sudoku { $n }×{ $n } amb { $clues ->
    [one] { $clues } pista
   *[other] { $clues } pistes
 }
sudoku-help-puzzle = Una graella en una línia, amb . o 0 per a una casella buida; o un fitxer amb graelles; o - per a l’entrada estàndard
sudoku-help-puzzles = Una graella en una línia; o un fitxer amb una o més graelles; o - per a l’entrada estàndard
sudoku-help-grid = Una graella, completa o parcial, en qualsevol format conegut; o un fitxer que en contingui una; o - per a l’entrada estàndard
sudoku-help-solution-of = La graella inicial que aquesta hauria de resoldre
sudoku-help-box = Les files i les columnes d’un bloc, com ara 3x4 [per defecte: es reconeixen]
sudoku-help-generate = Crea graelles amb una sola solució i sense cap pista innecessària
sudoku-help-generate-box = Les files i les columnes d’un bloc, com ara 3x4 [per defecte: 3x3]
sudoku-help-generate-clues = Dona exactament N pistes, encara que n’hi hagués prou amb menys
sudoku-help-generate-symmetry = La simetria de les pistes: none, half-turn, quarter-turn, mirror o left-right, top-bottom, diagonal, antidiagonal, mirrors, diagonals o full; llavors cap grup simètric de pistes no és innecessari
sudoku-help-generate-difficulty = La tècnica més difícil que cal: singles, locked, pairs, triples, fish o guesses
sudoku-help-generate-seed = La llavor de l’atzar: la mateixa fa les mateixes graelles [per defecte: a l’atzar]
sudoku-help-minimize = Treu pistes mentre la solució continuï sent única
sudoku-help-minimize-seed = Prova les pistes en l’ordre a l’atzar d’aquesta llavor [per defecte: fila a fila]
sudoku-help-rate = Puntua una graella segons la tècnica més difícil que cal: únics, candidats bloquejats, parelles, trios, peixos o suposicions. La puntuació suma un cost per cada pas, d’1 (última casella d’una zona) a 140 (peix espasa) i, si cal suposar, 1000 més 20 per cada casella que queda
sudoku-help-canon = Escriu la forma canònica, idèntica per a graelles equivalents

## Per què un text no és cap sudoku, o no s’hi pot fer res.

sudoku-empty = aquí no hi ha cap graella
sudoku-sign = «{ $sign }» no és ni un valor ni una casella buida
sudoku-not-text = això no és un fitxer de text
sudoku-value = { $value } és massa gran: el valor més gran d’una graella { $largest }×{ $largest } és { $largest }
sudoku-long = això és massa llarg per a una graella, fins i tot de { $n }×{ $n }
sudoku-row = aquesta fila té { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
 }, però en calen { $needed }
sudoku-rows = { $rows ->
    [one] { $rows } fila
   *[other] { $rows } files
 } de { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
 }, però calen { $needed } files
sudoku-in-lines = línies { $first } a { $last }: { $what }
sudoku-several = aquí hi ha { $grids } graelles, però només se n’espera una
sudoku-cells-of-boxes = una graella amb blocs de { $shape } té { $needed } caselles, però aquesta en té { $cells }: { $off }
sudoku-cells = una graella té n×n caselles, amb n de l'1 al { $largest }, però aquesta en té { $cells }
sudoku-cells-near = una graella té n×n caselles, amb n de l'1 al { $largest }, però aquesta en té { $cells } ({ $n }×{ $n } en tindria { $needed }: { $off })
sudoku-not-in-one-piece = no són totes juntes
sudoku-missing = { $off ->
    [one] en falta { $off }
   *[other] en falten { $off }
 }
sudoku-too-many = { $off } de més
sudoku-box-cells = un bloc de { $rows }x{ $columns } té { $cells } caselles; en pot tenir d’1 a { $largest }
sudoku-no-box = «{ $word }» no és la mida d’un bloc; doneu files i columnes, com ara 3x4
sudoku-clash-and-more = { $clash }, i hi ha { $more ->
    [one] un altre conflicte
   *[other] { $more } conflictes més
 }
sudoku-no-number = --{ $flag } demana un nombre enter, i no «{ $value }»
sudoku-no-symmetry = «{ $word }» no és cap simetria; trieu { $words }
sudoku-no-difficulty = «{ $word }» no és cap dificultat; trieu singles, locked, pairs, triples, fish o guesses
sudoku-clues-do-not-fit = { $clues } pistes no caben en { $cells } caselles
sudoku-no-pattern = cap patró { $symmetry } d’una graella amb blocs de { $shape } no té { $clues ->
    [one] { $clues } pista
   *[other] { $clues } pistes
 }
sudoku-stopped = aturat
sudoku-not-found = no s’ha trobat cap graella així en { $attempts } intents
sudoku-not-nine = bands només resol graelles 9×9 amb blocs de 3x3, i aquesta té blocs de { $shape }; plain, fewest, cover i learn accepten totes les mides
sudoku-every-order = every-cell prova tots els ordres de les { $empty } caselles buides, cosa que no s’acaba mai si n’hi ha més de { $most }: doneu --visit-limit, o feu servir plain
sudoku-no-solution = la graella no té solució
sudoku-not-known = no s’ha pogut determinar si la graella té exactament una solució
sudoku-many-solutions = la graella té més d’una solució
sudoku-no-form = una graella que no compleix les regles no té forma canònica: { $clash }
sudoku-form-too-long = la forma canònica d’aquesta graella de blocs de { $shape } és massa llarga de trobar: hi ha massa simetries gairebé igual de bones
sudoku-another = una graella { $n }×{ $n } amb blocs de { $shape } és entre graelles { $m }×{ $m } amb blocs de { $among }
sudoku-few-clues = { $clues } pistes són massa poques: una graella 9×9 amb una sola solució en té almenys 17 (McGuire, Tugemann i Civario, 2012)
sudoku-rare-clues = { $clues } pistes són rares: entre les graelles fetes a l’atzar, 22 surten de seguida, 20 en uns segons, i de 17 a 19 gairebé mai. Demaneu més pistes, o doneu --time-limit i tingueu paciència
sudoku-rare-wish = res del que s’ha provat no és així: traieu --symmetry o --difficulty, o demaneu més --clues
sudoku-many-grids = { $grids } graelles són massa per comparar-les; 1.000 com a màxim

## El que diu el comprovador. Una zona és de la mena row, column o box.

sudoku-cell = fila { $row }, columna { $column }
sudoku-clash = { $last }: { $value } surt { $times ->
    [2] dues vegades
   *[other] { $times } vegades
 } { $house ->
    [row] a la fila
    [column] a la columna
   *[box] al bloc
 } (primer a la { $first })
sudoku-verdict-solution = { $n }×{ $n }, { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
 }: una solució, sense conflictes
sudoku-verdict-full = { $n }×{ $n }, { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
 }: { $conflicts ->
    [one] { $conflicts } conflicte
   *[other] { $conflicts } conflictes
 }
sudoku-verdict-legal = { $filled } de { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
 } plenes: cap conflicte fins ara, { $empty ->
    [one] { $empty } buida
   *[other] { $empty } buides
 }
sudoku-verdict-part = { $filled } de { $cells ->
    [one] { $cells } casella
   *[other] { $cells } caselles
 } plenes: { $conflicts ->
    [one] { $conflicts } conflicte
   *[other] { $conflicts } conflictes
 }
sudoku-other-shape = la graella inicial és { $n }×{ $n } amb blocs de { $shape }, però aquesta és { $m }×{ $m } amb blocs de { $other }
sudoku-clue-changed = { $cell }: la pista { $clue } s’ha canviat per { $now }
sudoku-clue-gone = { $cell }: falta la pista { $clue }

## Els passos humans, i com acaben.

sudoku-step-full-house = { $cell } = { $value }: l’última casella buida { $house ->
    [row] de la fila
    [column] de la columna
   *[box] del bloc
 } { $number }
sudoku-step-hidden-single = { $cell } = { $value }: l’única casella per a { $value } { $house ->
    [row] a la fila
    [column] a la columna
   *[box] al bloc
 } { $number }
sudoku-step-naked-single = { $cell } = { $value }: no hi és possible cap altre valor
sudoku-step-locked = { $value } { $from ->
    [row] a la fila
    [column] a la columna
   *[box] al bloc
 } { $from-number } ha de ser { $to ->
    [row] a la fila
    [column] a la columna
   *[box] al bloc
 } { $to-number }: cap { $value } a la resta { $to ->
    [row] de la fila
    [column] de la columna
   *[box] del bloc
 } { $to-number }
sudoku-step-naked-set = { $cells }: els valors { $values } en algun ordre, i per tant ni { $none } a la resta { $house ->
    [row] de la fila
    [column] de la columna
   *[box] del bloc
 } { $number }
sudoku-step-hidden-set = { $cells }: les úniques caselles per a { $values } { $house ->
    [row] a la fila
    [column] a la columna
   *[box] al bloc
 } { $number }, i per tant no s’hi admet cap altre valor
sudoku-step-fish-in-rows = { $value } a les files { $lines } ha de ser a les columnes { $across }: cap { $value } a la resta d’aquestes columnes
sudoku-step-fish-in-columns = { $value } a les columnes { $lines } ha de ser a les files { $across }: cap { $value } a la resta d’aquestes files
sudoku-cells-of-row = fila { $row }, columnes { $columns }
sudoku-cells-of-column = columna { $column }, files { $rows }
sudoku-cells-next = { $before }; { $item }
sudoku-cells-last = { $before } i { $item }
sudoku-or-next = { $before }, { $item }
sudoku-or-last = { $before } o { $item }
sudoku-nor-next = { $before } ni { $item }
sudoku-nor-last = { $before } ni { $item }
sudoku-twice = { $value } surt dues vegades { $house ->
    [row] a la fila
    [column] a la columna
   *[box] al bloc
 } { $number }
sudoku-no-candidate = { $cell }: no hi queda cap candidat
sudoku-no-place = no hi ha lloc per a { $value } { $house ->
    [row] a la fila
    [column] a la columna
   *[box] al bloc
 } { $number }
sudoku-impossible = no hi ha solució: { $why }
sudoku-solved = resolt sense suposicions
sudoku-stuck = cap tècnica no permet avançar més: cal fer una suposició a la { $cell }, que pot ser { $values }
sudoku-stuck-without = { $stuck }; totes les suposicions fallen, i per tant no hi ha solució
sudoku-stuck-with-several = { $stuck }; hi ha diverses solucions
sudoku-holds = { $house ->
    [row] la fila
    [column] la columna
   *[box] el bloc
 } { $number } ja conté { $value }, a la fila { $row }, columna { $column }
sudoku-starves = la casella de la fila { $row }, columna { $column } es quedaria sense candidats
sudoku-other-order = aquesta graella ja és coneguda: les caselles s’han omplert abans en l’ordre de les files
sudoku-homeless = { $house ->
    [row] a la fila
    [column] a la columna
   *[box] al bloc
 } { $number } no quedaria lloc per a { $value }
sudoku-noun = sudoku
sudoku-mark = { $value } a la fila { $row }, columna { $column }
sudoku-label = { $n }×{ $n }, { $clues ->
    [one] { $clues } pista
   *[other] { $clues } pistes
 }
sudoku-rung-values = qualsevol valor a cada casella buida
sudoku-rung-candidates = els candidats de cada casella buida

## Les tècniques i les dificultats, i el que diu una eina del que ha fet.

sudoku-technique-full-house = última casella
sudoku-technique-hidden-single = únic ocult
sudoku-technique-naked-single = únic nu
sudoku-technique-pointing = candidats apuntadors
sudoku-technique-claiming = candidats confinats
sudoku-technique-naked-pair = parella nua
sudoku-technique-hidden-pair = parella oculta
sudoku-technique-naked-triple = trio nu
sudoku-technique-hidden-triple = trio ocult
sudoku-technique-naked-quad = quartet nu
sudoku-technique-hidden-quad = quartet ocult
sudoku-technique-x-wing = X-wing
sudoku-technique-swordfish = peix espasa
sudoku-difficulty-singles = únics
sudoku-difficulty-locked = candidats bloquejats
sudoku-difficulty-pairs = parelles
sudoku-difficulty-triples = trios
sudoku-difficulty-fish = peixos
sudoku-difficulty-guesses = suposicions
sudoku-fact-difficulty = dificultat { $difficulty }
sudoku-fact-score = puntuació { $n }
sudoku-fact-technique = { $technique } { $n }
sudoku-fact-clues = { $n ->
    [one] { $n } pista
   *[other] { $n } pistes
 }
sudoku-fact-left = { $n ->
    [one] queda { $n } casella
   *[other] queden { $n } caselles
 }
sudoku-fact-none = cap solució
sudoku-fact-several = diverses solucions
sudoku-fact-not-minimal = no s’ha demostrat que sigui mínima
