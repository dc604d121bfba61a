explore-setup = Choose a search
explore-board = Board
explore-tree = Tree
explore-controls = Controls
explore-moving = Moving through the search
explore-recorded = A recorded run
explore-opening = Opening the search…
explore-gone = The server does not answer. Is 'backtrail serve' still running?
explore-boardAt = The board at visit { NUMBER($visit) }
explore-play = Play (space)
explore-pause = Pause (space)
explore-start = Back to the start (Home)
explore-end = To the end (End)
explore-back = One step back (←)
explore-forward = One step forward (→)
explore-previousSolution = Previous solution (Shift ←)
explore-nextSolution = Next solution (Shift →)
explore-previousDeadEnd = Previous dead end (D)
explore-nextDeadEnd = Next dead end (d)
explore-speed = Speed
explore-speed-steps = { NUMBER($speed) }/s
explore-speed-full = maximum
explore-goto = Go to
explore-goto-step = step
explore-goto-visit = visit
explore-goto-number = Number
explore-goto-go = Go
explore-timeline = Timeline of the search
explore-stepOf = step { NUMBER($step) } of { NUMBER($total) }
explore-cancel = Cancel
explore-goOn = Go on
explore-again = Try again
explore-share = { " " }({ NUMBER($share) }% of the tree)
explore-seeking-solution = Looking for the next solution: { $steps ->
    [one] { NUMBER($steps) } step
   *[other] { NUMBER($steps) } steps
 } so far
explore-seeking-deadEnd = Looking for the next dead end: { $steps ->
    [one] { NUMBER($steps) } step
   *[other] { NUMBER($steps) } steps
 } so far
explore-seeking-visit = On the way to that visit: { $steps ->
    [one] { NUMBER($steps) } step
   *[other] { NUMBER($steps) } steps
 } so far
explore-seeking-step = On the way to that step: { $steps ->
    [one] { NUMBER($steps) } step
   *[other] { NUMBER($steps) } steps
 } so far
explore-seeking-end = On the way to the end: { $steps ->
    [one] { NUMBER($steps) } step
   *[other] { NUMBER($steps) } steps
 } so far
explore-halted-first = The first solution, after { $visits ->
    [one] { NUMBER($visits) } visit
   *[other] { NUMBER($visits) } visits
 } and { $checks ->
    [one] { NUMBER($checks) } check
   *[other] { NUMBER($checks) } checks
 }. There may be more solutions.
explore-halted-another = Solution { NUMBER($solutions) }, after { $visits ->
    [one] { NUMBER($visits) } visit
   *[other] { NUMBER($visits) } visits
 } and { $checks ->
    [one] { NUMBER($checks) } check
   *[other] { NUMBER($checks) } checks
 }.
