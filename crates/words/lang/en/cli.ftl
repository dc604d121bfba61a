# What the command line says.
cli-part-under = under { $under }
cli-part-from = after { $from }
cli-part-under-from = under { $under } and after { $from }
cli-part-of-many = --under and --from search a part of one tree, and these are many instances: give one
cli-about = A backtracking workbench: solve a puzzle every way, count, compare and draw the search
cli-about-solve = Solve { $puzzle }
cli-about-of = { $about }: { $puzzle }
cli-about-lang = Speak this language: en, fr or ca [default: that of the locale]
cli-about-check = Check a solution, complete or not, and name every conflict
cli-about-compare = Run every solver on the same instances and compare: CPU time, visits, checks; counts must be equal
cli-about-explain = Solve by named human steps, and say the reason of each
cli-about-profile = Show how the visits of a search spread over the depths
cli-about-tree = Draw the decision tree of a search
cli-about-watch = Watch a search in the terminal, or record it
cli-about-serve = Serve the page: explore, race and learn in the browser
cli-about-solvers = List the solvers, from textbook to record
cli-about-completions = Print completions for a shell
cli-about-man = Print the manual page
cli-tools = Tools
cli-after-help =
    Try: backtrail queens 8

    Exit codes:
      0  found or finished
      1  proved that there is none; for check, a conflict
      2  bad usage or input
      3  stopped by a limit or a signal, with what was found so far
