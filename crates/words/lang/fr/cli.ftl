# Ce que dit la ligne de commande.
cli-part-under = sous { $under }
cli-part-from = après { $from }
cli-part-under-from = sous { $under } et après { $from }
cli-part-of-many = --under et --from parcourent une partie d’un seul arbre, et il y a ici plusieurs instances : donnez-en une
