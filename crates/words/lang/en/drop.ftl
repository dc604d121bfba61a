drop-reading = Reading { $name }…
drop-binary = { $name } is not a text file.
drop-empty = { $name } is empty.
drop-unreadable = { $name } cannot be read: { $why }.
drop-pasted = The pasted text
drop-taken = { $name } was read as { $puzzle }: { $title }.
drop-first = It is the first of { NUMBER($count) }.
drop-also = It could also be read as { $puzzles }.
