explore-setup = Choisir une recherche
explore-board = Plateau
explore-tree = Arbre
explore-controls = Commandes
explore-moving = Parcourir la recherche
explore-recorded = Une recherche enregistrée
explore-opening = Ouverture de la recherche…
explore-gone = Le serveur ne répond pas. « backtrail serve » tourne-t-il encore ?
explore-boardAt = Le plateau à la visite { NUMBER($visit) }
explore-play = Lecture (espace)
explore-pause = Pause (espace)
explore-start = Retour au début (Début)
explore-end = Aller à la fin (Fin)
explore-back = Un pas en arrière (←)
explore-forward = Un pas en avant (→)
explore-previousSolution = Solution précédente (Maj ←)
explore-nextSolution = Solution suivante (Maj →)
explore-previousDeadEnd = Impasse précédente (D)
explore-nextDeadEnd = Impasse suivante (d)
explore-speed = Vitesse
explore-speed-steps = { NUMBER($speed) }/s
explore-speed-full = maximale
explore-goto = Aller à
explore-goto-step = pas
explore-goto-visit = visite
explore-goto-number = Numéro
explore-goto-go = Aller
explore-timeline = Déroulement de la recherche
explore-stepOf = pas { NUMBER($step) } sur { NUMBER($total) }
explore-cancel = Annuler
explore-goOn = Continuer
explore-again = Réessayer
explore-share = { " " }({ NUMBER($share) } % de l’arbre)
explore-seeking-solution = Recherche de la solution suivante : { NUMBER($steps) } pas jusqu’ici
explore-seeking-deadEnd = Recherche de l’impasse suivante : { NUMBER($steps) } pas jusqu’ici
explore-seeking-visit = En route vers cette visite : { NUMBER($steps) } pas jusqu’ici
explore-seeking-step = En route vers ce pas : { NUMBER($steps) } pas jusqu’ici
explore-seeking-end = En route vers la fin : { NUMBER($steps) } pas jusqu’ici
explore-halted-first = La première solution, après { $visits ->
    [one] { NUMBER($visits) } visite
   *[other] { NUMBER($visits) } visites
 } et { $checks ->
    [one] { NUMBER($checks) } vérification
   *[other] { NUMBER($checks) } vérifications
 }. Il y a peut-être d’autres solutions.
explore-halted-another = Solution n° { NUMBER($solutions) }, après { $visits ->
    [one] { NUMBER($visits) } visite
   *[other] { NUMBER($visits) } visites
 } et { $checks ->
    [one] { NUMBER($checks) } vérification
   *[other] { NUMBER($checks) } vérifications
 }.
