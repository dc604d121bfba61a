# Ce que dit le serveur de ce qu’il refuse.
web-send-json = envoyez du application/json
web-slow-request = la requête a mis trop longtemps à arriver
web-unreadable = cela ne se comprend pas : { $error }
web-too-many-mib = c’est plus de { $most } Mio ; la page n’en accepte pas davantage à la fois
web-too-many-bytes = c’est plus de { $most } octets ; la page n’en accepte pas davantage à la fois
web-no-question = « { $name } » n’est pas une question ; first, all et count en sont
web-race-solvers = une course oppose de deux à quatre solveurs
web-broke = quelque chose s’est cassé ici ; voyez le terminal
web-too-many-wait = trop de { $what ->
    [films] films
   *[races] courses
 } attendent déjà ; réessayez dans une minute
web-searches = { $most } recherches sont ouvertes, et pas une de plus n’est permise ; fermez-en une ou réessayez plus tard
web-film-steps = un film montre { $steps } pas au plus ; watch --record en fait de plus longs
web-film-from = un film commence au plus tard au pas { $from } ; watch --record va plus loin
web-film-speed = un film montre entre 0,1 et 100 pas par seconde
web-one-host = une requête dit une fois à quel hôte elle s’adresse
web-own-pages = seules les pages de ce serveur peuvent l’interroger
web-other-name = ce serveur est { $name }, et ne répond sous aucun autre nom
web-token = ce serveur demande un jeton : ouvrez l’adresse entière qu’il a écrite, avec ?token=
web-wait = attendez une réponse avant de redemander
web-as-text = dites en texte ce que vous voulez
web-open-first = ouvrez d’abord une recherche, et une seule
web-too-far = le pas { $step } est trop loin : y aller prend plus de { $seconds } s
web-bad-address = la partie { $part } de l’adresse du nœud, « { $word } », n’est pas un nombre de 0 à { $most }
web-no-gifs = cette version ne fait pas de GIF : il lui manque la fonction « film »
web-unrecognized = aucun casse-tête d’ici ne sait lire cela
