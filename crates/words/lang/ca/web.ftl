# El que diu el servidor del que rebutja.
web-send-json = envieu application/json
web-slow-request = la petició ha trigat massa a arribar
web-unreadable = això no s’entén: { $error }
web-too-many-mib = això passa de { $most } MiB; la pàgina no n’accepta més d’una vegada
web-too-many-bytes = això passa de { $most } octets; la pàgina no n’accepta més d’una vegada
web-no-question = «{ $name }» no és cap pregunta; first, all i count ho són
web-race-solvers = una cursa és entre dos i quatre solucionadors
web-broke = aquí s’ha trencat alguna cosa; mireu el terminal
web-too-many-wait = ja hi ha massa { $what ->
    [films] pel·lícules
   *[races] curses
 } que esperen; torneu-ho a provar d’aquí a un minut
web-searches = hi ha { $most } cerques obertes, i no se’n permeten més; tanqueu-ne una o torneu-ho a provar més tard
web-film-steps = una pel·lícula mostra { $steps } passos com a màxim; watch --record en fa de més llargues
web-film-from = una pel·lícula comença com a molt tard al pas { $from }; watch --record va més enllà
web-film-speed = una pel·lícula mostra entre 0,1 i 100 passos per segon
web-one-host = una petició diu una vegada a quin amfitrió s’adreça
web-own-pages = només les pàgines d’aquest servidor li poden preguntar
web-other-name = aquest servidor és { $name }, i no respon amb cap altre nom
web-token = aquest servidor demana un testimoni: obriu l’adreça sencera que ha escrit, amb ?token=
web-wait = espereu una resposta abans de tornar a preguntar
web-as-text = digueu el que voleu com a text
web-open-first = primer obriu una cerca, i només una
web-too-far = el pas { $step } és massa lluny: arribar-hi triga més de { $seconds } s
web-bad-address = la part { $part } de l’adreça del node, «{ $word }», no és cap nombre de 0 a { $most }
web-no-gifs = aquesta versió no fa GIF: li falta la funció «film»
web-unrecognized = cap puzle d’aquí no pot llegir això
