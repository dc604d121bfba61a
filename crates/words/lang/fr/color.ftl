color-taken = { $names } { $count ->
    [one] l’a
   *[other] l’ont
 } déjà
color-more = { $count } autres
color-starved = { $name } resterait sans couleur
