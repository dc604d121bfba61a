model-title = un model amb { $variables } { $variables ->
    [one] variable
   *[other] variables
 } i { $conditions } { $conditions ->
    [one] condició
   *[other] condicions
 }
model-noun = valors
model-mark = { $value } a la fila { $row }, columna { $column }
model-reading = { $word } es llegeix com el nombre { $sum }
model-variables = variables
model-values = valors d’una variable
model-parts = parts de condicions
model-rung-all = un valor per a cada variable
model-breaks = això contradiria «{ $line }»
model-starves = «{ $line }» deixaria llavors { $name } sense cap valor
model-not-that-good = res no arribaria a aquest valor
model-optimum = òptim: { $value }
model-best = el millor fins ara: { $value }, sense demostració
model-no-goal = bound necessita un objectiu per minimitzar o maximitzar; feu servir fewest
model-many-literals = learn guarda { $values } valors com a literals, i en pren { $most } com a màxim; feu servir fewest
model-help-model = Un model: un fitxer, - per a l’entrada estàndard, o un text amb ; entre les línies
model-help-values = Valors per comprovar, com ara 'x=1 y=2'
model-help-constant = Una constant del model, com ara n=8
model-more-help = Un model comença amb la línia «problem». «x, y in 1..9» declara variables, «x[1..3,1..3] in 1..9» una taula; cada altra línia és una condició, com ara «x + 2*y <= 10», «all different», «SEND + MORE = MONEY» o «for i: sum x[i,*] = 15». Tot el llenguatge és a docs/models.md.
model-empty = no hi ha cap model: el text és buit
model-no-model = falta --model, que dona el model que els valors han de resoldre: un fitxer o un text
model-no-head = un model comença amb la línia «problem», i aquest amb «{ $word }»
model-no-head-near = un model comença amb la línia «problem», i aquest amb «{ $word }»; volíeu dir { $near }?
model-no-variables = el model no té variables: declareu-ne, com ara x, y in 1..9
model-unknown-sign = «{ $sign }» no vol dir res aquí
model-large-number = { $number } no cap en 64 bits
model-ends = la línia s’acaba on s’espera { $wanted }
model-instead = «{ $found }» on s’espera { $wanted }
model-times = «{ $name }» just darrere de { $number }: escriviu { $number }*{ $name }
model-want-name = un nom
model-want-end = el final de la línia
model-want-expression = un nombre o un nom
model-word = { $word } és una paraula del llenguatge i no pot ser un nom
model-deep = més de { $most } nivells imbricats
model-row = una fila de { $here } on s’esperen { $wanted } valors
model-nothing-above = més amunt no hi ha declarat res que pugui ser diferent
model-two-goals = ja hi ha alguna cosa per minimitzar o maximitzar
model-two-shown = ja es mostra alguna cosa
model-unused = { $name } rep un valor i no es fa servir mai: si és una variable, declareu-la, com ara { $name } in 1..9
model-unused-given = el model no té cap constant { $name }
model-bad-constant = «{ $word }» no és cap constant: escriviu -D n=8
model-twice = { $name } ja és declarat
model-empty-range = no hi ha cap índex entre { $first } i { $last }
model-empty-domain = el domini és buit
model-wide = els valors d’una variable abasten com a màxim { $most } nombres
model-ragged = les files d’una taula han de ser igual de llargues
model-unknown = res no es diu { $name }
model-unknown-near = res no es diu { $name }; volíeu dir { $near }?
model-not-constant = això s’ha de saber sense cerca, i conté una variable
model-two-ranges = { $name } indexa més d’un interval: digueu quins valors pren, com ara { $name } in 1..9
model-no-range = { $name } no indexa res aquí: digueu quins valors pren, com ara { $name } in 1..9
model-many-steps = aquest «for» recorre massa valors
model-lists = una llista de { $here } al costat d’una llista de { $other }
model-is-list = { $name } és una llista aquí: escriviu-la dins de sum, all different o una altra paraula que prengui una llista
model-overflow = això podria passar de 64 bits
model-want-condition = aquí s’espera una condició, com ara x < y
model-want-expression-here = una taula no pot ser aquí
model-empty-list = aquesta llista és buida
model-divisor = el divisor ha de ser una constant positiva
model-exponent = l’exponent ha de ser una constant de 0 a 62
model-no-array = { $name } no té índexs
model-indexes = { $name } té { $indexes } { $indexes ->
    [one] índex
   *[other] índexs
 }
model-outside = { $name } no té l’índex { $index }: van de { $first } a { $last }
model-show-how = «{ $how }» no és cap manera de mostrar valors: grid, sudoku, queens o path
model-show-grid = una graella mostra una taula amb un índex o dos
model-show-queens = les reines són una taula amb un índex, o amb dos i els valors 0 i 1
model-show-path = un camí és una taula amb dos índexs i els nombres de l’1 al de les seves caselles
model-show-values = una graella mostra noms, o nombres del 0 al 9 o de l’1 al 255
model-show-large = un tauler té com a màxim { $most } files i columnes
model-bad-value = «{ $word }» no dona cap valor: escriviu x=1
model-no-variable = no hi ha cap variable { $name }
model-no-board = això no són valors, com ara x=1, ni un tauler que els doni: --format list escriu les solucions tal com check les llegeix
model-not-in-domain = { $name } no pot ser { $value }
model-does-not-hold = «{ $line }» no es compleix
model-is-solution = { $values } { $values ->
    [one] valor
   *[other] valors
 }: una solució
model-is-good = { $values } { $values ->
    [one] valor
   *[other] valors
 }: totes les condicions es compleixen, i l’objectiu val { $goal }
model-is-partial = { $values } { $values ->
    [one] valor
   *[other] valors
 }: cap conflicte, però { $missing } { $missing ->
    [one] variable no té
   *[other] variables no tenen
 } valor
model-is-none = { $values } { $values ->
    [one] valor
   *[other] valors
 }: no és una solució
model-has-solution = Hi ha una solució, de manera que cap línia no en contradiu una altra.
model-gave-up = Sense resposta després de { $visits } visites: no se sap si hi ha línies que es contradiuen.
model-contradicts = línia { $number }: { $line }
model-contradiction = { $lines ->
    [0] Els dominis per si sols no deixen cap solució.
    [one] Aquesta línia és impossible, diguin el que diguin les altres.
   *[other] Aquestes { $lines } línies es contradiuen; sense qualsevol d’elles hi ha una solució.
 }
model-too-many = { $many } { $things } són massa: un model en té com a màxim { $most }
model-step-line = línia
