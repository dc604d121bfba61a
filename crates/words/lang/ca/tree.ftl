tree-name = Arbre de cerca
tree-hint = Les fletxes mouen, Retorn va al node, espai el plega.
tree-root = Arrel
tree-chosen = Tria { $label }
tree-visit = Visita { NUMBER($visit) }, profunditat { NUMBER($depth) }
tree-below = { $count ->
    [0] Cap node a sota
    [one] { NUMBER($count) } node a sota
   *[other] { NUMBER($count) } nodes a sota
 }
tree-refused = { $count ->
    [one] { NUMBER($count) } tria rebutjada
   *[other] { NUMBER($count) } tries rebutjades
 }
tree-choice = Una tria
tree-dead = Un carreró sense sortida
tree-solution = Una solució
tree-foldedFailed = Plegat: cap solució a sota
tree-foldedSolved = Plegat: amb solucions a sota
tree-foldedOpen = Plegat: s’hi està cercant
tree-solvedBelow = { $count ->
    [0] Una tria sense cap solució a sota
    [one] Una tria amb { NUMBER($count) } solució a sota
   *[other] Una tria amb { NUMBER($count) } solucions a sota
 }
tree-later = Encara no visitat en aquest pas
tree-fit = Ajusta
tree-closer = Amplia
tree-farther = Redueix
tree-follow = Segueix
tree-foldFailed = Plega les branques mortes
tree-unfoldAll = Desplega-ho tot
tree-depth = Plega sota la profunditat
tree-depthAny = totes
tree-depthOf = profunditat { NUMBER($depth) }
tree-icicle = Bandes
tree-tree = Arbre
tree-whole = Tota la cerca
tree-trail = Camí cap a la part ampliada
