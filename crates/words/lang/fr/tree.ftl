tree-name = Arbre de recherche
tree-hint = Les flèches déplacent, Entrée va au nœud, espace le replie.
tree-root = Racine
tree-chosen = Choix { $label }
tree-visit = Visite { NUMBER($visit) }, profondeur { NUMBER($depth) }
tree-below = { $count ->
    [0] Aucun nœud en dessous
    [one] { NUMBER($count) } nœud en dessous
   *[other] { NUMBER($count) } nœuds en dessous
 }
tree-refused = { $count ->
    [one] { NUMBER($count) } choix refusé
   *[other] { NUMBER($count) } choix refusés
 }
tree-choice = Un choix
tree-dead = Une impasse
tree-solution = Une solution
tree-foldedFailed = Replié : aucune solution en dessous
tree-foldedSolved = Replié : des solutions en dessous
tree-foldedOpen = Replié : recherche en cours
tree-solvedBelow = { $count ->
    [0] Un choix sans solution en dessous
    [one] Un choix avec { NUMBER($count) } solution en dessous
   *[other] Un choix avec { NUMBER($count) } solutions en dessous
 }
tree-later = Pas encore visité à cette étape
tree-fit = Ajuster
tree-closer = Agrandir
tree-farther = Réduire
tree-follow = Suivre
tree-foldFailed = Replier les branches mortes
tree-unfoldAll = Tout déplier
tree-depth = Replier sous la profondeur
tree-depthAny = toutes
tree-depthOf = profondeur { NUMBER($depth) }
tree-icicle = Bandes
tree-tree = Arbre
tree-whole = Toute la recherche
tree-trail = Chemin vers la partie agrandie
