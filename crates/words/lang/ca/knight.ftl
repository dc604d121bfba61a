# Com es diuen els recorreguts, les peces i els taulers.
knight-title = { $kind ->
    [closed] recorreguts tancats
   *[open] recorreguts
 } { $piece ->
    [knight] del cavall
   *[other] del saltador { $piece }
 } en { $rows }×{ $columns }{ $holes ->
    [some] { " " }amb forats
   *[none] { "" }
 }
# Una peça sense nom, després de «saltador».
knight-leaper = { $legs }
knight-rows = { $rows ->
    [one] { $rows } fila
   *[other] { $rows } files
 }
knight-columns = { $columns ->
    [one] { $columns } columna
   *[other] { $columns } columnes
 }
knight-dimensions = { $rows } files i { $columns } columnes
knight-squares = { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselles
 }
knight-numbers = { $numbers } nombres
# L’ajuda.
knight-help-board = Un tauler: una mida com 8 o 6x8 (sis files de vuit caselles), un dibuix amb . per a una casella i # per a un forat com ..#/..., un fitxer amb un dibuix així, o - per a l’entrada estàndard
knight-help-range = Taulers: una mida com 5; un interval com 4..6 o 3x4..3x9, amb tots dos extrems (si files i columnes creixen, ho fan alhora: 4x5..6x7 és 4x5, 5x6, 6x7); o una llista com 5,4x5,6x6
knight-help-tour = Un recorregut: les seves caselles per ordre, com ara '0,0 1,2 2,0', o el tauler amb el número de cada casella; o un fitxer amb una de les dues coses; o - per a l’entrada estàndard
knight-help-start = Comença en aquesta casella, donada com a fila,columna des de 0,0 a dalt a l’esquerra [per defecte: qualsevol]
knight-help-end = Acaba en aquesta casella
knight-help-closed = Només recorreguts tancats: un salt més retorna a la primera casella
knight-help-directed = Compta per dos un recorregut i el seu invers (els oberts sempre es compten així)
knight-help-undirected = Compta per un un recorregut i el seu invers (els tancats sempre es compten així)
knight-help-distinct = Compta només una vegada les rotacions i els reflexos d’un recorregut
knight-help-from-one = Compta les files i les columnes des d’1, en el que es llegeix i en el que s’escriu
knight-help-piece = Un altre saltador en lloc del cavall: les seves dues distàncies, com ara 1,3 (el cavall és 1,2), o un nom anglès com camel o zebra
knight-help-memory = La memòria que un solucionador pot fer servir, com ara 500m o 8g [per defecte: la meitat de la lliure]
knight-help-check-board = El tauler, com ara 6x8, si el recorregut no el mostra
knight-help-check-closed = El recorregut ha de ser tancat
knight-help-check-piece = Un altre saltador en lloc del cavall, com ara 1,3 o camel
# Què no va bé en un tauler, una casella, una peça o un interval de taulers.
knight-board-empty = el tauler és buit: doneu una mida com 5 o 6x8, o un dibuix amb . per a una casella i # per a un forat
knight-not-a-board = «{ $word }» no és un tauler; doneu una mida com 5 o 6x8 (files x columnes), o un dibuix fet de . i #
knight-no-squares = un tauler de { $size } no té caselles; cal almenys una fila i una columna
knight-negative = un tauler no pot tenir la mida { $size }; cal almenys una fila i una columna
knight-too-large = un tauler de { $size } és massa gran; el més gran té { $most } milions de caselles
knight-unknown-sign = «{ $sign }» no és ni una casella (. · _ -) ni un forat (# X * █)
knight-ragged = aquesta fila té una amplada de { $squares }, però la primera de { $first }
knight-blank-inside = hi ha una línia buida dins del tauler; un fitxer només conté un tauler
knight-only-holes = el tauler només té forats: dibuixeu les caselles amb . i els forats amb #
knight-not-a-square = «{ $word }» no és una casella; doneu-ne la fila i la columna, comptades des de { $first } a dalt a l’esquerra, com ara { $first },{ $first }
knight-square-off-board = { $square } no és al tauler, on les files van de { $first } a { $rows } i les columnes de { $first } a { $columns }
knight-square-hole = { $square } és un forat
knight-not-a-piece = «{ $word }» no és una peça; doneu-ne les dues distàncies, com ara 1,2 per al cavall, o un nom; volíeu dir «{ $nearest }»?
knight-stays-put = una peça que salta { $legs } no es mou mai
knight-too-far = una peça que salta { $legs } salta massa lluny; la distància més gran és { $most }
knight-empty-range = l’interval { $range } és buit: poseu primer el tauler més petit
knight-long-range = l’interval { $range } té més de { $most } taulers
knight-uneven-range = l’interval { $range } creix { $rows } files i { $columns } columnes; feu créixer només les unes, o totes dues igual
# Què no es pot demanar d’uns recorreguts.
knight-both-ways = --directed i --undirected no van junts: trieu-ne un
knight-end-without-start = per a un recorregut tancat, --end també demana --start, perquè acaba a un salt del començament
knight-memory = { $title }: { $solver } necessita uns { $needs } de memòria, però només en pot fer servir { $may }; doneu-ne més amb --memory
knight-beyond-divide = { $solver } només serveix per al cavall, en rectangles sense forats; feu servir pruned o warnsdorff
knight-beyond-images = { $solver } només dona els recorreguts oberts en tots dos sentits, des de qualsevol casella; feu servir pruned
knight-beyond-frontier = { $solver } no pot comptar en aquest tauler: la frontera seria massa ampla; endings i pruned poden, si no hi ha massa recorreguts
# Per què un text no és un recorregut.
knight-tour-empty = el recorregut és buit: doneu el tauler numerat fila a fila, o les caselles per ordre, com ara 0,0 2,1 4,2
knight-tour-unknown-sign = «{ $sign }» no és ni un nombre, ni una casella sense número (. 0 -), ni un forat (#)
knight-tour-not-a-number = { $word } no és el número d’un pas; els passos es numeren de l'1 als { $most } milions com a màxim
knight-tour-not-a-square = «{ $word }» no és una casella; doneu-ne la fila i la columna des de { $first }, com ara { $first },{ $first }
knight-tour-off-board = pas { $step }: { $square } no és al tauler, on les files van d’1 a { $rows }
knight-tour-wrong-shape = el recorregut és per a un tauler de { $given }, però --board és { $board }
knight-tour-needs-size = { $given } poden ser de diversos taulers: doneu també la mida del tauler
knight-tour-too-large = un tauler de { $squares } caselles és massa gran; el més gran en té { $most } milions
# Què diu el comprovador d’un recorregut.
knight-given = { $rows }×{ $columns }{ $holes ->
    [0] { "" }
    [one] { " " }amb { $holes } forat
   *[other] { " " }amb { $holes } forats
 }
knight-verdict-tour = { $given }: un recorregut { $piece ->
    [knight] del cavall
   *[other] del saltador { $piece }
 }, { $kind ->
    [closed] tancat
   *[open] obert
 }
knight-verdict-so-far = { $given }: { $visited } de { $free } caselles visitades, cap conflicte fins ara, { $left ->
    [one] en queda { $left } ({ $first })
   *[other] en queden { $left } (la primera és { $first })
 }
knight-verdict-conflicts = { $given }: { $conflicts ->
    [one] { $conflicts } conflicte
   *[other] { $conflicts } conflictes
 }
knight-no-move = pas { $before } → { $number }: de { $from } a { $to } no és un salt { $piece ->
    [knight] de cavall
   *[other] del saltador { $piece }
 }
knight-marked-hole = { $place } és marcada com a forat, però és una casella del tauler
knight-hole-numbered = { $place } té el número { $number }, però és un forat
knight-number-beyond = { $place } té el número { $number }, però l’últim número és { $last }
knight-number-missing = falta el número { $number }
knight-number-again = el número { $number } surt { $times ->
    [2] dues vegades
   *[other] { $times } vegades
 }: a { $first } i a { $second }
knight-step-off-board = pas { $step }: { $place } no és al tauler, on les files van de { $first } a { $rows } i les columnes de { $first } a { $columns }
knight-step-hole = pas { $step }: { $place } és un forat
knight-step-again = pas { $step }: { $place } ja s’ha visitat al pas { $first }
knight-not-visited = { $place } no s’ha visitat
knight-not-closed = el recorregut no és tancat: l’última casella, { $last }, no és a un salt { $piece ->
    [knight] de cavall
   *[other] del saltador { $piece }
 } de la primera, { $first }
# Per què no hi ha cap recorregut així, sabut sense cerca.
knight-out-no-squares = el tauler no té caselles per visitar
knight-out-single-square = en una casella única, cap salt no hi retorna
knight-out-same-ends = un recorregut de { $squares } caselles no pot acabar a { $last }, on comença
knight-out-far-ends = un recorregut tancat acaba a un salt de la primera casella, però { $last } no és a un salt de { $first }
knight-out-colours = cada salt canvia el color de la casella, i de les { $squares } caselles { $more } són d’un color i { $fewer } de l’altre
knight-out-colours-closed = { $rule }: un recorregut no pot tornar a la primera casella
knight-out-colours-ends = { $rule }: un recorregut comença i acaba en colors diferents, però { $first } i { $last } tenen el mateix
knight-out-colours-more = { $rule }: un recorregut comença i acaba en el color que tenen { $more } caselles, però { $wrong } té l’altre
knight-out-colours-corners = { $rule }: un recorregut comença i acaba en el color de les cantonades, però { $wrong } té l’altre
knight-out-colours-uneven = { $rule }: cap recorregut no els pot alternar
knight-out-one-line = un cavall no té cap salt en un tauler de { $lines }
knight-out-two-lines = en un tauler de { $lines } un cavall només va i ve, i mai no arriba a la majoria de caselles
knight-out-centre = cap salt no porta al centre d’un tauler de 3 files i 3 columnes
knight-out-tried = no hi ha cap recorregut en un tauler de { $board }, ni tancat ni obert: s’han provat totes les possibilitats
knight-out-schwenk = no hi ha cap recorregut tancat en un tauler de { $board } (Schwenk 1991)
knight-out-inside = { $lines ->
    [rows] en un tauler de 4 files cada salt des d’una fila exterior va a una d’interior: un recorregut ha de començar i acabar a les files exteriors
   *[columns] en un tauler de 4 columnes cada salt des d’una columna exterior va a una d’interior: un recorregut ha de començar i acabar a les columnes exteriors
 }, però { $inside } és a l’interior
knight-out-between-corners = { $one } i { $other } només tenen dues veïnes cadascuna, i { $between } és de totes dues: un recorregut que no acaba ni en l’una ni en l’altra passa de l’una a l’altra per { $between }, i no hi pot acabar
knight-out-unreached = cap salt no porta a { $square }
knight-out-single-closed = { $square } té una sola veïna, però un recorregut tancat en necessita dues
knight-out-single = { $one } té una sola veïna, però tots dos extrems del recorregut són en un altre lloc
knight-out-two-single = { $one } i { $other } tenen una sola veïna cadascuna, però només un extrem del recorregut és lliure
knight-out-three-single = { $one }, { $other } i { $third } tenen una sola veïna cadascuna, però un recorregut només té dos extrems
knight-out-one-colour = { $piece ->
    [knight] un cavall
   *[other] un saltador { $piece }
 } es manté en caselles d’un sol color: mai no va de { $first } a { $missed }
knight-out-no-way = cap camí no porta de { $first } a { $missed }
knight-out-too-small = { $piece ->
    [knight] un cavall
   *[other] un saltador { $piece }
 } només arriba a totes les caselles en taulers de { $least } per { $needs } com a mínim
knight-out-keeps-colour = { $piece ->
    [knight] un cavall
   *[other] un saltador { $piece }
 } es manté en el color de la primera casella
knight-out-multiples = { $piece ->
    [knight] un cavall
   *[other] un saltador { $piece }
 } només avança en múltiples de { $divisor }: no pot arribar a la majoria de caselles
knight-off-board = el salt surt del tauler
knight-hole = { $place } és un forat
knight-taken = { $place } ja té el número { $number }
knight-forced = després { $leaps ->
    [one] d’un salt forçat
   *[other] de { $leaps } salts forçats
 }, { $why }
knight-dead = no queda cap salt cap a { $place } ni des d’aquesta casella
knight-not-last = { $place } hauria de ser l’última, però no pot ser-ho
knight-two-last = { $one } i { $other } haurien de ser totes dues l’última
knight-two-next = { $one } i { $other } haurien de ser totes dues la pròxima
knight-next-or-last = { $places } haurien de ser la pròxima o l’última
knight-no-end = no queda cap casella on el recorregut pugui acabar
knight-stuck = no queda cap casella on saltar
knight-noun = recorregut
knight-mark = la casella { $row },{ $column } com a número { $value }
knight-label = { $rows }×{ $columns }, amb forats
knight-rung-orders = qualsevol ordre de les caselles
knight-rung-leaps = qualsevol salt a cada pas
knight-rung-walks = els salts que queden dins del tauler
