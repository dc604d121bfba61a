# What the command line says.
cli-part-under = under { $under }
cli-part-from = after { $from }
cli-part-under-from = under { $under } and after { $from }
cli-part-of-many = --under and --from search part of a single tree, but several instances were given: give only one
cli-about = A backtracking workbench: solve puzzles in many ways, count solutions, compare solvers and watch them search
cli-about-of = { $about }. { $puzzle }
cli-about-lang = The language of all messages: en, fr or ca [default: that of the locale]
cli-about-check = Check a solution, complete or partial, and list every conflict
cli-about-compare = Run several solvers on the same instances and compare their CPU time, visits and checks
cli-about-explain = Solve step by step, as a person would, with the reason for each step
cli-about-profile = Show how many nodes a search visits at each depth
cli-about-tree = Draw the decision tree of a search
cli-about-watch = Watch a search in the terminal, or record it as a film
cli-about-serve = Start the web page: explore, race and learn in the browser
cli-about-solvers = List the solvers, from textbook to record
cli-about-completions = Print a completion script for a shell
cli-about-man = Print the manual page
cli-tools = Tools
cli-after-help =
    Try: backtrail queens 8

    Exit codes:
      0  a solution was found, or the work is finished
      1  it was proved that there is no solution; for check, there is a conflict
      2  wrong usage or wrong input
      3  stopped by a limit or a signal; what was found so far is printed
cli-for-example = For example: { $command }
cli-many = A file or a pipe may hold many puzzles, one per line: they are answered line by line, in order, using all cores.
cli-strict = With many puzzles, stop at the first line that is not a puzzle
cli-keep-going = With many puzzles, exit with 0 even if some lines are not puzzles
cli-only = In a collection, list the puzzles themselves, and only those with one solution (unique), with more (several) or with none (none)
cli-make-count = How many to make
cli-unknown-language = there is no language '{ $tag }'; available: { $known }
cli-within = { $name }: { $what }
cli-stopped-writing = interrupted: { $name } holds only the beginning of the answer
cli-cannot-read = cannot read { $name }: { $why }
cli-cannot-write = cannot write { $name }: { $why }
cli-cannot-record = cannot record { $name }: { $why }
cli-cannot-serve = cannot start the server: { $why }
cli-cannot-draw = cannot draw in the terminal: { $why }
cli-why-no-file = no such file or directory
cli-why-not-allowed = permission denied
cli-why-directory = it is a directory
cli-why-full = no space left on the disk
cli-why-damaged = the packed file is damaged or cut short
cli-standard-input = standard input
cli-standard-output = standard output
cli-long-file = { $name } is larger than { $longest } MiB, the most that is read at once
cli-not-text = { $name } is not a text file
cli-same-file = { $name } is also the input: choose another file for the answer
cli-fault = backtrail: { $name }, line { $line }: { $why }
cli-faults = backtrail: { $name }: { $n ->
    [one] { NUMBER($n) } more line has an error
   *[other] { NUMBER($n) } more lines have errors
 }
cli-no-file = there is no file '{ $word }'
cli-other-puzzle = { $what }; { $puzzle } takes it: { $command }
cli-no-tool = '{ $word }' is not an instance of { $puzzle }, not a file and not a tool; did you mean the tool '{ $tool }'?
cli-no-command = there is no command '{ $word }'; 'backtrail --help' lists the commands
cli-time-unit = a time needs a unit: { $text }s, { $text }ms or { $text }min
cli-give-time = give a time such as 10s, 500ms, 5min or 1h30m
cli-too-many = the number is too large
cli-give-number = give a whole number from 1, such as 10000, 10k or 2M
cli-give-threads = give a number from 1 to 1024, or 'all'
cli-give-port = give a port from 1 to 65535, or leave --port out
cli-give-host = give an address such as 127.0.0.1, 192.168.1.20 or 0.0.0.0
cli-give-size = give columns and lines, such as 80x24, from 20x6 to 500x200
cli-progress = { $share }, { NUMBER($found) } found, { NUMBER($rate) } { $what ->
    [visits] visits
    [puzzles] puzzles
   *[attempts] attempts
 }/s{ $left }
