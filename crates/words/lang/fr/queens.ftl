queens-attack-row = la reine de la colonne { $column } l’attaque sur la ligne
queens-attack-diagonal = la reine de la colonne { $column } l’attaque en diagonale
queens-attacks = { $attack } et { $and }
queens-complete = l’échiquier est complet, et les reines en { $one } et en { $other } s’attaquent
queens-square = colonne { $column }, ligne { $row }

## Reines posées dès le début.

queens-deed-place = compléter un placement
queens-place-distinct = --place donne un placement, dont les images sont d’autres placements : comptez sans --distinct
queens-place-conflict = les reines de --place s’attaquent : { $conflict }
