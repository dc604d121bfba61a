idea-sudoku-plain = la première case vide, les valeurs dans l’ordre, chacune comparée à toute la grille
idea-sudoku-fewest = les candidats tenus à jour dans chaque case ; celle qui en a le moins d’abord
idea-sudoku-cover = couverture exacte par liens dansants : la case, ou la valeur dans une zone, qui a le moins de possibilités
idea-sudoku-bands = les places d’une valeur dans une bande vues comme permutations, toutes les bandes en quelques vecteurs ; 9×9 seulement
idea-sudoku-learn = apprend une clause de chaque conflit : pour les grilles dont aucune recherche simple ne vient à bout
