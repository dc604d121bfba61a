color-taken = { $names } ja el { $count ->
    [one] té
   *[other] tenen
 }
color-more = { $count } més
color-starved = { $name } es quedaria sense color
