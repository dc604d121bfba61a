# El que diuen les imatges i les taules.
render-heading-solver = solucionador
render-heading-solutions = solucions
render-heading-least = CPU mín.
render-heading-mean = CPU mitjà
render-heading-slower = × el més ràpid
render-heading-visits = visites
render-heading-checks = comprovacions
render-heading-space = espai de cerca
render-heading-depth = profunditat
render-heading-share = part
render-heading-total = total
render-not-run = { $solver }, no executat
render-least-title = { $puzzle }: temps de processador mínim de cada solucionador
render-least-of = { $solver } amb { $instance }: { $time }
render-least-axis = Temps de processador (cada línia val deu vegades la de sota)
render-nothing-run = no s’ha executat res
render-count-nodes = { $n ->
    [one] { NUMBER($n) } node
   *[other] { NUMBER($n) } nodes
 }
render-count-solutions = { $n ->
    [one] { NUMBER($n) } solució
   *[other] { NUMBER($n) } solucions
 }
render-count-dead-ends = { $n ->
    [one] { NUMBER($n) } carreró sense sortida
   *[other] { NUMBER($n) } carrerons sense sortida
 }
render-count-visits = { $n ->
    [one] { NUMBER($n) } visita
   *[other] { NUMBER($n) } visites
 }
render-count-refused = { $n ->
    [one] { NUMBER($n) } tria rebutjada
   *[other] { NUMBER($n) } tries rebutjades
 }
render-empty-board = un tauler buit
render-empty-tree = un arbre buit
render-path = { $rows }×{ $columns }: un { $noun } de { $from } a { $to }
render-path-closed = { $rows }×{ $columns }: un { $noun } tancat des de { $from }
render-start = inici { $place }
render-start-closed = inici { $place }, i tornada
render-end = final { $place }
render-grid = { $noun } { $rows }×{ $columns }: { $clues ->
    [one] { $clues } pista
   *[other] { $clues } pistes
 }, { $found ->
    [one] { $found } valor trobat
   *[other] { $found } valors trobats
 }
render-graph-wrong = { $n ->
    [one] incorrecte: { NUMBER($n) } aresta amb els extrems del mateix color
   *[other] incorrecte: { NUMBER($n) } arestes amb els extrems del mateix color
 }
render-graph-undrawn = hi ha massa arestes per dibuixar-les
render-graph-named = el número dins d’un disc és el seu color; el text del costat és el seu nom
render-no-visits = cap visita
render-each-line = cada línia representa { $n } profunditats
render-by-depth = { $visits } per profunditat
render-by-depths = { $visits } per profunditat, { $n } profunditats per barra
render-depth-visits = profunditat { $depth }: { $visits }, { $share }
render-choice = tria
render-root = arrel
render-unfinished = inacabat
render-below = { $nodes } a sota, { $solutions ->
    [0] cap solució
    [one] { NUMBER($solutions) } solució
   *[other] { NUMBER($solutions) } solucions
 }
render-below-unfinished = { $nodes } a sota, inacabat
render-below-so-far = { $nodes } a sota, { $solutions ->
    [one] { NUMBER($solutions) } solució
   *[other] { NUMBER($solutions) } solucions
 } fins ara
render-dead-end = carreró sense sortida
render-solution = solució { NUMBER($number) }
render-folded = sense solució, plegat: { $nodes }
render-failed = sense solució
render-refused = rebutjat
render-refused-why = rebutjat: { $reason }
render-at-depth = { $label }, profunditat { $depth }: { $words }
render-note = { $did }: l’arbre té { $has }, i { $why }
render-note-folded = { $n ->
    [one] { NUMBER($n) } subarbre sense solució està plegat
   *[other] { NUMBER($n) } subarbres sense solució estan plegats
 }
render-note-cut = l’arbre està tallat per sota de la profunditat { $depth }
render-note-unfolded = no hi ha res plegat
render-why-dot = dot és lent a partir de 2.000 nodes
render-why-edges = Mermaid s’atura a 500 arestes
render-why-characters = Mermaid s’atura a 50.000 caràcters
render-why-signs = una imatge de més de 1.500 símbols és difícil de llegir
render-why-lines = més de 2.000 línies són difícils de llegir
render-tree-title = Arbre de decisió: { $heading }
render-dot-choice = cercle: tria
render-dot-unfinished = de punts: inacabat
render-dot-cut = +k: k nodes a sota
render-dot-dead-end = quadrat: carreró sense sortida
render-dot-solution = rombe: solució
render-dot-folded = triangle: subarbre sense solució, amb els seus nodes
render-dot-refused = ×: rebutjat
render-legend-choice = tria
render-legend-unfinished = inacabat
render-legend-cut = +k: k nodes amagats a sota
render-legend-dead-end = carreró sense sortida
render-legend-solution = solució
render-legend-folded = subarbre sense solució, plegat
render-legend-refused = tria rebutjada
render-and-more = { $first }, i { $n ->
    [one] { $n } tria més que se’n segueix
   *[other] { $n } tries més que se’n segueixen
 }
render-stage-vertices = { $shown } de { $n ->
    [one] { $n } vèrtex
   *[other] { $n } vèrtexs
 }
render-stage-nothing = (encara no s’ha triat res)
render-stage-last = les últimes { $seen } de { $n ->
    [one] { $n } tria
   *[other] { $n } tries
 }
render-stage-rows = files { $range }
render-stage-columns = columnes { $range }
render-graph-caption = { $vertices ->
    [one] { $vertices } vèrtex
   *[other] { $vertices } vèrtexs
 } i { $edges ->
    [one] { $edges } aresta
   *[other] { $edges } arestes
 }, { $colours ->
    [one] { $colours } color
   *[other] { $colours } colors
 }
render-graph-title = un graf amb { $vertices ->
    [one] { $vertices } vèrtex
   *[other] { $vertices } vèrtexs
 } i { $edges ->
    [one] { $edges } aresta
   *[other] { $edges } arestes
 }, { $colours ->
    [one] { $colours } color
   *[other] { $colours } colors
 }
render-image = imatge d’una altra solució
render-dot-image = rombe buit: imatge d’una altra solució
render-legend-image = imatge d’una altra solució
render-ladder-note = les longituds de les barres són logaritmes
render-visited-all = visitats per { $solver } per a totes les solucions
render-visited-first = visitats per { $solver } fins a la primera
