# Ce que dit la ligne de commande.
cli-part-under = sous { $under }
cli-part-from = après { $from }
cli-part-under-from = sous { $under } et après { $from }
cli-part-of-many = --under et --from parcourent une partie d’un seul arbre, mais plusieurs instances sont données : n’en donnez qu’une
cli-about = Un atelier de retour sur trace : résoudre des problèmes de bien des façons, compter les solutions, comparer les solveurs et les regarder chercher
cli-about-of = { $about }. { $puzzle }
cli-about-lang = La langue des messages : en, fr ou ca [par défaut : celle du système]
cli-about-check = Vérifier une solution, complète ou partielle, et lister tous les conflits
cli-about-compare = Lancer plusieurs solveurs sur les mêmes instances et comparer temps de processeur, visites et vérifications
cli-about-explain = Résoudre pas à pas, comme le ferait une personne, en justifiant chaque pas
cli-about-profile = Montrer combien de nœuds une recherche visite à chaque profondeur
cli-about-tree = Dessiner l’arbre de décision d’une recherche
cli-about-watch = Regarder une recherche dans le terminal, ou en faire un film
cli-about-serve = Ouvrir la page web : explorer, comparer en course et apprendre dans le navigateur
cli-about-solvers = Lister les solveurs, du manuel scolaire au record
cli-about-completions = Écrire le script de complétion d’un interpréteur de commandes
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
cli-many = Un fichier ou un tube peut contenir beaucoup de problèmes, un par ligne : les réponses viennent ligne par ligne, dans l’ordre, sur tous les cœurs.
cli-strict = S’il y a plusieurs problèmes, s’arrêter à la première ligne qui n’en est pas un
cli-keep-going = S’il y a plusieurs problèmes, sortir avec 0 même si certaines lignes n’en sont pas
cli-only = Dans une collection, lister les grilles elles-mêmes, et seulement celles qui ont une solution (unique), plusieurs (several) ou aucune (none)
cli-make-count = Combien en créer
cli-unknown-language = la langue « { $tag } » n’existe pas ici ; choisissez parmi { $known }
cli-within = { $name } : { $what }
cli-stopped-writing = interrompu : { $name } ne contient que le début de la réponse
cli-cannot-read = impossible de lire { $name } : { $why }
cli-cannot-write = impossible d’écrire { $name } : { $why }
cli-cannot-record = impossible d’enregistrer { $name } : { $why }
cli-cannot-serve = impossible de démarrer le serveur : { $why }
cli-cannot-draw = impossible de dessiner dans le terminal : { $why }
cli-why-no-file = ce fichier ou ce dossier n’existe pas
cli-why-not-allowed = permission refusée
cli-why-directory = c’est un dossier
cli-why-full = il n’y a plus de place sur le disque
cli-why-damaged = le fichier compressé est endommagé ou tronqué
cli-standard-input = l’entrée standard
cli-standard-output = la sortie standard
cli-long-file = { $name } dépasse { $longest } Mio, le maximum lu en une fois
cli-not-text = { $name } n’est pas un fichier texte
cli-same-file = { $name } est aussi l’entrée : choisissez un autre fichier pour la réponse
cli-fault = backtrail : { $name }, ligne { $line } : { $why }
cli-faults = backtrail : { $name } : { $n ->
    [one] encore { NUMBER($n) } ligne avec une erreur
   *[other] encore { NUMBER($n) } lignes avec des erreurs
 }
cli-no-file = le fichier « { $word } » n’existe pas
cli-other-puzzle = { $what } ; { $puzzle } l’accepte : { $command }
cli-no-tool = « { $word } » n’est ni une instance de { $puzzle }, ni un fichier, ni un outil ; vouliez-vous dire l’outil « { $tool } » ?
cli-no-command = la commande « { $word } » n’existe pas ; « backtrail --help » donne la liste
cli-time-unit = une durée s’écrit avec son unité : { $text }s, { $text }ms ou { $text }min
cli-give-time = donnez une durée comme 10s, 500ms, 5min ou 1h30m
cli-too-many = le nombre est trop grand
cli-give-number = donnez un nombre entier à partir de 1, comme 10000, 10k ou 2M
cli-give-threads = donnez un nombre de 1 à 1024, ou « all »
cli-give-port = donnez un port de 1 à 65535, ou omettez --port
cli-give-host = donnez une adresse comme 127.0.0.1, 192.168.1.20 ou 0.0.0.0
cli-give-size = donnez colonnes et lignes, comme 80x24, de 20x6 à 500x200
cli-progress = { $share }, { $found ->
    [one] { NUMBER($found) } trouvée
   *[other] { NUMBER($found) } trouvées
 }, { NUMBER($rate) } { $what ->
    [visits] visites
    [puzzles] problèmes
   *[attempts] tentatives
 }/s{ $left }
