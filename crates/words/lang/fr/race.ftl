race-title = Course
race-setup = Préparer la course
race-solvers = Solveurs (deux à quatre)
race-pickMore = Choisissez-en au moins deux.
race-pickFull = Quatre au plus.
race-mode = Mode
race-lockstep = au même pas, visite par visite
race-time = en temps réel
race-question = Question
race-first = première solution
race-all = toutes les solutions
race-count = compter seulement
race-lockstepMeans = Chaque solveur a fait le même nombre de visites, ou a terminé.
race-spent = temps
race-noBoard = Pas d’image : trop grand, ou ce solveur ne se suit pas pas à pas.
race-timeMeans = Temps de processeur minimal d’un seul fil ; le serveur mesure les solveurs l’un après l’autre.
race-slow = Ralenti × { NUMBER($times) } : les vrais rapports, à allure régulière.
race-fast = Les vrais rapports, à allure régulière.
race-measuring = Le serveur mesure chaque solveur séparément…
race-opening = Ouverture des recherches…
race-again = Recommencer la course
race-play = Lecture
race-pause = Pause
race-back = Une visite en arrière
race-forward = Une visite en avant
race-restart = Retour au début
race-finish = Aller à la fin
race-speed = Visites par seconde
race-position = Visites
race-moment = Secondes de ralenti
race-of = { NUMBER($at) } sur { NUMBER($most) }
race-seconds = { NUMBER($at) } s sur { NUMBER($most) } s
race-known = { NUMBER($at) } sur les { NUMBER($most) } connues jusqu’ici
race-progress = Progression : { $solver }
race-searching = cherche
race-arrived = Terminé après { $visits ->
    [one] { NUMBER($visits) } visite
   *[other] { NUMBER($visits) } visites
 }
race-arrivedTime = Terminé en { $time }
race-stopped = Arrêté après { $time }
race-waiting = attend son tour
race-running = en course : { $time }, { $visits ->
    [one] { NUMBER($visits) } visite
   *[other] { NUMBER($visits) } visites
 }
race-measured = mesuré
race-seeking = Parcours jusqu’à la fin : { $count ->
    [one] { NUMBER($count) } visite
   *[other] { NUMBER($count) } visites
 }…
race-visits = visites
race-checks = vérifications
race-rejections = refus
race-deadEnds = impasses
race-solutions = solutions
race-notKept = Ce solveur ne compte pas cela.
race-result = Résultat
race-solver = solveur
race-idea = idée
race-ratioTime = × le plus rapide
race-ratioChecks = × le moins de vérifications
race-agree = Vérifié : tous ont trouvé le même nombre de solutions, { NUMBER($count) }.
race-agreeFirst = Vérifié : tous ont trouvé une solution.
race-agreeNone = Vérifié : tous ont prouvé qu’il n’y a pas de solution.
race-differ = Les solveurs ne sont pas d’accord. C’est une erreur de programme, ou la question n’était pas la même.
race-sameVisits = Ils font aussi le même nombre de visites, { NUMBER($count) } : ils parcourent le même arbre, mais une visite ne leur coûte pas le même temps.
race-otherVisits = Leurs nombres de visites diffèrent : ils parcourent des arbres différents.
race-notAll = Tous n’ont pas terminé.
race-tooFew = Moins de deux ont terminé : il n’y a rien à comparer.
race-capped = Trop long à suivre ici jusqu’au bout. Le temps réel n’a pas cette limite.
race-lanes = Couloirs
race-deck = Commandes
race-started = La course est lancée.
race-over = La course est finie. { $first } arrive en tête.
