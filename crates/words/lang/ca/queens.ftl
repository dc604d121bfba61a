queens-attack-row = la reina de la columna { $column } l’ataca per la fila
queens-attack-diagonal = la reina de la columna { $column } l’ataca en diagonal
queens-attacks = { $attack } i { $and }
queens-complete = el tauler és complet, i les reines de la { $one } i de la { $other } s’ataquen
queens-square = columna { $column }, fila { $row }

## Reines posades des del començament.

queens-deed-place = completar una col·locació
queens-place-distinct = --place dona una col·locació, i les seves imatges en són d’altres: compteu sense --distinct
queens-place-conflict = les reines de --place s’ataquen: { $conflict }
