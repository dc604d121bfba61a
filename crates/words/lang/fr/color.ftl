color-taken = { $names } { $count ->
    [one] l’a
   *[other] l’ont
 } déjà
color-more = { $count } autres
color-starved = { $name } resterait sans couleur
color-part = une partie d’un arbre se parcourt pour un nombre de couleurs : donnez -k, et ne demandez que lesquelles ou combien
