knight-off-board = il sort de l’échiquier
knight-hole = { $place } est un trou
knight-taken = { $place } porte déjà le numéro { $number }
knight-forced = { $leaps ->
    [one] un saut forcé
   *[other] { $leaps } sauts forcés
 } plus tard, { $why }
knight-dead = il ne reste aucun saut vers { $place } ni à partir de là
knight-not-last = { $place } devrait être la dernière case et ne peut l’être
knight-two-last = { $one } et { $other } devraient toutes deux être la dernière case
knight-two-next = { $one } et { $other } devraient toutes deux être la prochaine case
knight-next-or-last = { $places } devraient être la prochaine case ou la dernière
knight-no-end = il ne reste aucune case où le tour puisse finir
knight-stuck = il ne reste aucune case où sauter
