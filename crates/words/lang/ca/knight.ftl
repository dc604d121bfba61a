knight-off-board = surt del tauler
knight-hole = { $place } és un forat
knight-taken = { $place } ja és el número { $number }
knight-forced = { $leaps ->
    [one] un salt forçat
   *[other] { $leaps } salts forçats
 } després, { $why }
knight-dead = no queda cap salt cap a { $place } ni des d’allà
knight-not-last = { $place } hauria de ser l’última i no pot ser-ho
knight-two-last = { $one } i { $other } haurien de ser totes dues l’última
knight-two-next = { $one } i { $other } haurien de ser totes dues la pròxima
knight-next-or-last = { $places } haurien de ser la pròxima o l’última
knight-no-end = no queda cap casella on la volta pugui acabar
knight-stuck = no queda cap casella on saltar
