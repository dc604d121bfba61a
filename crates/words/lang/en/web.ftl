# What the server says of what it refuses.
web-send-json = the request must be application/json
web-slow-request = the request took too long to arrive
web-unreadable = the request cannot be understood: { $error }
web-too-many-mib = this is larger than { $most } MiB, the most that the page takes at once
web-too-many-bytes = this is larger than { $most } bytes, the most that the page takes at once
web-no-question = '{ $name }' is not a question; ask first, all or count
web-race-solvers = a race needs two to four solvers
web-broke = something went wrong in the server; see its terminal
web-too-many-wait = too many { $what ->
    [films] films
   *[races] races
 } are already waiting; try again in a minute
web-searches = { $most } searches are already open, which is the limit; close one or try again later
web-film-steps = a film shows at most { $steps } steps; 'backtrail watch --record' makes longer ones
web-film-from = a film starts at step { $from } at the latest; 'backtrail watch --record' can start later
web-film-speed = the speed of a film must be between 0.1 and 100 steps per second
web-one-host = a request must have exactly one Host header
web-own-pages = only the pages of this server may send it requests
web-other-name = this server only answers to the name { $name }
web-token = this server needs a token: open the whole address that it printed, including ?token=
web-wait = wait for the answer before you ask again
web-as-text = messages must be text
web-open-first = open exactly one search first
web-too-far = step { $step } is too far away: getting there takes more than { $seconds } s
web-bad-address = part { $part } of the address of the node, '{ $word }', is not a number from 0 to { $most }
web-no-gifs = this build makes no GIFs: it lacks the feature 'film'
web-unrecognized = no puzzle here can read this
web-connections = { $most } connections are open, and no more are allowed; try again later
web-connections-each = { $most } connections are open from this address, and no more are allowed; close some and try again
web-searches-each = { $most } searches are open from this address, and no more are allowed; close one or try again later
web-memory = the server has no memory left for more; try again in a minute
web-idle = nothing was asked for a long time
web-stopping = the server is stopping
web-no-run = this server was started without a run: backtrail serve --ledger FILE shows one
