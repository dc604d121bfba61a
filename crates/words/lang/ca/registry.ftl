# El que diu el registre mateix, sigui quin sigui el problema.
registry-unknown-puzzle = no hi ha cap problema «{ $name }»
registry-unknown-puzzle-near = no hi ha cap problema «{ $name }»; volíeu dir «{ $nearest }»?
registry-unknown-solver = { $puzzle } no té cap solucionador «{ $name }» («backtrail solvers» els llista tots)
registry-unknown-solver-near = { $puzzle } no té cap solucionador «{ $name }»; volíeu dir «{ $nearest }»? («backtrail solvers» els llista tots)
registry-cannot = { $solver } no sap { $deed }; { $who }
registry-solver-too-large = { $title }: massa gran per a { $solver }, que arriba com a màxim a { $largest }; { $who }
registry-deed-first = trobar una primera solució
registry-deed-all = llistar solucions
registry-deed-count = comptar solucions
registry-deed-trace = ser seguit pas a pas
registry-deed-threads = fer servir diversos fils
registry-deed-visit-limit = aturar-se després d’un nombre de visites
registry-nobody-can = cap solucionador no en sap
registry-these-can = solucionadors que en saben: { $solvers }
registry-no-checker = aquest problema no té comprovador
registry-bad-name = «{ $name }» no pot ser el nom d’un problema: doneu una sola paraula en minúscules, xifres i guionets
registry-reserved-name = un problema no es pot dir «{ $name }»: és el nom d’una ordre
registry-taken-name = ja hi ha un problema «{ $name }»
registry-taken-solver = { $puzzle } ja té un solucionador «{ $name }»
registry-unknown-flag = no hi ha cap opció «{ $flag }»
registry-flag-no-value = { $flag } necessita un valor
registry-flag-number = { $flag } demana un nombre enter a partir de { $least }, i no «{ $value }»
registry-flag-between = { $flag } demana un nombre enter de { $least } a { $most }, i no «{ $value }»
registry-flag-choice = { $flag } demana una paraula d’entre { $words }, i no «{ $value }»
registry-not-a-size = «{ $word }» no és una quantitat de memòria; doneu-ne una com 500m o 8g
registry-too-large-here = { $many } { $things } són massa per a aquesta pàgina, que n’accepta { $most } com a màxim; la línia d’ordres n’accepta més
registry-squares = caselles
registry-vertices = vèrtexs
registry-edges = arestes
registry-colours = colors
registry-bytes = octets
registry-at-line = línia { $line }: { $what }
registry-at-column = línia { $line }, columna { $column }: { $what }
registry-in-column = columna { $column }: { $what }
registry-deed-part = recórrer una part d’un arbre
registry-node-not-offered = no hi ha cap node { $node }: { $offered ->
    [0] no s’ofereix cap tria a la profunditat { $depth }
    [one] només s’ofereix una tria, 0, a la profunditat { $depth }
   *[other] només s’ofereixen { $offered } tries, de 0 a { $last }, a la profunditat { $depth }
}
registry-node-refused = no hi ha cap node { $node }: la tria { $place } a la profunditat { $depth } es rebutja
registry-node-below-solution = no hi ha cap node { $node }: el de la profunditat { $depth } és una solució, i a sota no hi ha res
registry-node-outside = el node { $node } no és sota { $under }
registry-flag-why = { $flag }: { $why }
registry-deed-own = respondre a --{ $question }
registry-deed-prove = escriure una demostració
