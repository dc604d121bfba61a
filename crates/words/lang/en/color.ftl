## Why a choice is refused.

color-taken = { $names } { $count ->
    [one] has
   *[other] have
 } it already
color-more = { $count } more
color-starved = { $name } would be left without a colour
