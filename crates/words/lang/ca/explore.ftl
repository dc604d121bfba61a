explore-setup = Tria una cerca
explore-board = Tauler
explore-tree = Arbre
explore-controls = Controls
explore-moving = Recórrer la cerca
explore-recorded = Una cerca enregistrada
explore-opening = S’està obrint la cerca…
explore-gone = El servidor no respon. Encara s’executa «backtrail serve»?
explore-boardAt = El tauler a la visita { NUMBER($visit) }
explore-play = Reprodueix (espai)
explore-pause = Pausa (espai)
explore-start = Torna al començament (Inici)
explore-end = Ves al final (Fi)
explore-back = Un pas enrere (←)
explore-forward = Un pas endavant (→)
explore-previousSolution = Solució anterior (Maj ←)
explore-nextSolution = Solució següent (Maj →)
explore-previousDeadEnd = Carreró sense sortida anterior (D)
explore-nextDeadEnd = Carreró sense sortida següent (d)
explore-speed = Velocitat
explore-speed-steps = { NUMBER($speed) }/s
explore-speed-full = màxima
explore-goto = Ves a
explore-goto-step = pas
explore-goto-visit = visita
explore-goto-number = Número
explore-goto-go = Ves-hi
explore-timeline = Línia del temps de la cerca
explore-stepOf = pas { NUMBER($step) } de { NUMBER($total) }
explore-cancel = Cancel·la
explore-goOn = Continua
explore-again = Torna-ho a provar
explore-share = { " " }({ NUMBER($share) } % de l’arbre)
explore-seeking-solution = Es busca la solució següent: { $steps ->
    [one] { NUMBER($steps) } pas
   *[other] { NUMBER($steps) } passos
 } fins ara
explore-seeking-deadEnd = Es busca el carreró sense sortida següent: { $steps ->
    [one] { NUMBER($steps) } pas
   *[other] { NUMBER($steps) } passos
 } fins ara
explore-seeking-visit = De camí cap a aquesta visita: { $steps ->
    [one] { NUMBER($steps) } pas
   *[other] { NUMBER($steps) } passos
 } fins ara
explore-seeking-step = De camí cap a aquest pas: { $steps ->
    [one] { NUMBER($steps) } pas
   *[other] { NUMBER($steps) } passos
 } fins ara
explore-seeking-end = De camí cap al final: { $steps ->
    [one] { NUMBER($steps) } pas
   *[other] { NUMBER($steps) } passos
 } fins ara
explore-halted-first = La primera solució, després { $visits ->
    [one] d’{ NUMBER($visits) } visita
   *[other] de { NUMBER($visits) } visites
 } i { $checks ->
    [one] { NUMBER($checks) } comprovació
   *[other] { NUMBER($checks) } comprovacions
 }. Potser hi ha més solucions.
explore-halted-another = Solució { NUMBER($solutions) }, després { $visits ->
    [one] d’{ NUMBER($visits) } visita
   *[other] de { NUMBER($visits) } visites
 } i { $checks ->
    [one] { NUMBER($checks) } comprovació
   *[other] { NUMBER($checks) } comprovacions
 }.
