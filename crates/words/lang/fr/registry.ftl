# Ce que dit le registre lui-même, quel que soit le problème.
registry-unknown-puzzle = le problème « { $name } » n’existe pas
registry-unknown-puzzle-near = le problème « { $name } » n’existe pas ; vouliez-vous dire « { $nearest } » ?
registry-unknown-solver = { $puzzle } n’a pas de solveur « { $name } » (« backtrail solvers » les liste tous)
registry-unknown-solver-near = { $puzzle } n’a pas de solveur « { $name } » ; vouliez-vous dire « { $nearest } » ? (« backtrail solvers » les liste tous)
registry-cannot = { $solver } ne sait pas { $deed } ; { $who }
registry-solver-too-large = { $title } : trop grand pour { $solver }, dont la taille maximale est { $largest } ; { $who }
registry-deed-first = trouver une première solution
registry-deed-all = lister les solutions
registry-deed-count = compter les solutions
registry-deed-trace = être suivi pas à pas
registry-deed-threads = utiliser plusieurs fils d’exécution
registry-deed-visit-limit = s’arrêter après un nombre de visites
registry-nobody-can = aucun solveur ne le sait
registry-these-can = solveurs qui le savent : { $solvers }
registry-no-checker = ce problème n’a pas de vérificateur
registry-bad-name = « { $name } » ne peut pas être le nom d’un problème : un seul mot, en minuscules, chiffres et tirets
registry-reserved-name = un problème ne peut pas s’appeler « { $name } » : c’est le nom d’une commande
registry-taken-name = il y a déjà un problème « { $name } »
registry-taken-solver = { $puzzle } a déjà un solveur « { $name } »
registry-unknown-flag = l’option « { $flag } » n’existe pas
registry-flag-no-value = { $flag } demande une valeur
registry-flag-number = { $flag } attend un nombre entier, au moins { $least }, et non « { $value } »
registry-flag-between = { $flag } attend un nombre entier de { $least } à { $most }, et non « { $value } »
registry-flag-choice = { $flag } attend une de ces valeurs : { $words }, et non « { $value } »
registry-not-a-size = « { $word } » n’est pas une quantité de mémoire ; donnez par exemple 500m ou 8g
registry-too-large-here = { $many } { $things }, c’est trop pour cette page, qui en accepte { $most } au plus ; la ligne de commande en accepte davantage
registry-squares = cases
registry-vertices = sommets
registry-edges = arêtes
registry-colours = couleurs
registry-bytes = octets
registry-at-line = ligne { $line } : { $what }
registry-at-column = ligne { $line }, colonne { $column } : { $what }
registry-in-column = colonne { $column } : { $what }
registry-deed-part = parcourir une partie d’un arbre
registry-node-not-offered = le nœud { $node } n’existe pas : { $offered ->
    [0] aucun choix n’est proposé à la profondeur { $depth }
    [one] un seul choix, 0, est proposé à la profondeur { $depth }
   *[other] { $offered } choix seulement, de 0 à { $last }, sont proposés à la profondeur { $depth }
}
registry-node-refused = le nœud { $node } n’existe pas : le choix { $place } à la profondeur { $depth } est refusé
registry-node-below-solution = le nœud { $node } n’existe pas : celui de la profondeur { $depth } est une solution, et il n’y a rien au-dessous
registry-node-outside = le nœud { $node } n’est pas sous { $under }
registry-flag-why = { $flag } : { $why }
registry-deed-own = répondre à --{ $question }
registry-deed-prove = écrire une preuve
