cover-title = una cobertura exacta { $items ->
    [one] d’{ $items } element
   *[other] de { $items } elements
 } amb { $options } { $options ->
    [one] opció
   *[other] opcions
 }
cover-noun = peces
cover-mark = { $value } a la fila { $row }, columna { $column }
cover-items = elements
cover-options = opcions
cover-entries = elements en opcions
cover-starved = no quedarien prou opcions per a { $item }
cover-only-links = { $solver } no pot resoldre aquest problema: { $why }; feu servir cells o links
cover-too-wide = els elements necessiten més de 512 bits
cover-too-deep = els elements necessiten més de 512 bits, o poden tenir més de 1024 opcions en total
cover-several-times = { $solver } no pot resoldre aquest problema: alguns elements poden tenir més d’una opció; feu servir dense, cells o links
cover-no-group = els automorfismes d’aquest problema triguen massa a trobar-se: traieu --distinct
cover-large-group = { $solver } no pot distingir els recobriments llevat de { $order } automorfismes; feu servir dense
cover-huge-group = aquest problema té { $order } automorfismes: massa per distingir els recobriments llevat d’ells
cover-help-distinct = Compta només una vegada els recobriments que un automorfisme del problema intercanvia
cover-help-cover = Una cobertura exacta: un fitxer, - per a l’entrada estàndard, o un text amb ; o / entre les línies
cover-help-options = Opcions, una per línia o separades per /, tal com estan escrites o pel número des de 0
cover-help-memory = Memòria que pot fer servir un solucionador, per exemple 8g
cover-more-help = La primera línia anomena els elements, cada altra línia és una opció. Després d’un | sol, els elements són secundaris: es cobreixen com a màxim una vegada. nom:color permet que diverses opcions comparteixin un element secundari; 2|nom i 1:3|nom diuen quantes vegades s’ha de cobrir un element. Un text que comença amb la línia «cover» pot fer servir plantilles i dibuixos: vegeu docs/cover.md. Quan el text és en una sola línia, ; n’acaba les línies; si no n’hi ha cap, ho fa /, que en els dibuixos acaba una fila d’una peça.
cover-empty = no hi ha res a cobrir: el text és buit
cover-no-cover = falta --cover, que dona la cobertura exacta que les opcions han de resoldre: un fitxer o un text
cover-no-primary = no hi ha res a cobrir: cap element no és primari
cover-second-bar = un segon |: els elements després del primer ja són secundaris
cover-secondary-times = un element secundari es cobreix com a màxim una vegada
cover-bad-name = «{ $word }» no és un nom: un nom no té ni : ni |
cover-item-twice = l’element { $item } surt dues vegades
cover-unknown = no hi ha cap element { $item }
cover-items-first = «{ $word }» quan encora no s’ha anomenat cap element: els elements van primer, en una línia com ara items a1..a12
cover-unknown-near = no hi ha cap element { $item }; volíeu dir { $near }?
cover-twice-in-option = l’element { $item } surt dues vegades en aquesta opció
cover-primary-colour = { $item } és primari: només els elements secundaris tenen colors
cover-bad-times = «{ $word }» no diu quantes vegades: escriviu 2|nom o 1:3|nom
cover-ragged = una fila de { $here } on les altres en tenen { $columns }
cover-bad-expression = «{ $expression }» no és una expressió de nombres i noms amb + - * / % ^, min(…) i max(…)
cover-large-expression = «{ $expression }» no cap en 64 bits
cover-zero-expression = «{ $expression }» divideix per 0
cover-unknown-name = res no es diu { $name } a «{ $expression }»
cover-bad-range = «{ $range }» no és un interval: escriviu i in 1..9
cover-bad-condition = «{ $condition }» no compara res: escriviu i < j
cover-bad-names = «{ $range }» no és una sèrie de noms, com ara a1..a12
cover-backward-names = «{ $range }» va enrere: escriviu { $turned }
cover-many-names = «{ $range }» és massa llarg: una sèrie té com a màxim { $most } noms
cover-unclosed = a { $word } li falta la clau de tancament
cover-unclosed-part = una part entre parèntesis no es tanca, o està massa imbricada
cover-many-lines = aquesta línia en representa més de { $most }
cover-two-boards = ja hi ha un tauler
cover-no-board = un tauler és una mida, per exemple 6x10, o un dibuix de . i # a les línies de sota
cover-bad-size = «{ $word }» no és una mida: escriviu files i columnes fins a { $most }, per exemple 6x10
cover-bad-piece = una peça té un nom i un dibuix: piece F .##/##./.#.
cover-bad-drawing = «{ $word }» no és un dibuix: # és una casella de la peça, . una casella buida, / comença una fila
cover-bad-manner = «{ $word }» no s’entén: one-sided, fixed, any, o quantes, per exemple x3
cover-board-or-piece = «{ $word }» on hi hauria d’haver board o piece
cover-row-apart = «{ $row }» on hi hauria d’haver board o piece: les files d’una peça se separen amb /, i les línies d’un text escrit en una sola línia amb un punt i coma
cover-no-pieces = el tauler no té peces
cover-unknown-option = no hi ha cap opció «{ $option }»
cover-drawn-board = això és un tauler dibuixat, que no es torna a llegir: --format list escriu les solucions tal com check les llegeix
cover-too-often = { $item } es cobreix { $times } vegades, com a màxim { $most }
cover-colours-clash = { $item } es cobreix { $times } vegades sense un color comú
cover-is-cover = { $options } { $options ->
    [one] opció
   *[other] opcions
 }: una cobertura
cover-is-partial = { $options } { $options ->
    [one] opció
   *[other] opcions
 }: cap conflicte, però { $missing } { $missing ->
    [one] element no està cobert
   *[other] elements no estan coberts
 }
cover-is-none = { $options } { $options ->
    [one] opció
   *[other] opcions
 }: no és una cobertura
cover-no-options = hi ha elements i res per cobrir-los: les opcions són a les línies de sota
