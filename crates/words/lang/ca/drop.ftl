drop-reading = S’està llegint { $name }…
drop-binary = { $name } no és cap fitxer de text.
drop-empty = { $name } és buit.
drop-unreadable = { $name } no es pot llegir: { $why }.
drop-pasted = El text enganxat
drop-taken = { $name } s’ha llegit com a { $puzzle }: { $title }.
drop-first = És el primer de { NUMBER($count) }.
drop-also = També es podria llegir com a { $puzzles }.
