### How this language is called, writes numbers and joins things.

language-name = English
# The mark between groups of three digits, and how many digits a number needs to get one.
language-digits-mark = ,
language-digits-from = 4
language-decimal-mark = .
# A list is put together from its beginning: a, b and c.
language-list-next = { $before }, { $item }
language-list-last = { $before } and { $item }
