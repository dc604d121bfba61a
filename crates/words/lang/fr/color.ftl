# Comment s’appellent les colorations.
color-title = colorations pour { $graph } avec { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 }
color-title-fewest = colorations pour { $graph } avec le moins de couleurs possible
# On énumère jusqu’à huit noms : « a, b et 13 autres ».
color-more = { $count } autres
# L’aide.
color-help-graph = Un fichier avec un graphe (DIMACS, liste d’arêtes, CSV, DOT, GraphML, GML, JSON, matrice), ou - pour l’entrée standard ; ou un nom comme petersen ou queen:8 ; ou des arêtes comme a-b,b-c
color-help-range = Un graphe, comme pour color ; ou plusieurs par leur nom, comme cycle:4..8 ou queen:4..6
color-help-colors = Une coloration : la couleur de chaque sommet dans l’ordre, comme 0,1,2,0, ou des lignes 'sommet = couleur' ; ou un fichier qui la contient ; ou - pour l’entrée standard
color-help-graph-flag = Un graphe par son nom, comme petersen, queen:8, mycielski:5, grid:5x5 ou gnm:200,470,1
color-help-k = Le nombre de couleurs [par défaut : le moins possible]
color-help-distinct = Des colorations qui ne diffèrent que par les noms des couleurs n’en font qu’une
color-help-fixed = Les couleurs que des sommets ont dès le départ, comme a=0,b=2 ; ou un fichier qui les contient
color-help-start = Une coloration à prendre au départ et à améliorer, comme 0,1,2,0 ; ou un fichier qui en contient une
color-help-order = L’ordre de greedy : dsatur, largest ou smallest [par défaut : dsatur]
color-help-input-format = dimacs, edges, csv, dot, graphml, gml, json ou matrix ; reconnu par défaut
color-help-seed = Le point de départ de decide, là où le hasard l’aide [par défaut : 0]
color-help-memory = La mémoire qu’un solveur peut utiliser, comme 500m ou 16g [par défaut : 4g]
color-help-chromatic = Trouver le plus petit nombre de couleurs, et le prouver
color-help-polynomial = Le polynôme chromatique : le nombre de colorations pour chaque nombre de couleurs
color-help-check-graph = Le graphe : un fichier, ou un nom comme petersen
color-help-check-k = Le nombre de couleurs permises
# Ce qu’on ne peut pas demander.
color-bad-flag = --{ $flag } : { $why }
color-unknown-order = « { $word } » n’est pas un ordre ; il y a dsatur, largest et smallest ; le plus proche est « { $nearest } »
color-k-and-chromatic = -k donne le nombre de couleurs, et --chromatic demande le plus petit ; donnez l’un ou l’autre
color-fixed-beyond = --fixed donne à { $vertex } la couleur { $colour }, et avec -k { $colours } { $colours ->
    [0] il n’y a pas de couleurs
   *[other] les couleurs vont de 0 à { $last }
 }
