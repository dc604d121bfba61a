// A graph: an example by name, a file, a text; and vertices and edges that are drawn on the board.

import { el } from '../../dom.js';
import { t } from '../../i18n.js';
import { createGraphEditor } from '../edit/sheet.js';
import { wordField } from './word.js';

const EXAMPLES = ['australia', 'usa', 'petersen', 'grotzsch', 'dodecahedron', 'cycle:7', 'wheel:6', 'complete:5', 'bipartite:3,3', 'mycielski:4',
  'kneser:5,2', 'grid:5x5', 'hexagons:3x4', 'queen:5', 'queen:8', 'sudoku:2', 'gnm:30,60,1', 'tree:20,1'];
/** The most megabytes of a file. */
const MOST = 1;
/** A word that is longer is shown by what it is, not as it is. */
const SHORT = 300;

export function createColor(context) {
  const word = wordField(context, { label: t('setup-color-graph') });
  const example = el('select', { 'data-test': 'setup-example', onchange: () => { if (example.value) give(example.value, null); } },
    el('option', { value: '' }, t('setup-sudoku-choose')), ...EXAMPLES.map(name => el('option', { value: name }, name)));
  const given = el('p', { class: 'given-text', 'data-test': 'setup-given' }), back = el('button', { type: 'button', onclick: () => { give('petersen', null); word.input.focus(); } }, t('setup-color-back'));
  const long = el('div', { class: 'given', hidden: true }, given, back);
  const file = el('input', { type: 'file', class: 'unseen-file', 'data-test': 'setup-file', onchange: () => { if (file.files[0]) read(file.files[0]); file.value = ''; } });
  const open = el('label', { class: 'button' }, t('setup-color-file'), file);
  const text = el('textarea', { rows: 5, 'data-test': 'setup-text', spellcheck: 'false', placeholder: 'a b\nb c\nc a', 'aria-label': t('setup-color-text'),
    oninput: () => { if (text.value.trim()) context.change({ word: text.value }); }, onchange: () => { if (text.value.trim()) give(text.value, null); } });
  const details = (name, key, ...content) => el('details', { class: 'more', 'data-test': `setup-${name}` }, el('summary', {}, t(key)), el('div', { class: 'editor' }, ...content));
  const more = el('div', { class: 'graph-more' }, open, details('paste', 'setup-color-text', el('p', { class: 'quiet' }, t('setup-color-textHow')), text));

  let name = null;
  const give = (value, called) => {
    name = called;
    context.change({ word: value }, true);
    show();
  };
  const show = () => {
    const { word: value } = context.draft, lines = value.trimEnd().split('\n').length, isLong = lines > 1 || value.length > SHORT;
    word.show();
    word.element.hidden = isLong;
    long.hidden = !isLong;
    if (isLong) given.textContent = name ? t('setup-color-given', { name, lines }) : t('setup-color-typed', { lines });
    example.value = EXAMPLES.includes(value) ? value : '';
  };
  async function read(dropped) {
    const size = dropped.size / 1e6;
    if (size > MOST) return context.error(t('setup-color-tooLarge', { size: Math.ceil(size * 10) / 10, most: MOST }));
    try { give(await dropped.text(), dropped.name); } catch { context.error(t('setup-color-unreadable')); }
  }

  const element = el('div', { class: 'graph' }, el('label', { class: 'field' }, el('span', {}, t('setup-color-family')), example), word.element, long);
  show();
  return { element, more, show, invalid: word.invalid, edit: createGraphEditor(context, context.moved) };
}
