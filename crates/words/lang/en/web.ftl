# What the server says of what it refuses.
web-send-json = send application/json
web-slow-request = the request took too long to come
web-unreadable = that cannot be understood: { $error }
web-too-many-mib = that is more than { $most } MiB; the page takes no more at a time
web-too-many-bytes = that is more than { $most } bytes; the page takes no more at a time
web-no-question = '{ $name }' is no question; first, all and count are
web-race-solvers = a race is between two and four solvers
web-broke = something broke here; see the terminal
web-too-many-wait = too many { $what ->
    [films] films
   *[races] races
 } wait already; try again in a minute
web-searches = { $most } searches are open, and no more are allowed; close one or try again later
web-film-steps = a film shows { $steps } steps at most; watch --record makes longer ones
web-film-from = a film begins at step { $from } at the latest; watch --record goes further
web-film-speed = a film shows between 0.1 and 100 steps a second
web-one-host = a request says once for which host it is
web-own-pages = only pages of this server may ask it
web-other-name = this server is { $name }, and answers under no other name
web-token = this server asks for a token: open the whole address that it printed, with ?token=
web-wait = wait for an answer before you ask again
web-as-text = say what you want as text
web-open-first = open a search first, and one only
web-too-far = step { $step } is too far: getting there takes more than { $seconds } s
web-bad-address = part { $part } of the address of the node, '{ $word }', is not a number from 0 to { $most }
web-no-gifs = this build makes no GIFs: it lacks the feature 'film'
web-unrecognized = no puzzle here can read this
