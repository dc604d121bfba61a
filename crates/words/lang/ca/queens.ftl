queens-attack-row = la reina de la columna { $column } l’ataca per la fila
queens-attack-diagonal = la reina de la columna { $column } l’ataca en diagonal
queens-attacks = { $attack } i { $and }
queens-complete = el tauler és complet, i les reines de la { $one } i de la { $other } s’ataquen
queens-square = columna { $column }, fila { $row }