explore-halted-end = S’ha recorregut tot l’arbre. Solucions: { NUMBER($solutions) }; visites: { NUMBER($visits) }.
explore-halted-none = No n’hi ha cap més.
explore-halted-capped = La pàgina guarda com a màxim { NUMBER($steps) } passos. La línia d’ordres arriba fins al final.
explore-halted-cut = L’enregistrament s’acaba aquí, abans que la cerca.
explore-happened = Què ha passat
explore-said-before = Encara no ha passat res. Feu clic a Reprodueix, o premeu →.
explore-said-root = La cerca comença a l’arrel, sense cap tria.
explore-said-enter = Triat: { $choice } (profunditat { NUMBER($depth) }, visita { NUMBER($visit) }).
explore-said-refuse = Rebutjat: { $choice }, perquè { $reason }.
explore-said-refused = Rebutjat: { $choice }.
explore-said-solution = Solució { NUMBER($solution) }, a la visita { NUMBER($visit) }.
explore-said-deadEnd = Carreró sense sortida a la profunditat { NUMBER($depth) }: aquí no és possible cap tria.
explore-said-leave = Desfet: { $choice }. La cerca torna a la profunditat { NUMBER($depth) }.
explore-said-over = La cerca s’ha acabat: s’ha provat tot.
explore-path = Les tries des de l’arrel
explore-path-node = Visita { NUMBER($visit) }, profunditat { NUMBER($depth) }
explore-refusedHere = Rebutjades aquí: { NUMBER($count) }
explore-withheldHere = No s’ofereixen aquí: { NUMBER($count) }
explore-noReason = no se’n dona cap raó
explore-more = … i { NUMBER($count) } abans
explore-counters = Comptadors
explore-agrees = ✓ coincideix amb la cerca nativa
explore-differs = ✗ difereix de la cerca nativa: aviseu-nos, si us plau
explore-counter-steps = Passos
explore-counter-steps-means = Esdeveniments fins ara: tries acceptades, rebutjades i desfetes, solucions i carrerons
explore-counter-visits = Visites
explore-counter-visits-means = Estats visitats, amb l’arrel i les solucions
explore-counter-checks = Comprovacions
explore-counter-checks-means = Tries provades: rebuigs + visites − 1
explore-counter-rejections = Rebuigs
explore-counter-rejections-means = Tries rebutjades
explore-counter-deadEnds = Sense sortida
explore-counter-deadEnds-means = Estats visitats que no són solució i no accepten cap tria
explore-counter-solutions = Solucions
explore-counter-solutions-means = Estats complets trobats fins ara
explore-counter-depth = Profunditat
explore-counter-depth-means = Tries fetes entre l’arrel i l’estat actual
explore-profile = Perfil
explore-profile-means = Visites a cada profunditat; l’arrel té profunditat 0
explore-profile-bar = profunditat { NUMBER($depth) }; visites: { NUMBER($visits) }
explore-profile-words = Visites a cada profunditat, des de l’arrel: { $profile }
explore-help = Tecles i símbols
explore-close = Tanca
explore-signs = Símbols
explore-key-space = Espai
explore-keys-play = reprodueix, pausa
explore-keys-step = un pas enrere, un pas endavant
explore-keys-solution = solució anterior, següent
explore-keys-deadEnd = carreró sense sortida anterior, següent
explore-keys-ends = començament, final
explore-keys-speed = més ràpid, més lent
explore-keys-fold = plega els subarbres sense solució
explore-keys-mode = arbre o bandes
explore-keys-help = aquesta ajuda
explore-sign-choice = tria
explore-sign-deadEnd = carreró sense sortida
explore-sign-solution = solució
explore-sign-folded = subarbre sense solució, plegat
explore-sign-refused = tria rebutjada
explore-share-open = Comparteix
explore-share-title = Comparteix i exporta
explore-link = Enllaç a aquesta vista
explore-copy = Copia l’enllaç
explore-copied = Enllaç copiat.
explore-copyByHand = L’enllaç està seleccionat: copieu-lo amb el teclat.
explore-export-board = Tauler
explore-export-tree = Arbre
explore-export-profile = Perfil
explore-export-film = Pel·lícula
explore-export-film-note = { $steps ->
    [one] { NUMBER($steps) } pas
   *[other] { NUMBER($steps) } passos
 } a partir d’aquí, a aquesta velocitat
explore-export-events = Esdeveniments
explore-export-events-note = un objecte JSON per línia: els passos coneguts fins ara
explore-export-html = Una pàgina que es reprodueix sola
explore-export-html-note = s’obre en qualsevol navegador, sense el servidor
explore-making = Un moment…
explore-made = S’ha desat { $name } ({ NUMBER($size) }).
explore-notMade = No ha funcionat: { $error }
explore-filming = El servidor dibuixa la pel·lícula: pot trigar una mica…
explore-writing = { $events ->
    [one] { NUMBER($events) } esdeveniment escrit
   *[other] { NUMBER($events) } esdeveniments escrits
 }…
explore-shortened = Només conté els primers { NUMBER($most) } passos.
explore-import = Obre un fitxer
explore-import-note = Una graella, un graf, una col·lecció de graelles o una cerca enregistrada, desada aquí o escrita per un programa vostre. També es pot deixar anar el fitxer a qualsevol lloc de la pàgina.
explore-import-choose = Tria un fitxer…
explore-recordingGone = L’enregistrament { $name } ja no és aquí: torneu-lo a deixar anar sobre la pàgina.
explore-badLine = Línia { NUMBER($line) }: { $error }
explore-noEvents = { $name } no té cap esdeveniment.
explore-bad-json = això no és JSON
explore-bad-first = la primera línia ha de ser { "{" }"type":"run", …{ "}" }
explore-bad-type = el tipus és «{ $type }»; ha de ser enter, refuse, solution, dead_end o leave
explore-bad-choice = hi falta una tria
explore-bad-numbers = cells, values i blames han de ser enters, com a mínim 0
explore-bad-cell = no hi ha cap casella { NUMBER($cell) }: el tauler en té { NUMBER($cells) }, comptades des de 0
explore-bad-over = ja s’ha sortit de l’arrel; no pot seguir res
explore-bad-long = la pàgina guarda com a màxim { NUMBER($most) } esdeveniments
explore-since = Obert al node { $node }: es compta a partir d’allà, sense el que hi ha abans.
explore-fromRoot = Comença a l’arrel
explore-link-local = Només aquest ordinador pot obrir l’enllaç: el servidor respon a { $host }.
explore-link-network = Tothom qui sigui a la xarxa pot obrir l’enllaç després d’haver obert l’adreça que ha escrit backtrail serve, que conté el testimoni.
explore-present = Presenta, per a un projector (p)
explore-present-end = Acaba la presentació (p, Esc)
explore-keys-present = presenta, per a un projector
explore-split = Amplada del tauler: arrossegueu, o feu servir les fletxes
explore-goto-bad = «{ $text }» no és un número vàlid: escriviu un nombre enter a partir de { NUMBER($least) }, per exemple 120.
