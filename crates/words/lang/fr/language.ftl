language-name = Français
language-digits-mark = { "\u202F" }
language-digits-from = 4
language-decimal-mark = ,
language-list-next = { $before }, { $item }
language-list-last = { $before } et { $item }
