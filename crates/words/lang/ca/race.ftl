race-title = Cursa
race-setup = Prepara la cursa
race-solvers = Solucionadors (de dos a quatre)
race-pickMore = Trieu-ne almenys dos.
race-pickFull = Quatre com a màxim.
race-mode = Modalitat
race-lockstep = al mateix pas, visita a visita
race-time = en temps real
race-question = Pregunta
race-first = primera solució
race-all = totes les solucions
race-count = només comptar
race-lockstepMeans = Cada solucionador ha fet el mateix nombre de visites, o ha acabat.
race-spent = temps
race-noBoard = Sense imatge: massa gran, o aquest solucionador no es pot seguir pas a pas.
race-timeMeans = Temps mínim de processador d’un sol fil; el servidor mesura els solucionadors l’un rere l’altre.
race-slow = Càmera lenta × { NUMBER($times) }: les proporcions reals, a pas regular.
race-fast = Les proporcions reals, a pas regular.
race-measuring = El servidor mesura cada solucionador per separat…
race-opening = S’estan obrint les cerques…
race-again = Torna a córrer
race-play = Reprodueix
race-pause = Pausa
race-back = Una visita enrere
race-forward = Una visita endavant
race-restart = Torna al començament
race-finish = Ves al final
race-speed = Visites per segon
race-position = Visites
race-moment = Segons de càmera lenta
race-of = { NUMBER($at) } de { NUMBER($most) }
race-seconds = { NUMBER($at) } s de { NUMBER($most) } s
race-known = { NUMBER($at) } de les { NUMBER($most) } conegudes fins ara
race-progress = Progrés: { $solver }
race-searching = cerca
race-arrived = Acabat després { $visits ->
    [one] d’{ NUMBER($visits) } visita
   *[other] de { NUMBER($visits) } visites
 }
race-arrivedTime = Acabat en { $time }
race-stopped = Aturat després de { $time }
race-waiting = espera el seu torn
race-running = en cursa: { $time }, { $visits ->
    [one] { NUMBER($visits) } visita
   *[other] { NUMBER($visits) } visites
 }
race-measured = mesurat
race-seeking = Es recorre fins al final: { $count ->
    [one] { NUMBER($count) } visita
   *[other] { NUMBER($count) } visites
 }…
race-visits = visites
race-checks = comprovacions
race-rejections = rebuigs
race-deadEnds = carrerons sense sortida
race-solutions = solucions
race-notKept = Aquest solucionador no compta això.
race-result = Resultat
race-solver = solucionador
race-idea = idea
race-ratioTime = × el més ràpid
race-ratioChecks = × el mínim de comprovacions
race-agree = Verificat: tots han trobat el mateix nombre de solucions, { NUMBER($count) }.
race-agreeFirst = Verificat: tots han trobat una solució.
race-agreeNone = Verificat: tots han demostrat que no hi ha solució.
race-differ = Els solucionadors no coincideixen. És un error del programa, o bé la pregunta no era la mateixa.
race-sameVisits = També fan el mateix nombre de visites, { NUMBER($count) }: recorren el mateix arbre, però una visita no els costa el mateix temps.
race-otherVisits = Els nombres de visites són diferents: recorren arbres diferents.
race-notAll = No tots han acabat.
race-tooFew = N’han acabat menys de dos: no hi ha res a comparar.
race-capped = Massa llarg per seguir-lo aquí fins al final. El temps real no té aquest límit.
race-lanes = Carrils
race-deck = Controls
race-started = La cursa ha començat.
race-over = La cursa s’ha acabat. { $first } arriba primer.
