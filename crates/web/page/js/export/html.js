// A recorded run in one HTML file that plays without the server: the page's own modules, its style sheets, and the events.
//
// A file on the disk may not import its neighbours, so each module is carried as a data: address in an import map, and what
// modules import by path is rewritten to the names of that map. Nothing is minified: anyone can read the file.

import { everyCatalogue } from '../i18n.js';
import { ENTER, REFUSE } from '../run.js';
import { titleOf } from '../title.js';

/** A file with more events would be too large to send to anybody; some 4 MB here. */
export const MOST_RECORDED = 300_000;

const ENTRY = 'js/recorded.js';
const SHEETS = ['css/base.css', 'css/explore.css', 'css/stage.css', 'css/code.css', 'css/tree.css'];
const IMPORT = /\b(from\s*|import\s*)(['"])(\.{1,2}\/[^'"]+)\2/g;

/** The events up to `length`, as in batch.rs: a header, and words in base64. */
export function pack(run, length = Math.min(run.length, MOST_RECORDED)) {
  const words = new Uint32Array(2 * length);
  let used = 0, entered = 0;
  for (let event = 0; event < length; event++) {
    const kind = run.kind.items[event];
    if (kind === ENTER) entered++;
    words[used++] = kind + 8 * run.choice.items[event];
    if (kind === REFUSE) words[used++] = run.reason.items[event];
  }
  const bytes = new Uint8Array(words.buffer, 0, 4 * used);
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return {
    choices: run.choices.slice(1).map(({ label, marks }) => [label, marks]),
    reasons: run.reasons.slice(1).map(({ text, blames, cells }) => [text, blames, cells]),
    strips: run.strips.slice(0, entered),
    withheld: Array.from(run.withheld.slice(0, entered), pairs => pairs ?? []),
    lines: Array.from(run.lines.slice(0, length), line => line ?? 0),
    ended: run.ended && length === run.length,
    words: btoa(text),
  };
}

/** The words of a packed run. */
export function unpack(text) {
  const letters = atob(text), bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return new Uint32Array(bytes.buffer);
}

/** The file. `view` is what it shows first: {step, fold, mode, lang}. */
export async function htmlFile(run, view) {
  const modules = await gather(ENTRY);
  const sheets = await Promise.all(SHEETS.map(text));
  const imports = Object.fromEntries([...modules].map(([path, source]) => [`page/${path}`, `data:text/javascript;base64,${base64(source)}`]));
  const title = `${titleOf(run.told)} · Backtrail`;
  const told = { told: { ...run.told, path: undefined, at: undefined }, view, packed: pack(run), catalogues: await everyCatalogue() };
  return new Blob([
    `<!doctype html>\n<html lang="${escaped(view.lang)}">\n<head>\n<meta charset="utf-8">\n`,
    // Whatever the events say, this file fetches nothing and sends nothing.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' data:; style-src 'unsafe-inline'; img-src blob: data:">\n`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">\n`,
    `<title>${escaped(title)}</title>\n<style>\n${sheets.join('\n').replaceAll('</style', '<\\/style')}</style>\n`,
    `<script type="importmap">${JSON.stringify({ imports })}</script>\n`,
    `<script type="application/json" id="recorded">${inScript(told)}</script>\n`,
    `<script type="module">import 'page/${ENTRY}';</script>\n`,
    `</head>\n<body>\n<header id="top"></header>\n<main id="view" data-view="explore" tabindex="-1"></main>\n</body>\n</html>\n`,
  ], { type: 'text/html' });
}

/** A module and all that it imports, with the names of the import map in place of paths. */
async function gather(entry, modules = new Map()) {
  modules.set(entry, '');
  const base = new URL(entry, 'page://x/'), source = await text(entry), wanted = [];
  const linked = source.replace(IMPORT, (_, before, quote, path) => {
    const full = new URL(path, base).pathname.slice(1);
    wanted.push(full);
    return `${before}${quote}page/${full}${quote}`;
  });
  modules.set(entry, linked);
  for (const path of wanted) if (!modules.has(path)) await gather(path, modules);
  return modules;
}

async function text(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

function base64(source) {
  const bytes = new TextEncoder().encode(source);
  let letters = '';
  for (let i = 0; i < bytes.length; i += 8192) letters += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(letters);
}

function escaped(words) { return words.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`); }

/** JSON that cannot end the script element which holds it. */
function inScript(value) { return JSON.stringify(value).replaceAll('<', '\\u003c'); }
