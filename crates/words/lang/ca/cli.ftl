# Què diu la línia d’ordres.
cli-part-under = sota { $under }
cli-part-from = després de { $from }
cli-part-under-from = sota { $under } i després de { $from }
cli-part-of-many = --under i --from recorren una part d’un sol arbre, però s’han donat diverses instàncies: doneu-ne només una
cli-about = Un taller de cerca amb retrocés: resoldre problemes de moltes maneres, comptar solucions, comparar solucionadors i veure com cerquen
cli-about-of = { $about }. { $puzzle }
cli-about-lang = La llengua dels missatges: en, fr o ca [per defecte: la del sistema]
cli-about-check = Comprova una solució, completa o parcial, i llista tots els conflictes
cli-about-compare = Executa diversos solucionadors amb les mateixes instàncies i compara’n el temps de processador, les visites i les comprovacions
cli-about-explain = Resol pas a pas, com ho faria una persona, amb la raó de cada pas
cli-about-profile = Mostra quants nodes visita una cerca a cada profunditat
cli-about-tree = Dibuixa l’arbre de decisió d’una cerca
cli-about-watch = Mira una cerca al terminal, o fes-ne una pel·lícula
cli-about-serve = Obre la pàgina web: explora, fes curses i aprèn al navegador
cli-about-solvers = Llista els solucionadors, dels de manual als de rècord
cli-about-completions = Escriu l’script de compleció per a un intèrpret d’ordres
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
cli-many = Un fitxer o una canonada pot contenir molts problemes, un per línia: es responen línia a línia, en ordre, amb tots els nuclis.
cli-strict = Amb molts problemes, atura’t a la primera línia que no en sigui un
cli-keep-going = Amb molts problemes, surt amb 0 encara que algunes línies no en siguin
cli-only = En una col·lecció, llista les graelles mateixes, i només les que tenen una solució (unique), més d’una (several) o cap (none)
cli-make-count = Quants se’n creen
cli-unknown-language = no hi ha la llengua «{ $tag }»; trieu-ne una d’aquestes: { $known }
cli-within = { $name }: { $what }
cli-stopped-writing = interromput: { $name } només conté el començament de la resposta
cli-cannot-read = no es pot llegir { $name }: { $why }
cli-cannot-write = no es pot escriure { $name }: { $why }
cli-cannot-record = no es pot enregistrar { $name }: { $why }
cli-cannot-serve = no es pot engegar el servidor: { $why }
cli-cannot-draw = no es pot dibuixar al terminal: { $why }
cli-why-no-file = aquest fitxer o directori no existeix
cli-why-not-allowed = permís denegat
cli-why-directory = és un directori
cli-why-full = no queda espai al disc
cli-why-damaged = el fitxer comprimit està malmès o tallat
cli-standard-input = l’entrada estàndard
cli-standard-output = la sortida estàndard
cli-long-file = { $name } passa de { $longest } MiB, el màxim que es llegeix d’un cop
cli-not-text = { $name } no és un fitxer de text
cli-same-file = { $name } també és l’entrada: trieu un altre fitxer per a la resposta
cli-fault = backtrail: { $name }, línia { $line }: { $why }
cli-faults = backtrail: { $name }: { $n ->
    [one] { NUMBER($n) } línia més amb un error
   *[other] { NUMBER($n) } línies més amb errors
 }