cli-progress-count = { NUMBER($n) } { $what ->
    [visits] visits
    [puzzles] puzzles
   *[attempts] attempts
 }
cli-progress-left = , about { $time } left
cli-progress-guess = { $share } (estimate: { $guess } %)
cli-summary = { $found } by { $solver }{ $end }: { $cost }
cli-found-none = no solution exists{ $part }: proved
cli-found-all = { $n ->
    [one] the only solution{ $part } found
    [2] both solutions{ $part } found
   *[other] all { $count } solutions{ $part } found
 }
cli-found = { $n ->
    [one] { $count } solution{ $part } found
   *[other] { $count } solutions{ $part } found
 }
cli-found-so-far = { $n ->
    [one] { $count } solution{ $part } found so far
   *[other] { $count } solutions{ $part } found so far
 }
cli-stopped-with = , stopped by { $limit } after { $share } % of { $part ->
    [part] that part of the tree
   *[whole] the tree
 }
cli-stopped-by = , stopped by { $limit }
cli-stopped = , stopped
cli-limit-visits = the visit limit
cli-limit-time = the time limit
cli-limit-interrupt = an interrupt
cli-limit-memory = the memory limit
cli-limit-observer = the observer
cli-count-visits = { $n ->
    [one] { NUMBER($n) } visit
   *[other] { NUMBER($n) } visits
 }
cli-count-checks = { $n ->
    [one] { NUMBER($n) } check
   *[other] { NUMBER($n) } checks
 }
cli-count-dead-ends = { $n ->
    [one] { NUMBER($n) } dead end
   *[other] { NUMBER($n) } dead ends
 }
cli-count-puzzles = { $n ->
    [one] { NUMBER($n) } puzzle
   *[other] { NUMBER($n) } puzzles
 }
cli-count-frames = { $n ->
    [one] { NUMBER($n) } frame
   *[other] { NUMBER($n) } frames
 }
cli-table-solutions = solutions
cli-table-visits = visits
cli-table-checks = checks
cli-table-rejections = rejections
cli-table-dead-ends = dead ends
cli-table-max-depth = max depth
cli-table-profile = profile
cli-table-stopped-at = stopped at
cli-table-depths = { " " }… ({ $n ->
    [one] { $n } depth
   *[other] { $n } depths
 })
cli-speed = { $time }, { $rate } per second
cli-why = why: { $reason }
cli-no-solution = no solution exists: { $reason }
cli-next = next: { $command }
cli-next-or = next: { $command }, or: { $other }
cli-next-why = next: { $command }    (explains why there is none)
cli-no-dot = { $puzzle } cannot be drawn with Graphviz; use --format svg
cli-large-drawing = { $title }: too large to draw; use --format list
cli-no-picture = { $title }: there is no board to draw; use --format list
cli-one-picture = a picture shows a single solution: ask for the first one, or use --format board
cli-large-screen = { $title }: the board would not fit the screen; use --format list
cli-large-picture = { $title }: the picture would be too large to look at; use --format list
cli-large-board = { $title }: the board is too large to print; use --format list
cli-svg-solution-list = an SVG picture shows a single solution; use --format list for many puzzles
cli-svg-list = an SVG picture shows a single puzzle; use --format list for many
cli-svg-one = an SVG picture shows a single puzzle: make only one, or use --format board
cli-tally = { $puzzles }{ $end }{ $parts }; { $speed }
cli-tally-parts = : { $parts }
cli-tally-one = { NUMBER($n) } with one solution
cli-tally-several = { NUMBER($n) } with several solutions
cli-tally-impossible = { NUMBER($n) } without a solution
cli-tally-given-up = { NUMBER($n) } undecided
cli-tally-invalid = { NUMBER($n) } invalid
cli-tally-total = in total: { $cost }
cli-tally-search = { $time } of search
cli-changed = { $tool }: { $made }{ $refused }{ $end }; { $speed }
cli-refused = , { NUMBER($n) } refused
cli-made = { $n ->
    [one] { NUMBER($n) } puzzle
   *[other] { NUMBER($n) } puzzles
 } made{ $end }; { $speed }
