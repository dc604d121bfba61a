maze-about = ways out of a maze, no square entered twice
maze-help = The maze: rows with a slash between them, # for a wall, S where to begin and E where to end; or a file with it
maze-help-squares = The squares of a way, numbered row by row from 0, such as 0,1,2,5,8
maze-idea = the four directions in turn, east first
maze-title = a maze of { $rows }×{ $columns }
maze-wall = there is a wall
maze-been-there = that square is number { $number } already
maze-ragged = line { $line } does not have { $columns } squares as the first one has
maze-no-sign = there is no { $sign } in the maze
maze-conflict = step { $at }: square { $square } is a wall, not beside the one before, or visited twice
maze-verdict = { $conflicts ->
    [0] { $complete ->
        [yes] a way out
       *[no] legal so far, not at the exit
     }
   *[other] no way
 }
maze-noun = way
maze-mark = square { $row },{ $column } as number { $value }
