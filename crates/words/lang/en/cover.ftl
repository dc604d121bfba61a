cover-title = an exact cover of { $items } { $items ->
    [one] item
   *[other] items
 } by { $options } { $options ->
    [one] option
   *[other] options
 }
cover-noun = pieces
cover-mark = { $value } on row { $row }, column { $column }
cover-items = items
cover-options = options
cover-entries = items in options
cover-starved = this would leave { $item } without enough options
cover-only-links = { $solver } cannot solve this: { $why }; use cells or links
cover-too-wide = its items need more than 512 bits
cover-too-deep = its items need more than 512 bits, or may have more than 1024 options together
cover-several-times = { $solver } cannot solve this: some items may have several options; use dense, cells or links
cover-no-group = the automorphisms of this problem take too long to find: leave out --distinct
cover-large-group = { $solver } cannot tell covers apart up to { $order } automorphisms; use dense
cover-huge-group = this problem has { $order } automorphisms: too many for covers to be told apart up to them
cover-help-distinct = Count covers that an automorphism of the problem maps to each other only once
cover-help-cover = An exact cover: a file, - for standard input, or a text with ; or / between its lines
cover-help-options = Options, one a line or with / between them, as they are written or by number from 0
cover-help-memory = Memory that a solver may use, such as 8g
cover-more-help = The first line names the items, each other line is an option. After a lone | items are secondary: they may be covered once. name:colour lets several options share a secondary item; 2|name and 1:3|name say how often an item must be covered. A text that begins with the line 'cover' may use templates and pictures: see docs/cover.md. On one line, ; ends the lines of a text; where there is none, / does, which in pictures ends a row of a piece.
cover-empty = there is nothing to cover: the text is empty
cover-no-cover = --cover is missing, which gives the exact cover that the options are to solve: a file, or a text
cover-no-primary = there is nothing to cover: no item is primary
cover-second-bar = a second | : the items after the first are secondary already
cover-secondary-times = secondary items are covered at most once
cover-bad-name = '{ $word }' is not a name: names have no : and no |
cover-item-twice = item { $item } is named twice
cover-unknown = there is no item { $item }
cover-items-first = '{ $word }' where no items are named yet: they come first, on a line such as items a1..a12
cover-unknown-near = there is no item { $item }; did you mean { $near }?
cover-twice-in-option = item { $item } is in this option twice
cover-primary-colour = { $item } is primary: only secondary items have colours
cover-bad-times = '{ $word }' does not say how often: write 2|name or 1:3|name
cover-ragged = a row of { $here } where others have { $columns }
cover-bad-expression = '{ $expression }' is not an expression of numbers and names with + - * / % ^, min(…) and max(…)
cover-large-expression = '{ $expression }' does not fit 64 bits
cover-zero-expression = '{ $expression }' divides by 0
cover-unknown-name = nothing is called { $name } in '{ $expression }'
cover-bad-range = '{ $range }' is not a range: write i in 1..9
cover-bad-condition = '{ $condition }' compares nothing: write i < j
cover-bad-names = '{ $range }' is not a range of names, such as a1..a12
cover-backward-names = '{ $range }' runs backwards: write { $turned }
cover-many-names = '{ $range }' is too long: a range has { $most } names at most
cover-unclosed = { $word } lacks its closing brace
cover-unclosed-part = a part in parentheses is not closed, or is nested too deep
cover-many-lines = this line stands for more than { $most } lines
cover-two-boards = there is a board already
cover-no-board = a board is a size, such as 6x10, or a drawing of . and # on the lines below
cover-bad-size = '{ $word }' is not a size: write rows and columns up to { $most }, such as 6x10
cover-bad-piece = a piece has a name and a drawing: piece F .##/##./.#.
cover-bad-drawing = '{ $word }' is not a drawing: # is a square of the piece, . none, / begins a row
cover-bad-manner = '{ $word }' is not understood: one-sided, fixed, any, or how many, such as x3
cover-board-or-piece = '{ $word }' where board or piece should stand
cover-row-apart = '{ $row }' where board or piece should stand: rows of a piece have / between them, and a text on one line ; between its lines
cover-no-pieces = the board has no pieces
cover-unknown-option = there is no option '{ $option }'
cover-drawn-board = this is a drawn board, which is not read back: --format list writes solutions as check reads them
cover-too-often = { $item } is covered { $times } times, { $most } at most
cover-colours-clash = { $item } is covered { $times } times without one colour for all
cover-is-cover = { $options } { $options ->
    [one] option
   *[other] options
 }: a cover
cover-is-partial = { $options } { $options ->
    [one] option
   *[other] options
 }: no conflict, but { $missing } { $missing ->
    [one] item is
   *[other] items are
 } not covered
cover-is-none = { $options } { $options ->
    [one] option
   *[other] options
 }: not a cover
cover-no-options = there are items and nothing to cover them with: options stand on the lines below
