model-title = modèle à { $variables } { $variables ->
    [one] variable
   *[other] variables
 } et { $conditions } { $conditions ->
    [one] condition
   *[other] conditions
 }
model-noun = valeurs
model-mark = { $value } à la ligne { $row }, colonne { $column }
model-reading = { $word } est lu comme le nombre { $sum }
model-variables = variables
model-values = valeurs d’une variable
model-parts = parties de conditions
model-rung-all = une valeur pour chaque variable
model-breaks = cela contredirait « { $line } »
model-starves = « { $line } » ne laisserait alors aucune valeur à { $name }
model-not-that-good = rien n’atteindrait cette valeur
model-optimum = optimum : { $value }
model-best = meilleure valeur jusqu’ici : { $value }, sans preuve
model-no-goal = bound a besoin d’un objectif à minimiser ou à maximiser ; prenez fewest
model-many-literals = learn garde { $values } valeurs comme littéraux, et en prend { $most } au plus ; prenez fewest
model-help-model = Un modèle : un fichier, - pour l’entrée standard, ou un texte avec ; entre ses lignes
model-help-values = Des valeurs à vérifier, par exemple 'x=1 y=2'
model-help-constant = Une constante du modèle, par exemple n=8
model-more-help = Un modèle commence par la ligne « problem ». « x, y in 1..9 » déclare des variables, « x[1..3,1..3] in 1..9 » un tableau ; chaque autre ligne est une condition, par exemple « x + 2*y <= 10 », « all different », « SEND + MORE = MONEY » ou « for i: sum x[i,*] = 15 ». Tout le langage est décrit dans docs/models.md.
model-empty = il n’y a pas de modèle : le texte est vide
model-no-model = il manque --model, qui donne le modèle que les valeurs doivent résoudre : un fichier ou un texte
model-no-head = un modèle commence par la ligne « problem », et celui-ci par « { $word } »
model-no-head-near = un modèle commence par la ligne « problem », et celui-ci par « { $word } » ; vouliez-vous dire { $near } ?
model-no-variables = le modèle n’a pas de variables : déclarez-en, par exemple x, y in 1..9
model-unknown-sign = « { $sign } » n’a pas de sens ici
model-large-number = { $number } ne tient pas sur 64 bits
model-ends = la ligne se termine là où l’on attend { $wanted }
model-instead = « { $found } » là où l’on attend { $wanted }
model-times = « { $name } » juste derrière { $number } : écrivez { $number }*{ $name }
model-want-name = un nom
model-want-end = la fin de la ligne
model-want-expression = un nombre ou un nom
model-word = { $word } est un mot du langage et ne peut pas servir de nom
model-deep = plus de { $most } niveaux imbriqués
model-row = une ligne de { $here } là où l’on attend { $wanted } valeurs
model-nothing-above = rien n’est déclaré plus haut qui puisse être différent
model-two-goals = il y a déjà quelque chose à minimiser ou à maximiser
model-two-shown = quelque chose est déjà montré
model-unused = { $name } reçoit une valeur et ne sert jamais : si c’est une variable, déclarez-la, par exemple { $name } in 1..9
model-unused-given = le modèle n’a pas de constante { $name }
model-bad-constant = « { $word } » n’est pas une constante : écrivez -D n=8
model-twice = { $name } est déjà déclaré
model-empty-range = aucun indice entre { $first } et { $last }
model-empty-domain = le domaine est vide
model-wide = les valeurs d’une variable s’étendent sur { $most } nombres au plus
model-ragged = les lignes d’un tableau doivent avoir la même longueur
model-unknown = rien ne s’appelle { $name }
model-unknown-near = rien ne s’appelle { $name } ; vouliez-vous dire { $near } ?
model-not-constant = ceci doit être connu sans recherche, et contient une variable
model-two-ranges = { $name } parcourt plusieurs intervalles d’indices : dites lesquels, par exemple { $name } in 1..9
model-no-range = { $name } n’indexe rien ici : dites ses valeurs, par exemple { $name } in 1..9
model-many-steps = ce « for » parcourt trop de valeurs
model-lists = une liste de { $here } à côté d’une liste de { $other }
model-is-list = { $name } est ici une liste : écrivez-la dans sum, all different ou un autre mot qui prend une liste
model-overflow = ceci pourrait dépasser 64 bits
model-want-condition = on attend ici une condition, par exemple x < y
model-want-expression-here = un tableau ne peut pas se trouver ici
model-empty-list = cette liste est vide
model-divisor = le diviseur doit être une constante positive
model-exponent = l’exposant doit être une constante de 0 à 62
model-no-array = { $name } n’a pas d’indices
model-indexes = { $name } a { $indexes } { $indexes ->
    [one] indice
   *[other] indices
 }
model-outside = { $name } n’a pas d’indice { $index } : ils vont de { $first } à { $last }
model-show-how = « { $how } » n’est pas une façon de montrer des valeurs : grid, sudoku, queens ou path
model-show-grid = une grille montre un tableau à un ou deux indices
model-show-queens = les reines sont un tableau à un indice, ou à deux indices avec les valeurs 0 et 1
model-show-path = un chemin est un tableau à deux indices avec les nombres de 1 au nombre de ses cases
model-show-values = une grille montre des noms, ou des nombres de 0 à 9 ou de 1 à 255
model-show-large = un plateau a { $most } lignes et colonnes au plus
model-bad-value = « { $word } » ne donne pas de valeur : écrivez x=1
model-no-variable = il n’y a pas de variable { $name }
model-no-board = ce ne sont ni des valeurs, par exemple x=1, ni un plateau qui les donne : --format list écrit les solutions comme check les lit
model-not-in-domain = { $name } ne peut pas valoir { $value }
model-does-not-hold = « { $line } » n’est pas vérifié
model-is-solution = { $values } { $values ->
    [one] valeur
   *[other] valeurs
 } : une solution
model-is-good = { $values } { $values ->
    [one] valeur
   *[other] valeurs
 } : toutes les conditions sont vérifiées, et l’objectif vaut { $goal }
model-is-partial = { $values } { $values ->
    [one] valeur
   *[other] valeurs
 } : aucun conflit, mais { $missing } { $missing ->
    [one] variable n’a pas
   *[other] variables n’ont pas
 } de valeur
model-is-none = { $values } { $values ->
    [one] valeur
   *[other] valeurs
 } : ce n’est pas une solution
model-has-solution = Il y a une solution : aucune ligne n’en contredit une autre.
model-gave-up = Pas de réponse après { $visits } visites : on ne sait pas si des lignes se contredisent.
model-contradicts = ligne { $number } : { $line }
model-contradiction = { $lines ->
    [0] Les domaines à eux seuls ne laissent aucune solution.
    [one] Cette ligne est impossible, quoi que disent les autres.
   *[other] Ces { $lines } lignes se contredisent ; sans l’une quelconque d’entre elles, il y a une solution.
 }
model-too-many = { $many } { $things }, c’est trop : un modèle en a { $most } au plus
model-step-line = ligne