explore-halted-end = Tout l’arbre a été parcouru. Solutions : { NUMBER($solutions) } ; visites : { NUMBER($visits) }.
explore-halted-none = Il n’y en a pas d’autre.
explore-halted-capped = La page garde { NUMBER($steps) } pas au plus. La ligne de commande va jusqu’au bout.
explore-halted-cut = L’enregistrement s’arrête ici, avant la fin de la recherche.
explore-happened = Ce qui s’est passé
explore-said-before = Il ne s’est encore rien passé. Cliquez sur Lecture, ou appuyez sur →.
explore-said-root = La recherche commence à la racine, sans aucun choix.
explore-said-enter = Choisi : { $choice } (profondeur { NUMBER($depth) }, visite { NUMBER($visit) }).
explore-said-refuse = Refusé : { $choice }, car { $reason }.
explore-said-refused = Refusé : { $choice }.
explore-said-solution = Solution n° { NUMBER($solution) }, à la visite { NUMBER($visit) }.
explore-said-deadEnd = Impasse à la profondeur { NUMBER($depth) } : aucun choix n’est possible ici.
explore-said-leave = Retiré : { $choice }. La recherche revient à la profondeur { NUMBER($depth) }.
explore-said-over = La recherche est finie : tout a été essayé.
explore-path = Les choix depuis la racine
explore-path-node = Visite { NUMBER($visit) }, profondeur { NUMBER($depth) }
explore-refusedHere = Refusés ici : { NUMBER($count) }
explore-withheldHere = Non proposés ici : { NUMBER($count) }
explore-noReason = aucune raison n’est donnée
explore-more = … et { NUMBER($count) } plus tôt
explore-counters = Compteurs
explore-agrees = ✓ conforme à la recherche native
explore-differs = ✗ diffère de la recherche native : merci de le signaler
explore-counter-steps = Pas
explore-counter-steps-means = Événements jusqu’ici : choix acceptés, refusés, retirés, solutions et impasses
explore-counter-visits = Visites
explore-counter-visits-means = États visités, racine et solutions comprises
explore-counter-checks = Vérifications
explore-counter-checks-means = Choix essayés : refus + visites − 1
explore-counter-rejections = Refus
explore-counter-rejections-means = Choix refusés
explore-counter-deadEnds = Impasses
explore-counter-deadEnds-means = États visités qui ne sont pas des solutions et n’acceptent aucun choix
explore-counter-solutions = Solutions
explore-counter-solutions-means = États complets trouvés jusqu’ici
explore-counter-depth = Profondeur
explore-counter-depth-means = Nombre de choix faits entre la racine et l’état actuel
explore-profile = Profil
explore-profile-means = Visites à chaque profondeur ; la racine est à la profondeur 0
explore-profile-bar = profondeur { NUMBER($depth) } ; visites : { NUMBER($visits) }
explore-profile-words = Visites à chaque profondeur, depuis la racine : { $profile }
explore-help = Touches et symboles
explore-close = Fermer
explore-signs = Symboles
explore-key-space = Espace
explore-keys-play = lecture, pause
explore-keys-step = un pas en arrière, un pas en avant
explore-keys-solution = solution précédente, suivante
explore-keys-deadEnd = impasse précédente, suivante
explore-keys-ends = début, fin
explore-keys-speed = plus vite, moins vite
explore-keys-fold = replier les sous-arbres sans solution
explore-keys-mode = arbre ou bandes
explore-keys-help = cette aide
explore-sign-choice = choix
explore-sign-deadEnd = impasse
explore-sign-solution = solution
explore-sign-folded = sous-arbre sans solution, replié
explore-sign-refused = choix refusé
explore-share-open = Partager
explore-share-title = Partager et exporter
explore-link = Lien vers cette vue
explore-copy = Copier le lien
explore-copied = Lien copié.
explore-copyByHand = Le lien est sélectionné : copiez-le au clavier.
explore-export-board = Plateau
explore-export-tree = Arbre
explore-export-profile = Profil
explore-export-film = Film
explore-export-film-note = { NUMBER($steps) } pas à partir d’ici, à cette vitesse
explore-export-events = Événements
explore-export-events-note = un objet JSON par ligne : les pas connus jusqu’ici
explore-export-html = Une page qui se joue toute seule
explore-export-html-note = s’ouvre dans tout navigateur, sans le serveur
explore-making = Un instant…
explore-made = { $name } enregistré ({ NUMBER($size) }).
explore-notMade = Cela n’a pas marché : { $error }
explore-filming = Le serveur dessine le film : cela peut prendre un moment…
explore-writing = { $events ->
    [one] { NUMBER($events) } événement écrit
   *[other] { NUMBER($events) } événements écrits
 }…
explore-shortened = Il ne contient que les { NUMBER($most) } premiers pas.
explore-import = Ouvrir un fichier
explore-import-note = Une grille, un graphe, une collection de grilles ou une recherche enregistrée, ici ou par votre propre programme. On peut aussi déposer le fichier n’importe où sur la page.
explore-import-choose = Choisir un fichier…
explore-recordingGone = L’enregistrement { $name } n’est plus ici : déposez-le à nouveau sur la page.
explore-badLine = Ligne { NUMBER($line) } : { $error }
explore-noEvents = { $name } ne contient aucun événement.
explore-bad-json = ce n’est pas du JSON
explore-bad-first = la première ligne doit être { "{" }"type":"run", …{ "}" }
explore-bad-type = le type est « { $type } » ; il faut enter, refuse, solution, dead_end ou leave
explore-bad-choice = il manque un choix
explore-bad-numbers = cells, values et blames doivent être des entiers, au moins 0
explore-bad-cell = il n’y a pas de case { NUMBER($cell) } : le plateau en a { NUMBER($cells) }, comptées à partir de 0
explore-bad-over = la racine a déjà été quittée ; rien ne peut suivre
explore-bad-long = la page garde { NUMBER($most) } événements au plus
explore-since = Ouvert au nœud { $node } : on compte à partir de là, sans ce qui précède.
explore-fromRoot = Commencer à la racine
explore-link-local = Seul cet ordinateur peut ouvrir le lien : le serveur répond à l’adresse { $host }.
explore-link-network = Toute personne du réseau peut ouvrir le lien, après avoir ouvert une fois l’adresse affichée par backtrail serve, qui contient le jeton.
explore-present = Présenter, pour un projecteur (p)
explore-present-end = Fin de la présentation (p, Échap)
explore-keys-present = présenter, pour un projecteur
explore-split = Largeur du plateau : tirez, ou utilisez les flèches
explore-goto-bad = « { $text } » n’est pas un numéro : écrivez un nombre entier à partir de { NUMBER($least) }, par exemple 120.
