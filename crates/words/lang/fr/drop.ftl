drop-reading = Lecture de { $name }…
drop-binary = { $name } n’est pas un fichier texte.
drop-empty = { $name } est vide.
drop-unreadable = { $name } est illisible : { $why }.
drop-pasted = Le texte collé
drop-taken = { $name } a été lu comme { $puzzle } : { $title }.
drop-first = C’est le premier de { NUMBER($count) }.
drop-also = On pourrait aussi le lire comme { $puzzles }.