color-greedy-proof = greedy ne prouve rien pour moins de couleurs ; decide trouve le plus petit nombre
color-order-of-its-own = --order va avec --solver greedy, et { $solver } a son propre ordre
color-polynomial-memory = pour { $graph }, le polynôme demanderait { $needs }, et --memory permet { $may }
color-polynomial-wide = pour { $graph }, le polynôme est trop large : quel que soit l’ordre des sommets, trop d’entre eux sont ouverts à la fois, et --memory permet { $may }
color-greedy-k = greedy prend autant de couleurs qu’il lui en faut, et ne prouve rien pour moins ; decide et dsatur répondent pour un k donné
color-check-no-graph = une coloration se vérifie avec son graphe : donnez --graph avec un fichier ou un nom comme petersen
color-polynomial-flag = le polynôme compte les colorations de tous les sommets, où les noms des couleurs importent ; --{ $flag } ne va pas avec lui
color-no-graph = « { $word } » n’est pas un graphe : ni un nom comme petersen, ni un fichier, ni des arêtes comme a-b,b-c
color-bad-range = « { $range } » n’est pas une suite de graphes ; donnez-en une comme queen:4..7
# Ce que dit le vérificateur.
color-verdict-proper = { $graph } : une coloration valable avec { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 }
color-verdict-so-far = { $graph } : { $coloured ->
    [one] { $coloured } sommet coloré
   *[other] { $coloured } sommets colorés
 }, valable jusqu’ici, { $without } sans couleur ({ $without ->
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
    [0] couleur { $colour }, alors qu’il n’y a pas de couleurs
    [1] couleur { $colour }, alors que 0 est la seule
   *[other] la couleur { $colour } n’est pas l’une des { $colours }, qui vont de 0 à { $last }
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
 } ; on ne sait pas si moins suffiraient
color-polynomial-value = { $value } colorations avec { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 }
color-work = { $whole },{ $tenth } millions d’étapes
color-not-enough = { $colours ->
    [one] { $colours } couleur ne suffit pas
   *[other] { $colours } couleurs ne suffisent pas
 } : { $why }
color-impossible = impossible à colorer avec { $colours } couleurs
color-impossible-why = impossible à colorer avec { $colours } couleurs : { $why }
color-undecided = trop grand pour être décidé ; une coloration gloutonne prend plus de { $colours } couleurs
color-why-clique = { $names } sont tous reliés entre eux
color-why-odd-cycle = { $names } forment un cycle impair
color-why-mycielski = un graphe de Mycielski généralisé sur { $vertices } des sommets en demande davantage
color-why-merged = des sommets qui doivent avoir la même couleur sont reliés
color-why-lookahead = une recherche avec anticipation a parcouru toutes les voies
color-why-learn = une recherche qui apprend de ses conflits s’est terminée sans coloration
color-why-transversal = aucun ensemble de classes d’une couleur ne couvre exactement les sommets
color-why-merged-clique = des sommets qui doivent avoir la même couleur, pris pour un seul, sont dans une clique trop grande
color-why-merged-mycielski = des sommets qui doivent avoir la même couleur, pris pour un seul, sont dans un graphe de Mycielski généralisé
color-why-tried = toutes les voies ont été essayées
# Pourquoi il n’y a pas de coloration, ce qu’on sait sans recherche.
color-out-fixed = { $one } et { $other } sont reliés, et tous deux ont la couleur { $colour } dès le départ
color-out-none = sans couleurs, aucun sommet ne peut en avoir une
color-out-edge = { $one } et { $other } sont reliés, et demandent deux couleurs
color-out-odd-cycle = { $names } forment un cycle impair, qui demande trois couleurs
# Une coloration pas à pas, comme le ferait une personne.
color-step-dead-end = il ne reste aucune couleur pour { $name } : { $taken }
color-step-only = { $name } prend la couleur { $colour } : il n’y en a pas d’autre
color-step-forced = { $name } doit prendre la couleur { $colour } : { $taken }
color-step-try = { $name } peut prendre { $others } ou { $last } : essayons { $colour }
color-step-try-because = { $name } peut prendre { $others } ou { $last } ({ $taken }) : essayons { $colour }
color-step-too-large = { $names } sont tous reliés entre eux : il leur faut { $need } couleurs, et il y en a { $colours }
color-step-clique = { $names } sont tous reliés entre eux, et ont donc des couleurs différentes : disons { $colours }
color-step-back = { $name } était le dernier essai : maintenant { $colour }
color-holder = { $colour } est celle de { $name }
color-holders = { $first }, { $rest }
color-end-solved = résolu avec { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
 } : les sommets reliés en ont de différentes
color-end-impossible = { $colours ->
    [one] { $colours } couleur ne suffit pas
   *[other] { $colours } couleurs ne suffisent pas
 }
color-end-gave-up = après { $steps } étapes, une personne abandonnerait ; backtrail color continue
color-taken = { $names } { $count ->
    [one] l’a
   *[other] l’ont
 } déjà
color-starved = { $name } resterait sans couleur
color-part = une partie d’un arbre se parcourt pour un nombre de couleurs : donnez -k, et ne demandez que lesquelles ou combien
color-noun = couleur
color-mark = la couleur { $value } pour le sommet { $name }
