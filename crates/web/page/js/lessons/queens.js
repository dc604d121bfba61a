// The lesson of the queens: from brute force to bit masks, on boards small enough to watch.
//
// Figures in {braces} are given by the `facts` of a part, which the tests run again, or by the formulas and commands in
// `known`. The three languages of a text stand one below the other.

export default {
  parts: [
    {
      title: { en: 'Build, stop, go back', fr: 'Construire, s’arrêter, revenir', ca: 'Construir, aturar-se, tornar enrere' },
      facts: [
        { solver: 'scan', word: '4', question: 'first', visits: 9, checks: 26 },
        { solver: 'scan', word: '4', question: 'all', visits: 17, checks: 60, deadEnds: 4, solutions: 2 },
      ],
      blocks: [
        { text: {
          en: 'Place 4 queens on a board of 4 × 4 squares so that none attacks another: no two in a row, in a column or on a diagonal. How would you do it by hand?',
          fr: 'Placez 4 reines sur un échiquier de 4 × 4 cases de sorte qu’aucune n’en attaque une autre : jamais deux sur une ligne, une colonne ou une diagonale. Comment feriez-vous à la main ?',
          ca: 'Col·loqueu 4 reines en un tauler de 4 × 4 caselles de manera que cap n’ataqui una altra: mai dues en una fila, una columna o una diagonal. Com ho faríeu a mà?',
        } },
        { text: {
          en: 'You would put a queen in the first column, then one in the second where it is safe, and so on. If a column has no safe square, the queens before it are wrong: take the last one away and put it elsewhere. That is **backtracking**, and it has three rules:',
          fr: 'Vous poseriez une reine dans la première colonne, puis une dans la deuxième, là où elle ne risque rien, et ainsi de suite. Si une colonne n’a plus de case sûre, c’est que les reines précédentes sont mal placées : on retire la dernière et on la pose ailleurs. C’est le **retour sur trace** (en anglais « backtracking »), et il a trois règles :',
          ca: 'Posaríeu una reina a la primera columna, després una a la segona, on no corri perill, i així successivament. Si una columna no té cap casella segura, és que les reines anteriors estan mal posades: traieu l’última i poseu-la en un altre lloc. Això és la **tornada enrere** (en anglès, «backtracking»), i té tres regles:',
        } },
        { list: [
          {
            en: '**Build** the solution choice by choice.',
            fr: '**Construire** la solution choix par choix.',
            ca: '**Construir** la solució tria a tria.',
          },
          {
            en: '**Stop** as soon as what is built cannot be completed.',
            fr: '**S’arrêter** dès que ce qui est construit ne peut plus être complété.',
            ca: '**Aturar-se** tan bon punt allò que s’ha construït no es pot completar.',
          },
          {
            en: '**Go back** to the last choice that has an alternative, and take it.',
            fr: '**Revenir** au dernier choix qui a une alternative, et la prendre.',
            ca: '**Tornar enrere** fins a l’última tria que té una alternativa, i agafar-la.',
          },
        ] },
        { text: {
          en: 'Watch it. Rows and columns are counted from 0; each column tries its rows from the top. Step with the buttons, or with the arrow keys when the box has the focus.',
          fr: 'Regardez. Lignes et colonnes sont comptées à partir de 0 ; chaque colonne essaie ses lignes de haut en bas. Avancez avec les boutons, ou avec les flèches du clavier quand le cadre est actif.',
          ca: 'Mireu-ho. Les files i les columnes es compten des de 0; cada columna prova les seves files de dalt a baix. Avanceu amb els botons, o amb les fletxes del teclat quan el requadre té el focus.',
        } },
        { live: { word: '4', solver: 'scan', question: 'all', tree: true } },
        { text: {
          en: 'The first solution comes after {9} **visits** (states that were entered, the empty board included) and {26} **checks** (squares that were tried). The queen in the corner was wrong from the start; the search learned it only after everything below had failed.',
          fr: 'La première solution arrive après {9} **visites** (états où l’on est entré, échiquier vide compris) et {26} **essais** (cases tentées). La reine du coin était une erreur dès le début ; la recherche ne l’a su qu’après l’échec de tout ce qui suivait.',
          ca: 'La primera solució arriba després de {9} **visites** (estats on s’ha entrat, comptant-hi el tauler buit) i {26} **comprovacions** (caselles provades). La reina del racó era un error des del principi; la cerca ho ha sabut només quan tot el que venia després ha fallat.',
        } },
        { text: {
          en: 'Going on after the first solution gives all of them: {2} solutions in {17} visits and {60} checks. A state where no choice is accepted is a **dead end**; here there are {4}.',
          fr: 'En continuant après la première, on les obtient toutes : {2} solutions en {17} visites et {60} essais. Un état où aucun choix n’est accepté est une **impasse** ; ici il y en a {4}.',
          ca: 'Si continuem després de la primera, les obtenim totes: {2} solucions en {17} visites i {60} comprovacions. Un estat on no s’accepta cap tria és un **carreró sense sortida**; aquí n’hi ha {4}.',
        } },
        { quiz: { word: '4', solver: 'scan', question: 'all' }, kinds: ['next', 'refused', 'deadEnd'] },
      ],
    },
    {
      title: { en: 'Brute force', fr: 'La force brute', ca: 'La força bruta' },
      facts: [
        { solver: 'brute', word: '4', question: 'all', visits: 562, checks: 2379, solutions: 2 },
        { solver: 'scan', word: '4', question: 'all', visits: 17, checks: 60 },
      ],
      known: { 'C(16,4)': 1820, 'C(64,8)': 4426165368 },
      blocks: [
        { text: {
          en: 'What do we gain by stopping early? Let us see what happens if we do not. Brute force chooses n of the n² squares and looks for attacks only when all queens are on the board.',
          fr: 'Que gagne-t-on à s’arrêter tôt ? Voyons ce qui se passe sans cela. La force brute choisit n des n² cases et ne cherche les attaques qu’une fois toutes les reines posées.',
          ca: 'Què hi guanyem, aturant-nos d’hora? Vegem què passa si no ho fem. La força bruta tria n de les n² caselles i només busca atacs quan totes les reines són al tauler.',
        } },
        { live: { word: '4', solver: 'brute', question: 'first', speed: 'fast' } },
        { text: {
          en: 'For 4 queens there are {1820} complete boards. To build and test them all takes {562} visits and {2379} checks, where backtracking needs {17} and {60}. Both find the same {2} solutions.',
          fr: 'Pour 4 reines, il y a {1820} échiquiers complets. Les construire et les tester tous demande {562} visites et {2379} essais, là où le retour sur trace en demande {17} et {60}. Les deux trouvent les mêmes {2} solutions.',
          ca: 'Per a 4 reines hi ha {1820} taulers complets. Construir-los i provar-los tots demana {562} visites i {2379} comprovacions, mentre que la tornada enrere en demana {17} i {60}. Totes dues troben les mateixes {2} solucions.',
        } },
        { text: {
          en: 'For 8 queens there are {4426165368} boards. Four thousand million: a computer can do it, you would not like to wait for 9 or 10. Run the small ones and see how fast it grows.',
          fr: 'Pour 8 reines, il y a {4426165368} échiquiers. Plus de quatre milliards : un ordinateur y arrive, mais pour 9 ou 10 on se lasse d’attendre. Lancez les petits cas et voyez à quelle vitesse cela grandit.',
          ca: 'Per a 8 reines hi ha {4426165368} taulers. Més de quatre mil milions: un ordinador pot fer-ho, però per a 9 o 10 ens cansaríem d’esperar. Executeu els casos petits i mireu com creix de pressa.',
        } },
        { count: [
          { word: '4', solver: 'brute', question: 'all', name: { en: 'brute, 4 queens', fr: 'brute, 4 reines', ca: 'brute, 4 reines' } },
          { word: '5', solver: 'brute', question: 'all', name: { en: 'brute, 5 queens', fr: 'brute, 5 reines', ca: 'brute, 5 reines' } },
          { word: '6', solver: 'brute', question: 'all', name: { en: 'brute, 6 queens', fr: 'brute, 6 reines', ca: 'brute, 6 reines' } },
        ] },
      ],
    },
    {
      title: { en: 'One queen per column, on a boolean grid', fr: 'Une reine par colonne, sur une grille de booléens', ca: 'Una reina per columna, en una graella de booleans' },
      facts: [
        { solver: 'grid', word: '8', question: 'all', visits: 2057, checks: 15720, solutions: 92 },
        { solver: 'grid', word: '8', question: 'first', visits: 114, checks: 876 },
      ],
      known: { '8^8': 16777216 },
      blocks: [
        { text: {
          en: 'A first thought saves almost everything: each column holds exactly one queen. So a choice is a row for the next column, and for 8 queens only 8⁸ = {16777216} boards are left.',
          fr: 'Une première idée économise presque tout : chaque colonne porte exactement une reine. Un choix est donc une ligne pour la colonne suivante, et pour 8 reines il ne reste que 8⁸ = {16777216} échiquiers.',
          ca: 'Una primera idea ho estalvia gairebé tot: cada columna té exactament una reina. Una tria és, doncs, una fila per a la columna següent, i per a 8 reines només queden 8⁸ = {16777216} taulers.',
        } },
        { text: {
          en: 'The second thought is backtracking itself: a queen that is attacked is refused at once, and nothing is built on it. The plainest program keeps the board as a grid of true and false, and walks along the row and both diagonals to see whether a queen stands there.',
          fr: 'La deuxième idée est le retour sur trace lui-même : une reine attaquée est refusée aussitôt, et l’on ne construit rien sur elle. Le programme le plus simple garde l’échiquier comme une grille de vrais et de faux, et parcourt la ligne et les deux diagonales pour voir si une reine s’y trouve.',
          ca: 'La segona idea és la tornada enrere mateixa: una reina atacada es rebutja de seguida, i no s’hi construeix res a sobre. El programa més senzill guarda el tauler com una graella de certs i falsos, i recorre la fila i les dues diagonals per veure si hi ha una reina.',
        } },
        { code: {
          en: 'solve(column):\n  if column = n: a solution\n  for each row:\n    if the row and both diagonals are free:\n      grid[row][column] ← true\n      solve(column + 1)\n      grid[row][column] ← false',
          fr: 'résoudre(colonne) :\n  si colonne = n : une solution\n  pour chaque ligne :\n    si la ligne et les deux diagonales sont libres :\n      grille[ligne][colonne] ← vrai\n      résoudre(colonne + 1)\n      grille[ligne][colonne] ← faux',
          ca: 'resol(columna):\n  si columna = n: una solució\n  per a cada fila:\n    si la fila i les dues diagonals són lliures:\n      graella[fila][columna] ← cert\n      resol(columna + 1)\n      graella[fila][columna] ← fals',
        } },
        { text: {
          en: 'The last line is the step back: what a choice changed is put as it was. Every backtracking program has such a line.',
          fr: 'La dernière ligne est le retour en arrière : ce qu’un choix a changé est remis comme avant. Tout programme de retour sur trace a une telle ligne.',
          ca: 'L’última línia és el pas enrere: allò que una tria ha canviat es torna a deixar com estava. Tot programa de tornada enrere té una línia així.',
        } },
        { live: { word: '6', solver: 'grid', question: 'first', speed: 'normal' } },
        { text: {
          en: 'For 8 queens the first solution takes {114} visits and {876} checks, all {92} take {2057} and {15720}. Of the {16777216} boards hardly any was ever completed.',
          fr: 'Pour 8 reines, la première solution demande {114} visites et {876} essais, et toutes les {92} en demandent {2057} et {15720}. Des {16777216} échiquiers, presque aucun n’a été complété.',
          ca: 'Per a 8 reines, la primera solució demana {114} visites i {876} comprovacions, i totes {92} en demanen {2057} i {15720}. Dels {16777216} taulers, gairebé cap no s’ha arribat a completar.',
        } },
        { quiz: { word: '5', solver: 'grid', question: 'all' }, kinds: ['refused', 'next', 'visits'] },
      ],
    },
    {
      title: { en: 'Ask the earlier queens: O(n)', fr: 'Interroger les reines précédentes : O(n)', ca: 'Preguntar a les reines anteriors: O(n)' },
      facts: [{ solver: 'scan', word: '8', question: 'all', visits: 2057, checks: 15720 }],
      blocks: [
        { text: {
          en: 'A grid of n² values to store n queens is a waste. Keep a list instead: the row of the queen in each column. A new queen is compared with those before it, at most n − 1 comparisons.',
          fr: 'Une grille de n² valeurs pour n reines, c’est du gaspillage. Gardons plutôt une liste : la ligne de la reine de chaque colonne. Une nouvelle reine est comparée avec les précédentes, au plus n − 1 comparaisons.',
          ca: 'Una graella de n² valors per desar n reines és un malbaratament. Guardem més aviat una llista: la fila de la reina de cada columna. Una reina nova es compara amb les anteriors, com a molt n − 1 comparacions.',
        } },
        { text: {
          en: 'Two queens attack each other if their rows are equal, or if their rows are as far apart as their columns: then they share a diagonal.',
          fr: 'Deux reines s’attaquent si leurs lignes sont égales, ou si leurs lignes sont aussi éloignées que leurs colonnes : elles partagent alors une diagonale.',
          ca: 'Dues reines s’ataquen si tenen la mateixa fila, o si les files estan tan separades com les columnes: llavors comparteixen una diagonal.',
        } },
        { live: { word: '8', solver: 'scan', question: 'first', speed: 'normal' } },
        { text: {
          en: 'Look at the counters: {2057} visits and {15720} checks for all solutions of 8 queens, exactly as with the grid. The **tree** of choices is the same. Only the price of a check is another.',
          fr: 'Regardez les compteurs : {2057} visites et {15720} essais pour toutes les solutions à 8 reines, exactement comme avec la grille. L’**arbre** des choix est le même. Seul le prix d’un essai est différent.',
          ca: 'Mireu els comptadors: {2057} visites i {15720} comprovacions per a totes les solucions de 8 reines, exactament com amb la graella. L’**arbre** de tries és el mateix. Només canvia el preu d’una comprovació.',
        } },
        { quiz: { word: '6', solver: 'scan', question: 'all' }, kinds: ['refused', 'refused', 'deadEnd'] },
      ],
    },
    {
      title: { en: 'Marks: O(1)', fr: 'Des marques : O(1)', ca: 'Marques: O(1)' },
      facts: [
        { solver: 'grid', word: '8', question: 'all', visits: 2057, checks: 15720 },
        { solver: 'scan', word: '8', question: 'all', visits: 2057, checks: 15720 },
        { solver: 'marks', word: '8', question: 'all', visits: 2057, checks: 15720 },
      ],
      blocks: [
        { text: {
          en: 'Can a check cost the same however many queens there are? Yes, if the queens leave marks. All squares of a row have the same row; all squares of one kind of diagonal have the same **row + column**; all of the other kind the same **row − column**.',
          fr: 'Un essai peut-il coûter la même chose quel que soit le nombre de reines ? Oui, si les reines laissent des marques. Toutes les cases d’une ligne ont la même ligne ; toutes celles d’une diagonale d’un sens ont la même somme **ligne + colonne** ; toutes celles de l’autre sens la même différence **ligne − colonne**.',
          ca: 'Pot una comprovació costar el mateix, hi hagi les reines que hi hagi? Sí, si les reines deixen marques. Totes les caselles d’una fila tenen la mateixa fila; totes les d’una diagonal en un sentit tenen la mateixa suma **fila + columna**; totes les de l’altre sentit, la mateixa diferència **fila − columna**.',
        } },
        { text: {
          en: 'So three lists of true and false are enough. A queen marks one place in each when it comes and clears it when it goes. A check looks at three places: O(1).',
          fr: 'Trois listes de vrais et de faux suffisent donc. Une reine marque une place dans chacune quand elle arrive et l’efface quand elle part. Un essai regarde trois places : O(1).',
          ca: 'N’hi ha prou, doncs, amb tres llistes de certs i falsos. Una reina marca un lloc en cadascuna quan arriba i l’esborra quan se’n va. Una comprovació mira tres llocs: O(1).',
        } },
        { text: {
          en: 'Three solvers, one tree: {2057} visits, {15720} checks. Counting visits and checks says how large the search is; how long it takes also depends on what a check costs.',
          fr: 'Trois solveurs, un seul arbre : {2057} visites, {15720} essais. Compter visites et essais dit combien la recherche est grande ; sa durée dépend aussi du coût d’un essai.',
          ca: 'Tres solucionadors, un sol arbre: {2057} visites, {15720} comprovacions. Comptar visites i comprovacions diu com de gran és la cerca; quant dura depèn també del que costa una comprovació.',
        } },
        { count: [
          { word: '8', solver: 'grid', question: 'all' },
          { word: '8', solver: 'scan', question: 'all' },
          { word: '8', solver: 'marks', question: 'all' },
        ] },
      ],
    },
    {
      title: { en: 'Permutations', fr: 'Les permutations', ca: 'Permutacions' },
      facts: [
        { solver: 'permutation', word: '8', question: 'all', visits: 2057, checks: 5508, solutions: 92 },
        { solver: 'permutation', word: '8', question: 'first', visits: 117, checks: 344 },
        { solver: 'scan', word: '8', question: 'first', visits: 114 },
        { solver: 'scan', word: '8', question: 'all', checks: 15720 },
      ],
      known: { '8!': 40320, '8^8': 16777216 },
      blocks: [
        { text: {
          en: 'No two queens share a row. So the rows, column by column, are a **permutation** of 0 … n − 1, and there are only 8! = {40320} of them instead of {16777216}.',
          fr: 'Deux reines ne partagent jamais une ligne. Les lignes, colonne par colonne, forment donc une **permutation** de 0 … n − 1, et il n’y en a que 8! = {40320} au lieu de {16777216}.',
          ca: 'Dues reines no comparteixen mai una fila. Les files, columna per columna, són doncs una **permutació** de 0 … n − 1, i només n’hi ha 8! = {40320} en lloc de {16777216}.',
        } },
        { text: {
          en: 'Keep the list 0 … n − 1 and swap: the rows already in use stand at the front, the free ones behind. The next column swaps one of the free rows to its place. A row in use is never offered, so only diagonals are tested.',
          fr: 'Gardons la liste 0 … n − 1 et échangeons : les lignes déjà prises sont devant, les libres derrière. La colonne suivante échange une des lignes libres vers sa place. Une ligne prise n’est jamais proposée, on ne teste donc que les diagonales.',
          ca: 'Guardem la llista 0 … n − 1 i fem intercanvis: les files ja ocupades són al davant, les lliures al darrere. La columna següent hi porta una de les files lliures amb un intercanvi. Una fila ocupada no s’ofereix mai, de manera que només es comproven les diagonals.',
        } },
        { live: { word: '5', solver: 'permutation', question: 'first' } },
        { text: {
          en: 'For all solutions of 8 queens: the same {2057} visits, but {5508} checks instead of {15720}. The tree has the same nodes; fewer choices are tried in vain.',
          fr: 'Pour toutes les solutions à 8 reines : les mêmes {2057} visites, mais {5508} essais au lieu de {15720}. L’arbre a les mêmes nœuds ; moins de choix sont essayés en vain.',
          ca: 'Per a totes les solucions de 8 reines: les mateixes {2057} visites, però {5508} comprovacions en lloc de {15720}. L’arbre té els mateixos nodes; es proven menys tries en va.',
        } },
        { text: {
          en: 'One detail: the swaps change the order in which rows are tried. So the first solution comes after {117} visits instead of {114}. For all solutions, the order does not matter.',
          fr: 'Un détail : les échanges changent l’ordre d’essai des lignes. La première solution vient donc après {117} visites au lieu de {114}. Pour toutes les solutions, l’ordre n’importe pas.',
          ca: 'Un detall: els intercanvis canvien l’ordre en què es proven les files. Per això la primera solució arriba després de {117} visites en lloc de {114}. Per a totes les solucions, l’ordre no importa.',
        } },
        { quiz: { word: '5', solver: 'permutation', question: 'all' }, kinds: ['next', 'refused', 'solutions'] },
      ],
    },
    {
      title: { en: 'Bit masks', fr: 'Les masques de bits', ca: 'Màscares de bits' },
      facts: [
        { solver: 'bits', word: '8', question: 'all', visits: 2057, checks: 2056, solutions: 92 },
        { solver: 'permutation', word: '8', question: 'all', checks: 5508 },
      ],
      blocks: [
        { text: {
          en: 'The marks are lists of true and false: that is what a number in a computer is made of. Three integers hold them all: one bit for each row that is taken, by a row or by either diagonal.',
          fr: 'Les marques sont des listes de vrais et de faux : c’est de cela qu’un nombre est fait dans un ordinateur. Trois entiers les contiennent toutes : un bit pour chaque ligne prise, par une ligne ou par l’une des diagonales.',
          ca: 'Les marques són llistes de certs i falsos: d’això està fet un nombre dins d’un ordinador. Tres enters les contenen totes: un bit per a cada fila presa, per una fila o per una de les diagonals.',
        } },
        { code: {
          en: 'free ← not (rows or up or down)\nwhile free ≠ 0:\n  queen ← the lowest bit of free\n  remove queen from free\n  solve(rows or queen, (up or queen) ≫ 1, (down or queen) ≪ 1)',
          fr: 'libres ← non (lignes ou montantes ou descendantes)\ntant que libres ≠ 0 :\n  reine ← le bit le plus bas de libres\n  retirer reine de libres\n  résoudre(lignes ou reine, (montantes ou reine) ≫ 1, (descendantes ou reine) ≪ 1)',
          ca: 'lliures ← no (files o pujants o baixants)\nmentre lliures ≠ 0:\n  reina ← el bit més baix de lliures\n  treure reina de lliures\n  resol(files o reina, (pujants o reina) ≫ 1, (baixants o reina) ≪ 1)',
        } },
        { text: {
          en: 'From one column to the next, a diagonal moves by one row: a shift by one bit. One operation finds all free rows at once, so nothing is ever tried in vain.',
          fr: 'D’une colonne à la suivante, une diagonale se décale d’une ligne : un décalage d’un bit. Une seule opération trouve toutes les lignes libres à la fois, et rien n’est jamais essayé en vain.',
          ca: 'D’una columna a la següent, una diagonal es mou una fila: un desplaçament d’un bit. Una sola operació troba totes les files lliures alhora, de manera que no es prova mai res en va.',
        } },
        { live: { word: '6', solver: 'bits', question: 'first', speed: 'normal' } },
        { text: {
          en: 'For 8 queens: {2057} visits and {2056} checks, one for every visit but the root. Fewer checks with this tree are not possible. To go further, the tree itself must shrink.',
          fr: 'Pour 8 reines : {2057} visites et {2056} essais, un pour chaque visite sauf la racine. Avec cet arbre, on ne peut faire moins. Pour aller plus loin, c’est l’arbre lui-même qui doit rétrécir.',
          ca: 'Per a 8 reines: {2057} visites i {2056} comprovacions, una per a cada visita llevat de l’arrel. Amb aquest arbre no se’n poden fer menys. Per anar més enllà, és l’arbre mateix que s’ha d’encongir.',
        } },
        { count: [
          { word: '8', solver: 'scan', question: 'all' },
          { word: '8', solver: 'permutation', question: 'all' },
          { word: '8', solver: 'bits', question: 'all' },
        ] },
      ],
    },
    {
      title: { en: 'Dead ends and the profile', fr: 'Les impasses et le profil', ca: 'Carrerons sense sortida i perfil' },
      facts: [
        { solver: 'scan', word: '8', question: 'all', visits: 2057, deadEnds: 644, solutions: 92, profile: [1, 8, 42, 140, 344, 568, 550, 312, 92] },
      ],
      blocks: [
        { text: {
          en: 'The **profile** counts the visits at each depth: how many ways there are to place the first queen, the first two, the first three … Run it and look at its shape.',
          fr: 'Le **profil** compte les visites à chaque profondeur : combien de façons de placer la première reine, les deux premières, les trois premières… Lancez la recherche et regardez sa forme.',
          ca: 'El **perfil** compta les visites a cada profunditat: quantes maneres hi ha de col·locar la primera reina, les dues primeres, les tres primeres… Executeu-ho i mireu quina forma té.',
        } },
        { count: [{ word: '8', solver: 'scan', question: 'all' }], profile: true },
        { text: {
          en: 'It begins narrow, with 1, {8}, {42}, {140}. Most visits are in the middle: {568} at depth 5. Then it narrows again, since most partial boards cannot be completed; {92} remain at depth 8, and those are the solutions.',
          fr: 'Il commence étroit : 1, {8}, {42}, {140}. La plupart des visites sont au milieu : {568} à la profondeur 5. Puis il se resserre, car la plupart des échiquiers partiels ne peuvent être complétés ; il en reste {92} à la profondeur 8, et ce sont les solutions.',
          ca: 'Comença estret: 1, {8}, {42}, {140}. La majoria de visites són al mig: {568} a la profunditat 5. Després es torna a estrènyer, perquè la majoria de taulers parcials no es poden completar; en queden {92} a la profunditat 8, i són les solucions.',
        } },
        { text: {
          en: 'Of the {2057} states, {644} are dead ends. The deeper a dead end lies, the more work was done before the mistake was seen. Good solvers see it earlier: that is what the lessons on the knight, Sudoku and colouring are about.',
          fr: 'Des {2057} états, {644} sont des impasses. Plus une impasse est profonde, plus on a travaillé avant de voir l’erreur. Les bons solveurs la voient plus tôt : c’est le sujet des leçons sur le cavalier, le sudoku et la coloration.',
          ca: 'Dels {2057} estats, {644} són carrerons sense sortida. Com més avall és un carreró, més feina s’ha fet abans de veure l’error. Els bons solucionadors el veuen abans: d’això tracten les lliçons sobre el cavall, el sudoku i la coloració.',
        } },
        { quiz: { word: '6', solver: 'bits', question: 'all' }, kinds: ['deadEnd', 'deadEnds', 'solutions'] },
      ],
    },
    {
      title: { en: 'All of them, and symmetry', fr: 'Toutes les solutions, et la symétrie', ca: 'Totes les solucions, i la simetria' },
      facts: [
        { solver: 'scan', word: '8', question: 'all', solutions: 92, visits: 2057 },
        { solver: 'scan', word: '8', flags: { distinct: null }, question: 'all', solutions: 12, visits: 2057 },
        { solver: 'scan', word: '6', flags: { distinct: null }, question: 'all', solutions: 1 },
        { solver: 'scan', word: '6', question: 'all', solutions: 4 },
      ],
      blocks: [
        { text: {
          en: '8 queens have {92} solutions. Turn a solution by a quarter, or look at it in a mirror: it is a solution again. A board has 8 such images: 4 turns, each with its mirror image.',
          fr: 'Le problème des 8 reines a {92} solutions. Tournez une solution d’un quart de tour, ou regardez-la dans un miroir : c’est encore une solution. Un échiquier a 8 images de ce genre : 4 rotations, chacune avec son reflet.',
          ca: 'El problema de les 8 reines té {92} solucions. Gireu una solució un quart de volta, o mireu-la en un mirall: torna a ser una solució. Un tauler té 8 imatges així: 4 girs, cadascun amb el seu reflex.',
        } },
        { text: {
          en: 'If such images count as one, {12} solutions are left: 11 have 8 different images each, and one, which a half turn maps to itself, has only 4. Indeed 11 × 8 + 4 = 92.',
          fr: 'Si ces images comptent pour une seule, il reste {12} solutions : 11 ont chacune 8 images différentes, et une, qu’un demi-tour laisse inchangée, n’en a que 4. En effet 11 × 8 + 4 = 92.',
          ca: 'Si aquestes imatges compten com una de sola, queden {12} solucions: 11 tenen cadascuna 8 imatges diferents, i una, que mitja volta deixa igual, només en té 4. En efecte, 11 × 8 + 4 = 92.',
        } },
        { text: {
          en: 'With 6 queens there are {4} solutions, and they are all images of one. Jump from solution to solution and see that they are the same board, turned and mirrored.',
          fr: 'Avec 6 reines, il y a {4} solutions, et toutes sont des images d’une seule. Passez d’une solution à l’autre : c’est le même échiquier, tourné et reflété.',
          ca: 'Amb 6 reines hi ha {4} solucions, i totes són imatges d’una de sola. Salteu de solució en solució i veureu que és el mateix tauler, girat i reflectit.',
        } },
        { live: { word: '6', solver: 'scan', question: 'all', speed: 'fast' } },
        { text: {
          en: 'Symmetry also saves work: on a board with an even number of rows, place the first queen in the upper half only, and count each solution twice. Half the tree is enough.',
          fr: 'La symétrie économise aussi du travail : si le nombre de lignes est pair, ne placez la première reine que dans la moitié supérieure, et comptez chaque solution deux fois. La moitié de l’arbre suffit.',
          ca: 'La simetria també estalvia feina: si el nombre de files és parell, col·loqueu la primera reina només a la meitat superior, i compteu cada solució dues vegades. N’hi ha prou amb mig arbre.',
        } },
        { count: [
          { word: '8', solver: 'scan', question: 'all', name: { en: 'all', fr: 'toutes', ca: 'totes' } },
          { word: '8', solver: 'scan', flags: { distinct: null }, question: 'all', name: { en: 'distinct', fr: 'distinctes', ca: 'diferents' } },
        ] },
      ],
    },
  ],
  quiz: [
    { word: '4', solver: 'scan', question: 'all' },
    { word: '5', solver: 'marks', question: 'all' },
    { word: '6', solver: 'scan', question: 'all' },
    { word: '5', solver: 'permutation', question: 'all' },
    { word: '6', solver: 'bits', question: 'all' },
  ],
};
