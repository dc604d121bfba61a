maze-about = sortir d’un labyrinthe sans passer deux fois par la même case
maze-help = Le labyrinthe : des rangées séparées par des barres obliques, # pour un mur, S pour le départ et E pour la sortie ; ou un fichier qui le contient
maze-help-squares = Les cases d’un chemin, numérotées par rangées à partir de 0, comme 0,1,2,5,8
maze-idea = les quatre directions tour à tour, l’est d’abord
maze-title = un labyrinthe de { $rows }×{ $columns }
maze-wall = il y a un mur
maze-been-there = cette case porte déjà le numéro { $number }
maze-ragged = la ligne { $line } n’a pas { $columns } cases comme la première
maze-no-sign = il n’y a pas de { $sign } dans le labyrinthe
maze-conflict = pas { $at } : la case { $square } est un mur, n’est pas voisine de la précédente, ou est visitée deux fois
maze-verdict = { $conflicts ->
    [0] { $complete ->
        [yes] un chemin jusqu’à la sortie
       *[no] correct jusqu’ici, sans atteindre la sortie
     }
   *[other] pas un chemin
 }
maze-noun = chemin
maze-mark = la case { $row },{ $column } comme numéro { $value }
