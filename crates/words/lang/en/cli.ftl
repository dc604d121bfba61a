# What the command line says.
cli-part-under = under { $under }
cli-part-from = after { $from }
cli-part-under-from = under { $under } and after { $from }
cli-part-of-many = --under and --from search a part of one tree, and these are many instances: give one
