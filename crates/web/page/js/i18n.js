// The words of the page. The server has every sentence by id (crates/words) and sends those of a language; here they get their
// arguments, as in words/src/say.rs. A test compares the two on every id.

let catalogue = { language: 'en', names: {}, words: {}, english: {} }, turn = 0;
/** How to come by the words of the first of these languages that there is; a recording has them all with it. */
let bring = wishes => fetch(`api/words?wishes=${wishes}`).then(answer => answer.json());
const brought = new Map(), listeners = new Set(), formats = new Map(), rules = new Map();

/** The language that is spoken. */
export function spoken() { return catalogue.language; }

/** All languages: their names by tag. */
export function languages() { return catalogue.names; }

/** All words in all languages, by tag: for a recording. */
export async function everyCatalogue() {
  return Object.fromEntries(await Promise.all(Object.keys(languages()).map(async tag => [tag, await bring(tag)])));
}

/** Takes the words from here, not from the server. */
export function carry(catalogues) {
  bring = async wishes => catalogues[wishes.split(',').map(wish => wish.slice(0, 2)).find(wish => wish in catalogues) ?? 'en'];
}

/** Speaks this language from now on, or the browser's if it is none of ours. */
export async function speak(wanted) {
  const wishes = [wanted, ...navigator.languages].filter(Boolean).join(','), mine = ++turn;
  try {
    if (!brought.has(wishes)) brought.set(wishes, await bring(wishes));
    if (mine === turn) catalogue = brought.get(wishes);
  } catch (error) {
    console.error(error); // without the server, what was spoken before
  }
  if (mine !== turn) return;
  document.documentElement.lang = spoken();
  for (const listener of listeners) listener();
}

/** Calls back when the language changes; returns how to stop that. */
export function onSpeak(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sentence of an id, such as `explore-play`, with its arguments: numbers, texts as `say` takes them. */
export function t(id, args = {}) { return say({ id, args }); }

/** Says a text as `words::to_json` writes it: words as they are, `{id, args}`, a list of texts. */
export function say(text) {
  if (Array.isArray(text)) return text.map(say).reduce(joined, '');
  if (text === null || typeof text !== 'object') return String(text);
  if ('number' in text) return text.number;
  const { id, args = {} } = text, own = Object.hasOwn(catalogue.words, id);
  if (own) return fill(catalogue.words[id], args, spoken());
  if (Object.hasOwn(catalogue.english, id)) return fill(catalogue.english[id], args, 'en');
  const shown = Object.entries(args).map(([name, arg]) => `${name}: ${say(arg)}`);
  return shown.length ? `${id}(${shown.join(', ')})` : String(id);
}

/** What the server says of what it refuses. */
export function refusal({ text, error }) { return say(text ?? error); }

function joined(before, item, at, { length }) {
  return at === 0 ? item : t(at === length - 1 ? 'language-list-last' : 'language-list-next', { before, item });
}

/** A pattern of the catalogue, with its arguments; the language decides its plurals. */
function fill(pattern, args, language) {
  if (typeof pattern === 'string') return pattern;
  return pattern.map(part => {
    if (typeof part === 'string') return part;
    if (part.select) return fill(chosen(part.cases, args[part.select], language) ?? part.other, args, language);
    const value = args[part.arg], amount = amountOf(value);
    if (value === undefined) return `{$${part.arg}}`;
    return part.grouped && amount !== undefined ? number(amount) : say(value);
  }).join('');
}

/** The case of a number itself, or of its plural; of anything else, that of its words. */
function chosen(cases, value, language) {
  const amount = amountOf(value), key = amount === undefined ? say(value) : String(amount);
  if (Object.hasOwn(cases, key)) return cases[key];
  if (amount === undefined) return undefined;
  if (!rules.has(language)) rules.set(language, new Intl.PluralRules(language));
  return cases[rules.get(language).select(Number(amount))];
}

function amountOf(value) {
  return typeof value === 'number' || typeof value === 'bigint' ? value : typeof value?.number === 'string' ? BigInt(value.number) : undefined;
}

/** A number as the language writes it. Formats are kept: making one costs more than a hundred uses. */
export function number(value) {
  if (!formats.has(spoken())) formats.set(spoken(), new Intl.NumberFormat(spoken()));
  return formats.get(spoken()).format(value);
}
