flatzinc-float = els nombres amb decimals no s’entenen: FlatZinc només amb enters i booleans
flatzinc-set = les variables que són conjunts no s’entenen: FlatZinc només amb enters i booleans
flatzinc-want = aquí hi hauria d’haver { $wanted ->
    [number] un nombre o un booleà
    [array] una taula
    [set] un conjunt
   *[other] { $wanted }
 }
flatzinc-want-number = un nombre
flatzinc-want-domain = un domini, com int, bool o 1..9
flatzinc-two-solve = ja hi ha una línia amb solve
flatzinc-no-bounds = { $name } no té fites, i cap restricció no el defineix per altres
flatzinc-no-value = { $name } no té valor
flatzinc-circle = { $name } es defineix per ell mateix
flatzinc-unknown = no es coneix cap restricció { $name }
flatzinc-unknown-near = no es coneix cap restricció { $name }; volíeu dir { $near }?
flatzinc-arguments = { $name } pren { $wanted } { $wanted ->
    [one] argument
   *[other] arguments
 }, i en té { $here }
flatzinc-divisor = un divisor variable pot abastar { $most } nombres com a màxim