cli-progress-count = { NUMBER($n) } { $what ->
    [visits] visites
    [puzzles] problèmes
   *[attempts] tentatives
 }
cli-progress-left = , encore { $time } environ
cli-progress-guess = { $share } (estimation : { $guess } %)
cli-summary = { $found } par { $solver }{ $end } : { $cost }
cli-found-none = aucune solution n’existe{ $part } : prouvé
cli-found-all = { $n ->
    [one] la seule solution{ $part } trouvée
    [2] les deux solutions{ $part } ont été trouvées
   *[other] les { $count } solutions{ $part } ont été trouvées
 }
cli-found = { $n ->
    [one] { $count } solution{ $part } trouvée
   *[other] { $count } solutions{ $part } trouvées
 }
cli-found-so-far = { $n ->
    [one] { $count } solution{ $part } trouvée jusqu’ici
   *[other] { $count } solutions{ $part } trouvées jusqu’ici
 }
cli-stopped-with = , recherche arrêtée par { $limit } après { $share } % de { $part ->
    [part] cette partie de l’arbre
   *[whole] l’arbre
 }
cli-stopped-by = , recherche arrêtée par { $limit }
cli-stopped = , recherche arrêtée
cli-limit-visits = la limite de visites
cli-limit-time = la limite de temps
cli-limit-interrupt = une interruption
cli-limit-memory = la limite de mémoire
cli-limit-observer = l’observateur
cli-count-visits = { $n ->
    [one] { NUMBER($n) } visite
   *[other] { NUMBER($n) } visites
 }
