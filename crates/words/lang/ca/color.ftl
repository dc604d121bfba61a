# Com es diuen les coloracions.
color-title = coloracions per a { $graph } amb { $colours ->
    [one] { $colours } color
   *[other] { $colours } colors
 }
color-title-fewest = coloracions per a { $graph } amb tan pocs colors com es pugui
# S’enumeren fins a vuit noms: «a, b i 13 més».
color-more = { $count } més
# L’ajuda.
color-help-graph = Un fitxer amb un graf (DIMACS, llista d’arestes, CSV, DOT, GraphML, GML, JSON, matriu), o - per a l’entrada estàndard; o un nom com petersen o queen:8; o arestes com a-b,b-c
color-help-range = Un graf, com per a color; o més d’un pel nom, com ara cycle:4..8 o queen:4..6
color-help-colors = Una coloració: el color de cada vèrtex per ordre, com ara 0,1,2,0, o línies 'vèrtex = color'; o un fitxer que la contingui; o - per a l’entrada estàndard
color-help-graph-flag = Un graf pel nom, com ara petersen, queen:8, mycielski:5, grid:5x5 o gnm:200,470,1
color-help-k = Quants colors hi ha [per defecte: tan pocs com es pugui]
color-help-distinct = Les coloracions que només difereixen en els noms dels colors en són una
color-help-fixed = Colors que els vèrtexs tenen des del principi, com ara a=0,b=2; o un fitxer que els contingui
color-help-start = Una coloració per començar i millorar, com ara 0,1,2,0; o un fitxer que en contingui una
color-help-order = L’ordre de greedy: dsatur, largest o smallest [per defecte: dsatur]
color-help-input-format = dimacs, edges, csv, dot, graphml, gml, json o matrix; es reconeix si no es diu
color-help-seed = On comença decide, quan l’atzar l’ajuda [per defecte: 0]
color-help-memory = Quanta memòria pot fer servir un solucionador, com ara 500m o 16g [per defecte: 4g]
color-help-chromatic = Troba el mínim nombre de colors, i demostra-ho
color-help-polynomial = El polinomi cromàtic: el nombre de coloracions per a cada nombre de colors
color-help-check-graph = El graf: un fitxer, o un nom com petersen
color-help-check-k = Quants colors hi pot haver
# Què no es pot demanar.
color-bad-flag = --{ $flag }: { $why }
color-unknown-order = «{ $word }» no és cap ordre; hi ha dsatur, largest i smallest; el més semblant és «{ $nearest }»
color-k-and-chromatic = -k diu quants colors hi ha, i --chromatic en demana el mínim; doneu l’un o l’altre
color-fixed-beyond = --fixed dona a { $vertex } el color { $colour }, i amb -k { $colours } { $colours ->
    [0] no hi ha colors
   *[other] els colors van de 0 a { $last }
 }
color-greedy-proof = greedy no demostra res per a menys colors; decide en troba el mínim
color-order-of-its-own = --order va amb --solver greedy, i { $solver } té un ordre propi
color-polynomial-memory = per a { $graph }, el polinomi demanaria { $needs }, i --memory permet { $may }
color-polynomial-wide = per a { $graph }, el polinomi és massa ample: s’ordenin com s’ordenin els vèrtexs, n’hi ha massa d’oberts alhora, i --memory permet { $may }
color-greedy-k = greedy pren tants colors com necessita, i no demostra res per a menys; decide i dsatur responen per a una k donada
color-check-no-graph = una coloració es comprova amb el seu graf: doneu --graph amb un fitxer o un nom com petersen
color-polynomial-flag = el polinomi compta coloracions de tots els vèrtexs, on els noms dels colors importen; --{ $flag } no hi va bé
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
 }, vàlida fins ara, { $without } sense color ({ $without ->
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
    [0] color { $colour }, quan no hi ha colors
    [1] color { $colour }, quan 0 és l’únic
   *[other] el color { $colour } no és cap dels { $colours }, que van de 0 a { $last }
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
 }; no se sap si n’hi hauria prou amb menys
color-polynomial-value = { $value } coloracions amb { $colours ->
    [one] { $colours } color
   *[other] { $colours } colors
 }
color-work = { $whole },{ $tenth } milions de passos
color-not-enough = { $colours ->
    [one] no n’hi ha prou amb { $colours } color
   *[other] no n’hi ha prou amb { $colours } colors
 }: { $why }
color-impossible = no es pot acolorir amb { $colours } colors
color-impossible-why = no es pot acolorir amb { $colours } colors: { $why }
color-undecided = massa gran per decidir-ho; una coloració voraç pren més de { $colours } colors
color-why-clique = { $names } estan tots units entre si
color-why-odd-cycle = { $names } formen un cicle senar
color-why-mycielski = un graf de Mycielski generalitzat en { $vertices } dels vèrtexs en necessita més
color-why-merged = hi ha vèrtexs units que han de tenir el mateix color
color-why-lookahead = una cerca amb anticipació ha recorregut tots els camins
color-why-learn = una cerca que aprèn dels conflictes ha acabat sense cap coloració
color-why-transversal = cap conjunt de classes d’un color no cobreix exactament els vèrtexs
color-why-merged-clique = vèrtexs que han de tenir el mateix color, presos com un de sol, són en una clique massa gran
color-why-merged-mycielski = vèrtexs que han de tenir el mateix color, presos com un de sol, són en un graf de Mycielski generalitzat
color-why-tried = s’han provat tots els camins
# Per què no hi ha cap coloració, sabut sense cerca.
color-out-fixed = { $one } i { $other } estan units, i tots dos tenen el color { $colour } des del principi
color-out-none = sense colors, cap vèrtex no en pot tenir
color-out-edge = { $one } i { $other } estan units, i necessiten dos colors
color-out-odd-cycle = { $names } formen un cicle senar, que necessita tres colors
# Una coloració pas a pas, com ho faria una persona.
color-step-dead-end = no queda cap color per a { $name }: { $taken }
color-step-only = { $name } pren el color { $colour }: no n’hi ha cap altre
color-step-forced = { $name } ha de prendre el color { $colour }: { $taken }
color-step-try = { $name } pot prendre { $others } o { $last }: provem { $colour }
color-step-try-because = { $name } pot prendre { $others } o { $last } ({ $taken }): provem { $colour }
color-step-too-large = { $names } estan tots units entre si: necessiten { $need } colors, i n’hi ha { $colours }
color-step-clique = { $names } estan tots units entre si, i per tant tenen colors diferents: diguem { $colours }
color-step-back = { $name } era l’última prova: ara { $colour }
color-holder = { $colour } és el de { $name }
color-holders = { $first }, { $rest }
color-end-solved = resolt amb { $colours ->
    [one] { $colours } color
   *[other] { $colours } colors
 }: els vèrtexs units en tenen de diferents
color-end-impossible = { $colours ->
    [one] no n’hi ha prou amb { $colours } color
   *[other] no n’hi ha prou amb { $colours } colors
 }
color-end-gave-up = després de { $steps } passos una persona ho deixaria córrer; backtrail color continua
color-taken = { $names } ja el { $count ->
    [one] té
   *[other] tenen
 }
color-starved = { $name } es quedaria sense color
color-part = una part d’un arbre es recorre per a un nombre de colors: doneu -k, i no pregunteu sinó quines o quantes
color-noun = color
color-mark = el color { $value } per al vèrtex { $name }
