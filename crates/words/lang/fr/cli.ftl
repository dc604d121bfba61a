# Ce que dit la ligne de commande.
cli-part-under = sous { $under }
cli-part-from = après { $from }
cli-part-under-from = sous { $under } et après { $from }
cli-part-of-many = --under et --from parcourent une partie d’un seul arbre, et il y a ici plusieurs instances : donnez-en une
cli-about = Un atelier de retour sur trace : résoudre un problème de toutes les façons, compter, comparer et dessiner la recherche
cli-about-solve = Résoudre { $puzzle }
cli-about-of = { $about } : { $puzzle }
cli-about-lang = Parler cette langue : en, fr ou ca [par défaut : celle du système]
cli-about-check = Vérifier une solution, complète ou non, et nommer chaque conflit
cli-about-compare = Lancer tous les solveurs sur les mêmes instances et comparer : temps de processeur, visites, essais ; les comptes doivent être égaux
cli-about-explain = Résoudre par des pas humains qui ont un nom, et donner la raison de chacun
cli-about-profile = Montrer comment les visites d’une recherche se répartissent selon la profondeur
cli-about-tree = Dessiner l’arbre de décision d’une recherche
cli-about-watch = Regarder une recherche dans le terminal, ou la filmer
cli-about-serve = Servir la page : explorer, courir et apprendre dans le navigateur
cli-about-solvers = Lister les solveurs, du manuel au record
cli-about-completions = Écrire les complétions pour un interpréteur de commandes
cli-about-man = Écrire la page de manuel
cli-tools = Outils
cli-after-help =
    Essayez : backtrail queens 8

    Codes de sortie :
      0  trouvé ou terminé
      1  il est prouvé qu’il n’y en a pas ; pour check, un conflit
      2  mauvais usage ou mauvaise entrée
      3  arrêté par une limite ou un signal, avec ce qui a été trouvé jusque-là
cli-for-example = Par exemple : { $command }
cli-many = Un fichier ou un tube qui en contient beaucoup, un par ligne, reçoit une réponse par ligne, dans l’ordre, de tous les cœurs.
cli-strict = Dans une collection, s’arrêter à la première ligne qui n’est pas un problème
cli-keep-going = Dans une collection, sortir avec 0 même si certaines lignes ne sont pas des problèmes
cli-make-count = En faire K
cli-unknown-language = il n’y a pas de langue « { $tag } » ; il y a : { $known }
cli-within = { $name } : { $what }
cli-stopped-writing = arrêté par une interruption : { $name } contient le début de la réponse
cli-cannot-read = impossible de lire { $name } : { $why }
cli-cannot-write = impossible d’écrire { $name } : { $why }
cli-cannot-record = impossible d’enregistrer { $name } : { $why }
cli-cannot-serve = impossible de servir la page : { $why }
cli-cannot-draw = impossible de dessiner dans le terminal : { $why }
cli-why-no-file = ce fichier ou ce dossier n’existe pas
cli-why-not-allowed = permission refusée
cli-why-directory = c’est un dossier
cli-why-full = il n’y a plus de place
cli-standard-input = l’entrée standard
cli-standard-output = la sortie standard
cli-long-file = { $name } dépasse { $longest } Mio : rien de ce qui se lit ici n’est aussi long
cli-not-text = { $name } n’est pas du texte
cli-long-line = { $name } : la ligne { $line } dépasse { $longest } Mio : aucun problème n’est aussi long
cli-same-file = { $name } est en cours de lecture : la réponse a besoin d’un fichier à elle
cli-fault = backtrail : { $name }, ligne { $line } : { $why }
cli-faults = backtrail : { $name } : encore { $n ->
    [one] { NUMBER($n) } ligne semblable
   *[other] { NUMBER($n) } lignes semblables
 }
cli-no-file = il n’y a pas de fichier « { $word } »
cli-no-tool = « { $word } » n’est ni une instance de { $puzzle }, ni un fichier, ni un outil ; l’outil le plus proche est « { $tool } »
cli-no-command = il n’y a pas de commande « { $word } » ; backtrail --help les liste
cli-time-unit = une durée a besoin de son unité : { $text }s, { $text }ms, { $text }m
cli-give-time = donnez une durée comme 10s, 500ms, 2m ou 1h30m
cli-too-many = c’est plus que personne ne peut compter
cli-give-number = donnez un nombre entier à partir de 1
cli-give-threads = donnez un nombre de 1 à 1024, ou « all »
cli-give-port = donnez un nombre de 1 à 65535, ou rien pour un port libre
cli-give-host = donnez une adresse comme 127.0.0.1, 192.168.1.20 ou 0.0.0.0
cli-give-size = donnez des colonnes et des lignes comme 80x24, de 20x6 à 500x200
cli-progress = { $share }, { NUMBER($found) } trouvées, { NUMBER($rate) } { $what ->
    [visits] visites
    [puzzles] problèmes
   *[attempts] tentatives
 }/s{ $left }