cli-made-no-more = { NUMBER($made) } made, then none in { NUMBER($tries) } attempts; give --time-limit to keep trying for longer
cli-made-none = { $advice } ({ NUMBER($made) } made in { NUMBER($tries) } attempts)
cli-seed = --seed { $seed } gives the same result again
cli-check-more = { "  " }… and { NUMBER($n) } more
cli-solvers-solver = solver
cli-solvers-answers = can do
cli-solvers-largest = largest size
cli-solvers-twin = checked against
cli-solvers-idea = idea
cli-profile-stopped = stopped by { $limit }
cli-profile-first = to the first solution
cli-profile-all = all solutions
cli-profile-title = { $title }, { $until }: visits per depth ({ $solver })
cli-tree-stopped = stopped by { $limit }: the rest of the tree is not drawn
cli-compare-stopped = stopped by { $limit }: the remaining solvers were not run
cli-compare-time = CPU time on one thread
cli-compare-agree = all solvers agree whether a solution exists; CPU time on one thread
cli-compare-counts = all counts agree; CPU time on one thread
cli-compare-largest = largest size { $largest }
cli-compare-over = over { $cap }
cli-compare-expected = { $over }, about { $time }
cli-compare-interrupted = interrupted
cli-disagree = the solvers disagree on { $title }: { $first } counts { $count }, { $solver } counts { $other }
cli-watch-dumb = this terminal (TERM=dumb) cannot be drawn on; record a film with --record FILE.cast, .gif or .svg, or draw a picture with 'backtrail tree'
cli-watch-needs = { $stream } is not a terminal; record a film with --record FILE.cast, .gif or .svg, or draw a picture with 'backtrail tree'
cli-film-ending = '{ $file }' does not end in .cast, .gif or .svg: use .cast for asciinema, .gif for slides, .svg for web pages
cli-film = { $file }: { $frames }, { $seconds } s, { NUMBER($bytes) } bytes
cli-serve-open = anyone who can reach this machine and knows this address can use the page, and this machine's cores with it
cli-serve-plain = the connection is not encrypted: anyone on the network path can read it, including the token; without --host, only this machine is served
cli-serve-no-browser = no browser could be opened; open the address yourself
cli-serve-stop = press Ctrl-C to stop
cli-port-taken = port { $port } is in use; choose another --port, or leave it out
cli-port-system = port { $port } is reserved for the system; choose a --port from 1024 up, or leave it out
cli-not-our-address = { $host } is not an address of this machine; 127.0.0.1 serves this machine alone, 0.0.0.0 all its addresses
cli-solvers-of = Only the solvers of this puzzle
cli-json-lines = Write one JSON object per line
cli-json = Write one JSON object
cli-man-command = The page of one command, such as 'tree queens'
cli-about-site = Write lessons, exercises and recorded searches as web pages that need no server
cli-site-made = { NUMBER($pages) } pages, { NUMBER($kilobytes) } kB; open the first in a browser, or put the folder on any web server
cli-site-no-folder = { $folder } is a file; give a folder
cli-site-not-empty = { $folder } holds other files; give an empty folder, or --force to write among them
cli-usage-unknown = { $kind ->
    [flag] there is no flag '{ $arg }'
   *[word] unexpected argument '{ $arg }'
 }
cli-usage-unknown-near = there is no flag '{ $arg }'; did you mean '{ $near }'?
cli-usage-no-value = { $arg } needs a value
cli-usage-value = { $arg } cannot be '{ $value }'; choose one of { $known }
cli-usage-value-near = { $arg } cannot be '{ $value }'; did you mean '{ $near }'? (choose one of { $known })
cli-usage-bad-value = { $arg } cannot be '{ $value }': { $why }
cli-usage-missing = { $arg } is missing
cli-usage-twice = { $arg } may be given only once
cli-usage-conflict = { $arg } and { $prior } do not go together
cli-usage-no-command = a command is missing: { $known }
cli-frame-usage = Usage:
cli-frame-options = Options
cli-frame-commands = Commands
cli-frame-command = COMMAND
cli-frame-print-help = Print help
cli-frame-print-version = Print version
cli-frame-help-command = Print this message, or the help of a command
cli-frame-default = { $help } [default: { $value }]
cli-frame-values = { $help } [possible values: { $values }]
cli-about-ladder = Compare the search spaces of an instance with what a search visits
cli-ladder-title = { $title }: the ladder of search spaces
cli-no-ladder = { $title }: no search spaces are known to compare; for a graph, give the number of colours with -k
cli-aliases = Also called { $names }.
cli-no-subcommand = there is no command or puzzle '{ $word }' here; --help lists them
cli-number-two-ways = '{ $text }' can be read in two ways; write all digits, or 10k, 2M, 1e6
cli-check-twice = '{ $word }' and { $flag } both say what to check against; give one of them
cli-explain-root = { $title }, { $solver }, before the first choice:
cli-explain-after = { $title }, { $solver }, after { $path }:
cli-explain-free = { $choice }: free
cli-explain-refused = { $choice }: refused
cli-explain-refused-why = { $choice }: refused, { $why }
cli-explain-not-offered = { $choice }: not offered, { $why }
cli-explain-sum = { $free ->
    [0] none of { $all } choices can be made: a dead end
   *[other] { $free } of { $all } choices can be made
 }
