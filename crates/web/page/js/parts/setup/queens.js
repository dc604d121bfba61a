// How many queens: a number and a slider; and queens that stand on the board from the start.

import { el } from '../../dom.js';
import { t } from '../../i18n.js';

export function createQueens(context) {
  const number = el('input', { type: 'number', min: 1, max: 200, 'data-test': 'setup-word', 'aria-describedby': context.describedBy, inputmode: 'numeric' });
  const slider = el('input', { type: 'range', min: 1, max: 20, 'data-test': 'setup-slider', 'aria-label': t('setup-queens') });
  const show = word => {
    if (document.activeElement !== number) number.value = word;
    slider.value = word;
  };
  show(context.draft.word);
  // A placement belongs to a size.
  const size = word => ({ word, flags: { place: undefined } });
  number.oninput = () => { slider.value = number.value; context.change(size(number.value)); };
  number.onchange = () => context.change(size(number.value), true);
  slider.oninput = () => { number.value = slider.value; };
  slider.onchange = () => context.change(size(slider.value), true);
  return {
    element: el('div', { class: 'size' }, el('label', { class: 'field' }, el('span', {}, t('setup-queens')), number), slider),
    show: ({ word }) => show(word),
    invalid: bad => { if (bad) number.setAttribute('aria-invalid', 'true'); else number.removeAttribute('aria-invalid'); },
    edit: placing(context),
  };
}

/** A click places a queen, or takes it away; one that is dragged goes elsewhere. */
function placing(context) {
  /** The row of the queen in each column, or null; and the square that was clicked last. */
  let rows = [], last = null, first = 0;
  const clear = el('button', { type: 'button', 'data-test': 'edit-clear', onclick: () => change(() => rows.fill(null)) }, t('edit-queens-clear'));
  const at = cell => [Math.floor(cell / rows.length), cell % rows.length];
  const stands = cell => { const [row, column] = at(cell); return rows[column] === row; };
  const change = act => {
    act();
    const list = context.draft.flags.by === 'row' ? rows.map((_, row) => { const column = rows.indexOf(row); return column < 0 ? null : column; }) : rows;
    const words = list.map(place => (place === null ? '-' : place + first)), end = list.findLastIndex(place => place !== null);
    context.edit({ flags: { place: end < 0 ? undefined : words.slice(0, end + 1).join(',') } });
  };
  const toggle = cell => change(() => {
    const [row, column] = at(cell);
    rows[column] = stands(cell) ? null : row;
    last = cell;
  });
  const move = (from, to) => change(() => {
    rows[at(from)[1]] = null;
    rows[at(to)[1]] = at(to)[0];
    last = to;
  });
  return {
    how: () => t('edit-queens'),
    bar: [clear],
    begin({ rows: n, first: counted, givens }) {
      first = counted;
      rows = new Array(n).fill(null);
      for (const [cell] of givens) rows[cell % n] = Math.floor(cell / n);
      clear.disabled = givens.length === 0;
      return true;
    },
    status: () => { const n = rows.filter(row => row !== null).length; return n ? t('edit-queens-count', { n }) : ''; },
    does: {
      press: toggle,
      up(cell, from) {
        if (cell === from) toggle(cell);
        else if (cell !== null && stands(from)) move(from, cell);
      },
    },
    refused() {
      const [row, column] = at(last);
      const attacks = (other, across) => other !== null && across !== column && (other === row || Math.abs(other - row) === Math.abs(across - column));
      const culprits = rows.flatMap((other, across) => (attacks(other, across) ? [other * rows.length + across] : []));
      return { tried: { marks: [last, 1], label: '' }, culprits };
    },
    look: cell => {
      const [row, column] = at(cell), where = t('stage-square', { column: column + first, row: row + first });
      return { className: stands(cell) ? 'held' : '', label: stands(cell) ? t('edit-on', { where, what: t('edit-queen') }) : where };
    },
  };
}
