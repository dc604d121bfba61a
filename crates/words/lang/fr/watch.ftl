# Ce que dit le lecteur dans le terminal.
watch-help-play = jouer ou faire une pause
watch-help-step = un pas en avant
watch-help-back = un pas en arrière
watch-help-solution = aller à la solution suivante
watch-help-last-solution = revenir à la solution précédente
watch-help-dead-end = aller à l’impasse suivante
watch-help-last-dead-end = revenir à l’impasse précédente
watch-help-why = montrer ou cacher les raisons des refus
watch-help-pane = à côté du plateau : arbre, chemin, profil ou rien
watch-help-speed = plus vite, moins vite
watch-help-go-to = aller à une visite par son numéro
watch-help-restart = recommencer
watch-help-end = aller à la fin
watch-help-stop = arrêter ce qui dure trop
watch-help-help = cette aide
watch-help-quit = quitter, comme Ctrl-C
watch-word-play = jouer
watch-word-step = pas
watch-word-solution = solution
watch-word-dead-end = impasse
watch-word-why = pourquoi
watch-word-pane = vue
watch-word-speed = vitesse
watch-word-go-to = aller à
watch-word-restart = recommencer
watch-word-end = fin
watch-word-help = aide
watch-word-quit = quitter
watch-key-space = espace
watch-key-any = touche
watch-keys = touches (n’importe laquelle ferme cette aide)
watch-on-board = sur le plateau : >dernier<  ×refusé×  !en conflit!  [donné]
watch-sign-choice = choix
watch-sign-refused = refusé
watch-sign-dead-end = impasse
watch-sign-folded = sous-arbre sans solution
watch-sign-solution = solution
watch-counter-step = pas
watch-counter-visits = visites
watch-counter-checks = vérifications
watch-counter-rejections = refus
watch-counter-dead-ends = impasses
watch-counter-solutions = solutions
watch-counter-depth = profondeur
watch-short-step = pas
watch-short-visits = vis.
watch-short-checks = vér.
watch-short-rejections = ref.
watch-short-dead-ends = imp.
watch-short-solutions = sol.
watch-short-depth = prof.
watch-per-depth = visites par profondeur
watch-speed = { $steps } pas par seconde
watch-speed-most = aussi vite que possible
watch-looking = en recherche
watch-ended = fin
watch-playing = lecture, { $speed }
watch-paused = en pause, { $speed }
watch-choices = choix
watch-board = plateau
watch-tree = arbre
watch-path = chemin
watch-profile = profil
watch-give-speed = une vitesse est un nombre entier de pas par seconde, au moins 1, ou « max »
watch-why-on = les raisons sont affichées : le prochain choix refusé montre avec quoi il est en conflit
watch-the-end = c’est la fin ; appuyez sur r pour recommencer
watch-from-one = les visites sont numérotées à partir de 1
watch-aim-next-solution = la solution suivante
watch-aim-next-dead-end = l’impasse suivante
watch-aim-last-solution = la solution précédente
watch-aim-last-dead-end = l’impasse précédente
watch-aim-visit = la visite { NUMBER($n) }
watch-aim-beginning = le début
watch-aim-step = le pas { NUMBER($n) }
watch-aim-end = la fin
watch-no-next-solution = il n’y a plus de solution : c’est la fin
watch-no-next-dead-end = il n’y a plus d’impasse : c’est la fin
watch-no-last-solution = il n’y a pas de solution plus tôt
watch-no-last-dead-end = il n’y a pas d’impasse plus tôt
watch-ends-before = la recherche se termine avant { $aim }
watch-looking-for = en route vers { $aim } : { NUMBER($n) } pas jusqu’ici ; appuyez sur une touche pour arrêter
watch-stopped = arrêté en chemin vers { $aim }
watch-go-to = aller à la visite : { $typed }_   (Entrée pour y aller, Échap pour annuler)
watch-told-all = l’arbre entier a été parcouru : { $n ->
    [0] il n’y a pas de solution
    [one] il y a { $n } solution
   *[other] il y a { NUMBER($n) } solutions
 }
watch-told-nothing = rien ne s’est encore passé : espace pour jouer, → pour un pas, ? pour toutes les touches
watch-told-root = la racine : rien n’a encore été choisi
watch-told-chosen = choisi : { $choice }
watch-told-no-reason = le solveur ne donne pas de raison
watch-told-why = pourquoi pas { $choice } ? { $reason }.
watch-told-refused = refusé : { $choice } : { $reason }
watch-told-solution = solution n° { NUMBER($n) } : tous les choix sont faits
watch-told-dead-end = une impasse : aucun choix n’est possible ici
watch-told-end = tout a été essayé : c’est la fin
watch-told-back = ← retour en arrière : { $label }, maintenant à la profondeur { $depth }
watch-tree-empty = aucun nœud n’a encore été visité
watch-tree-above = { $n } de plus au-dessus
watch-tree-here = ici
watch-tree-root = racine
watch-tree-dead-end = { $label } : impasse
watch-tree-solution = { $label } : solution
watch-tree-failed = { $label } : { $n ->
    [one] { NUMBER($n) } nœud
   *[other] { NUMBER($n) } nœuds
 }, aucune solution
watch-tree-solved = { $label } : { $solutions ->
    [one] { $solutions } solution
   *[other] { NUMBER($solutions) } solutions
 } en { $n ->
    [one] { NUMBER($n) } nœud
   *[other] { NUMBER($n) } nœuds
 }
watch-tree-beyond = { NUMBER($n) } de plus, non affichés
watch-fate-refused = { $n ->
    [one] { $n } { $sign } refusé
   *[other] { $n } { $sign } refusés
 }
watch-fate-dead-end = { $n ->
    [one] { $n } { $sign } impasse
   *[other] { $n } { $sign } impasses
 }
watch-fate-failed = { $n } { $sign } sans solution
watch-fate-solved = { $n } { $sign } avec solutions
watch-told-dead-end-none = une impasse : aucun choix n’est proposé ici
watch-told-withheld = Pas proposés :
watch-tree-image = { $label } : image d’une autre solution
