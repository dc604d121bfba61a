# Comment s’appellent les colorations.
color-title = colorations pour { $graph } avec { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 }
color-title-fewest = colorations pour { $graph } avec le nombre minimal de couleurs
# On énumère jusqu’à huit noms : « a, b et 13 autres ».
color-more = { $count } autres
# L’aide.
color-help-graph = Un graphe : un fichier (DIMACS, liste d’arêtes, listes d’adjacence, CSV, DOT, GraphML, GML, JSON, matrice, graph6, sparse6 ou Pajek), - pour l’entrée standard, un nom comme petersen ou queen:8, ou des arêtes comme a-b,b-c
color-help-range = Un graphe, comme pour color ; ou plusieurs d’une même famille, comme cycle:4..8 ou queen:4..6
color-help-colors = Une coloration : la couleur de chaque sommet dans l’ordre, comme 0,1,2,0, ou des lignes 'sommet = couleur' ; ou un fichier qui en contient une ; ou - pour l’entrée standard
color-help-graph-flag = Un graphe par son nom, comme petersen, queen:8, mycielski:5, grid:5x5 ou gnm:200,470,1
color-help-k = Le nombre de couleurs [par défaut : le minimum]
color-help-distinct = Ignorer le renommage des couleurs : ne compter qu’une fois les colorations qui ne diffèrent que par lui
color-help-fixed = Des sommets dont la couleur est imposée, comme a=0,b=2 ; ou un fichier qui les contient
color-help-start = Une coloration à améliorer, comme 0,1,2,0 ; ou un fichier qui en contient une
color-help-order = L’ordre des sommets de greedy : dsatur, largest ou smallest [par défaut : dsatur]
color-help-input-format = Le format du graphe : dimacs, edges, adjacency, adjlist, multiline-adjlist, csv, dot, gml, graphml, json, matrix, graph6, sparse6 ou pajek [par défaut : reconnu]
color-help-seed = La graine du hasard pour decide [par défaut : 0]
color-help-memory = La mémoire qu’un solveur peut utiliser, comme 500m ou 16g [par défaut : la moitié de la mémoire libre]
color-help-chromatic = Trouver le nombre minimal de couleurs, et le prouver
color-help-polynomial = Calculer le polynôme chromatique, qui donne le nombre de colorations pour tout nombre de couleurs
color-help-check-graph = Le graphe : un fichier, ou un nom comme petersen
color-help-check-k = Le nombre de couleurs permises
# Ce qu’on ne peut pas demander.
color-bad-flag = --{ $flag } : { $why }
color-unknown-order = « { $word } » n’est pas un ordre ; choisissez dsatur, largest ou smallest ; vouliez-vous dire « { $nearest } » ?
color-k-and-chromatic = -k donne le nombre de couleurs et --chromatic le demande : donnez l’un ou l’autre
color-fixed-beyond = --fixed donne à { $vertex } la couleur { $colour }, mais avec -k { $colours } { $colours ->
    [0] il n’y a pas de couleurs
   *[other] les couleurs vont de 0 à { $last }
 }
color-greedy-proof = greedy ne peut pas prouver que moins de couleurs ne suffisent pas ; decide trouve le minimum
color-order-of-its-own = --order ne va qu’avec --solver greedy ; { $solver } a son propre ordre
color-polynomial-memory = pour { $graph }, le polynôme demanderait { $needs } de mémoire, mais --memory permet { $may }
color-polynomial-wide = pour { $graph }, le polynôme ne peut pas être calculé dans les { $may } que permet --memory : dans tous les ordres essayés, trop de sommets sont ouverts à la fois
color-greedy-k = greedy prend autant de couleurs qu’il lui en faut et ne prouve rien ; pour un k donné, utilisez decide ou dsatur
color-check-no-graph = une coloration ne se vérifie qu’avec son graphe : donnez --graph avec un fichier ou un nom comme petersen
color-polynomial-flag = --{ $flag } ne va pas avec --polynomial, qui compte les colorations de tous les sommets et distingue les couleurs
color-no-graph = « { $word } » n’est pas un graphe : ni un nom comme petersen, ni un fichier, ni des arêtes comme a-b,b-c
color-bad-range = « { $range } » n’est pas un intervalle de graphes ; donnez-en un comme queen:4..7
# Ce que dit le vérificateur.
color-verdict-proper = { $graph } : une coloration valable avec { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 }
color-verdict-so-far = { $graph } : { $coloured ->
    [one] { $coloured } sommet coloré
   *[other] { $coloured } sommets colorés
 }, pas de conflit jusqu’ici, { $without } sans couleur ({ $without ->
    [one] { $first }
   *[other] le premier est { $first }
 })
color-verdict-conflicts = { $graph } : { $conflicts ->
    [one] { $conflicts } conflit
   *[other] { $conflicts } conflits
 }
