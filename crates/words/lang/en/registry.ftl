# What the registry itself says, whatever the puzzle.
registry-unknown-puzzle = there is no puzzle '{ $name }'; the nearest is '{ $nearest }'
registry-unknown-solver = { $puzzle } has no solver '{ $name }'; the nearest is '{ $nearest }' (backtrail solvers lists all)
registry-cannot = { $solver } cannot { $deed }; { $who }
registry-solver-too-large = { $solver } goes up to { $largest }, and { $title } is beyond that; { $who }
registry-deed-first = find a first solution
registry-deed-all = list solutions
registry-deed-count = count solutions
registry-deed-trace = be traced
registry-deed-threads = use several threads
registry-deed-visit-limit = keep a limit on visits
registry-nobody-can = no solver can
registry-these-can = { $solvers } can
registry-no-checker = this puzzle has no checker
registry-bad-name = '{ $name }' cannot be the name of a puzzle: give one word of lower-case letters, digits and dashes
registry-reserved-name = a puzzle cannot be called '{ $name }': that is the name of a command
registry-taken-name = there is a puzzle '{ $name }' already
registry-taken-solver = { $puzzle } has a solver '{ $name }' already
registry-unknown-flag = there is no flag '{ $flag }'
registry-flag-no-value = { $flag } needs a value
registry-flag-number = { $flag } takes a whole number from { $least }, not '{ $value }'
registry-flag-between = { $flag } takes a whole number from { $least } to { $most }, not '{ $value }'
registry-flag-choice = { $flag } takes one of { $words }, not '{ $value }'
registry-not-a-size = '{ $word }' is not a size of memory; give one such as 500m or 8g
registry-too-large-here = { $many } { $things } are too many here, where at most { $most } are allowed; the command line takes more
registry-squares = squares
registry-vertices = vertices
registry-edges = edges
registry-colours = colours
registry-bytes = bytes
registry-at-line = line { $line }: { $what }
registry-at-column = line { $line }, column { $column }: { $what }
registry-in-column = column { $column }: { $what }
registry-deed-part = search a part of a tree
registry-node-not-offered = there is no node { $node }: { $offered ->
    [0] at depth { $depth } no choice is offered
    [one] at depth { $depth } only one choice is offered, 0
   *[other] at depth { $depth } only { $offered } choices are offered, 0 to { $last }
}
registry-node-refused = there is no node { $node }: its choice { $place } at depth { $depth } is refused
registry-node-below-solution = there is no node { $node }: at depth { $depth } is a solution, and nothing is below one
registry-node-outside = the node { $node } is not under { $under }
registry-flag-why = { $flag }: { $why }
registry-deed-own = answer --{ $question }
