language-name = Català
language-digits-mark = .
language-digits-from = 4
language-decimal-mark = ,
language-list-next = { $before }, { $item }
language-list-last = { $before } i { $item }
