edit-name = Edita el tauler
edit-on = { $where }: { $what }
edit-queens = Feu clic en una casella per posar-hi una reina que s’hi queda, o per treure-la.
edit-queens-clear = Treu totes les reines
edit-queens-count = { $n ->
    [one] { NUMBER($n) } reina posada a mà; la cerca posa les altres.
   *[other] { NUMBER($n) } reines posades a mà; la cerca posa les altres.
 }
edit-queen = una reina
edit-knight = Un clic posa:
edit-knight-hole = un forat
edit-knight-start = l’inici
edit-knight-clear = Treu tots els forats
edit-sudoku = Feu clic en una casella i escriviu un valor; la tecla de retrocés la buida.
edit-sudoku-clear = Buida la graella
edit-sudoku-empty = buida
edit-graph = Feu clic per afegir un vèrtex; arrossegueu d’un vèrtex a un altre per unir-los o separar-los.
edit-graph-keys = Les fletxes mouen un cursor; la barra d’espai hi afegeix un vèrtex, o n’agafa un per unir-lo amb un altre; Supr l’esborra.
edit-graph-remove = Esborra el vèrtex
edit-graph-new = Graf nou
edit-graph-full = Aquí es poden dibuixar { NUMBER($n) } vèrtexs com a màxim; un fitxer en pot tenir més.
edit-graph-last = Cal almenys un vèrtex.
edit-graph-added = S’ha afegit el vèrtex { $name }.
edit-graph-removed = S’ha esborrat el vèrtex { $name }.
edit-graph-joined = S’han unit { $a } i { $b }.
edit-graph-separated = S’han separat { $a } i { $b }.
edit-graph-picked = Vèrtex { $name } agafat: aneu a un altre i premeu la barra d’espai.
edit-graph-at = Vèrtex { $name }.
