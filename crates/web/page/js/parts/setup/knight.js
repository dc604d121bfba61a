// A board for the knight: rows and columns; its holes and the start of the tour are placed on the board itself.

import { el } from '../../dom.js';
import { t } from '../../i18n.js';

export function createKnight(context) {
  const board = { rows: 0, columns: 0, holes: new Set() };
  const number = (name, key) => el('input', {
    type: 'number', min: 1, max: 1000, inputmode: 'numeric', 'data-test': `setup-${name}`, 'aria-describedby': context.describedBy,
    oninput: () => resize(false), onchange: () => resize(true), 'aria-label': t(key),
  });
  const [high, wide] = [number('rows', 'setup-knight-rows'), number('columns', 'setup-knight-columns')];

  /** Takes rows and columns from their fields; holes that are still on the board stay where they are. */
  function resize(apply) {
    const [rows, columns] = [Number(high.value), Number(wide.value)];
    if (!(Number.isInteger(rows) && Number.isInteger(columns) && rows > 0 && columns > 0)) return context.change({ word: `${high.value}x${wide.value}` }, apply);
    if (apply && rows === board.rows && columns === board.columns) return;
    const kept = [...board.holes].map(cell => [Math.floor(cell / board.columns), cell % board.columns]).filter(([row, column]) => row < rows && column < columns);
    Object.assign(board, { rows, columns, holes: new Set(kept.map(([row, column]) => row * columns + column)) });
    context.change({ word: wordOf(board) }, apply);
  }

  return {
    element: el('div', { class: 'size' }, el('label', { class: 'field' }, el('span', {}, t('setup-knight-rows')), high), el('span', { class: 'times', 'aria-hidden': 'true' }, '×'),
      el('label', { class: 'field' }, el('span', {}, t('setup-knight-columns')), wide)),
    show({ stage: { rows, columns, holes } }) {
      Object.assign(board, { rows, columns, holes: new Set(holes) });
      for (const [input, value] of [[high, rows], [wide, columns]]) if (document.activeElement !== input) input.value = value;
    },
    invalid: bad => { for (const input of [high, wide]) if (bad) input.setAttribute('aria-invalid', 'true'); else input.removeAttribute('aria-invalid'); },
    edit: placing(context),
  };
}

function wordOf({ rows, columns, holes }) {
  if (holes.size === 0) return rows === columns ? String(rows) : `${rows}x${columns}`;
  const row = at => Array.from({ length: columns }, (_, column) => (holes.has(at * columns + column) ? '#' : '.')).join('');
  return Array.from({ length: rows }, (_, at) => row(at)).join('/');
}

/** A click, or a pointer that is dragged, makes holes or fills them; or it says where the tour starts. */
function placing(context) {
  let board = null, holes = new Set(), tool = 'hole', painting = true;
  const tools = ['hole', 'start'].map(name => el('button', {
    type: 'button', 'aria-pressed': String(name === tool), 'data-test': `edit-${name}`,
    onclick: () => { tool = name; for (const [i, one] of ['hole', 'start'].entries()) tools[i].setAttribute('aria-pressed', String(one === tool)); },
  }, t(`edit-knight-${name}`)));
  const clear = el('button', { type: 'button', 'data-test': 'edit-clear', onclick: () => { holes.clear(); change(); } }, t('edit-knight-clear'));
  const place = cell => ({ row: Math.floor(cell / board.columns) + board.first, column: cell % board.columns + board.first });
  const change = (flags = {}) => {
    if (holes.has(board.start)) flags.start = undefined;
    context.edit({ word: wordOf({ ...board, holes }), flags });
  };
  const paint = cell => {
    if (painting) holes.add(cell); else holes.delete(cell);
    editor.draw();
  };
  const start = cell => {
    holes.delete(cell);
    const { row, column } = place(cell);
    change({ start: cell === board.start ? undefined : `${row},${column}` });
  };
  const editor = {
    how: () => t('edit-knight'),
    bar: [el('div', { class: 'tools', role: 'group', 'aria-label': t('edit-knight') }, ...tools), clear],
    begin(stage) {
      board = stage;
      holes = new Set(stage.holes);
      clear.disabled = holes.size === 0;
      return true;
    },
    does: {
      down(cell) {
        painting = !holes.has(cell);
        if (tool === 'hole') paint(cell);
      },
      over: cell => { if (tool === 'hole') paint(cell); },
      up(cell, from) {
        if (tool === 'start') { if (cell === from) start(cell); }
        else if (cell !== null) change();
        else { editor.begin(board); editor.draw(); }
      },
      press(cell) { this.down(cell); this.up(cell, cell); },
      key(cell, event) {
        if (event.key.toLowerCase() !== 's') return false;
        start(cell);
        return true;
      },
    },
    look(cell) {
      const where = t('stage-square', place(cell)), isHole = holes.has(cell);
      const what = isHole ? 'hole' : cell === board.start ? 'start' : null;
      const fresh = isHole === board.holes.includes(cell) ? '' : isHole ? 'hole' : 'filled';
      return { className: fresh, label: what ? t('edit-on', { where, what: t(`edit-knight-${what}`) }) : where };
    },
  };
  return editor;
}