cli-progress-count = { NUMBER($n) } { $what ->
    [visits] visites
    [puzzles] problèmes
   *[attempts] tentatives
 }
cli-progress-left = , encore { $time }
cli-summary = { $found } par { $solver }{ $end } : { $cost }
cli-found-none = il n’existe aucune solution{ $part } : prouvé
cli-found-all = { $n ->
    [one] la seule solution{ $part } trouvée
   *[other] les { $count } solutions{ $part } toutes trouvées
 }
cli-found = { $n ->
    [one] { $count } solution{ $part } trouvée
   *[other] { $count } solutions{ $part } trouvées
 }
cli-found-so-far = { $n ->
    [one] { $count } solution{ $part } trouvée jusqu’ici
   *[other] { $count } solutions{ $part } trouvées jusqu’ici
 }
cli-stopped-with = , arrêté par { $limit } avec { $share } % de { $part ->
    [part] cette partie
   *[whole] l’arbre
 } parcouru
cli-stopped-by = , arrêté par { $limit }
cli-stopped = , arrêté
cli-limit-visits = la limite de visites
cli-limit-time = la limite de temps
cli-limit-interrupt = une interruption
cli-limit-memory = la limite de mémoire
cli-limit-largest = le plus grand nombre que l’on compte, 2^128 − 1
cli-limit-observer = son observateur
cli-count-visits = { $n ->
    [one] { NUMBER($n) } visite
   *[other] { NUMBER($n) } visites
 }
cli-count-checks = { $n ->
    [one] { NUMBER($n) } essai
   *[other] { NUMBER($n) } essais
 }
cli-count-dead-ends = { $n ->
    [one] { NUMBER($n) } impasse
   *[other] { NUMBER($n) } impasses
 }
cli-count-puzzles = { $n ->
    [one] { NUMBER($n) } problème
   *[other] { NUMBER($n) } problèmes
 }
cli-count-frames = { $n ->
    [one] { NUMBER($n) } image
   *[other] { NUMBER($n) } images
 }
cli-table-solutions = solutions
cli-table-visits = visites
cli-table-checks = essais
cli-table-rejections = refus
cli-table-dead-ends = impasses
cli-table-max-depth = profondeur
cli-table-profile = profil
cli-table-stopped-at = arrêté à
cli-table-depths = { " " }… ({ $n } profondeurs)
cli-speed = { $time }, { $rate } par seconde
cli-why = pourquoi : { $reason }
cli-no-solution = il n’existe aucune solution : { $reason }
cli-next = ensuite : { $command }
cli-next-or = ensuite : { $command }, ou : { $other }
cli-next-why = ensuite : { $command }    (pourquoi il n’y en a pas)
cli-no-dot = { $puzzle } n’a pas d’image pour Graphviz ; prenez --format svg
cli-large-drawing = trop grand pour être dessiné : { $title } ; prenez --format list
cli-one-picture = une image montre une solution ; demandez la première, ou prenez --format board
cli-large-screen = le plateau déborderait de l’écran : { $title } ; prenez --format list
cli-large-picture = l’image serait trop grande à regarder : { $title } ; prenez --format list
cli-large-board = le plateau est trop grand à écrire : { $title } ; prenez --format list
cli-svg-solution-list = une image SVG montre une solution ; une collection s’écrit avec --format list
cli-svg-list = une image SVG n’en montre qu’un ; une collection s’écrit avec --format list
cli-svg-one = une image SVG n’en montre qu’un ; faites-en un seul, ou prenez --format board
cli-tally = { $puzzles }{ $end }{ $parts } ; { $speed }
cli-tally-parts =  : { $parts }
cli-tally-one = { NUMBER($n) } avec une solution
cli-tally-several = { NUMBER($n) } avec plusieurs
cli-tally-impossible = { $n ->
    [one] { NUMBER($n) } impossible
   *[other] { NUMBER($n) } impossibles
 }
