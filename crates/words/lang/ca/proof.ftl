# El que diu el comprovador de demostracions.
proof-shown-colours = { $what }: { $colours ->
    [0] cap color no és prou
    [one] { $colours } color no és prou
   *[other] { $colours } colors no són prou
}: la demostració és vàlida ({ $structures ->
    [one] { NUMBER($structures) } estructura
   *[other] { NUMBER($structures) } estructures
}, { $clauses ->
    [one] { NUMBER($clauses) } clàusula
   *[other] { NUMBER($clauses) } clàusules
})
proof-shown-none = { $what }: cap solució: la demostració és vàlida ({ $structures ->
    [one] { NUMBER($structures) } estructura
   *[other] { NUMBER($structures) } estructures
}, { $clauses ->
    [one] { NUMBER($clauses) } clàusula
   *[other] { NUMBER($clauses) } clàusules
})
proof-shown-only = { $what }: una solució i cap més: la demostració és vàlida ({ $structures ->
    [one] { NUMBER($structures) } estructura
   *[other] { NUMBER($structures) } estructures
}, { $clauses ->
    [one] { NUMBER($clauses) } clàusula
   *[other] { NUMBER($clauses) } clàusules
})
proof-refused = { $what }: la demostració no és vàlida
proof-at-line = línia { $line }: { $what }
proof-no-proof = { $name } no és cap demostració: la primera línia no és «c backtrail proof 1»
proof-no-of = la segona línia d’una demostració diu de quin problema és: «c of» i 16 xifres
proof-of-another = és la demostració d’un altre problema
proof-no-claim = la tercera línia d’una demostració diu què afirma, d’una manera que escau al problema
proof-other-colours = és una demostració per a { $colours } colors, no per a { $asked }
proof-bad-statement = el problema es contradiu ell mateix
proof-too-large = el problema té més variables de les que permet el format de les demostracions
proof-no-solution = el que diu que és l’única solució no ho és
proof-not-text = no és text
proof-no-literal = «{ $word }» no és cap literal: una clàusula són nombres enters, amb un 0 al final
proof-no-end = la clàusula no acaba amb 0
proof-no-number = «{ $word }» no és cap nombre
proof-no-variable = no hi ha cap variable { $literal }: l’última és { $variables }
proof-no-vertex = no hi ha cap vèrtex { $vertex }: l’últim és { $vertices }
proof-no-structure = «{ $word }» no anomena cap estructura d’aquest problema
proof-names-given = els colors ja tenen nom, per una altra línia o d’entrada
proof-wrong-number = s’anomenen { $given } vèrtexs, i en calen { $wanted }
proof-not-joined = els vèrtexs { $one } i { $other } no són veïns
proof-no-tower = encara no hi ha cap torre on posar un con
proof-not-implied = la clàusula no se segueix de les anteriors per propagació unitària
proof-not-there = la clàusula que s’ha d’esborrar no hi és
proof-unfinished = la demostració acaba sense la clàusula buida, una línia amb un 0 i prou
