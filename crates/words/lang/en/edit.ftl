edit-name = Edit the board
edit-on = { $where }: { $what }
edit-queens = Click a square to place a queen that stays, or to remove it.
edit-queens-clear = Remove all queens
edit-queens-count = { $n ->
    [one] { NUMBER($n) } queen placed by hand; the search places the others.
   *[other] { NUMBER($n) } queens placed by hand; the search places the others.
 }
edit-queen = a queen
edit-knight = Click to place:
edit-knight-hole = hole
edit-knight-start = start
edit-knight-clear = Remove all holes
edit-sudoku = Click a cell and type a value; Backspace empties it.
edit-sudoku-clear = Empty the grid
edit-sudoku-empty = empty
edit-graph = Click to add a vertex; drag from one vertex to another to join or separate them.
edit-graph-keys = Arrow keys move a cursor; the space bar adds a vertex there, or picks one up to join it to another; Delete removes it.
edit-graph-remove = Delete vertex
edit-graph-new = New graph
edit-graph-full = { NUMBER($n) } vertices are the most that can be drawn here; a file can have more.
edit-graph-last = A graph needs at least one vertex.
edit-graph-added = Vertex { $name } added.
edit-graph-removed = Vertex { $name } deleted.
edit-graph-joined = { $a } and { $b } joined.
edit-graph-separated = { $a } and { $b } separated.
edit-graph-picked = Vertex { $name } picked up: move to another one and press the space bar.
edit-graph-at = Vertex { $name }.
