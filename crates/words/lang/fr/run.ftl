# La page d’un long calcul.
run-done = { $share } fait
run-share = Fait
run-units = Unités
run-solutions = Solutions trouvées
run-visits = Visites
run-rate = Allure
run-spent = Temps passé
run-left = Reste environ
run-of = { NUMBER($done) } sur { NUMBER($of) }
run-perSecond = { $share } par seconde
run-perMinute = { $share } par minute
run-perHour = { $share } par heure
run-complete = Terminé.
run-running = En cours : { $machine }.
run-waiting = À l’arrêt. Pour reprendre : { $command }
run-delivering = Rendu jusqu’ici par { $n ->
    [one] une machine
   *[other] { NUMBER($n) } machines
 }.
run-estimateVisits = Estimation : { $visits } visites en tout (de { $low } à { $high }) ; d’après elle, { $share } sont faits.
run-knownVisits = L’arbre compte { NUMBER($visits) } visites en tout ; { $share } sont faits.
run-estimateTime = Estimation d’après un échantillon : { $time } de processeur en tout.
run-cell = Chaque case est une unité ; celles qui viennent d’être terminées ressortent.
run-cells = Chaque case réunit { NUMBER($n) } unités ; celles qui viennent d’avancer ressortent.
