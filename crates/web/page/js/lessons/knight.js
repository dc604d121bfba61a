// The lesson of the knight: why the order of choices and early pruning matter more than a fast check.
//
// Figures in {braces} are given by the `facts` of a part, which the tests run again, or by the formulas and commands in
// `known`. The three languages of a text stand one below the other.

export default {
  parts: [
    {
      title: { en: 'A tour is a path of choices', fr: 'Un parcours est une suite de choix', ca: 'Una volta és un camí de tries' },
      facts: [
        { solver: 'plain', word: '3x4', flags: { start: '0,0' }, question: 'first', visits: 62, checks: 455, deadEnds: 13 },
        { solver: 'plain', word: '3x4', flags: { start: '0,0' }, question: 'all', solutions: 2 },
      ],
      blocks: [
        { text: {
          en: 'A knight leaps two squares in one direction and one to the side. Can it visit every square of a board exactly once? Such a walk is a **knight’s tour**.',
          fr: 'Un cavalier saute de deux cases dans une direction et d’une sur le côté. Peut-il visiter chaque case d’un échiquier exactement une fois ? Un tel parcours est un **tour du cavalier**.',
          ca: 'Un cavall salta dues caselles en una direcció i una cap al costat. Pot visitar cada casella d’un tauler exactament una vegada? Un recorregut així és una **volta del cavall**.',
        } },
        { text: {
          en: 'The search is the one of the queens. A choice is one of the eight leaps. It is refused if it leads off the board or to a square that was visited. The numbers say in which order the squares were visited; the knight begins in the corner.',
          fr: 'La recherche est celle des reines. Un choix est l’un des huit sauts. Il est refusé s’il sort de l’échiquier ou mène à une case déjà visitée. Les numéros disent dans quel ordre les cases ont été visitées ; le cavalier part du coin.',
          ca: 'La cerca és la mateixa que la de les reines. Una tria és un dels vuit salts. Es rebutja si surt del tauler o si porta a una casella ja visitada. Els números diuen en quin ordre s’han visitat les caselles; el cavall comença al racó.',
        } },
        { live: { word: '3x4', flags: { start: '0,0' }, solver: 'plain', question: 'first' } },
        { text: {
          en: 'On 3 × 4 squares the first tour takes {62} visits and {455} checks, with {13} dead ends on the way. From this corner there are {2} tours.',
          fr: 'Sur 3 × 4 cases, le premier tour demande {62} visites et {455} essais, avec {13} impasses en chemin. À partir de ce coin, il y a {2} tours.',
          ca: 'En 3 × 4 caselles, la primera volta demana {62} visites i {455} comprovacions, amb {13} carrerons sense sortida pel camí. Des d’aquest racó hi ha {2} voltes.',
        } },
        { quiz: { word: '3x4', flags: { start: '0,0' }, solver: 'plain', question: 'all' }, kinds: ['next', 'refused', 'deadEnd'] },
      ],
    },
    {
      title: { en: 'Dead ends deep in the tree', fr: 'Des impasses au fond de l’arbre', ca: 'Carrerons sense sortida al fons de l’arbre' },
      facts: [
        { solver: 'plain', word: '5', flags: { start: '0,0' }, question: 'first', visits: 74301, checks: 594314, deadEnds: 27365, profile: [1, 1, 1, 2, 6, 12, 35, 104, 223, 605, 1242, 2575, 4385, 7013, 9019, 11391, 10783, 10887, 7125, 5633, 2061, 1021, 151, 24, 1] },
      ],
      known: { 'backtrail knight 6 --start 0,0 --solver plain': 2511583 },
      blocks: [
        { text: {
          en: 'A board of 5 × 5 squares does not look much larger. Let the search run at full speed.',
          fr: 'Un échiquier de 5 × 5 cases ne semble guère plus grand. Laissez la recherche tourner à pleine vitesse.',
          ca: 'Un tauler de 5 × 5 caselles no sembla gaire més gran. Deixeu córrer la cerca a velocitat màxima.',
        } },
        { live: { word: '5', flags: { start: '0,0' }, solver: 'plain', question: 'first', speed: 'full' } },
        { text: {
          en: 'The first tour comes after {74301} visits and {594314} checks; {27365} of the visits were dead ends. On 6 × 6 squares it is {2511583} visits.',
          fr: 'Le premier tour vient après {74301} visites et {594314} essais ; {27365} de ces visites étaient des impasses. Sur 6 × 6 cases, il faut {2511583} visites.',
          ca: 'La primera volta arriba després de {74301} visites i {594314} comprovacions; {27365} d’aquestes visites eren carrerons sense sortida. En 6 × 6 caselles calen {2511583} visites.',
        } },
        { text: {
          en: 'Why so many? The profile shows it. A queen that is wrong is refused within a few columns. A wrong leap is not refused at all: the knight goes on happily, and notices many leaps later that a square was left behind which it can no longer reach. Then it tries all ways to the same dead end.',
          fr: 'Pourquoi tant ? Le profil le montre. Une reine mal placée est refusée au bout de quelques colonnes. Un mauvais saut n’est pas refusé du tout : le cavalier continue gaiement, et s’aperçoit bien des sauts plus tard qu’il a laissé derrière lui une case qu’il ne peut plus atteindre. Il essaie alors tous les chemins vers la même impasse.',
          ca: 'Per què tantes? El perfil ho mostra. Una reina mal posada es rebutja al cap de poques columnes. Un mal salt no es rebutja: el cavall continua tan content, i s’adona molts salts després que ha deixat enrere una casella on ja no pot arribar. Llavors prova tots els camins cap al mateix carreró.',
        } },
        { count: [{ word: '5', flags: { start: '0,0' }, solver: 'plain', question: 'first' }], profile: true },
        { text: {
          en: 'Most visits are around depth 15: {11391} there alone. The mistake was made far above. A faster check would not help; we need fewer mistakes, or to see them earlier.',
          fr: 'La plupart des visites sont vers la profondeur 15 : {11391} rien que là. L’erreur a été commise bien plus haut. Un essai plus rapide n’y ferait rien ; il faut moins d’erreurs, ou les voir plus tôt.',
          ca: 'La majoria de visites són al voltant de la profunditat 15: {11391} només allà. L’error s’ha comès molt més amunt. Una comprovació més ràpida no hi ajudaria; cal fer menys errors, o veure’ls abans.',
        } },
      ],
    },
    {
      title: { en: 'Warnsdorff’s rule', fr: 'La règle de Warnsdorff', ca: 'La regla de Warnsdorff' },
      facts: [
        { solver: 'warnsdorff', word: '5', flags: { start: '0,0' }, question: 'first', visits: 25, checks: 24, deadEnds: 0 },
        { solver: 'warnsdorff', word: '8', flags: { start: '0,0' }, question: 'first', visits: 64 },
        { solver: 'plain', word: '5', flags: { start: '0,0' }, question: 'first', visits: 74301 },
      ],
      known: {
        'backtrail knight 5 --start 0,0 --all --solver plain': 1735079,
        'backtrail knight 5 --start 0,0 --count': 304,
      },
      blocks: [
        { text: {
          en: 'In 1823 von Warnsdorff gave a rule: **leap to the square from which the fewest ways lead on**. Squares in the corner are hard to reach; visit them while it is still possible, and keep the easy ones for later.',
          fr: 'En 1823, von Warnsdorff donna une règle : **sauter vers la case d’où partent le moins de chemins**. Les cases du coin sont difficiles à atteindre ; visitez-les tant que c’est possible, et gardez les faciles pour plus tard.',
          ca: 'El 1823, von Warnsdorff va donar una regla: **saltar a la casella des d’on surten menys camins**. Les caselles del racó són difícils d’abastar; visiteu-les mentre encara es pugui, i deseu les fàcils per a més tard.',
        } },
        { live: { word: '5', flags: { start: '0,0' }, solver: 'warnsdorff', question: 'first', speed: 'normal' } },
        { text: {
          en: 'Not a single step back: {25} visits for 25 squares, instead of {74301}. On the chessboard it is {64} visits for 64 squares.',
          fr: 'Pas un seul retour en arrière : {25} visites pour 25 cases, au lieu de {74301}. Sur l’échiquier ordinaire, {64} visites pour 64 cases.',
          ca: 'Ni un sol pas enrere: {25} visites per a 25 caselles, en lloc de {74301}. Al tauler d’escacs, {64} visites per a 64 caselles.',
        } },
        { text: {
          en: 'The rule changes the **order** of the choices, not the tree. It is a strategy for finding one tour soon. Whoever wants all {304} tours from the corner must walk the whole tree, {1735079} visits, in whatever order.',
          fr: 'La règle change l’**ordre** des choix, pas l’arbre. C’est une stratégie pour trouver vite un tour. Qui veut les {304} tours partant du coin doit parcourir tout l’arbre, {1735079} visites, dans n’importe quel ordre.',
          ca: 'La regla canvia l’**ordre** de les tries, no pas l’arbre. És una estratègia per trobar aviat una volta. Qui vulgui totes les {304} voltes des del racó ha de recórrer tot l’arbre, {1735079} visites, en l’ordre que sigui.',
        } },
        { quiz: { word: '5', flags: { start: '2,2' }, solver: 'warnsdorff', question: 'first' }, kinds: ['next', 'next', 'next'] },
      ],
    },
    {
      title: { en: 'Pruning: squares cut off, leaps forced', fr: 'Élaguer : cases isolées, sauts forcés', ca: 'Podar: caselles aïllades, salts forçats' },
      facts: [
        { solver: 'pruned', word: '5', flags: { start: '0,0' }, question: 'all', visits: 881, checks: 1252, solutions: 304 },
        { solver: 'pruned', word: '5', flags: { start: '0,0' }, question: 'first', visits: 14 },
        { solver: 'pruned', word: '5', flags: { start: '0,1' }, question: 'all', visits: 1, solutions: 0 },
      ],
      known: {
        'backtrail knight 5 --start 0,0 --all --solver plain': 1735079,
        'backtrail knight 5 --start 0,1 --count --solver plain': 1829421,
      },
      blocks: [
        { text: {
          en: 'To make the tree smaller, see earlier that a partial tour cannot be completed. Look at the squares that were not visited yet, and count for each how many leaps lead from it to other free squares.',
          fr: 'Pour rétrécir l’arbre, il faut voir plus tôt qu’un parcours partiel ne peut être complété. Regardez les cases non encore visitées, et comptez pour chacune les sauts vers d’autres cases libres.',
          ca: 'Per fer l’arbre més petit, cal veure abans que un recorregut parcial no es pot completar. Mireu les caselles encara no visitades, i compteu per a cadascuna quants salts porten a altres caselles lliures.',
        } },
        { list: [
          {
            en: '**None**: nothing leads on from there. Unless it is the only square left, no tour exists: go back at once.',
            fr: '**Aucun** : de là, rien ne mène plus loin. À moins qu’elle ne soit la seule case qui reste, il n’y a pas de tour : on revient aussitôt.',
            ca: '**Cap**: d’allà no es pot continuar. Si no és l’única casella que queda, no hi ha cap volta: cal tornar enrere de seguida.',
          },
          {
            en: '**One**: it serves as a way in or as a way out, not as both. So the square is the last one, or it is the next, reached from where the knight is now.',
            fr: '**Un seul** : il sert à entrer ou à sortir, pas aux deux. La case est donc la dernière, ou bien la prochaine, atteinte depuis la case du cavalier.',
            ca: '**Un**: serveix per entrar-hi o per sortir-ne, no per a totes dues coses. La casella és, doncs, l’última, o bé la pròxima, des d’on ara és el cavall.',
          },
          {
            en: '**Two such squares**: one is next and the other last. Three: no tour exists.',
            fr: '**Deux telles cases** : l’une est la prochaine, l’autre la dernière. Trois : il n’y a pas de tour.',
            ca: '**Dues caselles així**: l’una és la pròxima i l’altra l’última. Tres: no hi ha cap volta.',
          },
        ] },
        { text: {
          en: 'A leap that is forced is no choice: it is made at once, and several squares may be filled by one step.',
          fr: 'Un saut forcé n’est pas un choix : il est fait aussitôt, et un seul pas peut remplir plusieurs cases.',
          ca: 'Un salt forçat no és una tria: es fa de seguida, i un sol pas pot omplir diverses caselles.',
        } },
        { live: { word: '5', flags: { start: '0,0' }, solver: 'pruned', question: 'all' } },
        { text: {
          en: 'All {304} tours in {881} visits, instead of {1735079}. Here the tree itself has shrunk. Step on to a refusal and read why.',
          fr: 'Les {304} tours en {881} visites, au lieu de {1735079}. Ici, c’est l’arbre lui-même qui a rétréci. Avancez jusqu’à un refus et lisez pourquoi.',
          ca: 'Les {304} voltes en {881} visites, en lloc de {1735079}. Aquí s’ha encongit l’arbre mateix. Avanceu fins a un rebuig i llegiu-ne el perquè.',
        } },
        { text: {
          en: 'Sometimes thinking replaces searching altogether. Every leap changes the colour of the square, and 5 × 5 squares have 13 of one colour and 12 of the other. So a tour begins and ends on the colour of the corners. Beside the corner no tour begins: `plain` needs {1829421} visits to find that out, `pruned` {1}.',
          fr: 'Parfois, réfléchir remplace toute recherche. Chaque saut change la couleur de la case, et 5 × 5 cases en ont 13 d’une couleur et 12 de l’autre. Un tour commence et finit donc sur la couleur des coins. À côté du coin, aucun tour ne commence : `plain` met {1829421} visites à s’en apercevoir, `pruned` {1}.',
          ca: 'De vegades pensar substitueix del tot la cerca. Cada salt canvia el color de la casella, i 5 × 5 caselles en tenen 13 d’un color i 12 de l’altre. Per tant, una volta comença i acaba en el color dels racons. Al costat del racó no hi comença cap volta: `plain` necessita {1829421} visites per adonar-se’n, `pruned` {1}.',
        } },
        { quiz: { word: '3x4', flags: { start: '0,0' }, solver: 'pruned', question: 'all' }, kinds: ['solutions', 'refused'] },
      ],
    },
    {
      title: { en: 'Closed tours', fr: 'Les tours fermés', ca: 'Voltes tancades' },
      facts: [
        { solver: 'pruned', word: '5x6', flags: { closed: null }, question: 'all', solutions: 8, visits: 529, checks: 1320, deadEnds: 232 },
        { solver: 'pruned', word: '6', flags: { closed: null }, question: 'first', visits: 25 },
      ],
      known: {
        'backtrail knight 5x6 --closed --all --solver plain': 98742288,
        'backtrail knight 6 --closed --count': 9862,
      },
      blocks: [
        { text: {
          en: 'A tour is **closed** if one more leap leads back to where it began. Then it has no beginning: turn it as you like along the way.',
          fr: 'Un tour est **fermé** si un saut de plus ramène à son départ. Il n’a alors pas de début : on peut commencer n’importe où.',
          ca: 'Una volta és **tancada** si un salt més porta al punt de sortida. Llavors no té principi: es pot començar a qualsevol lloc.',
        } },
        { text: {
          en: 'A board with an odd number of squares has none, for every leap changes the colour. On 5 × 6 squares there are {8}, a tour and its reverse counted once. The condition lies at the very end of the tree, where a plain search sees it last: it needs {98742288} visits. Pruning knows from the start that the last square must be a leap away from the first, and needs {529}.',
          fr: 'Un échiquier à nombre impair de cases n’en a pas, car chaque saut change la couleur. Sur 5 × 6 cases, il y en a {8}, un tour et son inverse comptés une fois. La condition se trouve tout au bout de l’arbre, où une recherche simple la voit en dernier : il lui faut {98742288} visites. L’élagage sait dès le début que la dernière case doit être à un saut de la première, et il lui en faut {529}.',
          ca: 'Un tauler amb un nombre senar de caselles no en té cap, perquè cada salt canvia el color. En 5 × 6 caselles n’hi ha {8}, comptant una sola vegada una volta i la seva inversa. La condició és al capdavall de l’arbre, on una cerca simple la veu l’última: li calen {98742288} visites. La poda sap des del principi que l’última casella ha de ser a un salt de la primera, i n’hi calen {529}.',
        } },
        { live: { word: '5x6', flags: { closed: null }, solver: 'pruned', question: 'all', speed: 'normal' } },
        { text: {
          en: 'On 6 × 6 squares there are {9862} closed tours. The first one takes {25} visits.',
          fr: 'Sur 6 × 6 cases, il y a {9862} tours fermés. Le premier demande {25} visites.',
          ca: 'En 6 × 6 caselles hi ha {9862} voltes tancades. La primera demana {25} visites.',
        } },
        { count: [
          { word: '5x6', flags: { closed: null }, solver: 'pruned', question: 'all', name: { en: 'closed, 5 × 6, all', fr: 'fermés, 5 × 6, tous', ca: 'tancades, 5 × 6, totes' } },
          { word: '6', flags: { closed: null }, solver: 'pruned', question: 'first', name: { en: 'closed, 6 × 6, first', fr: 'fermés, 6 × 6, premier', ca: 'tancades, 6 × 6, primera' } },
        ] },
      ],
    },
  ],
  quiz: [
    { word: '3x4', flags: { start: '0,0' }, solver: 'plain', question: 'all' },
    { word: '3x4', flags: { start: '0,0' }, solver: 'warnsdorff', question: 'all' },
    { word: '3x4', flags: { start: '0,0' }, solver: 'pruned', question: 'all' },
    { word: '5', flags: { start: '2,2' }, solver: 'pruned', question: 'all' },
  ],
};