cli-explain-complete = no choice is left: this is a leaf of the tree
cli-explain-unknown = '{ $word }' is not one of the choices at depth { $depth }: { $choices }
cli-explain-beyond = there is no choice at depth { $depth }, so none can be '{ $word }'
cli-explain-not-free = { $choice } cannot be chosen at depth { $depth }: { $why }
cli-no-subcommand-near = there is no command or puzzle '{ $word }' here; did you mean '{ $nearest }'?
cli-serve-here = only this machine can open this address; --host 0.0.0.0 lets others in
cli-serve-next-port = port { $taken } is in use, perhaps by another backtrail serve: this one is at port { $port }
cli-export = Write the instance in another language, and solve nothing: mzn is MiniZinc
cli-large-file = { $file } has { $megabytes } MB
cli-about-resume = Go on with a run that was interrupted, where its ledger says
cli-about-status = Show how far a run is, also while it runs
cli-ledger-many = a ledger keeps one instance, and { $word } holds several
cli-ledger-own = a ledger is for counts and listings, and { $question } is neither
cli-ledger-output = a listing with a ledger needs a file: add -o FILE
cli-ledger-there = { $file } exists already, and no ledger answers for it; choose another file, or remove this one
cli-ledger-short = { $file } has { $there } bytes, but its ledger answers for { $bytes }: it was changed or replaced; nothing was written
cli-ledger-version = this run was begun with version { $version }
cli-ledger-one-unit = { $solver } counts in one piece: the ledger holds nothing until the end, and an interruption loses all of it
cli-ledger-tables = { $percent } % of the work of { $solver } comes before its first unit: until then the ledger holds nothing
cli-resume-output = the solutions of this run go to { $file }, not to { $given }
cli-status-units = { $done } of { $of } units
cli-status-file = written to { $file }
cli-status-walk = along the tree
cli-status-share = { $share } % done, { $done }; solutions so far: { $found }
cli-status-spent = { $n ->
    [one] { $time } spent in { $n } sitting
   *[other] { $time } spent in { $n } sittings
 }
cli-status-left = about { $time } left
cli-status-running = running as { $machine }
cli-status-waiting = not running; to go on: { $command }
cli-status-done = finished
cli-ledger-cannot = a ledger needs a search that can go on at any node: { $why }
cli-about-estimate = Estimate how large a search is, and how long each solver would take
cli-about-plan = Cut a count into jobs for many machines, or say what it would cost
cli-about-shard = Count jobs of a planned run, and deliver what they gave
cli-about-collect = Sum what all jobs of a run gave, or say which are missing
cli-give-jobs = give a number from 0, or the first and the last, such as 100-199
cli-give-share = '{ $word }' is not a share: give one above 0 % and up to 100 %, such as 1%
cli-no-job = { $run } has no job { $job }: the last one is { $last }
cli-shard-done = { $now ->
    [one] { $now } job delivered
   *[other] { $now } jobs delivered
 }, { $before } before; solutions in these: { $found }; { $time }
cli-shard-stopped = stopped by { $limit }: what was not complete was not delivered
cli-collect-confirmed = { $n } of { $of } confirmations agree, { $elsewhere } of them from another machine
cli-collect-missing = { $n ->
    [one] { $n } job of { $of } is missing
   *[other] { $n } jobs of { $of } are missing
 }: { $jobs }
