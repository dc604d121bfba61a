// A Sudoku: samples, sizes, a text to paste; and values that are typed into the cells of the board.

import { el } from '../../dom.js';
import { t } from '../../i18n.js';
import { regionsOf, symbol } from '../stage/grid.js';
import { SAMPLES } from './samples.js';
import { wordField } from './word.js';

const SIZES = [4, 6, 8, 9, 10, 12, 16, 25];
/** Larger grids have no buttons for fingers. */
const BUTTONS = 16;

export function createSudoku(context) {
  const text = wordField(context, { label: t('setup-sudoku-paste'), long: true });
  const sample = el('select', { 'data-test': 'setup-sample', onchange: () => {
    if (sample.value) context.change({ word: SAMPLES[sample.value], flags: { box: undefined } }, true);
  } }, el('option', { value: '' }, t('setup-sudoku-choose')), ...Object.keys(SAMPLES).map(name => el('option', { value: name }, t(`setup-sample-${name}`))));
  const size = el('select', { 'data-test': 'setup-size', onchange: () => {
    context.change({ word: '.'.repeat(size.value ** 2), flags: { box: undefined } }, true);
  } }, ...SIZES.map(value => el('option', { value }, `${value} × ${value}`)));
  return {
    element: el('label', { class: 'field' }, el('span', {}, t('setup-sudoku-sample')), sample),
    more: el('details', { class: 'more', 'data-test': 'setup-grid' }, el('summary', {}, t('setup-sudoku-other')),
      el('div', { class: 'fields' }, el('label', { class: 'field' }, el('span', {}, t('setup-sudoku-size')), size), text.element)),
    show({ stage: { rows } }) {
      if (![...size.options].some(option => Number(option.value) === rows)) size.add(new Option(`${rows} × ${rows}`, rows));
      size.value = rows;
      sample.value = Object.keys(SAMPLES).find(name => SAMPLES[name] === context.draft.word) ?? '';
      text.show();
    },
    invalid: text.invalid,
    edit: typing(context),
  };
}

/** A cell that is clicked takes what is typed, or what the buttons say. */
function typing(context) {
  let grid = null, values = [], at = 0;
  const keys = el('div', { class: 'keypad', role: 'group', 'data-test': 'edit-keys' });
  const clear = el('button', { type: 'button', 'data-test': 'edit-clear', onclick: () => { values.fill(0); change(); } }, t('edit-sudoku-clear'));
  const change = () => context.edit({ word: values.map(value => symbol(value, grid.most) || '.').join('') });
  const write = (cell, value) => {
    if (values[cell] === value) return;
    values[cell] = value;
    change();
  };
  // By a pointer alone: keys type.
  const button = value => el('button', { type: 'button', tabindex: -1, 'data-value': value, 'aria-label': value ? symbol(value, grid.most) : t('edit-sudoku-empty'),
    onpointerdown: event => event.preventDefault(), onclick: () => write(at, value) }, value ? symbol(value, grid.most) : '⌫');
  return {
    how: () => t('edit-sudoku'),
    bar: [keys, clear],
    begin(stage) {
      if (stage.most >= 36) return false;
      if (stage.most !== grid?.most) {
        grid = stage;
        keys.replaceChildren(...(stage.most <= BUTTONS ? Array.from({ length: stage.most + 1 }, (_, i) => button((i + 1) % (stage.most + 1))) : []));
      }
      grid = stage;
      values = [...stage.givens];
      clear.disabled = !values.some(Boolean);
      return true;
    },
    does: {
      types: true,
      down: cell => { at = cell; },
      key(cell, { key }) {
        at = cell;
        if (['Backspace', 'Delete', '.', '0', ' '].includes(key)) return write(cell, 0), true;
        const value = key.length === 1 ? Number.parseInt(key, 36) : Number.NaN;
        if (!(value >= 1 && value <= grid.most)) return false;
        return write(cell, value), true;
      },
    },
    refused() {
      const value = values[at], region = regionsOf(grid), house = cell => [Math.floor(cell / grid.columns), cell % grid.columns, region[cell]];
      const culprits = values.flatMap((other, cell) => (cell !== at && other === value && house(cell).some((part, i) => part === house(at)[i]) ? [cell] : []));
      return { tried: { marks: [at, value], label: '' }, culprits };
    },
    look(cell) {
      const where = t('stage-cell', { row: Math.floor(cell / grid.columns) + 1, column: cell % grid.columns + 1 });
      return { className: 'typed', label: values[cell] ? t('edit-on', { where, what: symbol(values[cell], grid.most) }) : where };
    },
  };
}
