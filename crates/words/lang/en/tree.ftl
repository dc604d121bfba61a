tree-name = Search tree
tree-hint = Arrow keys move, Enter goes to a node, space folds it.
tree-root = Root
tree-chosen = Choice { $label }
tree-visit = Visit { NUMBER($visit) }, depth { NUMBER($depth) }
tree-below = { $count ->
    [0] No nodes below
    [one] { NUMBER($count) } node below
   *[other] { NUMBER($count) } nodes below
 }
tree-refused = { $count ->
    [one] { NUMBER($count) } choice refused
   *[other] { NUMBER($count) } choices refused
 }
tree-choice = A choice
tree-dead = A dead end
tree-solution = A solution
tree-foldedFailed = Folded: no solutions below
tree-foldedSolved = Folded: solutions below
tree-foldedOpen = Folded: still being searched
tree-solvedBelow = { $count ->
    [0] A choice with no solutions below
    [one] A choice with { NUMBER($count) } solution below
   *[other] A choice with { NUMBER($count) } solutions below
 }
tree-later = Not visited yet at this step
tree-fit = Fit
tree-closer = Zoom in
tree-farther = Zoom out
tree-follow = Follow
tree-foldFailed = Fold dead branches
tree-unfoldAll = Unfold all
tree-depth = Fold below depth
tree-depthAny = all depths
tree-depthOf = depth { NUMBER($depth) }
tree-icicle = Icicle
tree-tree = Tree
tree-whole = Whole search
tree-trail = Path to the enlarged part
