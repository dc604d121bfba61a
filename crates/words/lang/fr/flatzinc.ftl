flatzinc-float = les nombres à virgule ne sont pas compris : FlatZinc avec des entiers et des booléens seulement
flatzinc-set = les variables qui sont des ensembles ne sont pas comprises : FlatZinc avec des entiers et des booléens seulement
flatzinc-want = il faudrait ici { $wanted ->
    [number] un nombre ou un booléen
    [array] un tableau
    [set] un ensemble
   *[other] { $wanted }
 }
flatzinc-want-number = un nombre
flatzinc-want-domain = un domaine, comme int, bool ou 1..9
flatzinc-two-solve = il y a déjà une ligne avec solve
flatzinc-no-bounds = { $name } n’a pas de bornes, et aucune contrainte ne le définit par d’autres
flatzinc-no-value = { $name } n’a pas de valeur
flatzinc-circle = { $name } est défini par lui-même
flatzinc-unknown = aucune contrainte { $name } n’est connue
flatzinc-unknown-near = aucune contrainte { $name } n’est connue ; vouliez-vous dire { $near } ?
flatzinc-arguments = { $name } prend { $wanted } { $wanted ->
    [one] argument
   *[other] arguments
 }, et en a { $here }
flatzinc-divisor = un diviseur variable peut couvrir { $most } nombres au plus
