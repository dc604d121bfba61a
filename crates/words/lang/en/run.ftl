# The page of a long run.
run-done = { $share } done
run-share = Done
run-units = Units
run-solutions = Solutions so far
run-visits = Visits
run-rate = Rate
run-spent = Time spent
run-left = Time left, about
run-of = { NUMBER($done) } of { NUMBER($of) }
run-perSecond = { $share } a second
run-perMinute = { $share } a minute
run-perHour = { $share } an hour
run-complete = Finished.
run-running = Running as { $machine }.
run-waiting = Not running. To go on: { $command }
run-delivering = Delivered by { $n ->
    [one] one machine
   *[other] { NUMBER($n) } machines
 } so far.
run-estimateVisits = Estimate: { $visits } visits in all ({ $low } to { $high }); by that, { $share } are done.
run-knownVisits = Its tree has { NUMBER($visits) } visits in all; { $share } are done.
run-estimateTime = Estimate from a sample: { $time } of CPU time in all.
run-cell = Each cell is a unit; those that were finished since the last look stand out.
run-cells = Each cell is { NUMBER($n) } units; those that have gained since the last look stand out.
