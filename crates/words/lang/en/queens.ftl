## Why a choice is refused.

queens-attack-row = the queen in column { $column } attacks it along the row
queens-attack-diagonal = the queen in column { $column } attacks it along a diagonal
queens-attacks = { $attack } and { $and }
queens-complete = the board is complete, and the queens at { $one } and { $other } attack each other
queens-square = column { $column }, row { $row }

## Queens that stand from the start.

queens-deed-place = complete a placement
queens-place-distinct = --place gives one placement, whose images are others: count them without --distinct
queens-place-conflict = the queens of --place attack each other: { $conflict }
