# Què diu la línia d’ordres.
cli-part-under = sota { $under }
cli-part-from = després de { $from }
cli-part-under-from = sota { $under } i després de { $from }
cli-part-of-many = --under i --from recorren una part d’un sol arbre, i aquí hi ha moltes instàncies: doneu-ne una
cli-about = Un taller de tornada enrere: resoldre un problema de totes les maneres, comptar, comparar i dibuixar la cerca
cli-about-solve = Resol { $puzzle }
cli-about-of = { $about }: { $puzzle }
cli-about-lang = Parla aquesta llengua: en, fr o ca [per defecte: la del sistema]
cli-about-check = Comprova una solució, completa o no, i anomena cada conflicte
cli-about-compare = Executa tots els solucionadors amb les mateixes instàncies i compara: temps de processador, visites, comprovacions; els recomptes han de ser iguals
cli-about-explain = Resol amb passos humans que tenen nom, i digues la raó de cadascun
cli-about-profile = Mostra com es reparteixen les visites d’una cerca segons la profunditat
cli-about-tree = Dibuixa l’arbre de decisió d’una cerca
cli-about-watch = Mira una cerca al terminal, o enregistra-la
cli-about-serve = Serveix la pàgina: explora, fes curses i aprèn al navegador
cli-about-solvers = Llista els solucionadors, dels de manual als de rècord
cli-about-completions = Escriu les complecions per a un intèrpret d’ordres
cli-about-man = Escriu la pàgina de manual
cli-tools = Eines
cli-after-help =
    Proveu: backtrail queens 8

    Codis de sortida:
      0  trobat o acabat
      1  s’ha demostrat que no n’hi ha cap; per a check, un conflicte
      2  mal ús o mala entrada
      3  aturat per un límit o un senyal, amb el que s’havia trobat fins llavors
cli-for-example = Per exemple: { $command }
cli-many = Un fitxer o una canonada amb molts, un per línia, rep una resposta per línia, en ordre, de tots els nuclis.
cli-strict = En una col·lecció, atura’t a la primera línia que no sigui un problema
cli-keep-going = En una col·lecció, surt amb 0 encara que algunes línies no siguin problemes
cli-make-count = Fes-ne K
cli-unknown-language = no hi ha cap llengua «{ $tag }»; hi ha: { $known }
cli-within = { $name }: { $what }
cli-stopped-writing = aturat per una interrupció: { $name } conté el començament de la resposta
cli-cannot-read = no es pot llegir { $name }: { $why }
cli-cannot-write = no es pot escriure { $name }: { $why }
cli-cannot-record = no es pot enregistrar { $name }: { $why }
cli-cannot-serve = no es pot servir la pàgina: { $why }
cli-cannot-draw = no es pot dibuixar al terminal: { $why }
cli-why-no-file = aquest fitxer o directori no existeix
cli-why-not-allowed = permís denegat
cli-why-directory = és un directori
cli-why-full = no hi queda espai
cli-standard-input = l’entrada estàndard
cli-standard-output = la sortida estàndard
cli-long-file = { $name } passa de { $longest } MiB: res del que es llegeix aquí no és tan llarg
cli-not-text = { $name } no és text
cli-long-line = { $name }: la línia { $line } passa de { $longest } MiB: cap problema no és tan llarg
cli-same-file = { $name } s’està llegint: la resposta necessita un fitxer propi
cli-fault = backtrail: { $name }, línia { $line }: { $why }
cli-faults = backtrail: { $name }: { $n ->
    [one] { NUMBER($n) } línia més com aquestes
   *[other] { NUMBER($n) } línies més com aquestes
 }
cli-no-file = no hi ha cap fitxer «{ $word }»
cli-no-tool = «{ $word }» no és cap instància de { $puzzle }, ni cap fitxer, ni cap eina; l’eina més semblant és «{ $tool }»
cli-no-command = no hi ha cap ordre «{ $word }»; backtrail --help les llista
cli-time-unit = una durada necessita la unitat: { $text }s, { $text }ms, { $text }m
cli-give-time = doneu una durada com 10s, 500ms, 2m o 1h30m
cli-too-many = això és més del que ningú pot comptar
cli-give-number = doneu un nombre enter a partir d’1
cli-give-threads = doneu un nombre d’1 a 1024, o «all»
cli-give-port = doneu un nombre d’1 a 65535, o cap per a un port lliure
cli-give-host = doneu una adreça com 127.0.0.1, 192.168.1.20 o 0.0.0.0
cli-give-size = doneu columnes i línies com 80x24, de 20x6 a 500x200
cli-progress = { $share }, { NUMBER($found) } de trobades, { NUMBER($rate) } { $what ->
    [visits] visites
    [puzzles] problemes
   *[attempts] intents
 }/s{ $left }