cli-for-example = For example: { $command }
cli-many = A file or a pipe with many, one a line, is answered line by line, in order, by all cores.
cli-strict = In a collection, stop at the first line that is no puzzle
cli-keep-going = In a collection, exit with 0 even if some lines are no puzzles
cli-make-count = Make K of them
cli-unknown-language = there is no language '{ $tag }'; those there are: { $known }
cli-within = { $name }: { $what }
cli-stopped-writing = stopped by an interrupt: { $name } holds the beginning of the answer
cli-cannot-read = cannot read { $name }: { $why }
cli-cannot-write = cannot write { $name }: { $why }
cli-cannot-record = cannot record { $name }: { $why }
cli-cannot-serve = cannot serve the page: { $why }
cli-cannot-draw = cannot draw on the terminal: { $why }
cli-why-no-file = no such file or directory
cli-why-not-allowed = permission denied
cli-why-directory = is a directory
cli-why-full = no space left on device
cli-standard-input = standard input
cli-standard-output = standard output
cli-long-file = { $name } is larger than { $longest } MiB: nothing that is read here is that long
cli-not-text = { $name } is not text
cli-long-line = { $name }: line { $line } is longer than { $longest } MiB: no puzzle is that long
cli-same-file = { $name } is being read: the answer needs a file of its own
cli-fault = backtrail: { $name }, line { $line }: { $why }
cli-faults = backtrail: { $name }: { NUMBER($n) } more lines like these
cli-no-file = there is no file '{ $word }'
cli-no-tool = '{ $word }' is no { $puzzle }, no file and no tool; the nearest tool is '{ $tool }'
cli-no-command = there is no command '{ $word }'; backtrail --help lists them
cli-time-unit = a time needs its unit: { $text }s, { $text }ms, { $text }m
cli-give-time = give a time such as 10s, 500ms, 2m or 1h30m
cli-too-many = that is more than anybody can count
cli-give-number = give a whole number from 1
cli-give-threads = give a number from 1 to 1024, or 'all'
cli-give-port = give a number from 1 to 65535, or none for a port that is free
cli-give-host = give an address such as 127.0.0.1, 192.168.1.20 or 0.0.0.0
cli-give-size = give columns and lines such as 80x24, from 20x6 to 500x200
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
cli-progress-left = , { $time } left
cli-summary = { $found } by { $solver }{ $end }: { $cost }
cli-found-none = no solution exists{ $part }: proved
cli-found-all = { $n ->
    [one] the only solution{ $part } found
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
cli-stopped-with = , stopped by { $limit } with { $share } % of { $part ->
    [part] that part
   *[whole] the tree
 } done
cli-stopped-by = , stopped by { $limit }
cli-stopped = , stopped
cli-limit-visits = the visit limit
cli-limit-time = the time limit
cli-limit-interrupt = an interrupt
cli-limit-memory = the memory limit
cli-limit-largest = the largest number that is counted, 2^128 − 1
cli-limit-observer = its observer
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
cli-table-depths = { " " }… ({ $n } depths)
cli-speed = { $time }, { $rate } a second
cli-why = why: { $reason }
cli-no-solution = no solution exists: { $reason }
cli-next = next: { $command }
cli-next-or = next: { $command }, or: { $other }
cli-next-why = next: { $command }    (why there is none)
cli-no-dot = { $puzzle } has no picture for Graphviz; use --format svg
cli-large-drawing = { $title } is too large to be drawn; use --format list
cli-one-picture = a picture shows one solution; ask for the first, or use --format board
cli-large-screen = a board of { $title } would fill the screen; use --format list
cli-large-picture = a picture of { $title } is too large to look at; use --format list
cli-large-board = a board of { $title } is too large to write; use --format list
cli-svg-solution-list = an SVG picture shows one solution; a collection is written with --format list
cli-svg-list = an SVG picture shows one; a collection is written with --format list
cli-svg-one = an SVG picture shows one; make one, or use --format board
cli-tally = { $puzzles }{ $end }{ $parts }; { $speed }
cli-tally-parts = : { $parts }
cli-tally-one = { NUMBER($n) } with one solution
cli-tally-several = { NUMBER($n) } with several
cli-tally-impossible = { NUMBER($n) } impossible
cli-tally-given-up = { NUMBER($n) } given up
cli-tally-invalid = { NUMBER($n) } invalid
cli-each-none = no solution
cli-each-unknown = not known
cli-changed = { $tool }: { $made }{ $refused }{ $end }; { $speed }
cli-refused = , { NUMBER($n) } refused
cli-made = { $n ->
    [one] { NUMBER($n) } puzzle
   *[other] { NUMBER($n) } puzzles
 } made{ $end }; { $speed }
cli-made-no-more = { NUMBER($made) } made, then none in { NUMBER($tries) } attempts; with --time-limit it tries as long as that
cli-seed = --seed { $seed } makes the same again
cli-check-more = { "  " }… and { NUMBER($n) } more
cli-solvers-solver = solver
cli-solvers-answers = answers
cli-solvers-largest = up to
cli-solvers-twin = twin
cli-solvers-idea = idea
cli-profile-stopped = stopped by { $limit }
cli-profile-first = to the first solution
cli-profile-all = all solutions
cli-profile-title = { $title }, { $until }: visits per depth ({ $solver })
cli-tree-stopped = stopped by { $limit }: the rest of the tree is not drawn
cli-compare-stopped = stopped by { $limit }: the rest was not run
cli-compare-time = CPU time of one thread
cli-compare-agree = all agree whether there is one; CPU time of one thread
cli-compare-counts = all counts agree; CPU time of one thread
cli-compare-largest = goes up to { $largest }
cli-compare-over = over { $cap }
cli-compare-interrupted = interrupted
cli-disagree = the solvers disagree on { $title }: { $first } counts { $count }, { $solver } counts { $other }
cli-watch-dumb = a dumb terminal (TERM=dumb) cannot be drawn on; --record FILE.cast|.gif|.svg makes a film without one, and 'backtrail tree' a picture
cli-watch-needs = watching needs a terminal, and { $stream } is none; --record FILE.cast|.gif|.svg makes a film without one, and 'backtrail tree' a picture
cli-film-ending = the ending of '{ $file }' says no kind of film: .cast is for asciinema, .gif for slides, .svg for pages
cli-film = { $file }: { $frames }, { $seconds } s, { NUMBER($bytes) } bytes
cli-serve-open = everyone who can reach this machine and has this address can use the page, and this machine's cores with it
cli-serve-plain = it is plain http: who is on the way can read along, the token too; without --host only this machine is served
cli-serve-no-browser = no browser could be opened; open the address yourself
cli-serve-stop = Ctrl-C stops it
cli-port-taken = port { $port } is taken; give another --port, or none for one that is free
cli-port-system = port { $port } is for the system; give a --port from 1024, or none for one that is free
cli-not-our-address = { $host } is no address of this machine; 127.0.0.1 is, and 0.0.0.0 means all it has
cli-solvers-of = Only those of this puzzle
cli-json-lines = Write one JSON object a line
cli-json = Write one JSON object
cli-man-command = The page of this command, such as 'tree queens'
cli-about-site = Write lessons, exercises and recorded searches as web pages that need no server
cli-site-made = { NUMBER($pages) } pages, { NUMBER($kilobytes) } kB; open the first in a browser, or put the folder on any web server
cli-site-no-folder = { $folder } is a file; give a folder
cli-site-not-empty = { $folder } holds other files; give an empty folder, or --force to write among them
