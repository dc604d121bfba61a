# El que diu el reproductor al terminal.
watch-help-play = reprodueix o posa en pausa
watch-help-step = un pas endavant
watch-help-back = un pas enrere
watch-help-solution = ves a la solució següent
watch-help-last-solution = torna a la solució anterior
watch-help-dead-end = ves al carreró sense sortida següent
watch-help-last-dead-end = torna al carreró sense sortida anterior
watch-help-why = mostra o amaga les raons dels rebuigs
watch-help-pane = al costat del tauler: arbre, camí, perfil o res
watch-help-speed = més de pressa, més a poc a poc
watch-help-go-to = ves a una visita pel seu número
watch-help-restart = torna a començar
watch-help-end = ves al final
watch-help-stop = atura el que triga massa
watch-help-help = aquesta ajuda
watch-help-quit = surt, com Ctrl-C
watch-word-play = reprodueix
watch-word-step = pas
watch-word-solution = solució
watch-word-dead-end = carreró
watch-word-why = per què
watch-word-pane = vista
watch-word-speed = velocitat
watch-word-go-to = ves a
watch-word-restart = reinicia
watch-word-end = final
watch-word-help = ajuda
watch-word-quit = surt
watch-key-space = espai
watch-key-any = tecla
watch-keys = tecles (qualsevol tanca aquesta ajuda)
watch-on-board = al tauler: >últim<  ×rebutjat×  !en conflicte!  [donat]
watch-sign-choice = tria
watch-sign-refused = rebutjat
watch-sign-dead-end = carreró sense sortida
watch-sign-folded = subarbre sense solució
watch-sign-solution = solució
watch-counter-step = pas
watch-counter-visits = visites
watch-counter-checks = comprovacions
watch-counter-rejections = rebuigs
watch-counter-dead-ends = carrerons
watch-counter-solutions = solucions
watch-counter-depth = profunditat
watch-short-step = pas
watch-short-visits = vis.
watch-short-checks = comp.
watch-short-rejections = reb.
watch-short-dead-ends = carr.
watch-short-solutions = sol.
watch-short-depth = prof.
watch-per-depth = visites per profunditat
watch-speed = { $steps ->
    [one] { $steps } pas per segon
   *[other] { $steps } passos per segon
 }
watch-speed-most = tan de pressa com pot
watch-looking = cercant
watch-ended = final
watch-playing = reproduint, { $speed }
watch-paused = en pausa, { $speed }
watch-choices = tries
watch-board = tauler
watch-tree = arbre
watch-path = camí
watch-profile = perfil
watch-give-speed = una velocitat és un nombre enter de passos per segon, com a mínim 1, o «max»
watch-why-on = les raons es mostren: la propera tria rebutjada mostra amb què té conflicte
watch-the-end = això és el final; premeu r per tornar a començar
watch-from-one = les visites es numeren a partir d’1
watch-aim-next-solution = la solució següent
watch-aim-next-dead-end = el carreró sense sortida següent
watch-aim-last-solution = la solució anterior
watch-aim-last-dead-end = el carreró sense sortida anterior
watch-aim-visit = la visita { NUMBER($n) }
watch-aim-beginning = el començament
watch-aim-step = el pas { NUMBER($n) }
watch-aim-end = el final
watch-no-next-solution = no hi ha cap més solució: això és el final
watch-no-next-dead-end = no hi ha cap més carreró sense sortida: això és el final
watch-no-last-solution = no hi ha cap solució abans
watch-no-last-dead-end = no hi ha cap carreró sense sortida abans
watch-ends-before = { $aim }: la cerca s’acaba abans
watch-looking-for = cercant { $aim }: { $n ->
    [one] { NUMBER($n) } pas fins ara
   *[other] { NUMBER($n) } passos fins ara
 }; premeu una tecla per aturar-ho
watch-stopped = { $aim }: aturat pel camí
watch-go-to = ves a la visita: { $typed }_   (Retorn per anar-hi, Esc per cancel·lar)
watch-told-all = s’ha recorregut tot l’arbre: { $n ->
    [0] no hi ha cap solució
    [one] hi ha { $n } solució
   *[other] hi ha { NUMBER($n) } solucions
 }
watch-told-nothing = encara no ha passat res: espai per reproduir, → per a un pas, ? per a totes les tecles
watch-told-root = l’arrel: encara no s’ha triat res
watch-told-chosen = triat: { $choice }
watch-told-no-reason = el solucionador no dona cap raó
watch-told-why = per què no { $choice }? { $reason }.
watch-told-refused = rebutjat: { $choice }: { $reason }
watch-told-solution = solució { NUMBER($n) }: totes les tries estan fetes
watch-told-dead-end = un carreró sense sortida: aquí no és possible cap tria
watch-told-end = s’ha provat tot: això és el final
watch-told-back = ← desfet: { $label }, ara a la profunditat { $depth }
watch-tree-empty = encara no s’ha visitat cap node
watch-tree-above = { $n } més amunt
watch-tree-here = aquí
watch-tree-root = arrel
watch-tree-dead-end = { $label }: carreró sense sortida
watch-tree-solution = { $label }: solució
watch-tree-failed = { $label }: { $n ->
    [one] { NUMBER($n) } node
   *[other] { NUMBER($n) } nodes
 }, cap solució
watch-tree-solved = { $label }: { $solutions ->
    [one] { $solutions } solució
   *[other] { NUMBER($solutions) } solucions
 } en { $n ->
    [one] { NUMBER($n) } node
   *[other] { NUMBER($n) } nodes
 }
watch-tree-beyond = { NUMBER($n) } més, que no es mostren
watch-fate-refused = { $n ->
    [one] { $n } { $sign } rebutjat
   *[other] { $n } { $sign } rebutjats
 }
watch-fate-dead-end = { $n ->
    [one] { $n } { $sign } carreró sense sortida
   *[other] { $n } { $sign } carrerons sense sortida
 }
watch-fate-failed = { $n } { $sign } sense solució
watch-fate-solved = { $n } { $sign } amb solucions
watch-told-dead-end-none = un carreró sense sortida: aquí no s’ofereix cap tria
watch-told-withheld = No s’ofereixen:
watch-tree-image = { $label }: imatge d’una altra solució
