# What the registry itself says, whatever the puzzle.
registry-unknown-puzzle = there is no puzzle '{ $name }'
registry-unknown-puzzle-near = there is no puzzle '{ $name }'; did you mean '{ $nearest }'?
registry-unknown-solver = { $puzzle } has no solver '{ $name }' ('backtrail solvers' lists all)
registry-unknown-solver-near = { $puzzle } has no solver '{ $name }'; did you mean '{ $nearest }'? ('backtrail solvers' lists all)
registry-cannot = { $solver } cannot { $deed }; { $who }
registry-solver-too-large = { $title }: too large for { $solver }, whose largest size is { $largest }; { $who }
registry-deed-first = find a first solution
registry-deed-all = list solutions
registry-deed-count = count solutions
registry-deed-trace = be followed step by step
registry-deed-threads = use several threads
registry-deed-visit-limit = stop after a number of visits
registry-nobody-can = no solver can
registry-these-can = { $solvers } can
registry-no-checker = this puzzle has no checker
registry-bad-name = '{ $name }' cannot be the name of a puzzle: use one word of lower-case letters, digits and dashes
registry-reserved-name = a puzzle cannot be called '{ $name }': a command has that name
registry-taken-name = there is already a puzzle '{ $name }'
registry-taken-solver = { $puzzle } already has a solver '{ $name }'
registry-unknown-flag = there is no flag '{ $flag }'
registry-flag-no-value = { $flag } needs a value
registry-flag-number = { $flag } takes a whole number, at least { $least }, not '{ $value }'
registry-flag-between = { $flag } takes a whole number from { $least } to { $most }, not '{ $value }'
registry-flag-choice = { $flag } takes one of { $words }, not '{ $value }'
registry-not-a-size = '{ $word }' is not an amount of memory; give one such as 500m or 8g
registry-too-large-here = { $many } { $things } are too many for this page, which takes at most { $most }; the command line takes more
registry-squares = squares
registry-vertices = vertices
registry-edges = edges
registry-colours = colours
registry-bytes = bytes
registry-at-line = line { $line }: { $what }
registry-at-column = line { $line }, column { $column }: { $what }
registry-in-column = column { $column }: { $what }
registry-deed-part = search part of a tree
registry-node-not-offered = there is no node { $node }: { $offered ->
    [0] no choice is offered at depth { $depth }
    [one] only one choice, 0, is offered at depth { $depth }
   *[other] only { $offered } choices, 0 to { $last }, are offered at depth { $depth }
}
registry-node-refused = there is no node { $node }: choice { $place } at depth { $depth } is refused
registry-node-below-solution = there is no node { $node }: the node at depth { $depth } is a solution, and nothing lies below it
registry-node-outside = the node { $node } is not under { $under }
registry-flag-why = { $flag }: { $why }
registry-deed-own = answer --{ $question }
registry-deed-prove = write a proof
