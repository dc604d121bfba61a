race-title = Race
race-setup = Set up the race
race-solvers = Solvers (two to four)
race-pickMore = Choose at least two.
race-pickFull = At most four.
race-mode = Mode
race-lockstep = in lockstep, visit by visit
race-time = in real time
race-question = Question
race-first = first solution
race-all = all solutions
race-count = count only
race-lockstepMeans = Every solver has made the same number of visits, or has finished.
race-spent = time
race-noBoard = No board: too large, or this solver cannot be followed step by step.
race-timeMeans = Least CPU time on one thread; the server measures the solvers one after another.
race-slow = Slow motion × { NUMBER($times) }: true ratios, steady pace.
race-fast = True ratios, steady pace.
race-measuring = The server measures each solver separately…
race-opening = Opening the searches…
race-again = Race again
race-play = Play
race-pause = Pause
race-back = One visit back
race-forward = One visit forward
race-restart = Back to the start
race-finish = To the end
race-speed = Visits per second
race-position = Visits
race-moment = Seconds of slow motion
race-of = { NUMBER($at) } of { NUMBER($most) }
race-seconds = { NUMBER($at) } s of { NUMBER($most) } s
race-known = { NUMBER($at) } of the { NUMBER($most) } known so far
race-progress = Progress of { $solver }
race-searching = searching
race-arrived = Finished after { $visits ->
    [one] { NUMBER($visits) } visit
   *[other] { NUMBER($visits) } visits
 }
race-arrivedTime = Finished in { $time }
race-stopped = Stopped after { $time }
race-waiting = waiting
race-running = running: { $time }, { $visits ->
    [one] { NUMBER($visits) } visit
   *[other] { NUMBER($visits) } visits
 }
race-measured = measured
race-seeking = Searching to the end: { $count ->
    [one] { NUMBER($count) } visit
   *[other] { NUMBER($count) } visits
 }…
race-visits = visits
race-checks = checks
race-rejections = rejections
race-deadEnds = dead ends
race-solutions = solutions
race-notKept = This solver does not count this.
race-result = Result
race-solver = solver
race-idea = idea
race-ratioTime = × fastest
race-ratioChecks = × fewest checks
race-agree = Verified: all found the same number of solutions, { NUMBER($count) }.
race-agreeFirst = Verified: all found a solution.
race-agreeNone = Verified: all proved that there is no solution.
race-differ = The solvers do not agree. Either this is a bug, or they were asked different questions.
race-sameVisits = They also make the same number of visits, { NUMBER($count) }: they search the same tree, but a visit costs them different times.
race-otherVisits = Their numbers of visits differ: they search different trees.
race-notAll = Not all of them have finished.
race-tooFew = Fewer than two finished, so there is nothing to compare.
race-capped = Too long to follow to the end here. Real time has no such limit.
race-lanes = Lanes
race-deck = Controls
race-started = The race has started.
race-over = The race is over. { $first } wins.
