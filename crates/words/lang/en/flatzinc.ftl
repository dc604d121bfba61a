flatzinc-float = floating-point numbers are not understood: FlatZinc with integers and Booleans only
flatzinc-set = variables that are sets are not understood: FlatZinc with integers and Booleans only
flatzinc-want = { $wanted ->
    [number] a number or a Boolean
    [array] an array
    [set] a set
   *[other] { $wanted }
 } should stand here
flatzinc-want-number = a number
flatzinc-want-domain = a domain, such as int, bool or 1..9
flatzinc-two-solve = there is a line with solve already
flatzinc-no-bounds = { $name } has no bounds, and no constraint defines it by others
flatzinc-no-value = { $name } has no value
flatzinc-circle = { $name } is defined by itself
flatzinc-unknown = no constraint { $name } is known
flatzinc-unknown-near = no constraint { $name } is known; did you mean { $near }?
flatzinc-arguments = { $name } takes { $wanted } { $wanted ->
    [one] argument
   *[other] arguments
 }, and has { $here }
flatzinc-divisor = a divisor that is a variable may span { $most } numbers at most
