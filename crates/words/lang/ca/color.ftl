# Com es diuen les coloracions.
color-title = coloracions per a { $graph } amb { $colours ->
    [one] { $colours } color
   *[other] { $colours } colors
 }
color-title-fewest = coloracions per a { $graph } amb el mínim nombre de colors
# S’enumeren fins a vuit noms: «a, b i 13 més».
color-more = { $count } més
# L’ajuda.
color-help-graph = Un graf: un fitxer (DIMACS, llista d’arestes, llistes d’adjacència, CSV, DOT, GraphML, GML, JSON, matriu, graph6, sparse6 o Pajek), - per a l’entrada estàndard, un nom com petersen o queen:8, o arestes com a-b,b-c
color-help-range = Un graf, com per a color; o més d’un d’una família, com ara cycle:4..8 o queen:4..6
color-help-colors = Una coloració: el color de cada vèrtex per ordre, com ara 0,1,2,0, o línies 'vèrtex = color'; o un fitxer que en contingui una; o - per a l’entrada estàndard
color-help-graph-flag = Un graf pel nom, com ara petersen, queen:8, mycielski:5, grid:5x5 o gnm:200,470,1
color-help-k = El nombre de colors [per defecte: el mínim]
color-help-distinct = No tinguis en compte els noms dels colors: compta una sola vegada les coloracions que només difereixen en això
color-help-fixed = Vèrtexs amb el color donat, com ara a=0,b=2; o un fitxer que els contingui
color-help-start = Una coloració per millorar, com ara 0,1,2,0; o un fitxer que en contingui una
color-help-order = L’ordre dels vèrtexs de greedy: dsatur, largest o smallest [per defecte: dsatur]
color-help-input-format = El format del graf: dimacs, edges, adjacency, adjlist, multiline-adjlist, csv, dot, gml, graphml, json, matrix, graph6, sparse6 o pajek [per defecte: es reconeix]
color-help-seed = La llavor de l’atzar per a decide [per defecte: 0]
color-help-memory = Quanta memòria pot fer servir un solucionador, com ara 500m o 16g [per defecte: la meitat de la lliure]
color-help-chromatic = Troba el mínim nombre de colors, i demostra-ho
color-help-polynomial = Calcula el polinomi cromàtic, que dona el nombre de coloracions per a qualsevol nombre de colors
color-help-check-graph = El graf: un fitxer, o un nom com petersen
color-help-check-k = Quants colors hi pot haver
# Què no es pot demanar.
color-bad-flag = --{ $flag }: { $why }
color-unknown-order = «{ $word }» no és cap ordre; trieu dsatur, largest o smallest; volíeu dir «{ $nearest }»?
color-k-and-chromatic = -k dona el nombre de colors i --chromatic el demana: doneu l’un o l’altre
color-fixed-beyond = --fixed dona a { $vertex } el color { $colour }, però amb -k { $colours } { $colours ->
    [0] no hi ha colors
   *[other] els colors van de 0 a { $last }
 }
color-greedy-proof = greedy no pot demostrar que no n’hi ha prou amb menys colors; decide en troba el mínim
color-order-of-its-own = --order només va amb --solver greedy; { $solver } té un ordre propi
color-polynomial-memory = per a { $graph }, el polinomi demanaria { $needs } de memòria, però --memory permet { $may }
color-polynomial-wide = per a { $graph }, el polinomi no es pot calcular amb els { $may } que permet --memory: en tots els ordres provats hi ha massa vèrtexs oberts alhora
color-greedy-k = greedy pren tants colors com necessita i no demostra res; per a una k donada, feu servir decide o dsatur
color-check-no-graph = una coloració només es pot comprovar amb el seu graf: doneu --graph amb un fitxer o un nom com petersen
color-polynomial-flag = --{ $flag } no va amb --polynomial, que compta coloracions de tots els vèrtexs i distingeix els colors
color-no-graph = «{ $word }» no és cap graf: ni un nom com petersen, ni un fitxer, ni arestes com a-b,b-c
color-bad-range = «{ $range }» no és cap interval de grafs; doneu-ne un com queen:4..7
# Què diu el comprovador.
color-verdict-proper = { $graph }: una coloració vàlida amb { $colours ->
    [one] { $colours } color
   *[other] { $colours } colors
 }
color-verdict-so-far = { $graph }: { $coloured ->
    [one] { $coloured } vèrtex amb color
   *[other] { $coloured } vèrtexs amb color
 }, cap conflicte fins ara, { $without } sense color ({ $without ->
    [one] { $first }
   *[other] el primer és { $first }
 })
color-verdict-conflicts = { $graph }: { $conflicts ->
    [one] { $conflicts } conflicte
   *[other] { $conflicts } conflictes
 }
color-too-many-given = s’han donat { $given } colors per a { $vertices ->
    [one] { $vertices } vèrtex
   *[other] { $vertices } vèrtexs
 }
