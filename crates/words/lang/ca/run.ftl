# La pàgina d’un càlcul llarg.
run-done = fet el { $share }
run-share = Fet
run-units = Unitats
run-solutions = Solucions trobades
run-visits = Visites
run-rate = Ritme
run-spent = Temps emprat
run-left = En queden uns
run-of = { NUMBER($done) } de { NUMBER($of) }
run-perSecond = { $share } per segon
run-perMinute = { $share } per minut
run-perHour = { $share } per hora
run-complete = Acabat.
run-running = En marxa: { $machine }.
run-waiting = Aturat. Per reprendre: { $command }
run-delivering = De moment ho ha lliurat { $n ->
    [one] una màquina
   *[other] un grup de { NUMBER($n) } màquines
 }.
run-estimateVisits = Estimació: { $visits } visites en total (entre { $low } i { $high }); segons això, n’està fet el { $share }.
run-knownVisits = L’arbre té { NUMBER($visits) } visites en total; n’està fet el { $share }.
run-estimateTime = Estimació a partir d’una mostra: { $time } de processador en total.
run-cell = Cada casella és una unitat; les que s’acaben de completar destaquen.
run-cells = Cada casella són { NUMBER($n) } unitats; les que acaben d’avançar destaquen.
