// Reasons of refusals, which the server tells in English, in the other languages.
//
// A template is the English sentence with {names} for what changes, and the same in French and Catalan. What may stand for a
// name is said by its first letters: see KINDS. Several clauses may be joined by "and"; then each is translated. A text that
// no template fits stays English; tests/reasons.rs reads the templates from here and sees to it that there is none.

const TEMPLATES = [
  {
    en: 'the queen in column {number} attacks it along the row',
    fr: 'la reine de la colonne {number} l’attaque sur la ligne',
    ca: 'la reina de la columna {number} l’ataca per la fila',
  },
  {
    en: 'the queen in column {number} attacks it along a diagonal',
    fr: 'la reine de la colonne {number} l’attaque en diagonale',
    ca: 'la reina de la columna {number} l’ataca en diagonal',
  },
  {
    en: 'the board is complete, and the queens at column {numberA}, row {numberB} and column {numberC}, row {numberD} attack each other',
    fr: 'l’échiquier est complet, et les reines en colonne {numberA}, ligne {numberB} et en colonne {numberC}, ligne {numberD} s’attaquent',
    ca: 'el tauler és complet, i les reines de la columna {numberA}, fila {numberB} i de la columna {numberC}, fila {numberD} s’ataquen',
  },
  { en: 'it leads off the board', fr: 'il sort de l’échiquier', ca: 'surt del tauler' },
  { en: '{place} is a hole', fr: '{place} est un trou', ca: '{place} és un forat' },
  { en: '{place} is number {number} already', fr: '{place} porte déjà le numéro {number}', ca: '{place} ja és el número {number}' },
  { en: 'one forced leap later, {clause}', fr: 'un saut forcé plus tard, {clause}', ca: 'un salt forçat després, {clause}' },
  { en: '{number} forced leaps later, {clause}', fr: '{number} sauts forcés plus tard, {clause}', ca: '{number} salts forçats després, {clause}' },
  {
    en: 'no leap is left to or from {place}',
    fr: 'il ne reste aucun saut vers {place} ni à partir de là',
    ca: 'no queda cap salt cap a {place} ni des d’allà',
  },
  { en: '{place} would have to be last and cannot be', fr: '{place} devrait être la dernière case et ne peut l’être', ca: '{place} hauria de ser l’última i no pot ser-ho' },
  {
    en: '{placeA} and {placeB} would both have to be last',
    fr: '{placeA} et {placeB} devraient toutes deux être la dernière case',
    ca: '{placeA} i {placeB} haurien de ser totes dues l’última',
  },
  {
    en: '{placeA} and {placeB} would both have to be next',
    fr: '{placeA} et {placeB} devraient toutes deux être la prochaine case',
    ca: '{placeA} i {placeB} haurien de ser totes dues la pròxima',
  },
  {
    en: '{placeA}, {placeB} and {placeC} would have to be next or last',
    fr: '{placeA}, {placeB} et {placeC} devraient être la prochaine case ou la dernière',
    ca: '{placeA}, {placeB} i {placeC} haurien de ser la pròxima o l’última',
  },
  { en: 'no square is left where the tour may end', fr: 'il ne reste aucune case où le tour puisse finir', ca: 'no queda cap casella on la volta pugui acabar' },
  { en: 'no square is left to leap to', fr: 'il ne reste aucune case où sauter', ca: 'no queda cap casella on saltar' },
  {
    en: 'row {number} holds {value} already, at row {numberA}, column {numberB}',
    fr: 'la ligne {number} contient déjà {value}, en ligne {numberA}, colonne {numberB}',
    ca: 'la fila {number} ja conté {value}, a la fila {numberA}, columna {numberB}',
  },
  {
    en: 'column {number} holds {value} already, at row {numberA}, column {numberB}',
    fr: 'la colonne {number} contient déjà {value}, en ligne {numberA}, colonne {numberB}',
    ca: 'la columna {number} ja conté {value}, a la fila {numberA}, columna {numberB}',
  },
  {
    en: 'box {number} holds {value} already, at row {numberA}, column {numberB}',
    fr: 'le bloc {number} contient déjà {value}, en ligne {numberA}, colonne {numberB}',
    ca: 'el bloc {number} ja conté {value}, a la fila {numberA}, columna {numberB}',
  },
  {
    en: 'row {numberA}, column {numberB} would have no candidate left',
    fr: 'la case en ligne {numberA}, colonne {numberB} n’aurait plus de candidat',
    ca: 'la casella de la fila {numberA}, columna {numberB} es quedaria sense candidats',
  },
  {
    en: 'row {number} would have no place left for {value}',
    fr: 'la ligne {number} n’aurait plus de place pour {value}',
    ca: 'a la fila {number} no quedaria lloc per a {value}',
  },
  {
    en: 'column {number} would have no place left for {value}',
    fr: 'la colonne {number} n’aurait plus de place pour {value}',
    ca: 'a la columna {number} no quedaria lloc per a {value}',
  },
  {
    en: 'box {number} would have no place left for {value}',
    fr: 'le bloc {number} n’aurait plus de place pour {value}',
    ca: 'al bloc {number} no quedaria lloc per a {value}',
  },
  { en: '{names} has it already', fr: '{names} l’a déjà', ca: '{names} ja el té' },
  { en: '{names} have it already', fr: '{names} l’ont déjà', ca: '{names} ja el tenen' },
  { en: '{names} would be left without a colour', fr: '{names} resterait sans couleur', ca: '{names} es quedaria sense color' },
];

/** What may stand for a name that begins with this word. */
const KINDS = {
  number: '\\d+',
  place: '-?\\d+,-?\\d+',
  value: '[0-9A-Z]+',
  names: '.+',
  clause: '.+',
};

/** How clauses and names are joined, and what stands for those that were left out. */
const JOINED = { fr: { and: 'et', more: 'autres' }, ca: { and: 'i', more: 'més' } };

const NAME = /\{([a-z]+)[A-Z]?\}/g;

/** The templates with what recognises them. */
const READY = TEMPLATES.map(template => {
  const names = [...template.en.matchAll(NAME)].map(([whole, kind]) => ({ whole, kind }));
  const literal = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = template.en.split(/\{\w+\}/).map(literal).reduce((before, after, i) => `${before}(${KINDS[names[i - 1].kind]})${after}`);
  return { template, names, pattern: new RegExp(`^${pattern}$`, 'u') };
});

/** The reason in this language. */
export function reason(text, language) {
  return whole(text, language) ?? joined(text, language) ?? text;
}

/** By one template, or null. */
function whole(text, language) {
  for (const { template, names, pattern } of READY) {
    const found = pattern.exec(text);
    if (!found) continue;
    const values = names.map(({ kind }, i) => {
      if (kind === 'clause') return reason(found[i + 1], language);
      return kind === 'names' ? listed(found[i + 1], language) : found[i + 1];
    });
    return names.reduce((words, { whole: name }, i) => words.replace(name, () => values[i]), template[language]);
  }
  return null;
}

/** By several templates, if each clause has one; or null. */
function joined(text, language) {
  const clauses = text.split(' and ').map(clause => whole(clause, language));
  return clauses.length > 1 && clauses.every(clause => clause !== null) ? clauses.join(` ${JOINED[language].and} `) : null;
}

/** "a, b and c" or "a, b and 5 more". */
function listed(names, language) {
  const { and, more } = JOINED[language];
  return names.replace(/ and (\d+) more$/, ` ${and} $1 ${more}`).replace(/ and (?=[^ ]+$)/, ` ${and} `);
}
