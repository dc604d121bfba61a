color-taken = { $names } ja el { $count ->
    [one] té
   *[other] tenen
 }
color-more = { $count } més
color-starved = { $name } es quedaria sense color
color-part = una part d’un arbre es recorre per a un nombre de colors: doneu -k, i no pregunteu sinó quines o quantes