color-beyond = vèrtex { $vertex }: { $colours ->
    [0] color { $colour }, però no hi ha colors
    [1] color { $colour }, però 0 és l’únic
   *[other] el color { $colour } no és cap dels { $colours }, de 0 a { $last }
 }
color-bad-edge = aresta { $one } – { $other }: tots dos vèrtexs tenen el color { $colour }
# Què troba un solucionador.
color-chromatic = nombre cromàtic { $colours }
color-chromatic-bounds = nombre cromàtic entre { $lower } i { $upper }
color-fewest-fixed = { $colours ->
    [one] { $colours } color
   *[other] { $colours } colors
 }, el mínim amb aquests colors fixats
color-greedy-colours = { $colours ->
    [one] { $colours } color
   *[other] { $colours } colors
 }; potser n’hi hauria prou amb menys
color-polynomial-value = { $value } coloracions amb { $colours ->
    [one] { $colours } color
   *[other] { $colours } colors
 }
color-work = { $whole },{ $tenth } milions de passos
color-not-enough = { $colours ->
    [one] no n’hi ha prou amb { $colours } color
   *[other] no n’hi ha prou amb { $colours } colors
 }: { $why }
color-impossible = una cerca exhaustiva no ha trobat cap coloració amb { $colours ->
    [one] { $colours } color
   *[other] { $colours } colors
 }
color-impossible-why = no hi ha cap coloració amb { $colours ->
    [one] { $colours } color
   *[other] { $colours } colors
 }: { $why }
color-undecided = massa gran per decidir-ho; una coloració voraç necessita més { $colours ->
    [one] d’{ $colours } color
   *[other] de { $colours } colors
 }
color-why-clique = { $names } són tots veïns entre si
color-why-odd-cycle = { $names } formen un cicle senar
color-why-mycielski = { $vertices } dels vèrtexs contenen un graf de Mycielski generalitzat, que en necessita més
color-why-merged = hi ha vèrtexs veïns que han de tenir el mateix color
color-why-lookahead = una cerca exhaustiva amb anticipació no ha trobat cap coloració
color-why-learn = una cerca exhaustiva que aprèn dels conflictes no ha trobat cap coloració
color-why-transversal = una cerca exhaustiva per classes de colors no ha trobat cap coloració
color-why-independent = les classes de colors, siguin les que siguin, són massa petites per contenir tots els vèrtexs
color-why-merged-clique = vèrtexs que han de tenir el mateix color, fusionats en un de sol, són en una clica massa gran
color-why-merged-mycielski = vèrtexs que han de tenir el mateix color, fusionats en un de sol, són en un graf de Mycielski generalitzat que en necessita més
color-why-tried = una cerca exhaustiva no ha trobat cap coloració
# Per què no hi ha cap coloració, sabut sense cerca.
color-out-fixed = { $one } i { $other } són veïns, però tots dos tenen donat el color { $colour }
color-out-none = no hi ha colors
color-out-edge = { $one } i { $other } són veïns, i necessiten dos colors
color-out-odd-cycle = { $names } formen un cicle senar, que necessita tres colors
# Una coloració pas a pas, com ho faria una persona.
color-step-dead-end = no queda cap color per a { $name }: { $taken }
color-step-only = { $name } pren el color { $colour }, l’únic
color-step-forced = { $name } ha de prendre el color { $colour }: { $taken }
color-step-try = { $name } pot prendre { $others } o { $last }: provem { $colour }
color-step-try-because = { $name } pot prendre { $others } o { $last } ({ $taken }): provem { $colour }
color-step-too-large = { $names } són tots veïns entre si: necessiten { $need } colors, però n’hi ha { $colours }
color-step-clique = { $names } són tots veïns entre si i tenen colors diferents: diguem { $colours }
color-step-back = tornem a { $name }, l’última prova: ara { $colour }
color-holder = { $name } té el { $colour }
color-holders = { $first }, { $rest }
color-end-solved = resolt amb { $colours ->
    [one] { $colours } color
   *[other] { $colours } colors
 }: tots els veïns són diferents
color-end-impossible = { $colours ->
    [one] no n’hi ha prou amb { $colours } color
   *[other] no n’hi ha prou amb { $colours } colors
 }
color-end-gave-up = després de { $steps } passos una persona ho deixaria córrer; «backtrail color» continua
color-taken = { $count ->
    [one] el seu veí { $names } ja el té
   *[other] els seus veïns { $names } ja el tenen
 }
color-starved = el seu veí { $name } es quedaria sense color
color-part = --under i --from demanen un nombre de colors fixat: doneu -k, i pregunteu només solucions o quantes n’hi ha
color-noun = color
color-mark = el color { $value } per al vèrtex { $name }
color-rung-any = qualsevol color per a cada vèrtex
color-rung-tree = cada vèrtex diferent d’un veí
color-memory = { $solver } necessita uns { $needs } per a { $graph } amb { $colours } colors i en pot fer servir { $may }
color-step-name-back = enrere
color-step-name-clash = conflicte
color-step-name-clique = clica
color-step-name-dead-end = carreró sense sortida
color-step-name-forced = forçat
color-step-name-try = prova
