maze-about = sortir d’un laberint sense passar dues vegades per la mateixa casella
maze-help = El laberint: files separades per barres, # per a un mur, S per a l’inici i E per a la sortida; o un fitxer que el conté
maze-help-squares = Les caselles d’un camí, numerades per files des de 0, com ara 0,1,2,5,8
maze-idea = les quatre direccions per torn, l’est primer
maze-title = un laberint de { $rows }×{ $columns }
maze-wall = hi ha un mur
maze-been-there = aquesta casella ja té el número { $number }
maze-ragged = la línia { $line } no té { $columns } caselles com la primera
maze-no-sign = no hi ha cap { $sign } al laberint
maze-conflict = pas { $at }: la casella { $square } és un mur, no és veïna de l’anterior, o s’hi passa dues vegades
maze-verdict = { $conflicts ->
    [0] { $complete ->
        [yes] un camí fins a la sortida
       *[no] correcte fins aquí, sense arribar a la sortida
     }
   *[other] no és un camí
 }
maze-noun = camí
maze-mark = la casella { $row },{ $column } com a número { $value }