cli-count-checks = { $n ->
    [one] { NUMBER($n) } vérification
   *[other] { NUMBER($n) } vérifications
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
cli-table-checks = vérifications
cli-table-rejections = refus
cli-table-dead-ends = impasses
cli-table-max-depth = prof. max.
cli-table-profile = profil
cli-table-stopped-at = arrêté à
cli-table-depths = { " " }… ({ $n ->
    [one] { $n } profondeur
   *[other] { $n } profondeurs
 })
cli-speed = { $time }, { $rate } par seconde
cli-why = pourquoi : { $reason }
cli-no-solution = aucune solution n’existe : { $reason }
cli-next = ensuite : { $command }
cli-next-or = ensuite : { $command }, ou : { $other }
cli-next-why = ensuite : { $command }    (explique pourquoi il n’y en a pas)
cli-no-dot = { $puzzle } ne se dessine pas avec Graphviz ; utilisez --format svg
cli-large-drawing = { $title } : trop grand à dessiner ; utilisez --format list
cli-no-picture = { $title } : il n’y a pas de plateau à dessiner ; utilisez --format list
cli-one-picture = une image ne montre qu’une solution : demandez la première, ou utilisez --format board
cli-large-screen = { $title } : l’échiquier ou la grille ne tiendrait pas à l’écran ; utilisez --format list
cli-large-picture = { $title } : l’image serait trop grande à regarder ; utilisez --format list
cli-large-board = { $title } : l’échiquier ou la grille est trop grand pour être affiché ; utilisez --format list
cli-svg-solution-list = une image SVG ne montre qu’une solution ; pour plusieurs problèmes, utilisez --format list
cli-svg-list = une image SVG ne montre qu’un problème ; pour plusieurs, utilisez --format list
cli-svg-one = une image SVG ne montre qu’un problème : n’en créez qu’un, ou utilisez --format board
cli-tally = { $puzzles }{ $end }{ $parts } ; { $speed }
cli-tally-parts =  : { $parts }
cli-tally-one = { NUMBER($n) } avec une solution
cli-tally-several = { NUMBER($n) } avec plusieurs solutions
cli-tally-impossible = { NUMBER($n) } sans solution
cli-tally-given-up = { $n ->
    [one] { NUMBER($n) } non décidé
   *[other] { NUMBER($n) } non décidés
 }
cli-tally-invalid = { $n ->
    [one] { NUMBER($n) } invalide
   *[other] { NUMBER($n) } invalides
 }
cli-tally-total = au total : { $cost }
cli-tally-search = { $time } de recherche
cli-changed = { $tool } : { $made }{ $refused }{ $end } ; { $speed }
cli-refused = , { $n ->
    [one] { NUMBER($n) } refusé
   *[other] { NUMBER($n) } refusés
 }
cli-made = { $n ->
    [one] { NUMBER($n) } problème créé
   *[other] { NUMBER($n) } problèmes créés
 }{ $end } ; { $speed }
cli-made-no-more = { $made ->
    [one] { NUMBER($made) } créé
   *[other] { NUMBER($made) } créés
 }, puis aucun en { NUMBER($tries) } tentatives ; avec --time-limit, les tentatives durent plus longtemps
cli-made-none = { $advice } ({ NUMBER($made) } en { NUMBER($tries) } tentatives)
cli-seed = --seed { $seed } redonne le même résultat
cli-check-more = { "  " }… et { NUMBER($n) } de plus
cli-solvers-solver = solveur
cli-solvers-answers = sait faire
cli-solvers-largest = taille max.
cli-solvers-twin = vérifié par
cli-solvers-idea = idée
cli-profile-stopped = arrêté par { $limit }
cli-profile-first = jusqu’à la première solution
cli-profile-all = toutes les solutions
cli-profile-title = { $title }, { $until } : visites par profondeur ({ $solver })
cli-tree-stopped = arrêté par { $limit } : le reste de l’arbre n’est pas dessiné
cli-compare-stopped = arrêté par { $limit } : les solveurs restants n’ont pas été lancés
cli-compare-time = temps de processeur d’un seul fil
cli-compare-agree = tous les solveurs s’accordent sur l’existence d’une solution ; temps de processeur d’un seul fil
cli-compare-counts = tous les comptes concordent ; temps de processeur d’un seul fil
cli-compare-largest = taille max. { $largest }
cli-compare-over = plus de { $cap }
cli-compare-expected = { $over }, environ { $time }
cli-compare-interrupted = interrompu
cli-disagree = { $title } : les solveurs ne sont pas d’accord : { $first } compte { $count }, { $solver } compte { $other }
cli-watch-dumb = on ne peut pas dessiner dans ce terminal (TERM=dumb) ; faites un film avec --record FILE.cast, .gif ou .svg, ou une image avec « backtrail tree »
cli-watch-needs = { $stream } n’est pas un terminal ; faites un film avec --record FILE.cast, .gif ou .svg, ou une image avec « backtrail tree »
cli-film-ending = « { $file } » ne se termine pas par .cast, .gif ou .svg : .cast est pour asciinema, .gif pour les diapositives, .svg pour les pages web
cli-film = { $file } : { $frames }, { $seconds } s, { NUMBER($bytes) } octets
cli-serve-open = quiconque peut atteindre cette machine et connaît cette adresse peut utiliser la page, et avec elle les cœurs de cette machine
cli-serve-plain = la connexion n’est pas chiffrée : on peut la lire, jeton compris, en tout point du réseau qu’elle traverse ; sans --host, seule cette machine est servie
cli-serve-no-browser = aucun navigateur n’a pu être ouvert ; ouvrez l’adresse vous-même
cli-serve-stop = Ctrl-C pour arrêter
cli-port-taken = le port { $port } est déjà utilisé ; choisissez un autre --port, ou omettez-le
cli-port-system = le port { $port } est réservé au système ; choisissez un --port à partir de 1024, ou omettez-le
cli-not-our-address = { $host } n’est pas une adresse de cette machine ; 127.0.0.1 ne sert que cette machine, 0.0.0.0 toutes ses adresses
cli-solvers-of = Seulement les solveurs de ce problème
cli-json-lines = Écrire un objet JSON par ligne
cli-json = Écrire un objet JSON
cli-man-command = La page d’une commande, comme « tree queens »
cli-about-site = Écrire leçons, exercices et recherches enregistrées en pages web qui se passent de serveur
cli-site-made = { NUMBER($pages) } pages, { NUMBER($kilobytes) } ko ; ouvrez la première dans un navigateur, ou déposez le dossier sur n’importe quel serveur web
cli-site-no-folder = { $folder } est un fichier ; indiquez un dossier
cli-site-not-empty = { $folder } contient d’autres fichiers ; indiquez un dossier vide, ou --force pour écrire parmi eux
cli-usage-unknown = { $kind ->
    [flag] l’option « { $arg } » n’existe pas
   *[word] argument inattendu « { $arg } »
 }
cli-usage-unknown-near = l’option « { $arg } » n’existe pas ; vouliez-vous dire « { $near } » ?
cli-usage-no-value = { $arg } demande une valeur
cli-usage-value = { $arg } ne peut pas être « { $value } » ; choisissez parmi { $known }
cli-usage-value-near = { $arg } ne peut pas être « { $value } » ; vouliez-vous dire « { $near } » ? (choisissez parmi { $known })
cli-usage-bad-value = { $arg } ne peut pas être « { $value } » : { $why }
cli-usage-missing = il manque { $arg }
cli-usage-twice = { $arg } ne peut être donné qu’une fois
cli-usage-conflict = { $arg } et { $prior } ne vont pas ensemble
cli-usage-no-command = il manque une commande : { $known }
cli-frame-usage = Utilisation :
cli-frame-options = Options
cli-frame-commands = Commandes
cli-frame-command = COMMANDE
cli-frame-print-help = Afficher cette aide
cli-frame-print-version = Afficher la version
cli-frame-help-command = Afficher cette aide, ou celle d’une commande
cli-frame-default = { $help } [par défaut : { $value }]
cli-frame-values = { $help } [valeurs possibles : { $values }]
cli-about-ladder = Comparer les espaces de recherche d’une instance à ce qu’une recherche visite
cli-ladder-title = { $title } : l’échelle des espaces de recherche
cli-no-ladder = { $title } : aucun espace de recherche connu à comparer ; pour un graphe, donnez le nombre de couleurs avec -k
cli-aliases = Aussi appelé { $names }.
cli-no-subcommand = il n’y a ici ni commande ni problème « { $word } » ; --help les liste
cli-number-two-ways = « { $text } » peut se lire de deux façons ; écrivez tous les chiffres, ou 10k, 2M, 1e6
cli-check-twice = « { $word } » et { $flag } disent tous deux par rapport à quoi vérifier ; n’en donnez qu’un
cli-explain-root = { $title }, { $solver }, avant le premier choix :
cli-explain-after = { $title }, { $solver }, après { $path } :
cli-explain-free = { $choice } : libre
cli-explain-refused = { $choice } : refusé
cli-explain-refused-why = { $choice } : refusé, { $why }
cli-explain-not-offered = { $choice } : pas proposé, { $why }
cli-explain-sum = { $free ->
    [0] aucun des { $all } choix n’est possible : une impasse
    [one] { $free } choix possible sur { $all }
   *[other] { $free } choix possibles sur { $all }
 }
cli-explain-complete = il ne reste aucun choix : c’est une feuille de l’arbre
cli-explain-unknown = « { $word } » n’est aucun des choix à la profondeur { $depth } : { $choices }
cli-explain-beyond = il n’y a aucun choix à la profondeur { $depth }, donc pas « { $word } »
cli-explain-not-free = { $choice } ne peut pas être choisi à la profondeur { $depth } : { $why }
cli-no-subcommand-near = il n’y a ici ni commande ni problème « { $word } » ; vouliez-vous dire « { $nearest } » ?
cli-serve-here = seule cette machine peut ouvrir cette adresse ; --host 0.0.0.0 laisse entrer les autres
cli-serve-next-port = le port { $taken } est pris, peut-être par un autre backtrail serve : celui-ci est au port { $port }
cli-export = Écrire l’instance dans un autre langage, sans rien résoudre : mzn est MiniZinc
cli-large-file = { $file } fait { $megabytes } Mo
cli-about-resume = Reprendre un calcul interrompu là où en est son registre
cli-about-status = Montrer où en est un calcul, même pendant qu’il tourne
cli-ledger-many = un registre concerne une seule instance, et { $word } en contient plusieurs
cli-ledger-own = un registre garde des comptages et des listes, et { $question } n’est ni l’un ni l’autre
cli-ledger-output = une liste avec un registre demande un fichier : ajoutez -o FILE
cli-ledger-there = { $file } existe déjà, et aucun registre n’en répond ; choisissez un autre fichier, ou enlevez-le
cli-ledger-short = { $file } a { $there } octets, mais son registre répond de { $bytes } : il a été modifié ou déplacé ; rien n’a été écrit
cli-ledger-version = ce calcul a été commencé avec la version { $version }
cli-ledger-one-unit = { $solver } compte d’un seul tenant : le registre ne contient rien avant la fin, et une interruption fait tout perdre
cli-ledger-tables = { $percent } % du travail de { $solver } précède sa première unité : jusque-là, le registre ne contient rien
cli-resume-output = les solutions de ce calcul vont dans { $file }, et non dans { $given }
cli-status-units = { $done } unités sur { $of }
cli-status-file = écrites dans { $file }
cli-status-walk = le long de l’arbre
cli-status-share = fait à { $share } %, { $done } ; solutions trouvées : { $found }
cli-status-spent = { $n ->
    [one] { $time } passés en { $n } séance
   *[other] { $time } passés en { $n } séances
 }
cli-status-left = encore { $time } environ
cli-status-running = en cours : { $machine }
cli-status-waiting = à l’arrêt ; pour reprendre : { $command }
cli-status-done = terminé
cli-ledger-cannot = un registre demande une recherche qui puisse reprendre à n’importe quel nœud : { $why }
cli-about-estimate = Estimer la taille d’une recherche, et le temps que prendrait chaque solveur
cli-about-plan = Découper un comptage en tâches pour plusieurs machines, ou dire ce qu’il coûterait
cli-about-shard = Compter des tâches d’un calcul planifié, et remettre leur résultat
cli-about-collect = Additionner ce que toutes les tâches d’un calcul ont donné, ou dire lesquelles manquent
cli-give-jobs = donnez un nombre à partir de 0, ou le premier et le dernier, comme 100-199
cli-give-share = « { $word } » n’est pas une part : donnez-en une au-dessus de 0 % et jusqu’à 100 %, comme 1%
cli-no-job = { $run } n’a pas de tâche { $job } : la dernière est { $last }
cli-shard-done = { $now ->
    [one] { $now } tâche remise
   *[other] { $now } tâches remises
 }, { $before } auparavant ; solutions dans celles-ci : { $found } ; { $time }
cli-shard-stopped = arrêté par { $limit } : ce qui n’était pas complet n’a pas été remis
cli-collect-confirmed = { $n } confirmations sur { $of } concordent, dont { $elsewhere } d’une autre machine
cli-collect-missing = { $n ->
    [one] il manque { $n } tâche sur { $of }
   *[other] il manque { $n } tâches sur { $of }
 } : { $jobs }
cli-collect-repeated = { $n ->
    [one] { $n } résultat a été remis une fois de plus que prévu, et compté une fois
   *[other] { $n } résultats ont été remis plus souvent que prévu, et comptés une fois
 }
cli-collect-damaged = { $file } est endommagé ou appartient à un autre calcul : il n’a pas été compté
cli-collect-differs = la tâche { $job } a été comptée différemment : { $answers } ; recomptez-la avec --again, et la majorité décidera
cli-collect-outvoted = la tâche { $job } a été comptée différemment : { $answers } ; le premier résultat a été retenu, puisque la majorité le donne
cli-collect-more = et { $n } autres du même genre
cli-plan-none = rien à compter : { $reason }
cli-plan-one = { $solver } compte d’un seul tenant, il n’y a donc qu’une tâche ; un autre solveur peut se découper
cli-flag-of-other = { $flag } est une option du solveur { $owner }, pas de { $solver }
cli-flag-cannot = { $flag } est une option du solveur { $owner }, qui ne fait que compter : ajoutez --count
cli-plan-done = { $jobs ->
    [one] { $jobs } tâche est prévue dans { $run }
   *[other] { $jobs } tâches sont prévues dans { $run }
 }
cli-status-jobs = { $done } tâches sur { $of }
cli-status-machines = { $n ->
    [one] { $time } passés sur { $n } machine
   *[other] { $time } passés sur { $n } machines
 }
cli-cost-row = { $label } : { $solver }, { NUMBER($units) } unités, { $time }{ $factor }, { $memory } ({ $basis })
cli-cost-unknown = temps inconnu
cli-cost-sampled = échantillon
cli-cost-grown = extrapolé
cli-cost-note = extrapolé : trop grand pour un échantillon sur cette machine dans ce temps ; on suppose que la croissance continue
cli-cpu-seconds = { $n } s de processeur
cli-cpu-hours = { $n } heures de processeur
cli-cpu-years = { $n } années de processeur
cli-device-seconds = { $n } s de processeur graphique
cli-device-hours = { $n } heures de processeur graphique
cli-device-years = { $n } années de processeur graphique
cli-estimate-no-tree = aucun solveur ne parcourt un arbre unique ici, seuls les temps sont donc estimés
cli-estimate-whole = tout l’arbre de { $solver } a été vu :
cli-estimate-looks = l’arbre de { $solver }, d’après { $looks ->
    [one] un aperçu
   *[other] { $looks } aperçus
 } d’au plus { NUMBER($width) } nœuds par niveau, avec des intervalles à 95 % :
cli-estimate-row = { $name } : { $value }
cli-estimate-visits = visites
cli-estimate-checks = vérifications
cli-estimate-dead-ends = impasses
cli-estimate-solutions = solutions
cli-estimate-exact = { $n }
cli-estimate-about = ≈ { $n } ({ $low } à { $high })
cli-estimate-none-met = aucune rencontrée, ce qui ne prouve rien
cli-estimate-time = { $solver } : { $time } ({ $basis })
cli-estimate-counted = compté
cli-estimate-walked = pour ≈ { $visits } visites
cli-estimate-sampled = d’après { $n ->
    [one] { NUMBER($n) } unité
   *[other] { NUMBER($n) } unités
 } sur { NUMBER($of) }
cli-estimate-share = d’après les premiers { $share } %
cli-estimate-seed = La graine des choix aléatoires [par défaut : 0]
cli-give-seed = « { $word } » n’est pas une graine : donnez un nombre entier à partir de 0
cli-confirmed = { $n ->
    [one] confirmé : { $n } unité sur { $of }, recomptée, a donné la même chose
   *[other] confirmé : { $n } unités sur { $of }, recomptées, ont donné la même chose
 }
cli-confirmed-by = confirmé : { $solver } compte la même chose
cli-not-confirmed = non confirmé : { $solver } a été arrêté avant la fin
cli-about-check-proof = Vérifier une preuve qu’il n’y a pas de solution, ou pas d’autre
cli-check-proof-file = Le fichier que « --proof » a écrit
cli-proof-written = preuve : { $file }, par { $by }, { $clauses ->
    [one] { NUMBER($clauses) } clause
   *[other] { NUMBER($clauses) } clauses
} ; « { $command } » la vérifie
cli-proof-none = aucune preuve n’a été écrite : il faut une recherche menée à son terme qui ne trouve pas de solution, ou pas d’autre qu’une
cli-proof-nothing = il n’y a pas de preuves sur { $title }
cli-proof-no-file = une preuve s’écrit dans un fichier, ce que « { $name } » n’est pas
cli-proof-of-many = --proof prend un seul problème, pas une collection
cli-proof-same = --proof, --proof-cnf et --output demandent chacun un fichier à eux
cli-proof-missing = quelle preuve ? Donnez son fichier après le problème
