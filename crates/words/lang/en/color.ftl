## Why a choice is refused.

color-taken = { $names } { $count ->
    [one] has
   *[other] have
 } it already
color-more = { $count } more
color-starved = { $name } would be left without a colour
color-part = a part of a tree is searched for one number of colours: give -k, and no question but how many or which
