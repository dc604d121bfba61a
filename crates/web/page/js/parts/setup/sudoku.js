// A Sudoku to type: cells for keys, buttons for fingers, a text to paste, samples. Clashes are marked at once.

import { el } from '../../dom.js';
import { t } from '../../i18n.js';
import { symbol } from '../stage/grid.js';
import { createPad } from './pad.js';
import { SAMPLES } from './samples.js';
import { wordField } from './word.js';

/** Larger grids are not typed here. */
const LARGEST = 25;
/** Sizes and the usual boxes: rows, columns. */
const BOXES = { 4: [2, 2], 6: [2, 3], 8: [2, 4], 9: [3, 3], 10: [2, 5], 12: [3, 4], 16: [4, 4], 25: [5, 5] };

export function createSudoku(context) {
  let n = 0, box = [3, 3], cells = [], pad = null, at = 0;
  const text = wordField(context, { label: t('setup-sudoku-paste'), long: true });
  text.input.addEventListener('input', () => { const read = parse(text.input.value); if (read) build(read.n, read.cells); });
  const sample = el('select', { 'data-test': 'setup-sample', onchange: () => {
    if (sample.value) context.change({ word: SAMPLES[sample.value], flags: { box: undefined } }, true);
  } }, el('option', { value: '' }, t('setup-sudoku-choose')), ...Object.keys(SAMPLES).map(name => el('option', { value: name }, t(`setup-sample-${name}`))));
  const size = el('select', { 'data-test': 'setup-size', onchange: () => {
    const wanted = Number(size.value);
    context.change({ word: '.'.repeat(wanted * wanted), flags: { box: undefined } }, true);
  } }, ...Object.keys(BOXES).map(value => el('option', { value }, `${value} × ${value}`)));
  const place = el('div', { class: 'pad-place' }), keys = el('div', { class: 'keypad', 'data-test': 'sudoku-keys' });
  const status = el('p', { class: 'status', role: 'status', 'data-test': 'sudoku-status' });
  const clear = el('button', { type: 'button', 'data-test': 'sudoku-clear', onclick: () => { cells.fill(0); changed(true); } }, t('setup-sudoku-clear'));
  const large = el('p', { class: 'quiet', hidden: true }, t('setup-sudoku-large', { n: LARGEST }));
  const more = el('details', { class: 'more', 'data-test': 'setup-grid' }, el('summary', {}, t('setup-sudoku-edit')),
    el('div', { class: 'editor' }, el('p', { class: 'quiet' }, t('setup-sudoku-how')),
      el('div', { class: 'fields' }, el('label', { class: 'field' }, el('span', {}, t('setup-sudoku-size')), size), clear, status), place, keys, large, text.element));
  more.onpaste = event => {
    const pasted = event.clipboardData.getData('text');
    if (event.target === text.input || !pasted.trim()) return;
    event.preventDefault();
    context.change({ word: pasted }, true);
    const read = parse(pasted);
    if (read) build(read.n, read.cells);
  };

  const changed = (apply = false) => {
    context.change({ word: cells.map(value => symbol(value, n) || '.').join('') }, apply);
    text.show();
    draw();
  };
  const write = (cell, value) => {
    at = cell;
    cells[cell] = value;
    changed();
  };
  const does = {
    down: cell => { at = cell; },
    key(cell, event) {
      at = cell;
      if (['Backspace', 'Delete', '.', '0', ' '].includes(event.key)) return write(cell, 0), true;
      const value = event.key.length === 1 ? Number.parseInt(event.key, 36) : Number.NaN;
      if (!(value >= 1 && value <= n)) return false;
      return write(cell, value), true;
    },
    press: () => {},
  };

  /** The cells whose value stands twice in a row, a column or a box. */
  function clashes() {
    const seen = new Map(), bad = new Set();
    for (const [cell, value] of cells.entries()) {
      if (!value) continue;
      const row = Math.floor(cell / n), column = cell % n;
      const boxes = Math.floor(row / box[0]) * n + Math.floor(column / box[1]);
      for (const house of [`r${row}`, `c${column}`, `b${boxes}`]) {
        const key = `${house} ${value}`;
        if (seen.has(key)) bad.add(cell).add(seen.get(key)); else seen.set(key, cell);
      }
    }
    return bad;
  }

  function draw() {
    if (!pad) return;
    const bad = clashes();
    pad.draw(cell => {
      const row = Math.floor(cell / n), column = cell % n, value = symbol(cells[cell], n);
      const edges = `${row % box[0] === 0 && row ? 'top' : ''} ${column % box[1] === 0 && column ? 'side' : ''}`;
      const what = !value ? t('setup-sudoku-empty') : bad.has(cell) ? t('setup-sudoku-clash', { value }) : value;
      return { text: value, className: `cell ${edges} ${bad.has(cell) ? 'bad' : ''}`, label: `${t('stage-cell', { row: row + 1, column: column + 1 })}: ${what}` };
    });
    status.textContent = bad.size ? t('setup-sudoku-clashes', { n: bad.size }) : t('setup-sudoku-fine', { n: cells.filter(Boolean).length });
  }

  function build(wanted, values, boxes = BOXES[wanted]) {
    cells = values;
    box = boxes ?? box;
    if (wanted !== n) {
      n = wanted;
      const fits = n <= LARGEST;
      pad = fits ? createPad(n, n, t('setup-sudoku-edit'), does) : null;
      pad?.element.classList.add('sudoku-pad');
      place.replaceChildren(...(pad ? [pad.element] : []));
      large.hidden = fits;
      const button = value => el('button', {
        type: 'button', 'data-value': value, tabindex: -1, 'aria-label': value ? symbol(value, n) : t('setup-sudoku-empty'),
        onclick: () => { write(at, value); pad.go(at, false); },
      }, value ? symbol(value, n) : '⌫');
      keys.replaceChildren(...(fits ? Array.from({ length: n }, (_, i) => button(i + 1)).concat(button(0)) : []));
      at = 0;
      if (![...size.options].some(option => Number(option.value) === n)) size.add(new Option(`${n} × ${n}`, n));
      size.value = n;
    }
    draw();
  }

  return {
    element: el('label', { class: 'field' }, el('span', {}, t('setup-sudoku-sample')), sample),
    more,
    show({ stage }) {
      build(stage.rows, [...stage.givens], [stage.regions.boxRows, stage.regions.boxColumns]);
      sample.value = Object.keys(SAMPLES).find(name => SAMPLES[name] === context.draft.word) ?? '';
      text.show();
    },
    invalid: text.invalid,
  };
}

/** The cells of a text of one character each, if they make a grid; so that a grid with a clash is shown too. */
function parse(text) {
  const signs = text.replace(/[\s|+─-╿-]/g, ''), n = Math.sqrt(signs.length);
  if (!(n in BOXES) || n > LARGEST) return null;
  const cells = [...signs].map(sign => '.0_*?'.includes(sign) ? 0 : Number.parseInt(sign, 36));
  return cells.every(value => value >= 0 && value <= n) ? { n, cells } : null;
}