cli-progress-count = { NUMBER($n) } { $what ->
    [visits] visites
    [puzzles] problemes
   *[attempts] intents
 }
cli-progress-left = , en queden { $time }
cli-summary = { $found } per { $solver }{ $end }: { $cost }
cli-found-none = no existeix cap solució{ $part }: demostrat
cli-found-all = { $n ->
    [one] l’única solució{ $part } trobada
   *[other] totes les { $count } solucions{ $part } trobades
 }
cli-found = { $n ->
    [one] { $count } solució{ $part } trobada
   *[other] { $count } solucions{ $part } trobades
 }
cli-found-so-far = { $n ->
    [one] { $count } solució{ $part } trobada fins ara
   *[other] { $count } solucions{ $part } trobades fins ara
 }
cli-stopped-with = , aturat per { $limit } amb el { $share } % de { $part ->
    [part] aquesta part
   *[whole] l’arbre
 } recorregut
cli-stopped-by = , aturat per { $limit }
cli-stopped = , aturat
cli-limit-visits = el límit de visites
cli-limit-time = el límit de temps
cli-limit-interrupt = una interrupció
cli-limit-memory = el límit de memòria
cli-limit-largest = el nombre més gran que es compta, 2^128 − 1
cli-limit-observer = el seu observador
cli-count-visits = { $n ->
    [one] { NUMBER($n) } visita
   *[other] { NUMBER($n) } visites
 }
cli-count-checks = { $n ->
    [one] { NUMBER($n) } comprovació
   *[other] { NUMBER($n) } comprovacions
 }
cli-count-dead-ends = { $n ->
    [one] { NUMBER($n) } carreró sense sortida
   *[other] { NUMBER($n) } carrerons sense sortida
 }
cli-count-puzzles = { $n ->
    [one] { NUMBER($n) } problema
   *[other] { NUMBER($n) } problemes
 }
cli-count-frames = { $n ->
    [one] { NUMBER($n) } fotograma
   *[other] { NUMBER($n) } fotogrames
 }
cli-table-solutions = solucions
cli-table-visits = visites
cli-table-checks = comprovacions
cli-table-rejections = rebuigs
cli-table-dead-ends = carrerons
cli-table-max-depth = profunditat
cli-table-profile = perfil
cli-table-stopped-at = aturat a
cli-table-depths = { " " }… ({ $n } profunditats)
cli-speed = { $time }, { $rate } per segon
cli-why = per què: { $reason }
cli-no-solution = no existeix cap solució: { $reason }
cli-next = després: { $command }
cli-next-or = després: { $command }, o bé: { $other }
cli-next-why = després: { $command }    (per què no n’hi ha cap)
cli-no-dot = { $puzzle } no té cap imatge per a Graphviz; feu servir --format svg
cli-large-drawing = massa gran per dibuixar-ho: { $title }; feu servir --format list
cli-one-picture = una imatge mostra una solució; demaneu la primera, o feu servir --format board
cli-large-screen = el tauler no cabria a la pantalla: { $title }; feu servir --format list
cli-large-picture = la imatge seria massa gran per mirar-la: { $title }; feu servir --format list
cli-large-board = el tauler és massa gran per escriure’l: { $title }; feu servir --format list
cli-svg-solution-list = una imatge SVG mostra una solució; una col·lecció s’escriu amb --format list
cli-svg-list = una imatge SVG només en mostra un; una col·lecció s’escriu amb --format list
cli-svg-one = una imatge SVG només en mostra un; feu-ne un de sol, o feu servir --format board
cli-tally = { $puzzles }{ $end }{ $parts }; { $speed }
cli-tally-parts = : { $parts }
cli-tally-one = { NUMBER($n) } amb una solució
cli-tally-several = { NUMBER($n) } amb diverses
cli-tally-impossible = { $n ->
    [one] { NUMBER($n) } impossible
   *[other] { NUMBER($n) } impossibles
 }
