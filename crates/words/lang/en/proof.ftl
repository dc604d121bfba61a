# What the checker of proofs says.
proof-shown-colours = { $what }: { $colours ->
    [0] no colours at all are not enough
    [one] { $colours } colour is not enough
   *[other] { $colours } colours are not enough
}: the proof holds ({ $structures ->
    [one] { NUMBER($structures) } structure
   *[other] { NUMBER($structures) } structures
}, { $clauses ->
    [one] { NUMBER($clauses) } clause
   *[other] { NUMBER($clauses) } clauses
})
proof-shown-none = { $what }: no solution: the proof holds ({ $structures ->
    [one] { NUMBER($structures) } structure
   *[other] { NUMBER($structures) } structures
}, { $clauses ->
    [one] { NUMBER($clauses) } clause
   *[other] { NUMBER($clauses) } clauses
})
proof-shown-only = { $what }: one solution and no other: the proof holds ({ $structures ->
    [one] { NUMBER($structures) } structure
   *[other] { NUMBER($structures) } structures
}, { $clauses ->
    [one] { NUMBER($clauses) } clause
   *[other] { NUMBER($clauses) } clauses
})
proof-refused = { $what }: the proof does not hold
proof-at-line = line { $line }: { $what }
proof-no-proof = { $name } is not a proof: its first line is not 'c backtrail proof 1'
proof-no-of = the second line of a proof says of which instance it is: 'c of' and 16 digits
proof-of-another = it is a proof of another instance
proof-no-claim = the third line of a proof says what it claims, in a way that suits the instance
proof-other-colours = it is a proof for { $colours } colours, not for { $asked }
proof-bad-statement = the instance contradicts itself
proof-too-large = the instance has more variables than the format of proofs allows
proof-no-solution = what it claims to be the only solution is not a solution
proof-not-text = it is not text
proof-no-literal = '{ $word }' is not a literal: a clause is whole numbers, and 0 at its end
proof-no-end = the clause does not end with 0
proof-no-number = '{ $word }' is not a number
proof-no-variable = there is no variable { $literal }: the last one is { $variables }
proof-no-vertex = there is no vertex { $vertex }: the last one is { $vertices }
proof-no-structure = '{ $word }' names no structure of this instance
proof-names-given = the colours have their names already, from another line or from the start
proof-wrong-number = { $given } vertices are named, where { $wanted } are wanted
proof-not-joined = vertices { $one } and { $other } are not joined
proof-no-tower = there is no tower yet that a cone could stand on
proof-not-implied = the clause does not follow from those before it by unit propagation
proof-not-there = the clause to be deleted is not there
proof-unfinished = the proof ends without the empty clause, a line with 0 alone
