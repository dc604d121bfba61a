language-name = Français
language-digits-mark = { "\u202F" }
language-digits-from = 4
language-list-next = { $before }, { $item }
language-list-last = { $before } et { $item }
