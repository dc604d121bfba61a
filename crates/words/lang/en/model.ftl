model-title = a model with { $variables } { $variables ->
    [one] variable
   *[other] variables
 } and { $conditions } { $conditions ->
    [one] condition
   *[other] conditions
 }
model-noun = values
model-mark = { $value } in row { $row }, column { $column }
model-reading = { $word } is read as the number { $sum }
model-variables = variables
model-values = values of a variable
model-parts = parts of conditions
model-rung-all = a value for each variable
model-breaks = this would break '{ $line }'
model-starves = with this, '{ $line }' would leave { $name } without a value
model-not-that-good = nothing would be that good
model-optimum = optimum: { $value }
model-best = the best so far: { $value }, not proved
model-no-goal = bound needs something to minimize or maximize; use fewest
model-many-literals = learn keeps { $values } values as literals, and takes { $most } at most; use fewest
model-help-model = A model: a file, - for standard input, or a text with ; between its lines
model-help-values = Values to check, such as 'x=1 y=2'
model-help-constant = A constant of the model, such as n=8
model-more-help = A model begins with the line 'problem'. 'x, y in 1..9' declares variables, 'x[1..3,1..3] in 1..9' an array; every other line is a condition, such as 'x + 2*y <= 10', 'all different', 'SEND + MORE = MONEY' or 'for i: sum x[i,*] = 15'. The whole language stands in docs/models.md.
model-empty = there is no model: the text is empty
model-no-model = --model is missing, which gives the model that the values are to solve: a file, or a text
model-no-head = a model begins with the line 'problem', and this one with '{ $word }'
model-no-head-near = a model begins with the line 'problem', and this one with '{ $word }'; did you mean { $near }?
model-no-variables = the model has no variables: declare some, such as x, y in 1..9
model-unknown-sign = '{ $sign }' means nothing here
model-large-number = { $number } does not fit 64 bits
model-ends = the line ends where { $wanted } should stand
model-instead = '{ $found }' where { $wanted } should stand
model-times = '{ $name }' right behind { $number }: write { $number }*{ $name }
model-want-name = a name
model-want-end = the end of the line
model-want-expression = a number or a name
model-word = { $word } is a word of the language and cannot be a name
model-deep = nested more than { $most } deep
model-row = a row of { $here } where { $wanted } values are wanted
model-nothing-above = nothing is declared above that could be different
model-two-goals = there is something to minimize or maximize already
model-two-shown = something is shown already
model-unused = { $name } is given a value and never used: if it is a variable, declare it, such as { $name } in 1..9
model-unused-given = the model has no constant { $name }
model-bad-constant = '{ $word }' does not give a constant: write -D n=8
model-twice = { $name } is declared already
model-empty-range = no index lies between { $first } and { $last }
model-empty-domain = the domain is empty
model-wide = the values of a variable may span { $most } numbers at most
model-ragged = the rows of an array must be equally long
model-unknown = nothing is called { $name }
model-unknown-near = nothing is called { $name }; did you mean { $near }?
model-not-constant = this must be known without a search, and a variable is in it
model-two-ranges = { $name } indexes several ranges: say which values it takes, such as { $name } in 1..9
model-no-range = { $name } indexes nothing here: say which values it takes, such as { $name } in 1..9
model-many-steps = this 'for' goes through too many values
model-lists = a list of { $here } beside a list of { $other }
model-is-list = { $name } is a list here: write it inside of sum, all different or another word that takes a list
model-overflow = this could exceed 64 bits
model-want-condition = a condition should stand here, such as x < y
model-want-expression-here = an array cannot stand here
model-empty-list = this list is empty
model-divisor = the divisor must be a positive constant
model-exponent = the exponent must be a constant from 0 to 62
model-no-array = { $name } has no indexes
model-indexes = { $name } has { $indexes } { $indexes ->
    [one] index
   *[other] indexes
 }
model-outside = { $name } has no index { $index }: they go from { $first } to { $last }
model-show-how = values are shown as grid, sudoku, queens or path, not as '{ $how }'
model-show-grid = a grid shows an array with one index or two
model-show-queens = queens are an array with one index, or one with two and the values 0 and 1
model-show-path = a path is an array with two indexes and the numbers from 1 up to its squares
model-show-values = a grid shows names, or numbers from 0 to 9 or from 1 to 255
model-show-large = a board has { $most } rows and columns at most
model-bad-value = '{ $word }' gives no value: write x=1
model-no-variable = there is no variable { $name }
model-no-board = this is neither values, such as x=1, nor a board that tells them: --format list writes solutions as check reads them
model-not-in-domain = { $name } cannot be { $value }
model-does-not-hold = '{ $line }' does not hold
model-is-solution = { $values } { $values ->
    [one] value
   *[other] values
 }: a solution
model-is-good = { $values } { $values ->
    [one] value
   *[other] values
 }: all conditions hold, and the goal is { $goal }
model-is-partial = { $values } { $values ->
    [one] value
   *[other] values
 }: no conflict, but { $missing } { $missing ->
    [one] variable has
   *[other] variables have
 } no value
model-is-none = { $values } { $values ->
    [one] value
   *[other] values
 }: not a solution
model-has-solution = There is a solution, so no lines contradict each other.
model-gave-up = No answer after { $visits } visits: whether lines contradict each other is not known.
model-contradicts = line { $number }: { $line }
model-contradiction = { $lines ->
    [0] The domains alone leave no solution.
    [one] This line cannot hold, whatever the others say.
   *[other] These { $lines } lines contradict each other; without any one of them there is a solution.
 }
model-too-many = { $many } { $things } are too many: a model has { $most } at most
model-step-line = line
