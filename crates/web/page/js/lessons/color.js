// The lesson of the colouring: strategy, symmetry, and what it takes to prove that there is no solution.
//
// Figures in {braces} are given by the `facts` of a part, which the tests run again, or by the formulas and commands in
// `known`. The three languages of a text stand one below the other.

export default {
  parts: [
    {
      title: { en: 'Vertices in order', fr: 'Les sommets dans l’ordre', ca: 'Els vèrtexs per ordre' },
      facts: [
        { solver: 'plain', word: 'petersen', flags: { k: '3' }, question: 'first', visits: 11, checks: 20 },
        { solver: 'plain', word: 'petersen', flags: { k: '3' }, question: 'all', visits: 658, checks: 1614, deadEnds: 48, solutions: 120 },
      ],
      known: { '3^10': 59049 },
      blocks: [
        { text: {
          en: 'Give every vertex of a graph a colour so that vertices that are joined have different ones. Maps, timetables and radio frequencies are such problems: what must not clash is joined by an edge.',
          fr: 'Donnez une couleur à chaque sommet d’un graphe, de sorte que deux sommets reliés aient des couleurs différentes. Cartes, emplois du temps et fréquences radio sont de tels problèmes : ce qui ne doit pas se heurter est relié par une arête.',
          ca: 'Doneu un color a cada vèrtex d’un graf de manera que dos vèrtexs units en tinguin de diferents. Mapes, horaris i freqüències de ràdio són problemes així: allò que no pot xocar s’uneix amb una aresta.',
        } },
        { text: {
          en: 'The plain search goes through the vertices in order and tries the colours in order. A colour is refused if a neighbour has it. Here is the Petersen graph, with 10 vertices, and 3 colours.',
          fr: 'La recherche simple parcourt les sommets dans l’ordre et essaie les couleurs dans l’ordre. Une couleur est refusée si un voisin l’a déjà. Voici le graphe de Petersen, avec 10 sommets, et 3 couleurs.',
          ca: 'La cerca simple recorre els vèrtexs per ordre i prova els colors per ordre. Un color es rebutja si un veí ja el té. Vet aquí el graf de Petersen, amb 10 vèrtexs, i 3 colors.',
        } },
        { live: { word: 'petersen', flags: { k: '3' }, solver: 'plain', question: 'first' } },
        { text: {
          en: 'The first colouring takes {11} visits and {20} checks: no step back. Of the 3¹⁰ = {59049} ways to give colours, {120} are right; to find them all takes {658} visits, with {48} dead ends.',
          fr: 'La première coloration demande {11} visites et {20} essais : aucun retour en arrière. Des 3¹⁰ = {59049} façons de donner des couleurs, {120} sont bonnes ; les trouver toutes demande {658} visites, avec {48} impasses.',
          ca: 'La primera coloració demana {11} visites i {20} comprovacions: cap pas enrere. De les 3¹⁰ = {59049} maneres de posar colors, {120} són bones; trobar-les totes demana {658} visites, amb {48} carrerons sense sortida.',
        } },
        { quiz: { word: 'petersen', flags: { k: '3' }, solver: 'plain', question: 'all' }, kinds: ['refused', 'next', 'deadEnd'] },
      ],
    },
    {
      title: { en: 'A proof that there is none', fr: 'Prouver qu’il n’y en a pas', ca: 'Demostrar que no n’hi ha cap' },
      facts: [
        { solver: 'plain', word: 'cycle:5', flags: { k: '2' }, question: 'all', visits: 9, checks: 18, deadEnds: 2, solutions: 0 },
        { solver: 'plain', word: 'petersen', flags: { k: '2' }, question: 'all', visits: 9, checks: 18, solutions: 0 },
      ],
      blocks: [
        { text: {
          en: 'A ring of 5 vertices, 2 colours. Walk around: the colours must alternate, and at the end the fifth vertex stands between two different ones. The search finds it out by trying everything.',
          fr: 'Un anneau de 5 sommets, 2 couleurs. Faites le tour : les couleurs doivent alterner, et à la fin le cinquième sommet se trouve entre deux couleurs différentes. La recherche le découvre en essayant tout.',
          ca: 'Un anell de 5 vèrtexs, 2 colors. Feu la volta: els colors han d’alternar, i al final el cinquè vèrtex queda entre dos de diferents. La cerca ho descobreix provant-ho tot.',
        } },
        { live: { word: 'cycle:5', flags: { k: '2' }, solver: 'plain', question: 'all', tree: true } },
        { text: {
          en: '{9} visits, {18} checks, {2} dead ends and no solution. A search that has walked the whole tree and found nothing is a **proof**: every possibility was refused, each for a reason. Stopping early would prove nothing.',
          fr: '{9} visites, {18} essais, {2} impasses et aucune solution. Une recherche qui a parcouru tout l’arbre sans rien trouver est une **preuve** : chaque possibilité a été refusée, chacune pour une raison. S’arrêter avant la fin ne prouverait rien.',
          ca: '{9} visites, {18} comprovacions, {2} carrerons sense sortida i cap solució. Una cerca que ha recorregut tot l’arbre sense trobar res és una **demostració**: cada possibilitat s’ha rebutjat, cadascuna per una raó. Aturar-se abans no demostraria res.',
        } },
        { text: {
          en: 'The Petersen graph contains such a ring, so 2 colours are not enough for it either: again {9} visits. As 3 colours are enough, its **chromatic number**, the least number of colours, is 3. To know it takes two answers: a colouring with 3, and a proof that 2 do not do.',
          fr: 'Le graphe de Petersen contient un tel anneau, 2 couleurs ne lui suffisent donc pas non plus : encore {9} visites. Comme 3 couleurs suffisent, son **nombre chromatique**, le plus petit nombre de couleurs, est 3. Pour le savoir, il faut deux réponses : une coloration à 3 couleurs, et une preuve que 2 ne suffisent pas.',
          ca: 'El graf de Petersen conté un anell així, de manera que tampoc en té prou amb 2 colors: altra vegada {9} visites. Com que amb 3 n’hi ha prou, el seu **nombre cromàtic**, el mínim de colors, és 3. Per saber-ho calen dues respostes: una coloració amb 3, i una demostració que amb 2 no n’hi ha prou.',
        } },
        { quiz: { word: 'cycle:5', flags: { k: '3' }, solver: 'plain', question: 'all' }, kinds: ['solutions', 'refused'] },
      ],
    },
    {
      title: { en: 'DSATUR: the hardest vertex first', fr: 'DSATUR : le sommet le plus difficile d’abord', ca: 'DSATUR: primer, el vèrtex més difícil' },
      facts: [
        { solver: 'plain', word: 'mycielski:3', flags: { k: '3' }, question: 'all', visits: 472, checks: 1416, deadEnds: 120, solutions: 0 },
        { solver: 'dsatur', word: 'mycielski:3', flags: { k: '3' }, question: 'all', visits: 130, checks: 390, deadEnds: 24, solutions: 0 },
        { solver: 'plain', word: 'petersen', flags: { k: '3' }, question: 'all', visits: 658 },
        { solver: 'dsatur', word: 'petersen', flags: { k: '3' }, question: 'all', visits: 502, deadEnds: 0 },
      ],
      blocks: [
        { text: {
          en: 'As in Sudoku, we may choose where to go on. Brélaz’s rule, **DSATUR** (1979): take the vertex whose neighbours have the most different colours, for it has the fewest left. And a choice that leaves a neighbour without any colour is refused at once.',
          fr: 'Comme au sudoku, nous pouvons choisir où continuer. La règle de Brélaz, **DSATUR** (1979) : prendre le sommet dont les voisins ont le plus de couleurs différentes, car c’est lui qui en a le moins de reste. Et un choix qui ne laisse aucune couleur à un voisin est refusé aussitôt.',
          ca: 'Com en el sudoku, podem triar per on continuem. La regla de Brélaz, **DSATUR** (1979): agafar el vèrtex els veïns del qual tenen més colors diferents, perquè és el que en té menys de disponibles. I una tria que deixa un veí sense cap color es rebutja de seguida.',
        } },
        { live: { word: 'mycielski:3', flags: { k: '3' }, solver: 'dsatur', question: 'all', speed: 'normal' } },
        { text: {
          en: 'This is the Grötzsch graph: 11 vertices, no triangle, and yet 3 colours are not enough. `plain` proves it in {472} visits with {120} dead ends, `dsatur` in {130} with {24}. For all colourings of the Petersen graph it is {502} visits instead of {658}, and not one dead end.',
          fr: 'Voici le graphe de Grötzsch : 11 sommets, aucun triangle, et pourtant 3 couleurs ne suffisent pas. `plain` le prouve en {472} visites avec {120} impasses, `dsatur` en {130} avec {24}. Pour toutes les colorations du graphe de Petersen, {502} visites au lieu de {658}, et pas une seule impasse.',
          ca: 'Aquest és el graf de Grötzsch: 11 vèrtexs, cap triangle, i tanmateix amb 3 colors no n’hi ha prou. `plain` ho demostra en {472} visites amb {120} carrerons sense sortida, `dsatur` en {130} amb {24}. Per a totes les coloracions del graf de Petersen, {502} visites en lloc de {658}, i ni un sol carreró.',
        } },
        { count: [
          { word: 'mycielski:3', flags: { k: '3' }, solver: 'plain', question: 'all' },
          { word: 'mycielski:3', flags: { k: '3' }, solver: 'dsatur', question: 'all' },
        ] },
        { quiz: { word: 'petersen', flags: { k: '3' }, solver: 'dsatur', question: 'all' }, kinds: ['next', 'refused', 'next'] },
      ],
    },
    {
      title: { en: 'Colours have no names', fr: 'Les couleurs n’ont pas de nom', ca: 'Els colors no tenen nom' },
      facts: [
        { solver: 'plain', word: 'petersen', flags: { k: '3' }, question: 'all', visits: 658, solutions: 120 },
        { solver: 'plain', word: 'petersen', flags: { k: '3', distinct: null }, question: 'all', visits: 111, solutions: 20 },
        { solver: 'dsatur', word: 'petersen', flags: { k: '3', distinct: null }, question: 'all', visits: 85, solutions: 20 },
        { solver: 'dsatur', word: 'mycielski:3', flags: { k: '3', distinct: null }, question: 'all', visits: 23, checks: 66, deadEnds: 4, solutions: 0 },
        { solver: 'plain', word: 'mycielski:3', flags: { k: '3' }, question: 'all', visits: 472 },
      ],
      known: { '3!': 6 },
      blocks: [
        { text: {
          en: 'Take a colouring with 3 colours and call the first colour the second: it is a colouring again, and hardly a new one. Each stands for 3! = {6} of them. The search tries all {6}, and when it proves that there is none it proves it {6} times.',
          fr: 'Prenez une coloration à 3 couleurs et appelez la première couleur la deuxième : c’est encore une coloration, et guère une nouvelle. Chacune en représente 3! = {6}. La recherche essaie les {6}, et quand elle prouve qu’il n’y en a pas, elle le prouve {6} fois.',
          ca: 'Agafeu una coloració de 3 colors i digueu segon al primer color: torna a ser una coloració, i no pas gaire nova. Cadascuna en representa 3! = {6}. La cerca les prova totes {6}, i quan demostra que no n’hi ha cap, ho demostra {6} vegades.',
        } },
        { text: {
          en: 'The cure is simple: **name the colours in the order of their first use**. The first vertex has colour 0; a vertex may have a colour that is in use, or the next new one, and no other.',
          fr: 'Le remède est simple : **nommer les couleurs dans l’ordre de leur premier emploi**. Le premier sommet a la couleur 0 ; un sommet peut prendre une couleur déjà employée, ou la prochaine nouvelle, et aucune autre.',
          ca: 'El remei és senzill: **anomenar els colors per l’ordre del seu primer ús**. El primer vèrtex té el color 0; un vèrtex pot tenir un color que ja s’usa, o el pròxim de nou, i cap altre.',
        } },
        { live: { word: 'mycielski:3', flags: { k: '3', distinct: null }, solver: 'dsatur', question: 'all', tree: true } },
        { text: {
          en: 'The Petersen graph now has {20} colourings instead of {120}, found in {111} visits instead of {658}, and in {85} with DSATUR. The proof for the Grötzsch graph has shrunk from {472} visits to {23}: small enough to read.',
          fr: 'Le graphe de Petersen a maintenant {20} colorations au lieu de {120}, trouvées en {111} visites au lieu de {658}, et en {85} avec DSATUR. La preuve pour le graphe de Grötzsch est passée de {472} visites à {23} : assez petite pour être lue.',
          ca: 'El graf de Petersen té ara {20} coloracions en lloc de {120}, trobades en {111} visites en lloc de {658}, i en {85} amb DSATUR. La demostració per al graf de Grötzsch s’ha encongit de {472} visites a {23}: prou petita per llegir-la.',
        } },
        { count: [
          { word: 'mycielski:3', flags: { k: '3' }, solver: 'plain', question: 'all' },
          { word: 'mycielski:3', flags: { k: '3', distinct: null }, solver: 'plain', question: 'all', name: { en: 'plain, distinct', fr: 'plain, distinctes', ca: 'plain, diferents' } },
          { word: 'mycielski:3', flags: { k: '3', distinct: null }, solver: 'dsatur', question: 'all', name: { en: 'dsatur, distinct', fr: 'dsatur, distinctes', ca: 'dsatur, diferents' } },
        ] },
      ],
    },
    {
      title: { en: 'The least number of colours', fr: 'Le plus petit nombre de couleurs', ca: 'El mínim nombre de colors' },
      facts: [
        { solver: 'dsatur', word: 'mycielski:3', flags: { k: '3', distinct: null }, question: 'all', visits: 23, solutions: 0 },
        { solver: 'dsatur', word: 'mycielski:3', flags: { k: '4', distinct: null }, question: 'first', visits: 12, checks: 24 },
        { solver: 'dsatur', word: 'mycielski:3', flags: { k: '4', distinct: null }, question: 'all', solutions: 520 },
        { solver: 'plain', word: 'wheel:6', flags: { k: '3' }, question: 'all', solutions: 0 },
        { solver: 'plain', word: 'wheel:6', flags: { k: '4' }, question: 'all', solutions: 120 },
      ],
      known: { '520*24': 12480 },
      blocks: [
        { text: {
          en: 'To find the chromatic number of a graph, ask for k colours, then for k − 1, until the answer is no. The last yes is easy to check: there is the colouring. The no is the hard part, for it takes the whole tree.',
          fr: 'Pour trouver le nombre chromatique d’un graphe, demandez k couleurs, puis k − 1, jusqu’à ce que la réponse soit non. Le dernier oui se vérifie sans peine : voilà la coloration. C’est le non qui est difficile, car il demande tout l’arbre.',
          ca: 'Per trobar el nombre cromàtic d’un graf, demaneu k colors, després k − 1, fins que la resposta sigui no. L’últim sí és fàcil de comprovar: aquí teniu la coloració. El no és la part difícil, perquè demana tot l’arbre.',
        } },
        { live: { word: 'mycielski:3', flags: { k: '4', distinct: null }, solver: 'dsatur', question: 'first' } },
        { text: {
          en: 'The Grötzsch graph with 4 colours: a colouring after {12} visits, {520} in all, or {12480} if the names of the colours count. With 3: none, after {23} visits. Its chromatic number is 4.',
          fr: 'Le graphe de Grötzsch avec 4 couleurs : une coloration après {12} visites, {520} en tout, ou {12480} si les noms des couleurs comptent. Avec 3 : aucune, après {23} visites. Son nombre chromatique est 4.',
          ca: 'El graf de Grötzsch amb 4 colors: una coloració després de {12} visites, {520} en total, o {12480} si compten els noms dels colors. Amb 3: cap, després de {23} visites. El seu nombre cromàtic és 4.',
        } },
        { text: {
          en: 'A triangle needs 3 colours, and 4 vertices that are all joined need 4; yet this graph has not even a triangle. A small lower bound does not mean that few colours are enough. That is why colouring is hard, and why a search that can prove is worth having.',
          fr: 'Un triangle demande 3 couleurs, et 4 sommets tous reliés en demandent 4 ; or ce graphe n’a pas même un triangle. Une petite borne inférieure ne dit pas que peu de couleurs suffisent. Voilà pourquoi la coloration est difficile, et pourquoi une recherche capable de prouver est précieuse.',
          ca: 'Un triangle necessita 3 colors, i 4 vèrtexs tots units en necessiten 4; però aquest graf no té ni un triangle. Una fita inferior petita no vol dir que n’hi hagi prou amb pocs colors. Per això la coloració és difícil, i per això val la pena una cerca que pugui demostrar.',
        } },
        { count: [
          { word: 'mycielski:3', flags: { k: '3', distinct: null }, solver: 'dsatur', question: 'all', name: { en: '3 colours', fr: '3 couleurs', ca: '3 colors' } },
          { word: 'mycielski:3', flags: { k: '4', distinct: null }, solver: 'dsatur', question: 'all', name: { en: '4 colours', fr: '4 couleurs', ca: '4 colors' } },
        ] },
      ],
    },
  ],
  quiz: [
    { word: 'cycle:5', flags: { k: '3' }, solver: 'plain', question: 'all' },
    { word: 'petersen', flags: { k: '3', distinct: null }, solver: 'plain', question: 'all' },
    { word: 'petersen', flags: { k: '3', distinct: null }, solver: 'dsatur', question: 'all' },
    { word: 'wheel:6', flags: { k: '4' }, solver: 'plain', question: 'all' },
    { word: 'mycielski:3', flags: { k: '3' }, solver: 'dsatur', question: 'all' },
  ],
};