cli-tally-given-up = { $n ->
    [one] { NUMBER($n) } abandonat
   *[other] { NUMBER($n) } abandonats
 }
cli-tally-invalid = { $n ->
    [one] { NUMBER($n) } no vàlid
   *[other] { NUMBER($n) } no vàlids
 }
cli-each-none = cap solució
cli-each-unknown = no se sap
cli-changed = { $tool }: { $made }{ $refused }{ $end }; { $speed }
cli-refused = , { $n ->
    [one] { NUMBER($n) } rebutjat
   *[other] { NUMBER($n) } rebutjats
 }
cli-made = { $n ->
    [one] { NUMBER($n) } problema creat
   *[other] { NUMBER($n) } problemes creats
 }{ $end }; { $speed }
cli-made-no-more = { NUMBER($made) } de creats, i després cap en { NUMBER($tries) } intents; amb --time-limit ho intenta tot aquell temps
cli-seed = --seed { $seed } torna a fer el mateix
cli-check-more = { "  " }… i { NUMBER($n) } més
cli-solvers-solver = solucionador
cli-solvers-answers = respon a
cli-solvers-largest = fins a
cli-solvers-twin = bessó
cli-solvers-idea = idea
cli-profile-stopped = aturat per { $limit }
cli-profile-first = fins a la primera solució
cli-profile-all = totes les solucions
cli-profile-title = { $title }, { $until }: visites per profunditat ({ $solver })
cli-tree-stopped = aturat per { $limit }: la resta de l’arbre no es dibuixa
cli-compare-stopped = aturat per { $limit }: la resta no s’ha executat
cli-compare-time = temps de processador d’un sol fil
cli-compare-agree = tots coincideixen a dir si n’hi ha cap; temps de processador d’un sol fil
cli-compare-counts = tots els recomptes coincideixen; temps de processador d’un sol fil
cli-compare-largest = arriba fins a { $largest }
cli-compare-over = més de { $cap }
cli-compare-interrupted = interromput
cli-disagree = els solucionadors no es posen d’acord, { $title }: { $first } compta { $count }, { $solver } compta { $other }
cli-watch-dumb = en un terminal elemental (TERM=dumb) no s’hi pot dibuixar; --record FILE.cast|.gif|.svg fa una pel·lícula sense terminal, i «backtrail tree» una imatge
cli-watch-needs = per mirar cal un terminal, i { $stream } no ho és; --record FILE.cast|.gif|.svg fa una pel·lícula sense terminal, i «backtrail tree» una imatge
cli-film-ending = la terminació de «{ $file }» no diu cap mena de pel·lícula: .cast és per a asciinema, .gif per a diapositives, .svg per a pàgines
cli-film = { $file }: { $frames }, { $seconds } s, { NUMBER($bytes) } octets
cli-serve-open = qualsevol que arribi a aquesta màquina i tingui aquesta adreça pot fer servir la pàgina, i amb ella els nuclis de la màquina
cli-serve-plain = és http sense xifrar: qui és pel camí ho pot llegir tot, també el testimoni; sense --host només se serveix aquesta màquina
cli-serve-no-browser = no s’ha pogut obrir cap navegador; obriu l’adreça vosaltres mateixos
cli-serve-stop = Ctrl-C l’atura
cli-port-taken = el port { $port } està ocupat; doneu un altre --port, o cap per a un de lliure
cli-port-system = el port { $port } és per al sistema; doneu un --port a partir de 1024, o cap per a un de lliure
cli-not-our-address = { $host } no és cap adreça d’aquesta màquina; 127.0.0.1 sí, i 0.0.0.0 vol dir totes
cli-solvers-of = Només els d’aquest problema
cli-json-lines = Escriu un objecte JSON per línia
cli-json = Escriu un objecte JSON
cli-man-command = La pàgina d’aquesta ordre, com «tree queens»
cli-about-site = Escriure lliçons, exercicis i cerques enregistrades com a pàgines web que no necessiten servidor
cli-site-made = { NUMBER($pages) } pàgines, { NUMBER($kilobytes) } kB; obriu la primera en un navegador, o deseu la carpeta en qualsevol servidor web
cli-site-no-folder = { $folder } és un fitxer; indiqueu una carpeta
cli-site-not-empty = { $folder } conté altres fitxers; indiqueu una carpeta buida, o --force per escriure-hi igualment
