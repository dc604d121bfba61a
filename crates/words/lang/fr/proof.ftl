# Ce que dit le vérificateur de preuves.
proof-shown-colours = { $what } : { $colours ->
    [0] aucune couleur ne suffit pas
    [one] { $colours } couleur ne suffit pas
   *[other] { $colours } couleurs ne suffisent pas
} : la preuve tient ({ $structures ->
    [one] { NUMBER($structures) } structure
   *[other] { NUMBER($structures) } structures
}, { $clauses ->
    [one] { NUMBER($clauses) } clause
   *[other] { NUMBER($clauses) } clauses
})
proof-shown-none = { $what } : pas de solution : la preuve tient ({ $structures ->
    [one] { NUMBER($structures) } structure
   *[other] { NUMBER($structures) } structures
}, { $clauses ->
    [one] { NUMBER($clauses) } clause
   *[other] { NUMBER($clauses) } clauses
})
proof-shown-only = { $what } : une solution et aucune autre : la preuve tient ({ $structures ->
    [one] { NUMBER($structures) } structure
   *[other] { NUMBER($structures) } structures
}, { $clauses ->
    [one] { NUMBER($clauses) } clause
   *[other] { NUMBER($clauses) } clauses
})
proof-refused = { $what } : la preuve ne tient pas
proof-at-line = ligne { $line } : { $what }
proof-no-proof = { $name } n’est pas une preuve : sa première ligne n’est pas « c backtrail proof 1 »
proof-no-of = la deuxième ligne d’une preuve dit de quel problème elle parle : « c of » et 16 chiffres
proof-of-another = c’est la preuve d’un autre problème
proof-no-claim = la troisième ligne d’une preuve dit ce qu’elle affirme, d’une façon qui convient au problème
proof-other-colours = c’est une preuve pour { $colours } couleurs, et non pour { $asked }
proof-bad-statement = le problème se contredit lui-même
proof-too-large = le problème a plus de variables que le format des preuves n’en permet
proof-no-solution = ce qu’elle dit être la seule solution n’en est pas une
proof-not-text = ce n’est pas du texte
proof-no-literal = « { $word } » n’est pas un littéral : une clause, ce sont des nombres entiers, avec 0 à la fin
proof-no-end = la clause ne se termine pas par 0
proof-no-number = « { $word } » n’est pas un nombre
proof-no-variable = il n’y a pas de variable { $literal } : la dernière est { $variables }
proof-no-vertex = il n’y a pas de sommet { $vertex } : le dernier est { $vertices }
proof-no-structure = « { $word } » ne nomme aucune structure de ce problème
proof-names-given = les couleurs ont déjà leurs noms, par une autre ligne ou dès le départ
proof-wrong-number = { $given } sommets sont nommés, il en faut { $wanted }
proof-not-joined = les sommets { $one } et { $other } ne sont pas voisins
proof-no-tower = il n’y a pas encore de tour sur laquelle poser un cône
proof-not-implied = la clause ne découle pas des précédentes par propagation unitaire
proof-not-there = la clause à effacer n’est pas là
proof-unfinished = la preuve s’arrête sans la clause vide, une ligne qui ne contient que 0
