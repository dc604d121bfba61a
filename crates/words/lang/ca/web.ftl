# El que diu el servidor del que rebutja.
web-send-json = la petició ha de ser application/json
web-slow-request = la petició ha trigat massa a arribar
web-unreadable = la petició no es pot entendre: { $error }
web-too-many-mib = això passa de { $most } MiB, el màxim que la pàgina accepta d’un cop
web-too-many-bytes = això passa de { $most } octets, el màxim que la pàgina accepta d’un cop
web-no-question = «{ $name }» no és cap pregunta; demaneu first, all o count
web-race-solvers = una cursa necessita de dos a quatre solucionadors
web-broke = hi ha hagut un error al servidor; mireu-ne el terminal
web-too-many-wait = ja hi ha massa { $what ->
    [films] pel·lícules
   *[races] curses
 } que esperen; torneu-ho a provar d’aquí a un minut
web-searches = ja hi ha { $most } cerques obertes, que és el límit; tanqueu-ne una o torneu-ho a provar més tard
web-film-steps = una pel·lícula mostra com a màxim { $steps } passos; «backtrail watch --record» en fa de més llargues
web-film-from = una pel·lícula comença com a molt tard al pas { $from }; «backtrail watch --record» pot començar més tard
web-film-speed = la velocitat d’una pel·lícula ha de ser entre 0,1 i 100 passos per segon
web-one-host = una petició ha de tenir exactament una capçalera Host
web-own-pages = només les pàgines d’aquest servidor li poden enviar peticions
web-other-name = aquest servidor només respon al nom { $name }
web-token = aquest servidor demana un testimoni: obriu l’adreça sencera que ha escrit, amb ?token=
web-wait = espereu la resposta abans de tornar a preguntar
web-as-text = els missatges han de ser text
web-open-first = primer obriu una cerca, exactament una
web-too-far = el pas { $step } és massa lluny: per arribar-hi caldrien més de { $seconds } s
web-bad-address = la part { $part } de l’adreça del node, «{ $word }», no és cap nombre de 0 a { $most }
web-no-gifs = aquesta versió no fa GIF: li falta la funció «film»
web-unrecognized = cap puzle d’aquí no pot llegir això
web-connections = hi ha { $most } connexions obertes i no se’n permeten més; torneu-ho a provar més tard
web-connections-each = hi ha { $most } connexions obertes des d’aquesta adreça i no se’n permeten més; tanqueu-ne alguna i torneu-ho a provar
web-searches-each = hi ha { $most } cerques obertes des d’aquesta adreça i no se’n permeten més; tanqueu-ne una o torneu-ho a provar més tard
web-memory = el servidor no té prou memòria per a res més; torneu-ho a provar d’aquí a un minut
web-idle = fa molta estona que no es demana res
web-stopping = el servidor s’atura
web-no-run = aquest servidor s’ha engegat sense cap càlcul: backtrail serve --ledger FITXER en mostra un
