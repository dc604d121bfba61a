# Què diu la línia d’ordres.
cli-part-under = sota { $under }
cli-part-from = després de { $from }
cli-part-under-from = sota { $under } i després de { $from }
cli-part-of-many = --under i --from recorren una part d’un sol arbre, i aquí hi ha moltes instàncies: doneu-ne una
