cover-title = couverture exacte de { $items } { $items ->
    [one] élément
   *[other] éléments
 } par { $options } { $options ->
    [one] option
   *[other] options
 }
cover-noun = pièces
cover-mark = { $value } sur la ligne { $row }, colonne { $column }
cover-items = éléments
cover-options = options
cover-entries = éléments dans les options
cover-starved = il ne resterait pas assez d’options pour { $item }
cover-only-links = { $solver } ne peut pas résoudre ce problème : { $why } ; prenez cells ou links
cover-too-wide = ses éléments demandent plus de 512 bits
cover-too-deep = ses éléments demandent plus de 512 bits, ou peuvent avoir plus de 1024 options en tout
cover-several-times = { $solver } ne peut pas résoudre ce problème : certains éléments peuvent avoir plusieurs options ; prenez dense, cells ou links
cover-no-group = les automorphismes de ce problème sont trop longs à trouver : enlevez --distinct
cover-large-group = { $solver } ne peut pas distinguer les couvertures à { $order } automorphismes près ; prenez dense
cover-huge-group = ce problème a { $order } automorphismes : trop pour distinguer les couvertures à ceux-ci près
cover-help-distinct = Ne compter qu’une fois les couvertures qu’un automorphisme du problème échange
cover-help-cover = Une couverture exacte : un fichier, - pour l’entrée standard, ou un texte avec un point-virgule ou / entre ses lignes
cover-help-options = Des options, une par ligne ou séparées par /, telles qu’elles sont écrites ou par leur numéro à partir de 0
cover-help-memory = Mémoire qu’un solveur peut utiliser, par exemple 8g
cover-more-help = La première ligne nomme les éléments, chaque autre ligne est une option. Après un | isolé, les éléments sont secondaires : ils sont couverts une fois au plus. nom:couleur permet à plusieurs options de partager un élément secondaire ; 2|nom et 1:3|nom disent combien de fois un élément doit être couvert. Un texte qui commence par la ligne « cover » peut utiliser des modèles et des dessins : voir docs/cover.md. Quand le texte tient sur une ligne, « ; » termine ses lignes ; s’il n’en contient pas, c’est « / », qui dans les dessins termine une rangée d’une pièce.
cover-empty = il n’y a rien à couvrir : le texte est vide
cover-no-cover = il manque --cover, qui donne la couverture exacte que les options doivent résoudre : un fichier ou un texte
cover-no-primary = il n’y a rien à couvrir : aucun élément n’est primaire
cover-second-bar = un second | : les éléments après le premier sont déjà secondaires
cover-secondary-times = un élément secondaire est couvert une fois au plus
cover-bad-name = « { $word } » n’est pas un nom : un nom ne contient ni deux-points ni barre |
cover-item-twice = l’élément { $item } est nommé deux fois
cover-unknown = il n’y a pas d’élément { $item }
cover-items-first = « { $word } » alors qu’aucun élément n’est encore nommé : les éléments viennent d’abord, sur une ligne comme items a1..a12
cover-unknown-near = il n’y a pas d’élément { $item } ; vouliez-vous dire { $near } ?
cover-twice-in-option = l’élément { $item } est deux fois dans cette option
cover-primary-colour = { $item } est primaire : seuls les éléments secondaires ont des couleurs
cover-bad-times = « { $word } » ne dit pas combien de fois : écrivez 2|nom ou 1:3|nom
cover-ragged = une ligne de { $here } là où les autres ont { $columns }
cover-bad-expression = « { $expression } » n’est pas une expression de nombres et de noms avec + - * / % ^, min(…) et max(…)
cover-large-expression = « { $expression } » ne tient pas sur 64 bits
cover-zero-expression = « { $expression } » divise par 0
cover-unknown-name = rien ne s’appelle { $name } dans « { $expression } »
cover-bad-range = « { $range } » n’est pas un intervalle : écrivez i in 1..9
cover-bad-condition = « { $condition } » ne compare rien : écrivez i < j
cover-bad-names = « { $range } » n’est pas une suite de noms, par exemple a1..a12
cover-backward-names = « { $range } » va à reculons : écrivez { $turned }
cover-many-names = « { $range } » est trop long : une suite a { $most } noms au plus
cover-unclosed = il manque l’accolade fermante de { $word }
cover-unclosed-part = une partie entre parenthèses n’est pas fermée, ou est trop imbriquée
cover-many-lines = cette ligne en représente plus de { $most }
cover-two-boards = il y a déjà un plateau
cover-no-board = un plateau est une taille, par exemple 6x10, ou un dessin de . et de # sur les lignes suivantes
cover-bad-size = « { $word } » n’est pas une taille : écrivez des lignes et des colonnes jusqu’à { $most }, par exemple 6x10
cover-bad-piece = une pièce a un nom et un dessin : piece F .##/##./.#.
cover-bad-drawing = « { $word } » n’est pas un dessin : # est une case de la pièce, . une case vide, / commence une ligne
cover-bad-manner = « { $word } » n’est pas compris : one-sided, fixed, any, ou combien, par exemple x3
cover-board-or-piece = « { $word } » là où l’on attend board ou piece
cover-row-apart = « { $row } » là où l’on attend board ou piece : les rangées d’une pièce sont séparées par /, et les lignes d’un texte écrit sur une seule ligne par un point-virgule
cover-no-pieces = le plateau n’a pas de pièces
cover-unknown-option = il n’y a pas d’option « { $option } »
cover-drawn-board = c’est un plateau dessiné, qui ne se relit pas : --format list écrit les solutions comme check les lit
cover-too-often = { $item } est couvert { $times } fois, { $most } au plus
cover-colours-clash = { $item } est couvert { $times } fois sans couleur commune
cover-is-cover = { $options } { $options ->
    [one] option
   *[other] options
 } : une couverture
cover-is-partial = { $options } { $options ->
    [one] option
   *[other] options
 } : aucun conflit, mais { $missing } { $missing ->
    [one] élément n’est pas couvert
   *[other] éléments ne sont pas couverts
 }
cover-is-none = { $options } { $options ->
    [one] option
   *[other] options
 } : ce n’est pas une couverture
cover-no-options = il y a des éléments et rien pour les couvrir : les options sont sur les lignes suivantes
