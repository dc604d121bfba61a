# Ce que dit le serveur de ce qu’il refuse.
web-send-json = la requête doit être en application/json
web-slow-request = la requête a mis trop longtemps à arriver
web-unreadable = la requête ne peut pas être comprise : { $error }
web-too-many-mib = cela dépasse { $most } Mio, le maximum que la page accepte en une fois
web-too-many-bytes = cela dépasse { $most } octets, le maximum que la page accepte en une fois
web-no-question = « { $name } » n’est pas une question ; demandez first, all ou count
web-race-solvers = une course demande de deux à quatre solveurs
web-broke = une erreur s’est produite dans le serveur ; voyez son terminal
web-too-many-wait = trop de { $what ->
    [films] films
   *[races] courses
 } attendent déjà ; réessayez dans une minute
web-searches = { $most } recherches sont déjà ouvertes, c’est la limite ; fermez-en une ou réessayez plus tard
web-film-steps = un film montre au plus { $steps } pas ; « backtrail watch --record » en fait de plus longs
web-film-from = un film commence au plus tard au pas { $from } ; « backtrail watch --record » peut commencer plus tard
web-film-speed = la vitesse d’un film doit être entre 0,1 et 100 pas par seconde
web-one-host = une requête doit avoir exactement un en-tête Host
web-own-pages = seules les pages de ce serveur peuvent lui envoyer des requêtes
web-other-name = ce serveur ne répond qu’au nom { $name }
web-token = ce serveur demande un jeton : ouvrez l’adresse entière qu’il a affichée, avec ?token=
web-wait = attendez la réponse avant de redemander
web-as-text = les messages doivent être du texte
web-open-first = ouvrez d’abord une recherche, exactement une
web-too-far = le pas { $step } est trop loin : il faudrait plus de { $seconds } s pour y arriver
web-bad-address = la partie { $part } de l’adresse du nœud, « { $word } », n’est pas un nombre de 0 à { $most }
web-no-gifs = cette version ne fait pas de GIF : il lui manque la fonction « film »
web-unrecognized = aucun casse-tête d’ici ne sait lire cela
web-connections = { $most } connexions sont ouvertes, et il n’en est pas permis davantage ; réessayez plus tard
web-connections-each = { $most } connexions sont ouvertes depuis cette adresse, et il n’en est pas permis davantage ; fermez-en et réessayez
web-searches-each = { $most } recherches sont ouvertes depuis cette adresse, et il n’en est pas permis davantage ; fermez-en une ou réessayez plus tard
web-memory = le serveur n’a plus assez de mémoire ; réessayez dans une minute
web-idle = rien n’a été demandé depuis longtemps
web-stopping = le serveur s’arrête
web-no-run = ce serveur a été lancé sans calcul à montrer : backtrail serve --ledger FICHIER en montre un