cli-collect-repeated = { $n ->
    [one] { $n } result was delivered once more than planned, and counted once
   *[other] { $n } results were delivered more often than planned, and counted once
 }
cli-collect-damaged = { $file } is damaged or belongs to another run: it was not counted
cli-collect-differs = job { $job } was counted differently: { $answers }; count it again with --again, and most will decide
cli-collect-outvoted = job { $job } was counted differently: { $answers }; the first was taken, since most say so
cli-collect-more = and { $n } more like these
cli-plan-none = nothing to count: { $reason }
cli-plan-one = { $solver } counts in one piece, so there is only one job; other solvers can be divided
cli-flag-of-other = { $flag } is for the solver { $owner }, not for { $solver }
cli-flag-cannot = { $flag } is for the solver { $owner }, which only counts: add --count
cli-plan-done = { $jobs ->
    [one] { $jobs } job is planned in { $run }
   *[other] { $jobs } jobs are planned in { $run }
 }
cli-status-jobs = { $done } of { $of } jobs
cli-status-machines = { $n ->
    [one] { $time } spent on { $n } machine
   *[other] { $time } spent on { $n } machines
 }
cli-cost-row = { $label }: { $solver }, { NUMBER($units) } units, { $time }{ $factor }, { $memory } ({ $basis })
cli-cost-unknown = time unknown
cli-cost-sampled = sampled
cli-cost-grown = extrapolated
cli-cost-note = extrapolated: too large for a sample on this machine in this time, so it is assumed to grow as before
cli-cpu-seconds = { $n } s of CPU time
cli-cpu-hours = { $n } CPU hours
cli-cpu-years = { $n } CPU years
cli-device-seconds = { $n } s of GPU time
cli-device-hours = { $n } GPU hours
cli-device-years = { $n } GPU years
cli-estimate-no-tree = no solver walks a single tree here, so only times are estimated
cli-estimate-whole = the whole tree of { $solver } was seen:
cli-estimate-looks = the tree of { $solver }, from { $looks ->
    [one] one look
   *[other] { $looks } looks
 } at up to { NUMBER($width) } nodes of each level, with 95 % intervals:
cli-estimate-row = { $name }: { $value }
cli-estimate-visits = visits
cli-estimate-checks = checks
cli-estimate-dead-ends = dead ends
cli-estimate-solutions = solutions
cli-estimate-exact = { $n }
cli-estimate-about = ≈ { $n } ({ $low } to { $high })
cli-estimate-none-met = none was met, which proves nothing
cli-estimate-time = { $solver }: { $time } ({ $basis })
cli-estimate-counted = counted
cli-estimate-walked = for ≈ { $visits } visits
cli-estimate-sampled = from { $n ->
    [one] { NUMBER($n) } unit
   *[other] { NUMBER($n) } units
 } of { NUMBER($of) }
cli-estimate-share = from the first { $share } %
cli-estimate-seed = The seed of the random choices [default: 0]
cli-give-seed = '{ $word }' is not a seed: give a whole number from 0
cli-confirmed = { $n ->
    [one] confirmed: { $n } unit of { $of } counted again gave the same
   *[other] confirmed: { $n } units of { $of } counted again gave the same
 }
cli-confirmed-by = confirmed: { $solver } counts the same
cli-not-confirmed = not confirmed: { $solver } was stopped before its end
cli-about-check-proof = Check a proof that there is no solution, or no other than one
cli-check-proof-file = The file that '--proof' wrote
cli-proof-written = proof: { $file }, by { $by }, { $clauses ->
    [one] { NUMBER($clauses) } clause
   *[other] { NUMBER($clauses) } clauses
}; '{ $command }' checks it
cli-proof-none = no proof was written: it takes a search to its end that finds no solution, or no other than one
cli-proof-nothing = there are no proofs about { $title }
cli-proof-no-file = a proof is written to a file, which '{ $name }' is not
cli-proof-of-many = --proof takes one instance, not a collection
cli-proof-same = --proof, --proof-cnf and --output each need a file of their own
cli-proof-missing = which proof? Give its file after the instance