cli-tally-given-up = { $n ->
    [one] { NUMBER($n) } abandonné
   *[other] { NUMBER($n) } abandonnés
 }
cli-tally-invalid = { $n ->
    [one] { NUMBER($n) } non valable
   *[other] { NUMBER($n) } non valables
 }
cli-each-none = aucune solution
cli-each-unknown = on ne sait pas
cli-changed = { $tool } : { $made }{ $refused }{ $end } ; { $speed }
cli-refused = , { $n ->
    [one] { NUMBER($n) } refusé
   *[other] { NUMBER($n) } refusés
 }
cli-made = { $n ->
    [one] { NUMBER($n) } problème créé
   *[other] { NUMBER($n) } problèmes créés
 }{ $end } ; { $speed }
cli-made-no-more = { NUMBER($made) } créés, puis aucun en { NUMBER($tries) } tentatives ; avec --time-limit, les essais durent ce temps-là
cli-seed = --seed { $seed } refait la même chose
cli-check-more = { "  " }… et { NUMBER($n) } de plus
cli-solvers-solver = solveur
cli-solvers-answers = répond à
cli-solvers-largest = jusqu’à
cli-solvers-twin = jumeau
cli-solvers-idea = idée
cli-profile-stopped = arrêté par { $limit }
cli-profile-first = jusqu’à la première solution
cli-profile-all = toutes les solutions
cli-profile-title = { $title }, { $until } : visites par profondeur ({ $solver })
cli-tree-stopped = arrêté par { $limit } : le reste de l’arbre n’est pas dessiné
cli-compare-stopped = arrêté par { $limit } : le reste n’a pas été exécuté
cli-compare-time = temps de processeur d’un seul fil
cli-compare-agree = tous s’accordent à dire s’il y en a une ; temps de processeur d’un seul fil
cli-compare-counts = tous les comptes concordent ; temps de processeur d’un seul fil
cli-compare-largest = va jusqu’à { $largest }
cli-compare-over = plus de { $cap }
cli-compare-interrupted = interrompu
cli-disagree = les solveurs ne sont pas d’accord, { $title } : { $first } compte { $count }, { $solver } compte { $other }
cli-watch-dumb = on ne peut pas dessiner dans un terminal élémentaire (TERM=dumb) ; --record FILE.cast|.gif|.svg fait un film sans terminal, et « backtrail tree » une image
cli-watch-needs = pour regarder, il faut un terminal, et { $stream } n’en est pas un ; --record FILE.cast|.gif|.svg fait un film sans terminal, et « backtrail tree » une image
cli-film-ending = la terminaison de « { $file } » n’annonce aucun genre de film : .cast est pour asciinema, .gif pour les diapositives, .svg pour les pages
cli-film = { $file } : { $frames }, { $seconds } s, { NUMBER($bytes) } octets
cli-serve-open = quiconque peut atteindre cette machine et connaît cette adresse peut utiliser la page, et avec elle les cœurs de cette machine
cli-serve-plain = c’est du http sans chiffrement : qui est sur le chemin peut tout lire, le jeton aussi ; sans --host, seule cette machine est servie
cli-serve-no-browser = aucun navigateur n’a pu être ouvert ; ouvrez l’adresse vous-même
cli-serve-stop = Ctrl-C l’arrête
cli-port-taken = le port { $port } est pris ; donnez un autre --port, ou aucun pour un port libre
cli-port-system = le port { $port } est réservé au système ; donnez un --port à partir de 1024, ou aucun pour un port libre
cli-not-our-address = { $host } n’est pas une adresse de cette machine ; 127.0.0.1 en est une, et 0.0.0.0 les désigne toutes
cli-solvers-of = Seulement ceux de ce problème
cli-json-lines = Écrire un objet JSON par ligne
cli-json = Écrire un objet JSON
cli-man-command = La page de cette commande, comme « tree queens »
cli-about-site = Écrire leçons, exercices et recherches enregistrées en pages web qui se passent de serveur
cli-site-made = { NUMBER($pages) } pages, { NUMBER($kilobytes) } ko ; ouvrez la première dans un navigateur, ou déposez le dossier sur n’importe quel serveur web
cli-site-no-folder = { $folder } est un fichier ; indiquez un dossier
cli-site-not-empty = { $folder } contient d’autres fichiers ; indiquez un dossier vide, ou --force pour écrire parmi eux