color-too-many-given = { $given } couleurs sont données pour { $vertices ->
    [one] { $vertices } sommet
   *[other] { $vertices } sommets
 }
color-beyond = sommet { $vertex } : { $colours ->
    [0] couleur { $colour }, mais il n’y a pas de couleurs
    [1] couleur { $colour }, mais 0 est la seule
   *[other] la couleur { $colour } n’est pas l’une des { $colours }, de 0 à { $last }
 }
color-bad-edge = arête { $one } – { $other } : les deux sommets ont la couleur { $colour }
# Ce que trouve un solveur.
color-chromatic = nombre chromatique { $colours }
color-chromatic-bounds = nombre chromatique entre { $lower } et { $upper }
color-fewest-fixed = { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 }, le minimum avec ces couleurs imposées
color-greedy-colours = { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 } ; moins suffiraient peut-être
color-polynomial-value = { $value } colorations avec { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 }
color-work = { $whole },{ $tenth } millions d’étapes
color-not-enough = { $colours ->
    [one] { $colours } couleur ne suffit pas
   *[other] { $colours } couleurs ne suffisent pas
 } : { $why }
color-impossible = une recherche exhaustive n’a trouvé aucune coloration avec { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 }
color-impossible-why = aucune coloration n’existe avec { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 } : { $why }
color-undecided = trop grand pour être décidé ; une coloration gloutonne demande plus de { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 }
color-why-clique = { $names } sont tous voisins entre eux
color-why-odd-cycle = { $names } forment un cycle impair
color-why-mycielski = { $vertices } des sommets contiennent un graphe de Mycielski généralisé, qui en demande davantage
color-why-merged = des sommets qui doivent avoir la même couleur sont voisins
color-why-lookahead = une recherche exhaustive avec anticipation n’a trouvé aucune coloration
color-why-learn = une recherche exhaustive qui apprend de ses conflits n’a trouvé aucune coloration
color-why-transversal = une recherche exhaustive par classes de couleurs n’a trouvé aucune coloration
color-why-independent = les classes de couleurs, quelles qu’elles soient, sont trop petites pour contenir tous les sommets
color-why-merged-clique = des sommets qui doivent avoir la même couleur, fusionnés en un seul, sont dans une clique trop grande
color-why-merged-mycielski = des sommets qui doivent avoir la même couleur, fusionnés en un seul, sont dans un graphe de Mycielski généralisé qui en demande davantage
color-why-tried = une recherche exhaustive n’a trouvé aucune coloration
# Pourquoi il n’y a pas de coloration, ce qu’on sait sans recherche.
color-out-fixed = { $one } et { $other } sont voisins, mais la couleur { $colour } est imposée aux deux
color-out-none = il n’y a pas de couleurs
color-out-edge = { $one } et { $other } sont voisins, et demandent deux couleurs
color-out-odd-cycle = { $names } forment un cycle impair, qui demande trois couleurs
# Une coloration pas à pas, comme le ferait une personne.
color-step-dead-end = il ne reste aucune couleur pour { $name } : { $taken }
color-step-only = { $name } prend la couleur { $colour }, la seule
color-step-forced = { $name } doit prendre la couleur { $colour } : { $taken }
color-step-try = { $name } peut prendre { $others } ou { $last } : essayons { $colour }
color-step-try-because = { $name } peut prendre { $others } ou { $last } ({ $taken }) : essayons { $colour }
color-step-too-large = { $names } sont tous voisins entre eux : il leur faut { $need } couleurs, mais il y en a { $colours }
color-step-clique = { $names } sont tous voisins entre eux et ont des couleurs différentes : disons { $colours }
color-step-back = revenons à { $name }, la dernière tentative : maintenant { $colour }
color-holder = { $name } a la { $colour }
color-holders = { $first }, { $rest }
color-end-solved = résolu avec { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 } : tous les voisins diffèrent
color-end-impossible = { $colours ->
    [one] { $colours } couleur ne suffit pas
   *[other] { $colours } couleurs ne suffisent pas
 }
color-end-gave-up = après { $steps } étapes, une personne abandonnerait ; « backtrail color » continue
color-taken = { $count ->
    [one] son voisin { $names } l’a déjà
   *[other] ses voisins { $names } l’ont déjà
 }
color-starved = son voisin { $name } n’aurait plus de couleur
color-part = --under et --from demandent un nombre de couleurs fixé : donnez -k, et ne demandez que des solutions ou leur nombre
color-noun = couleur
color-mark = la couleur { $value } pour le sommet { $name }
color-rung-any = une couleur quelconque par sommet
color-rung-tree = chaque sommet diffère d’un voisin
color-memory = { $solver } a besoin d’environ { $needs } pour { $graph } avec { $colours } couleurs et peut utiliser { $may }
color-step-name-back = retour
color-step-name-clash = conflit
color-step-name-clique = clique
color-step-name-dead-end = impasse
color-step-name-forced = imposé
color-step-name-try = tentative
