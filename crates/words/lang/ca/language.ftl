language-name = Català
language-digits-mark = .
language-digits-from = 4
language-list-next = { $before }, { $item }
language-list-last = { $before } i { $item }