cli-no-file = no hi ha cap fitxer «{ $word }»
cli-other-puzzle = { $what }; { $puzzle } ho accepta: { $command }
cli-no-tool = «{ $word }» no és cap instància de { $puzzle }, ni cap fitxer, ni cap eina; volíeu dir l’eina «{ $tool }»?
cli-no-command = no hi ha cap ordre «{ $word }»; «backtrail --help» les llista
cli-time-unit = una durada s’escriu amb la unitat: { $text }s, { $text }ms o { $text }min
cli-give-time = doneu una durada com 10s, 500ms, 5min o 1h30m
cli-too-many = el nombre és massa gran
cli-give-number = doneu un nombre enter a partir d’1, com 10000, 10k o 2M
cli-give-threads = doneu un nombre de l'1 al 1024, o «all»
cli-give-port = doneu un port de l'1 al 65535, o no poseu --port
cli-give-host = doneu una adreça com 127.0.0.1, 192.168.1.20 o 0.0.0.0
cli-give-size = doneu columnes i línies, com ara 80x24, de 20x6 a 500x200
cli-progress = { $share }, { $found ->
    [one] { NUMBER($found) } trobada
   *[other] { NUMBER($found) } trobades
 }, { NUMBER($rate) } { $what ->
    [visits] visites
    [puzzles] problemes
   *[attempts] intents
 }/s{ $left }
cli-progress-count = { NUMBER($n) } { $what ->
    [visits] visites
    [puzzles] problemes
   *[attempts] intents
 }
