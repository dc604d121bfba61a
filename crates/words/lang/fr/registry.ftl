# Ce que dit le registre lui-même, quel que soit le problème.
registry-unknown-puzzle = il n’y a pas de problème « { $name } » ; le plus proche est « { $nearest } »
registry-unknown-solver = { $puzzle } n’a pas de solveur « { $name } » ; le plus proche est « { $nearest } » (backtrail solvers les liste tous)
registry-cannot = { $solver } ne peut pas { $deed } ; { $who }
registry-solver-too-large = { $solver } va jusqu’à { $largest }, et { $title } dépasse cette taille ; { $who }
registry-deed-first = trouver une première solution
registry-deed-all = lister les solutions
registry-deed-count = compter les solutions
registry-deed-trace = être suivi pas à pas
registry-deed-threads = utiliser plusieurs fils d’exécution
registry-deed-visit-limit = respecter une limite de visites
registry-nobody-can = aucun solveur ne le peut
registry-these-can = solveurs possibles : { $solvers }
registry-no-checker = ce problème n’a pas de vérificateur
registry-bad-name = « { $name } » ne peut pas être le nom d’un problème : donnez un seul mot en minuscules, chiffres et tirets
registry-reserved-name = un problème ne peut pas s’appeler « { $name } » : c’est le nom d’une commande
registry-taken-name = il y a déjà un problème « { $name } »
registry-taken-solver = { $puzzle } a déjà un solveur « { $name } »
registry-unknown-flag = il n’y a pas d’option « { $flag } »
registry-flag-no-value = { $flag } demande une valeur
registry-flag-number = { $flag } attend un nombre entier à partir de { $least }, et non « { $value } »
registry-flag-between = { $flag } attend un nombre entier de { $least } à { $most }, et non « { $value } »
registry-flag-choice = { $flag } attend un mot parmi { $words }, et non « { $value } »
registry-not-a-size = « { $word } » n’est pas une taille de mémoire ; donnez-en une comme 500m ou 8g
registry-too-large-here = { $many } { $things }, c’est trop ici, où { $most } au plus sont admis ; la ligne de commande en accepte davantage
registry-squares = cases
registry-vertices = sommets
registry-edges = arêtes
registry-colours = couleurs
registry-bytes = octets
registry-at-line = ligne { $line } : { $what }
registry-at-column = ligne { $line }, colonne { $column } : { $what }
registry-in-column = colonne { $column } : { $what }
registry-deed-part = parcourir une partie d’un arbre
registry-node-not-offered = il n’y a pas de nœud { $node } : { $offered ->
    [0] à la profondeur { $depth }, aucun choix n’est proposé
    [one] à la profondeur { $depth }, un seul choix est proposé, 0
   *[other] à la profondeur { $depth }, seuls { $offered } choix sont proposés, de 0 à { $last }
}
registry-node-refused = il n’y a pas de nœud { $node } : son choix { $place } à la profondeur { $depth } est refusé
registry-node-below-solution = il n’y a pas de nœud { $node } : à la profondeur { $depth } se trouve une solution, et rien n’est au-dessous
registry-node-outside = le nœud { $node } n’est pas sous { $under }
registry-flag-why = { $flag } : { $why }
registry-deed-own = répondre à --{ $question }
