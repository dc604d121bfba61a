site-title = La tornada enrere, pas a pas
site-intro = Lliçons amb cerques que es poden seguir pas a pas, exercicis amb respostes amagades, i cerques enregistrades amb els seus taulers i arbres. No s’envia res enlloc; cada pàgina també s’obre sola.
site-parts = { $count ->
    [one] { NUMBER($count) } apartat
   *[other] { NUMBER($count) } apartats
}
site-exercises = enunciats, ordres, respostes amagades
site-gallery = Galeria
site-run = Cerca
site-first = fins a la primera solució
site-all = l’arbre sencer
site-recorded = Cerques enregistrades
site-searches = { $count ->
    [one] { NUMBER($count) } cerca
   *[other] { NUMBER($count) } cerques
}
