site-title = Le retour sur trace, pas à pas
site-intro = Des leçons avec des recherches à suivre pas à pas, des exercices à réponses cachées, et des recherches enregistrées avec leurs plateaux et leurs arbres. Rien n’est envoyé nulle part ; chaque page s’ouvre aussi seule.
site-parts = { $count ->
    [one] { NUMBER($count) } partie
   *[other] { NUMBER($count) } parties
}
site-exercises = énoncés, commandes, réponses cachées
site-gallery = Galerie
site-run = Recherche
site-first = jusqu’à la première solution
site-all = l’arbre entier
site-recorded = Recherches enregistrées
site-searches = { $count ->
    [one] { NUMBER($count) } recherche
   *[other] { NUMBER($count) } recherches
}
