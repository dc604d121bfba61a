# What the player in the terminal says.
watch-help-play = play or pause
watch-help-step = one step
watch-help-back = one step back
watch-help-solution = on to the next solution
watch-help-last-solution = back to the solution before
watch-help-dead-end = on to the next dead end
watch-help-last-dead-end = back to the dead end before
watch-help-why = why a choice was refused, on and off
watch-help-pane = beside the board: tree, path, profile, nothing
watch-help-speed = faster, slower
watch-help-go-to = go to the visit of a number
watch-help-restart = restart
watch-help-end = on to the end
watch-help-stop = stops a long move
watch-help-help = this help
watch-help-quit = quit, as Ctrl-C does
watch-word-play = play
watch-word-step = step
watch-word-solution = solution
watch-word-dead-end = dead end
watch-word-why = why
watch-word-pane = view
watch-word-speed = speed
watch-word-go-to = go to
watch-word-restart = restart
watch-word-end = end
watch-word-help = help
watch-word-quit = quit
watch-key-space = space
watch-key-any = any key
watch-keys = keys, any closes this
watch-on-board = on the board: >newest<  ×refused×  !to blame!  [given]
watch-sign-choice = choice
watch-sign-refused = refused
watch-sign-dead-end = dead end
watch-sign-folded = failed subtree
watch-sign-solution = solution
watch-counter-step = step
watch-counter-visits = visits
watch-counter-checks = checks
watch-counter-rejections = rejections
watch-counter-dead-ends = dead ends
watch-counter-solutions = solutions
watch-counter-depth = depth
watch-short-step = step
watch-short-visits = vis
watch-short-checks = chk
watch-short-rejections = rej
watch-short-dead-ends = dead
watch-short-solutions = sol
watch-short-depth = depth
watch-per-depth = visits per depth
watch-speed = { $steps ->
    [one] { $steps } step a second
   *[other] { $steps } steps a second
 }
watch-speed-most = as fast as possible
watch-looking = looking
watch-ended = the end
watch-playing = playing, { $speed }
watch-paused = paused, { $speed }
watch-choices = choices
watch-board = board
watch-tree = tree
watch-path = path
watch-profile = profile
watch-give-speed = a speed is a whole number of steps per second, at least 1, or 'max'
watch-why-on = reasons are on: the next refused choice shows what it conflicts with
watch-the-end = this is the end; r restarts
watch-from-one = visits are numbered from 1
watch-aim-next-solution = the next solution
watch-aim-next-dead-end = the next dead end
watch-aim-last-solution = the solution before
watch-aim-last-dead-end = the dead end before
watch-aim-visit = visit { NUMBER($n) }
watch-aim-beginning = the beginning
watch-aim-step = step { NUMBER($n) }
watch-aim-end = the end
watch-no-next-solution = there is no further solution: this is the end
watch-no-next-dead-end = there is no further dead end: this is the end
watch-no-last-solution = there is no solution before
watch-no-last-dead-end = there is no dead end before
watch-ends-before = the search ends before { $aim }
watch-looking-for = looking for { $aim }: { NUMBER($n) } steps so far; any key stops
watch-stopped = stopped on the way to { $aim }
watch-go-to = go to visit: { $typed }_   (Enter goes, Esc does not)
watch-told-all = the whole tree was walked: { $n ->
    [0] there is no solution
    [one] there is { $n } solution
   *[other] there are { NUMBER($n) } solutions
 }
watch-told-nothing = nothing has happened yet: space plays, → makes one step, ? shows all keys
watch-told-root = the root: nothing is chosen yet
watch-told-chosen = chosen: { $choice }
watch-told-no-reason = the solver does not say why
watch-told-why = why not { $choice }? { $reason }.
watch-told-refused = refused: { $choice }: { $reason }
watch-told-solution = solution { NUMBER($n) }: every choice has been made
watch-told-dead-end = a dead end: every choice here was refused
watch-told-end = the search has left the root: this is the end
watch-told-back = ← taken back: { $label }, at depth { $depth }
watch-tree-empty = no node was entered yet
watch-tree-above = { $n } more above
watch-tree-here = here
watch-tree-root = root
watch-tree-dead-end = { $label }: dead end
watch-tree-solution = { $label }: solution
watch-tree-failed = { $label }: { NUMBER($n) } nodes in vain
watch-tree-solved = { $solutions ->
    [one] { $label }: { $solutions } solution in { NUMBER($n) } nodes
   *[other] { $label }: { NUMBER($solutions) } solutions in { NUMBER($n) } nodes
 }
watch-tree-beyond = { NUMBER($n) } more that are not kept
watch-fate-refused = { $n } { $sign } refused
watch-fate-dead-end = { $n ->
    [one] { $n } { $sign } dead end
   *[other] { $n } { $sign } dead ends
 }
watch-fate-failed = { $n } { $sign } failed
watch-fate-solved = { $n } { $sign } with solutions
watch-told-dead-end-none = a dead end: no choice is offered here
watch-told-withheld = Not offered:
watch-tree-image = { $label }: image of another solution
