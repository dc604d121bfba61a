edit-name = Modifier le plateau
edit-on = { $where } : { $what }
edit-queens = Cliquez sur une case pour y placer une reine qui reste, ou pour l’enlever.
edit-queens-clear = Enlever toutes les reines
edit-queens-count = { $n ->
    [one] { NUMBER($n) } reine placée à la main ; la recherche place les autres.
   *[other] { NUMBER($n) } reines placées à la main ; la recherche place les autres.
 }
edit-queen = une reine
edit-knight = Un clic place :
edit-knight-hole = un trou
edit-knight-start = le départ
edit-knight-clear = Enlever tous les trous
edit-sudoku = Cliquez sur une case et tapez une valeur ; la touche Retour arrière la vide.
edit-sudoku-clear = Vider la grille
edit-sudoku-empty = vide
edit-graph = Cliquez pour ajouter un sommet ; tirez d’un sommet à un autre pour les relier ou les séparer.
edit-graph-keys = Les flèches déplacent un curseur ; la barre d’espace y ajoute un sommet, ou en prend un pour le relier à un autre ; Suppr l’efface.
edit-graph-remove = Effacer le sommet
edit-graph-new = Nouveau graphe
edit-graph-full = On peut dessiner ici { NUMBER($n) } sommets au plus ; un fichier peut en avoir davantage.
edit-graph-last = Il faut au moins un sommet.
edit-graph-added = Sommet { $name } ajouté.
edit-graph-removed = Sommet { $name } effacé.
edit-graph-joined = { $a } et { $b } reliés.
edit-graph-separated = { $a } et { $b } séparés.
edit-graph-picked = Sommet { $name } pris : allez à un autre et appuyez sur la barre d’espace.
edit-graph-at = Sommet { $name }.