cli-progress-left = , queden uns { $time }
cli-progress-guess = { $share } (estimació: { $guess } %)
cli-summary = { $found } per { $solver }{ $end }: { $cost }
cli-found-none = no existeix cap solució{ $part }: demostrat
cli-found-all = { $n ->
    [one] l’única solució{ $part } trobada
    [2] les dues solucions{ $part } trobades
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
cli-stopped-with = , aturat per { $limit } després del { $share } % de { $part ->
    [part] aquesta part de l’arbre
   *[whole] l’arbre
 }
cli-stopped-by = , aturat per { $limit }
cli-stopped = , aturat
cli-limit-visits = el límit de visites
cli-limit-time = el límit de temps
cli-limit-interrupt = una interrupció
cli-limit-memory = el límit de memòria
cli-limit-observer = l’observador
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
cli-table-max-depth = prof. màx.
cli-table-profile = perfil
cli-table-stopped-at = aturat a
cli-table-depths = { " " }… ({ $n ->
    [one] { $n } profunditat
   *[other] { $n } profunditats
 })
cli-speed = { $time }, { $rate } per segon
cli-why = per què: { $reason }
cli-no-solution = no existeix cap solució: { $reason }
cli-next = a continuació: { $command }
cli-next-or = a continuació: { $command }, o bé: { $other }
cli-next-why = a continuació: { $command }    (explica per què no n’hi ha cap)
cli-no-dot = { $puzzle } no es dibuixa amb Graphviz; feu servir --format svg
cli-large-drawing = { $title }: massa gran per dibuixar-ho; feu servir --format list
cli-no-picture = { $title }: no hi ha cap tauler per dibuixar; feu servir --format list
cli-one-picture = una imatge només mostra una solució: demaneu la primera, o feu servir --format board
cli-large-screen = { $title }: el tauler no cabria a la pantalla; feu servir --format list
cli-large-picture = { $title }: la imatge seria massa gran per mirar-la; feu servir --format list
cli-large-board = { $title }: el tauler és massa gran per escriure’l; feu servir --format list
cli-svg-solution-list = una imatge SVG només mostra una solució; per a molts problemes, feu servir --format list
cli-svg-list = una imatge SVG només mostra un problema; per a molts, feu servir --format list
cli-svg-one = una imatge SVG només mostra un problema: creeu-ne un de sol, o feu servir --format board
cli-tally = { $puzzles }{ $end }{ $parts }; { $speed }
cli-tally-parts = : { $parts }
cli-tally-one = { NUMBER($n) } amb una solució
cli-tally-several = { NUMBER($n) } amb diverses solucions
cli-tally-impossible = { NUMBER($n) } sense solució
cli-tally-given-up = { $n ->
    [one] { NUMBER($n) } sense decidir
   *[other] { NUMBER($n) } sense decidir
 }
cli-tally-invalid = { $n ->
    [one] { NUMBER($n) } no vàlid
   *[other] { NUMBER($n) } no vàlids
 }
cli-tally-total = en total: { $cost }
cli-tally-search = { $time } de cerca
cli-changed = { $tool }: { $made }{ $refused }{ $end }; { $speed }
cli-refused = , { $n ->
    [one] { NUMBER($n) } rebutjat
   *[other] { NUMBER($n) } rebutjats
 }
cli-made = { $n ->
    [one] { NUMBER($n) } problema creat
   *[other] { NUMBER($n) } problemes creats
 }{ $end }; { $speed }
cli-made-no-more = { $made ->
    [one] { NUMBER($made) } creat
   *[other] { NUMBER($made) } creats
 }, i després cap en { NUMBER($tries) } intents; amb --time-limit ho intenta més estona
cli-made-none = { $advice } ({ NUMBER($made) } en { NUMBER($tries) } intents)
cli-seed = --seed { $seed } torna a donar el mateix resultat
cli-check-more = { "  " }… i { NUMBER($n) } més
cli-solvers-solver = solucionador
cli-solvers-answers = sap fer
cli-solvers-largest = mida màxima
cli-solvers-twin = comprovat amb
cli-solvers-idea = idea
cli-profile-stopped = aturat per { $limit }
cli-profile-first = fins a la primera solució
cli-profile-all = totes les solucions
cli-profile-title = { $title }, { $until }: visites per profunditat ({ $solver })
cli-tree-stopped = aturat per { $limit }: la resta de l’arbre no es dibuixa
cli-compare-stopped = aturat per { $limit }: els solucionadors que quedaven no s’han executat
cli-compare-time = temps de processador d’un sol fil
cli-compare-agree = tots els solucionadors coincideixen sobre si hi ha solució; temps de processador d’un sol fil
cli-compare-counts = tots els recomptes coincideixen; temps de processador d’un sol fil
cli-compare-largest = mida màxima { $largest }
cli-compare-over = més de { $cap }
cli-compare-expected = { $over }, uns { $time }
cli-compare-interrupted = interromput
cli-disagree = { $title }: els solucionadors no coincideixen: { $first } compta { $count }, { $solver } compta { $other }
cli-watch-dumb = en aquest terminal (TERM=dumb) no s’hi pot dibuixar; feu una pel·lícula amb --record FILE.cast, .gif o .svg, o una imatge amb «backtrail tree»
cli-watch-needs = { $stream } no és un terminal; feu una pel·lícula amb --record FILE.cast, .gif o .svg, o una imatge amb «backtrail tree»
cli-film-ending = «{ $file }» no acaba en .cast, .gif ni .svg: .cast és per a asciinema, .gif per a diapositives, .svg per a pàgines web
cli-film = { $file }: { $frames }, { $seconds } s, { NUMBER($bytes) } octets
cli-serve-open = qualsevol que arribi a aquesta màquina i conegui aquesta adreça pot fer servir la pàgina, i amb ella els nuclis de la màquina
cli-serve-plain = la connexió no està xifrada: es pot llegir, fins i tot el testimoni, a qualsevol punt de la xarxa per on passi; sense --host només se serveix aquesta màquina
cli-serve-no-browser = no s’ha pogut obrir cap navegador; obriu l’adreça manualment
cli-serve-stop = Ctrl-C per aturar-lo
cli-port-taken = el port { $port } ja s’està fent servir; trieu un altre --port, o no el poseu
cli-port-system = el port { $port } és reservat al sistema; trieu un --port a partir de 1024, o no el poseu
cli-not-our-address = { $host } no és cap adreça d’aquesta màquina; 127.0.0.1 només serveix aquesta màquina, 0.0.0.0 totes les seves adreces
cli-solvers-of = Només els solucionadors d’aquest problema
cli-json-lines = Escriu un objecte JSON per línia
cli-json = Escriu un objecte JSON
cli-man-command = La pàgina d’una ordre, com ara «tree queens»
cli-about-site = Escriu lliçons, exercicis i cerques enregistrades com a pàgines web que no necessiten servidor
cli-site-made = { NUMBER($pages) } pàgines, { NUMBER($kilobytes) } kB; obriu la primera en un navegador, o deseu la carpeta en qualsevol servidor web
cli-site-no-folder = { $folder } és un fitxer; indiqueu una carpeta
cli-site-not-empty = { $folder } conté altres fitxers; indiqueu una carpeta buida, o --force per escriure-hi igualment
cli-usage-unknown = { $kind ->
    [flag] no hi ha cap opció «{ $arg }»
   *[word] argument inesperat «{ $arg }»
 }
cli-usage-unknown-near = no hi ha cap opció «{ $arg }»; volíeu dir «{ $near }»?
cli-usage-no-value = { $arg } necessita un valor
cli-usage-value = { $arg } no pot ser «{ $value }»; trieu-ne un d’aquests: { $known }
cli-usage-value-near = { $arg } no pot ser «{ $value }»; volíeu dir «{ $near }»? (trieu-ne un d’aquests: { $known })
cli-usage-bad-value = { $arg } no pot ser «{ $value }»: { $why }
cli-usage-missing = falta { $arg }
cli-usage-twice = { $arg } només es pot donar una vegada
cli-usage-conflict = { $arg } i { $prior } no van junts
cli-usage-no-command = falta una ordre: { $known }
cli-frame-usage = Ús:
cli-frame-options = Opcions
cli-frame-commands = Ordres
cli-frame-command = ORDRE
cli-frame-print-help = Mostra aquesta ajuda
cli-frame-print-version = Mostra la versió
cli-frame-help-command = Mostra aquesta ajuda, o la d’una ordre
cli-frame-default = { $help } [per defecte: { $value }]
cli-frame-values = { $help } [valors possibles: { $values }]
cli-about-ladder = Compara els espais de cerca d’una instància amb el que visita una cerca
cli-ladder-title = { $title }: l’escala dels espais de cerca
cli-no-ladder = { $title }: no es coneix cap espai de cerca per comparar; per a un graf, doneu el nombre de colors amb -k
cli-aliases = També s’anomena { $names }.
cli-no-subcommand = aquí no hi ha cap ordre ni cap problema «{ $word }»; --help els llista
cli-number-two-ways = «{ $text }» es pot llegir de dues maneres; escriviu totes les xifres, o 10k, 2M, 1e6
cli-check-twice = «{ $word }» i { $flag } diuen tots dos amb què s’ha de comprovar; doneu-ne només un
cli-explain-root = { $title }, { $solver }, abans de la primera tria:
cli-explain-after = { $title }, { $solver }, després de { $path }:
cli-explain-free = { $choice }: lliure
cli-explain-refused = { $choice }: rebutjat
cli-explain-refused-why = { $choice }: rebutjat, { $why }
cli-explain-not-offered = { $choice }: no s’ofereix, { $why }
cli-explain-sum = { $free ->
    [0] cap de les { $all } tries no és possible: un carreró sense sortida
    [one] { $free } tria possible de { $all }
   *[other] { $free } tries possibles de { $all }
 }
cli-explain-complete = no queda cap tria: és una fulla de l’arbre
cli-explain-unknown = «{ $word }» no és cap de les tries a la profunditat { $depth }: { $choices }
cli-explain-beyond = no hi ha cap tria a la profunditat { $depth }, o sigui que «{ $word }» tampoc
cli-explain-not-free = { $choice } no es pot triar a la profunditat { $depth }: { $why }
cli-no-subcommand-near = aquí no hi ha cap ordre ni cap problema «{ $word }»; volíeu dir «{ $nearest }»?
cli-serve-here = només aquesta màquina pot obrir aquesta adreça; amb --host 0.0.0.0 hi poden entrar d’altres
cli-serve-next-port = el port { $taken } està ocupat, potser per un altre backtrail serve: aquest és al port { $port }
cli-export = Escriure la instància en un altre llenguatge, sense resoldre res: mzn és MiniZinc
cli-large-file = { $file } ocupa { $megabytes } MB
cli-about-resume = Reprèn un càlcul interromput allà on diu el seu registre
cli-about-status = Mostra fins on ha arribat un càlcul, també mentre s’executa
cli-ledger-many = un registre és d’una sola instància, i { $word } en conté diverses
cli-ledger-own = un registre guarda recomptes i llistes, i { $question } no és ni una cosa ni l’altra
cli-ledger-output = una llista amb registre necessita un fitxer: afegiu -o FILE
cli-ledger-there = { $file } ja hi és, i cap registre en respon; trieu un altre fitxer, o traieu-lo
cli-ledger-short = { $file } té { $there } bytes, però el seu registre respon de { $bytes }: s’ha canviat o mogut; no s’ha escrit res
cli-ledger-version = aquest càlcul es va començar amb la versió { $version }
cli-ledger-one-unit = { $solver } compta d’una sola peça: el registre no conté res fins al final, i una interrupció ho fa perdre tot
cli-ledger-tables = el { $percent } % de la feina de { $solver } ve abans de la primera unitat: fins aleshores el registre no conté res
cli-resume-output = les solucions d’aquest càlcul van a { $file }, no a { $given }
cli-status-units = { $done } unitats de { $of }
cli-status-file = escrites a { $file }
cli-status-walk = al llarg de l’arbre
cli-status-share = fet el { $share } %, { $done }; solucions fins ara: { $found }
cli-status-spent = { $n ->
    [one] { $time } en { $n } sessió
   *[other] { $time } en { $n } sessions
 }
cli-status-left = falten uns { $time }
cli-status-running = en marxa: { $machine }
cli-status-waiting = aturat; per reprendre: { $command }
cli-status-done = acabat
cli-ledger-cannot = un registre necessita una cerca que pugui reprendre a qualsevol node: { $why }
cli-about-estimate = Estima com de gran és una cerca, i quant trigaria cada solucionador
cli-about-plan = Talla un recompte en feines per a moltes màquines, o digues què costaria
cli-about-shard = Compta feines d’un càlcul planificat, i lliura el que han donat
cli-about-collect = Suma el que han donat totes les feines d’un càlcul, o digues quines falten
cli-give-jobs = doneu un nombre a partir de 0, o el primer i l’últim, com 100-199
cli-give-share = «{ $word }» no és cap part: doneu-ne una per sobre del 0 % i fins al 100 %, com 1%
cli-no-job = { $run } no té cap feina { $job }: l’última és { $last }
cli-shard-done = { $now ->
    [one] { $now } feina lliurada
   *[other] { $now } feines lliurades
 }, { $before } abans; solucions en aquestes: { $found }; { $time }
cli-shard-stopped = aturat per { $limit }: el que no estava complet no s’ha lliurat
cli-collect-confirmed = { $n } confirmacions de { $of } concorden, { $elsewhere } d’elles d’una altra màquina
cli-collect-missing = { $n ->
    [one] falta { $n } feina de { $of }
   *[other] falten { $n } feines de { $of }
 }: { $jobs }
cli-collect-repeated = { $n ->
    [one] { $n } resultat s’ha lliurat una vegada més del previst, i s’ha comptat una vegada
   *[other] { $n } resultats s’han lliurat més sovint del previst, i s’han comptat una vegada
 }
cli-collect-damaged = { $file } està malmès o és d’un altre càlcul: no s’ha comptat
cli-collect-differs = la feina { $job } s’ha comptat de maneres diferents: { $answers }; compteu-la de nou amb --again, i decidirà la majoria
cli-collect-outvoted = la feina { $job } s’ha comptat de maneres diferents: { $answers }; s’ha pres el primer resultat, que és el de la majoria
cli-collect-more = i { $n } més de la mateixa mena
cli-plan-none = res per comptar: { $reason }
cli-plan-one = { $solver } compta d’una sola peça, i per això hi ha una sola feina; un altre solucionador es pot tallar
cli-flag-of-other = { $flag } és una opció del solucionador { $owner }, no de { $solver }
cli-flag-cannot = { $flag } és una opció del solucionador { $owner }, que només compta: afegiu --count
cli-plan-done = { $jobs ->
    [one] { $jobs } feina planificada a { $run }
   *[other] { $jobs } feines planificades a { $run }
 }
cli-status-jobs = { $done } feines de { $of }
cli-status-machines = { $n ->
    [one] { $time } en { $n } màquina
   *[other] { $time } en { $n } màquines
 }
cli-cost-row = { $label }: { $solver }, { NUMBER($units) } unitats, { $time }{ $factor }, { $memory } ({ $basis })
cli-cost-unknown = temps desconegut
cli-cost-sampled = mostra
cli-cost-grown = extrapolat
cli-cost-note = extrapolat: massa gran per a una mostra en aquesta màquina i en aquest temps; se suposa que creix com fins ara
cli-cpu-seconds = { $n } s de processador
cli-cpu-hours = { $n } hores de processador
cli-cpu-years = { $n } anys de processador
cli-device-seconds = { $n } s de processador gràfic
cli-device-hours = { $n } hores de processador gràfic
cli-device-years = { $n } anys de processador gràfic
cli-estimate-no-tree = cap solucionador no recorre un arbre únic aquí, i només s’estimen els temps
cli-estimate-whole = s’ha vist tot l’arbre de { $solver }:
cli-estimate-looks = l’arbre de { $solver }, segons { $looks ->
    [one] una mirada
   *[other] { $looks } mirades
 } a un màxim de { NUMBER($width) } nodes de cada nivell, amb intervals del 95 %:
cli-estimate-row = { $name }: { $value }
cli-estimate-visits = visites
cli-estimate-checks = comprovacions
cli-estimate-dead-ends = carrerons sense sortida
cli-estimate-solutions = solucions
cli-estimate-exact = { $n }
cli-estimate-about = ≈ { $n } ({ $low } a { $high })
cli-estimate-none-met = no se n’ha trobat cap, cosa que no prova res
cli-estimate-time = { $solver }: { $time } ({ $basis })
cli-estimate-counted = comptat
cli-estimate-walked = per a ≈ { $visits } visites
cli-estimate-sampled = de { $n ->
    [one] { NUMBER($n) } unitat
   *[other] { NUMBER($n) } unitats
 } de { NUMBER($of) }
cli-estimate-share = del primer { $share } %
cli-estimate-seed = La llavor de les tries a l’atzar [per defecte: 0]
cli-give-seed = «{ $word }» no és una llavor: doneu un nombre enter a partir de 0
cli-confirmed = { $n ->
    [one] confirmat: { $n } unitat de { $of }, comptada de nou, ha donat el mateix
   *[other] confirmat: { $n } unitats de { $of }, comptades de nou, han donat el mateix
 }
cli-confirmed-by = confirmat: { $solver } compta el mateix
cli-not-confirmed = no confirmat: { $solver } es va aturar abans del final
cli-about-check-proof = Comprova una demostració que no hi ha cap solució, o cap altra
cli-check-proof-file = El fitxer que ha escrit «--proof»
cli-proof-written = demostració: { $file }, de { $by }, { $clauses ->
    [one] { NUMBER($clauses) } clàusula
   *[other] { NUMBER($clauses) } clàusules
}; «{ $command }» la comprova
cli-proof-none = no s’ha escrit cap demostració: cal una cerca que arribi al final sense trobar cap solució, o cap més que una
cli-proof-nothing = no hi ha demostracions sobre { $title }
cli-proof-no-file = una demostració s’escriu en un fitxer, i «{ $name }» no ho és
cli-proof-of-many = --proof pren un sol problema, no una col·lecció
cli-proof-same = --proof, --proof-cnf i --output demanen un fitxer per a cadascun
cli-proof-missing = quina demostració? Doneu-ne el fitxer després del problema
