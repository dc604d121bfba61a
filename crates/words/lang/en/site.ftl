site-title = Backtracking, step by step
site-intro = Lessons with searches that you step through, exercises with hidden answers, and recorded searches with their boards and trees. Nothing is sent anywhere; every page also opens by itself.
site-parts = { $count ->
    [one] { NUMBER($count) } part
   *[other] { NUMBER($count) } parts
}
site-exercises = tasks, commands, hidden answers
site-gallery = Gallery
site-run = Search
site-first = to the first solution
site-all = the whole tree
site-recorded = Recorded searches
site-searches = { $count ->
    [one] { NUMBER($count) } search
   *[other] { NUMBER($count) } searches
}
