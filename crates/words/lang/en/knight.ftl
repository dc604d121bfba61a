## Why a choice is refused.

knight-off-board = it leads off the board
knight-hole = { $place } is a hole
knight-taken = { $place } is number { $number } already
knight-forced = { $leaps ->
    [one] one forced leap
   *[other] { $leaps } forced leaps
 } later, { $why }
knight-dead = no leap is left to or from { $place }
knight-not-last = { $place } would have to be last and cannot be
knight-two-last = { $one } and { $other } would both have to be last
knight-two-next = { $one } and { $other } would both have to be next
knight-next-or-last = { $places } would have to be next or last
knight-no-end = no square is left where the tour may end
knight-stuck = no square is left to leap to