explore-halted-end = The whole tree has been searched. Solutions: { NUMBER($solutions) }; visits: { NUMBER($visits) }.
explore-halted-none = There are no more.
explore-halted-capped = The page keeps at most { NUMBER($steps) } steps. The command line searches to the end.
explore-halted-cut = The recording ends here, before the search does.
explore-happened = What happened
explore-said-before = Nothing has happened yet. Press Play or →.
explore-said-root = The search begins at the root, with no choice made.
explore-said-enter = Chosen: { $choice } (depth { NUMBER($depth) }, visit { NUMBER($visit) }).
explore-said-refuse = Refused: { $choice }, because { $reason }.
explore-said-refused = Refused: { $choice }.
explore-said-solution = Solution { NUMBER($solution) }, at visit { NUMBER($visit) }.
explore-said-deadEnd = Dead end at depth { NUMBER($depth) }: no choice is possible here.
explore-said-leave = Taken back: { $choice }. The search is at depth { NUMBER($depth) } again.
explore-said-over = The search is finished: everything has been tried.
explore-path = Choices from the root
explore-path-node = Visit { NUMBER($visit) }, depth { NUMBER($depth) }
explore-refusedHere = Refused here: { NUMBER($count) }
explore-withheldHere = Not offered here: { NUMBER($count) }
explore-noReason = no reason given
explore-more = … and { NUMBER($count) } earlier ones
explore-counters = Counters
explore-agrees = ✓ agrees with the native search
explore-differs = ✗ differs from the native search: please report this
explore-counter-steps = Steps
explore-counter-steps-means = Events so far: choices entered, refused, taken back, solutions and dead ends
explore-counter-visits = Visits
explore-counter-visits-means = States entered, including the root and the solutions
explore-counter-checks = Checks
explore-counter-checks-means = Choices tried: rejections + visits − 1
explore-counter-rejections = Rejections
explore-counter-rejections-means = Choices refused
explore-counter-deadEnds = Dead ends
explore-counter-deadEnds-means = States entered that are not solutions and accept no choice
explore-counter-solutions = Solutions
explore-counter-solutions-means = Complete states found so far
explore-counter-depth = Depth
explore-counter-depth-means = Choices made between the root and the current state
explore-profile = Profile
explore-profile-means = Visits at each depth; the root has depth 0
explore-profile-bar = depth { NUMBER($depth) }; visits: { NUMBER($visits) }
explore-profile-words = Visits at each depth, from the root: { $profile }
explore-help = Keys and symbols
explore-close = Close
explore-signs = Symbols
explore-key-space = Space
explore-keys-play = play, pause
explore-keys-step = one step back, one step forward
explore-keys-solution = previous solution, next solution
explore-keys-deadEnd = previous dead end, next dead end
explore-keys-ends = start, end
explore-keys-speed = faster, slower
explore-keys-fold = fold subtrees without solutions
explore-keys-mode = tree or icicle
explore-keys-help = this help
explore-sign-choice = choice
explore-sign-deadEnd = dead end
explore-sign-solution = solution
explore-sign-folded = folded subtree without solutions
explore-sign-refused = refused choice
explore-share-open = Share
explore-share-title = Share and export
explore-link = Link to this view
explore-copy = Copy link
explore-copied = Link copied.
explore-copyByHand = The link is selected: copy it with the keyboard.
explore-export-board = Board
explore-export-tree = Tree
explore-export-profile = Profile
explore-export-film = Film
explore-export-film-note = { $steps ->
    [one] { NUMBER($steps) } step
   *[other] { NUMBER($steps) } steps
 } from here, at this speed
explore-export-events = Events
explore-export-events-note = one JSON object per line: the steps known so far
explore-export-html = A page that plays by itself
explore-export-html-note = opens in any browser, without the server
explore-making = One moment…
explore-made = Saved { $name } ({ NUMBER($size) }).
explore-notMade = That did not work: { $error }
explore-filming = The server is drawing the film; this may take a while…
explore-writing = { $events ->
    [one] { NUMBER($events) } event
   *[other] { NUMBER($events) } events
 } written…
explore-shortened = It holds only the first { NUMBER($most) } steps.
explore-import = Open a file
explore-import-note = A grid, a graph, a collection of grids, or a recorded search, saved here or written by a program of your own. You can also drop it anywhere on the page.
explore-import-choose = Choose a file…
explore-recordingGone = The recording { $name } is no longer here: drop it on the page again.
explore-badLine = Line { NUMBER($line) }: { $error }
explore-noEvents = { $name } contains no events.
explore-bad-json = this is not JSON
explore-bad-first = the first line must be { "{" }"type":"run", …{ "}" }
explore-bad-type = the type is “{ $type }”; it must be enter, refuse, solution, dead_end or leave
explore-bad-choice = a choice is missing
explore-bad-numbers = cells, values and blames must be whole numbers, 0 or more
explore-bad-cell = there is no cell { NUMBER($cell) }: the board has { NUMBER($cells) }, counted from 0
explore-bad-over = the root was already left: nothing may follow
explore-bad-long = the page keeps at most { NUMBER($most) } events
explore-since = Opened at node { $node }: counting starts there, without what comes before.
explore-fromRoot = Start from the root
explore-link-local = Only this computer can open the link: the server answers at { $host }.
explore-link-network = Anyone on the network can open the link after opening the address that backtrail serve printed, which holds the token.
explore-present = Present, for a projector (p)
explore-present-end = Stop presenting (p, Escape)
explore-keys-present = present, for a projector
explore-split = Width of the board: drag, or use the arrow keys
explore-goto-bad = “{ $text }” is not a number to go to: write a whole number from { NUMBER($least) }, such as 120.
