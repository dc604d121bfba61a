// The lesson of the Sudoku: where to choose matters as much as what.
//
// Figures in {braces} are given by the `facts` of a part, which the tests run again, or by the formulas and commands in
// `known`. The three languages of a text stand one below the other.

export default {
  parts: [
    {
      title: { en: 'The first empty cell', fr: 'La première case vide', ca: 'La primera casella buida' },
      facts: [
        { solver: 'plain', word: '1...3......4...2', question: 'first', visits: 15, checks: 38, deadEnds: 2 },
        { solver: 'plain', word: '1...3......4...2', question: 'all', visits: 39, checks: 140, solutions: 4 },
      ],
      blocks: [
        { text: {
          en: 'In a Sudoku every row, every column and every box holds each value once. Let us begin with a small one: 4 × 4 cells, boxes of 2 × 2, the values 1 to 4.',
          fr: 'Dans un sudoku, chaque ligne, chaque colonne et chaque bloc contient chaque valeur une fois. Commençons par un petit : 4 × 4 cases, des blocs de 2 × 2, les valeurs de 1 à 4.',
          ca: 'En un sudoku, cada fila, cada columna i cada bloc conté cada valor una vegada. Comencem per un de petit: 4 × 4 caselles, blocs de 2 × 2, els valors de l’1 al 4.',
        } },
        { text: {
          en: 'The plain search takes the **first empty cell**, row by row, and tries the values in order. A value is refused if its row, its column or its box holds it already.',
          fr: 'La recherche simple prend la **première case vide**, ligne par ligne, et essaie les valeurs dans l’ordre. Une valeur est refusée si sa ligne, sa colonne ou son bloc la contient déjà.',
          ca: 'La cerca simple agafa la **primera casella buida**, fila per fila, i prova els valors per ordre. Un valor es rebutja si la seva fila, la seva columna o el seu bloc ja el conté.',
        } },
        { live: { word: '1...3......4...2', solver: 'plain', question: 'all' } },
        { text: {
          en: 'The first solution takes {15} visits and {38} checks, with {2} dead ends. This grid has {4} solutions, found in {39} visits. A proper Sudoku has exactly one, and only a search that goes on after the first solution can prove it.',
          fr: 'La première solution demande {15} visites et {38} essais, avec {2} impasses. Cette grille a {4} solutions, trouvées en {39} visites. Un vrai sudoku en a exactement une, et seule une recherche qui continue après la première peut le prouver.',
          ca: 'La primera solució demana {15} visites i {38} comprovacions, amb {2} carrerons sense sortida. Aquesta graella té {4} solucions, trobades en {39} visites. Un bon sudoku en té exactament una, i només una cerca que continuï després de la primera ho pot demostrar.',
        } },
        { quiz: { word: '1...3......4...2', solver: 'plain', question: 'all' }, kinds: ['refused', 'next', 'deadEnd'] },
      ],
    },
    {
      title: { en: 'Nine by nine', fr: 'Neuf sur neuf', ca: 'Nou per nou' },
      facts: [
        { solver: 'plain', word: '200000060000075030048090100000300000300010009000008000001020570080730000090000004', question: 'first', visits: 142256, checks: 1280063, deadEnds: 43850 },
      ],
      known: { 'backtrail sudoku 200000060000075030048090100000300000300010009000008000001020570080730000090000004 --all --solver plain': 148983 },
      blocks: [
        { text: {
          en: 'Now a grid from a textbook: 9 × 9 cells, 58 of them empty. To try all values in all empty cells would be 9⁵⁸ grids, a number of 56 digits. Backtracking refuses most of them before they are built.',
          fr: 'Voici une grille de manuel : 9 × 9 cases, dont 58 vides. Essayer toutes les valeurs dans toutes les cases vides ferait 9⁵⁸ grilles, un nombre de 56 chiffres. Le retour sur trace en refuse la plupart avant qu’elles ne soient construites.',
          ca: 'Ara, una graella de manual: 9 × 9 caselles, 58 de buides. Provar tots els valors a totes les caselles buides serien 9⁵⁸ graelles, un nombre de 56 xifres. La tornada enrere en rebutja la majoria abans de construir-les.',
        } },
        { live: { word: '200000060000075030048090100000300000300010009000008000001020570080730000090000004', solver: 'plain', question: 'first', speed: 'full' } },
        { text: {
          en: 'Still it takes {142256} visits and {1280063} checks to the solution, and {148983} visits to prove that it is the only one. There were {43850} dead ends.',
          fr: 'Il faut tout de même {142256} visites et {1280063} essais jusqu’à la solution, et {148983} visites pour prouver qu’elle est la seule. Il y a eu {43850} impasses.',
          ca: 'Tot i així, calen {142256} visites i {1280063} comprovacions fins a la solució, i {148983} visites per demostrar que és l’única. Hi ha hagut {43850} carrerons sense sortida.',
        } },
        { text: {
          en: 'Watch where it toils: in the fourth and fifth rows, where little is given. It began with a cell of four candidates, although others have two. No person would solve a Sudoku like that.',
          fr: 'Regardez où elle peine : dans les quatrième et cinquième lignes, où peu est donné. Elle a commencé par une case à quatre candidats, alors que d’autres en ont deux. Personne ne résoudrait un sudoku ainsi.',
          ca: 'Mireu on s’encalla: a la quarta i la cinquena files, on hi ha poques dades. Ha començat per una casella de quatre candidats, tot i que d’altres en tenen dos. Ningú no resoldria un sudoku així.',
        } },
      ],
    },
    {
      title: { en: 'The fewest candidates first', fr: 'Le moins de candidats d’abord', ca: 'Primer, els menys candidats' },
      facts: [
        { solver: 'fewest', word: '1...3......4...2', question: 'all', visits: 29, checks: 28, deadEnds: 0, solutions: 4 },
        { solver: 'plain', word: '1...3......4...2', question: 'all', visits: 39 },
        { solver: 'fewest', word: '200000060000075030048090100000300000300010009000008000001020570080730000090000004', question: 'first', visits: 337, checks: 374 },
        { solver: 'fewest', word: '200000060000075030048090100000300000300010009000008000001020570080730000090000004', question: 'all', visits: 360, checks: 402, deadEnds: 43, solutions: 1 },
        { solver: 'plain', word: '1...3......4...2', question: 'first', visits: 15 },
      ],
      known: { 'backtrail sudoku 200000060000075030048090100000300000300010009000008000001020570080730000090000004 --solver plain': 142256 },
      blocks: [
        { text: {
          en: 'A choice has two halves: **where** and **what**. The order of the cells is ours to choose, for every cell must be filled in the end. So take the cell with the **fewest candidates**. One candidate is no guess; two are a small one.',
          fr: 'Un choix a deux moitiés : **où** et **quoi**. L’ordre des cases est à nous, car toutes devront être remplies à la fin. Prenons donc la case qui a le **moins de candidats**. Un seul candidat n’est pas un pari ; deux en sont un petit.',
          ca: 'Una tria té dues meitats: **on** i **què**. L’ordre de les caselles el decidim nosaltres, perquè al final s’han d’omplir totes. Agafem, doncs, la casella amb **menys candidats**. Un sol candidat no és cap aposta; dos en són una de petita.',
        } },
        { text: {
          en: 'For this the search keeps the candidates of every cell. A choice that leaves another cell without any is refused at once, long before the search would have come to that cell.',
          fr: 'Pour cela, la recherche tient à jour les candidats de chaque case. Un choix qui n’en laisse aucun à une autre case est refusé aussitôt, bien avant que la recherche n’arrive à cette case.',
          ca: 'Per a això la cerca manté els candidats de cada casella. Una tria que en deixa una altra sense cap es rebutja de seguida, molt abans que la cerca hi hagués arribat.',
        } },
        { live: { word: '1...3......4...2', solver: 'fewest', question: 'all' } },
        { text: {
          en: 'On the small grid there is no dead end at all: {29} visits for the {4} solutions, instead of {39}. On the large one the first solution takes {337} visits instead of {142256}, and {360} prove that it is the only one.',
          fr: 'Sur la petite grille, il n’y a plus aucune impasse : {29} visites pour les {4} solutions, au lieu de {39}. Sur la grande, la première solution demande {337} visites au lieu de {142256}, et {360} prouvent qu’elle est la seule.',
          ca: 'A la graella petita no hi ha cap carreró sense sortida: {29} visites per a les {4} solucions, en lloc de {39}. A la gran, la primera solució demana {337} visites en lloc de {142256}, i {360} demostren que és l’única.',
        } },
        { live: { word: '200000060000075030048090100000300000300010009000008000001020570080730000090000004', solver: 'fewest', question: 'first', speed: 'fast' } },
        { quiz: { word: '1...3......4...2', solver: 'fewest', question: 'all' }, kinds: ['next', 'visits'] },
      ],
    },
    {
      title: { en: 'Exact cover', fr: 'La couverture exacte', ca: 'Cobertura exacta' },
      facts: [
        { solver: 'cover', word: '200000060000075030048090100000300000300010009000008000001020570080730000090000004', question: 'all', visits: 70, checks: 71, deadEnds: 2, solutions: 1 },
        { solver: 'fewest', word: '200000060000075030048090100000300000300010009000008000001020570080730000090000004', question: 'all', visits: 360 },
      ],
      known: { '9^3': 729, '4*81': 324 },
      blocks: [
        { text: {
          en: 'Turn the question round: not only “which value goes into this cell?” but also “where in this row does the 5 go?”. Sometimes a value has one place left in a house although no cell has a single candidate.',
          fr: 'Retournons la question : non seulement « quelle valeur va dans cette case ? », mais aussi « où va le 5 dans cette ligne ? ». Parfois une valeur n’a plus qu’une place dans une zone, alors qu’aucune case n’a un candidat unique.',
          ca: 'Girem la pregunta: no només «quin valor va en aquesta casella?», sinó també «on va el 5 en aquesta fila?». De vegades a un valor només li queda un lloc en una zona, encara que cap casella no tingui un candidat únic.',
        } },
        { text: {
          en: 'A Sudoku then has {324} needs: each of the 81 cells needs a value, and each of the 27 houses needs a place for each of 9 values. There are {729} possible choices, a value in a cell, and each meets exactly four needs. Wanted: choices that meet **every need exactly once**. That is an exact cover.',
          fr: 'Un sudoku a alors {324} besoins : chacune des 81 cases a besoin d’une valeur, et chacune des 27 zones a besoin d’une place pour chacune des 9 valeurs. Il y a {729} choix possibles, une valeur dans une case, et chacun répond à exactement quatre besoins. On cherche des choix qui répondent **à chaque besoin exactement une fois** : une couverture exacte.',
          ca: 'Un sudoku té llavors {324} necessitats: cadascuna de les 81 caselles necessita un valor, i cadascuna de les 27 zones necessita un lloc per a cadascun dels 9 valors. Hi ha {729} tries possibles, un valor en una casella, i cadascuna satisfà exactament quatre necessitats. Es busquen tries que satisfacin **cada necessitat exactament una vegada**: una cobertura exacta.',
        } },
        { text: {
          en: 'The search takes the need with the fewest ways to meet it, as before the cell with the fewest candidates. Knuth’s dancing links make each step back cheap.',
          fr: 'La recherche prend le besoin qui a le moins de façons d’être satisfait, comme auparavant la case qui avait le moins de candidats. Les « liens dansants » de Knuth rendent chaque retour en arrière peu coûteux.',
          ca: 'La cerca agafa la necessitat que té menys maneres de satisfer-se, com abans la casella amb menys candidats. Els «enllaços dansaires» de Knuth fan barat cada pas enrere.',
        } },
        { live: { word: '200000060000075030048090100000300000300010009000008000001020570080730000090000004', solver: 'cover', question: 'first', speed: 'normal' } },
        { text: {
          en: 'The proof that there is one solution now takes {70} visits, with {2} dead ends, instead of {360}. Run all three and compare.',
          fr: 'La preuve qu’il n’y a qu’une solution demande maintenant {70} visites, avec {2} impasses, au lieu de {360}. Lancez les trois et comparez.',
          ca: 'La demostració que només hi ha una solució demana ara {70} visites, amb {2} carrerons sense sortida, en lloc de {360}. Executeu-los tots tres i compareu.',
        } },
        { count: [
          { word: '200000060000075030048090100000300000300010009000008000001020570080730000090000004', solver: 'plain', question: 'all' },
          { word: '200000060000075030048090100000300000300010009000008000001020570080730000090000004', solver: 'fewest', question: 'all' },
          { word: '200000060000075030048090100000300000300010009000008000001020570080730000090000004', solver: 'cover', question: 'all' },
        ] },
      ],
    },
  ],
  quiz: [
    { word: '1...3......4...2', solver: 'plain', question: 'all' },
    { word: '1...3......4...2', solver: 'fewest', question: 'all' },
    { word: '1...3......4...2', solver: 'cover', question: 'all' },
    { word: '200000060000075030048090100000300000300010009000008000001020570080730000090000004', solver: 'fewest', question: 'all' },
  ],
};
