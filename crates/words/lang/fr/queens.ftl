queens-attack-row = la reine de la colonne { $column } l’attaque sur la ligne
queens-attack-diagonal = la reine de la colonne { $column } l’attaque en diagonale
queens-attacks = { $attack } et { $and }
queens-complete = l’échiquier est complet, et les reines en { $one } et en { $other } s’attaquent
queens-square = colonne { $column }, ligne { $row }
