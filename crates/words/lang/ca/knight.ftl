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
knight-help-board = Un tauler: 8, o 6x8 per a sis files de vuit caselles, o un dibuix amb . per a una casella i # per a un forat (..#/...), un fitxer que en contingui un, o -
knight-help-range = Taulers: 5, o 4..6 amb tots dos extrems, o 3x4..3x9 on creixen les columnes (si files i columnes creixen, ho fan alhora: 4x5..6x7 és 4x5, 5x6, 6x7), o més d’un entre comes: 5,4x5,6x6
knight-help-tour = Un recorregut: les seves caselles per ordre, com ara '0,0 1,2 2,0', o el tauler amb el número de cada casella; o un fitxer amb una de les dues coses; o - per a l’entrada estàndard
knight-help-start = Comença en aquesta casella, comptada des de 0,0 a dalt a l’esquerra; on sigui si no es diu
knight-help-end = Acaba en aquesta casella
knight-help-closed = Només recorreguts tancats: un salt més retorna a la primera casella
knight-help-directed = Compta per dos un recorregut i el mateix fet al revés; els oberts ja es compten així
knight-help-undirected = Compta per un un recorregut i el mateix fet al revés; els tancats ja es compten així
knight-help-distinct = Compta una sola vegada els recorreguts que són rotacions o reflexos els uns dels altres
knight-help-piece = Un saltador diferent del cavall, 1,2: els seus dos passos, o un nom (en anglès) com camel o zebra
knight-help-memory = La memòria que un solucionador pot fer servir com a màxim, com ara 500m o 8g; 4g si no es diu
knight-help-check-board = El tauler, com ara 6x8, si el recorregut no ho diu
knight-help-check-closed = El recorregut ha de ser tancat
knight-help-check-piece = Un saltador diferent del cavall, 1,2
# Què no va bé en un tauler, una casella, una peça o un interval de taulers.
knight-board-empty = el tauler és buit: doneu una mida com 5 o 6x8, o un dibuix amb . per a una casella i # per a un forat
knight-not-a-board = «{ $word }» no és un tauler; doneu una mida com 5 o 6x8 (files x columnes), o un dibuix fet de . i #
knight-no-squares = un tauler de { $size } no té caselles; les files i les columnes comencen per 1
knight-negative = un tauler de { $size } no pot ser; les files i les columnes comencen per 1
knight-too-large = un tauler de { $size } és massa gran; el més gran té { $most } milions de caselles
knight-unknown-sign = «{ $sign }» no és ni una casella (. · _ -) ni un forat (# X * █)
knight-ragged = l’amplada d’aquesta fila és { $squares }, i la de la primera és { $first }
knight-blank-inside = una línia buida dins del tauler; un fitxer conté un sol tauler
knight-only-holes = el tauler no té caselles, només forats: dibuixeu les caselles amb . i els forats amb #
knight-not-a-square = «{ $word }» no és una casella; doneu-ne la fila i la columna, comptades des de 0 a dalt a l’esquerra, com ara 0,0
knight-square-off-board = { $square } no és al tauler, on les files van de 0 a { $rows } i les columnes de 0 a { $columns }
knight-square-hole = { $square } és un forat del tauler
knight-not-a-piece = «{ $word }» no és una peça; doneu fins on salta en cada sentit, com ara 1,2 per al cavall, o un nom; el més semblant és «{ $nearest }»
knight-stays-put = una peça que salta { $legs } es queda on és
knight-too-far = una peça que salta { $legs } va massa lluny; el salt més llarg és de { $most }
knight-empty-range = l’interval { $range } és buit; el tauler més petit va primer
knight-long-range = l’interval { $range } té més de { $most } taulers
knight-uneven-range = l’interval { $range }: les files creixen en { $rows } i les columnes en { $columns }; deixeu-ne unes fixes, o feu que creixin igual
# Què no es pot demanar d’uns recorreguts.
knight-both-ways = els recorreguts es compten amb --directed o amb --undirected, no amb tots dos
knight-end-without-start = un recorregut tancat acaba al costat de l’inici: doneu també --start, o no doneu --end
knight-memory = { $solver } necessita uns { $needs } per als { $title } i en pot fer servir { $may }; --memory fixa aquest límit
knight-beyond-divide = { $solver } coneix cavalls en rectangles sense forats; pruned i warnsdorff poden fer-ho
knight-beyond-images = { $solver } dona recorreguts oberts en tots dos sentits, des d’on sigui, amb les seves imatges; pruned pot donar aquests
knight-beyond-distinct = { $solver } no sap quins d’aquests recorreguts són imatges de si mateixos; endings i pruned ho saben, si són pocs
knight-beyond-frontier = { $solver } no pot comptar aquí: massa part del tauler és oberta alhora; endings i pruned poden, si són pocs
# Per què un text no és un recorregut.
knight-tour-empty = el recorregut és buit: doneu el tauler numerat fila a fila, o les caselles per ordre, com ara 0,0 2,1 4,2
knight-tour-unknown-sign = «{ $sign }» no és ni un nombre, ni una casella sense número (. 0 -), ni un forat (#)
knight-tour-not-a-number = { $word } no és el número d’un pas; van d’1 a { $most } milions com a màxim
knight-tour-not-a-square = «{ $word }» no és una casella; doneu-ne la fila i la columna des de 0, com ara 0,0
knight-tour-off-board = pas { $step }: { $square } no és al tauler, on les files van d’1 a { $rows }
knight-tour-wrong-shape = el text té { $given } caselles, i el tauler donat { $board }
knight-tour-needs-size = { $given } poden ser de més d’un tauler: doneu també la mida del tauler
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
knight-verdict-so-far = { $given }: { $visited } de { $free } caselles, vàlid fins ara, { $left ->
    [one] { $left } sense visitar ({ $first })
   *[other] { $left } sense visitar (la primera és { $first })
 }
knight-verdict-conflicts = { $given }: { $conflicts ->
    [one] { $conflicts } conflicte
   *[other] { $conflicts } conflictes
 }
knight-no-move = pas { $before } → { $number }: de { $from } a { $to } no és un salt { $piece ->
    [knight] de cavall
   *[other] del saltador { $piece }
 }
knight-marked-hole = { $place } és marcada com a forat, i el tauler no en té cap allà
knight-hole-numbered = { $place } és un forat del tauler, i té el número { $number }
knight-number-beyond = { $place } té el número { $number }, i l’últim és { $last }
knight-number-missing = falta el { $number }
knight-number-again = { $number } hi és { $times ->
    [2] dues vegades
   *[other] { $times } vegades
 }: a { $first } i a { $second }
knight-step-off-board = pas { $step }: { $place } no és al tauler, on les files van de 0 a { $rows } i les columnes de 0 a { $columns }
knight-step-hole = pas { $step }: { $place } és un forat del tauler
knight-step-again = pas { $step }: { $place } ja s’ha visitat al pas { $first }
knight-not-visited = { $place } no s’ha visitat
knight-not-closed = el recorregut no és tancat: acaba a { $last }, i la primera casella, { $first }, no és a un salt { $piece ->
    [knight] de cavall
   *[other] del saltador { $piece }
 } d’allà
# Per què no hi ha cap recorregut així, sabut sense cerca.
knight-out-no-squares = el tauler no té caselles per visitar
knight-out-single-square = des d’una única casella cap salt no hi retorna
knight-out-same-ends = un recorregut de { $squares } caselles no pot acabar a { $last }, on comença
knight-out-far-ends = un recorregut tancat acaba a un salt de la primera casella; { $last } no és a un salt de { $first }
knight-out-colours = cada salt canvia de color, i de { $squares } caselles n’hi ha { $more } d’un i { $fewer } de l’altre
knight-out-colours-closed = { $rule }: un recorregut no pot tornar a la primera casella
knight-out-colours-ends = { $rule }: un recorregut acaba en l’altre color que el del començament; { $first } i { $last } són del mateix
knight-out-colours-more = { $rule }: un recorregut comença i acaba en el color de les { $more }; { $wrong } té l’altre
knight-out-colours-corners = { $rule }: un recorregut comença i acaba en el color dels racons; { $wrong } té l’altre
knight-out-colours-uneven = { $rule }: cap recorregut no els pot alternar
knight-out-one-line = un cavall no té cap salt en un tauler de { $lines }
knight-out-two-lines = en un tauler de { $lines } un cavall només va i ve, i mai no arriba a la majoria de caselles
knight-out-centre = cap salt no porta al centre d’un tauler de 3 files i 3 columnes
knight-out-tried = no hi ha cap recorregut en un tauler de { $board }, ni tancat ni obert: s’han provat tots els camins
knight-out-schwenk = no hi ha cap recorregut tancat en un tauler de { $board } (Schwenk 1991)
knight-out-inside = { $lines ->
    [rows] en un tauler de 4 files cada salt des d’una fila exterior va a una d’interior: un recorregut ha de començar i acabar a les files exteriors
   *[columns] en un tauler de 4 columnes cada salt des d’una columna exterior va a una d’interior: un recorregut ha de començar i acabar a les columnes exteriors
 }; { $inside } és a l’interior
knight-out-between-corners = { $one } i { $other } tenen dues veïnes cadascuna, i { $between } ho és de totes dues: un recorregut que no acaba en cap de les dues passa per { $between } i no hi acaba
knight-out-unreached = cap salt no porta a { $square }
knight-out-single-closed = { $square } té una sola veïna; un recorregut tancat en necessita dues
knight-out-single = { $one } té una sola veïna, però el recorregut té tots dos extrems en un altre lloc
knight-out-two-single = { $one } i { $other } tenen una sola veïna cadascuna, però només un extrem del recorregut és lliure
knight-out-three-single = { $one }, { $other } i { $third } tenen una sola veïna cadascuna, però un recorregut només té dos extrems
knight-out-one-colour = { $piece ->
    [knight] un cavall
   *[other] un saltador { $piece }
 } es manté en un color: mai no va de { $first } a { $missed }
knight-out-no-way = cap camí no porta de { $first } a { $missed }
knight-out-too-small = { $piece ->
    [knight] un cavall
   *[other] un saltador { $piece }
 } només arriba a tot arreu en taulers de { $least } per { $needs } o més
knight-out-keeps-colour = { $piece ->
    [knight] un cavall
   *[other] un saltador { $piece }
 } es manté en el color de la primera casella
knight-out-multiples = { $piece ->
    [knight] un cavall
   *[other] un saltador { $piece }
 } salta sempre en múltiples de { $divisor }: la majoria de caselles són fora del seu abast
knight-off-board = surt del tauler
knight-hole = { $place } és un forat
knight-taken = { $place } ja és el número { $number }
knight-forced = { $leaps ->
    [one] un salt forçat
   *[other] { $leaps } salts forçats
 } després, { $why }
knight-dead = no queda cap salt cap a { $place } ni des d’allà
knight-not-last = { $place } hauria de ser l’última i no pot ser-ho
knight-two-last = { $one } i { $other } haurien de ser totes dues l’última
knight-two-next = { $one } i { $other } haurien de ser totes dues la pròxima
knight-next-or-last = { $places } haurien de ser la pròxima o l’última
knight-no-end = no queda cap casella on la volta pugui acabar
knight-stuck = no queda cap casella on saltar
knight-noun = recorregut
knight-mark = la casella { $row },{ $column } com a número { $value }
