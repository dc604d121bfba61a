// A board for the knight: rows and columns, holes drawn with the pointer or the keys, and where the tour starts.

import { el } from '../../dom.js';
import { t } from '../../i18n.js';
import { knight } from '../stage/path.js';
import { svg } from '../stage/svg.js';
import { createPad } from './pad.js';

/** Larger boards are not drawn here. */
const LARGEST = 20;

export function createKnight(context) {
  let rows = 0, columns = 0, holes = new Set(), pad = null, tool = 'holes', painting = true;
  const number = (name, key) => el('input', {
    type: 'number', min: 1, max: 1000, inputmode: 'numeric', 'data-test': `setup-${name}`, 'aria-describedby': context.describedBy,
    oninput: () => resize(false), onchange: () => resize(true), 'aria-label': t(key),
  });
  const [high, wide] = [number('rows', 'setup-knight-rows'), number('columns', 'setup-knight-columns')];
  const place = el('div', { class: 'pad-place' }), large = el('p', { class: 'quiet', hidden: true }, t('setup-knight-large', { n: LARGEST }));
  const tools = ['holes', 'start'].map(name => el('button', {
    type: 'button', 'aria-pressed': String(name === tool), 'data-test': `knight-tool-${name}`,
    onclick: () => { tool = name; for (const button of tools) button.setAttribute('aria-pressed', String(button === tools[name === 'holes' ? 0 : 1])); },
  }, t(`setup-knight-${name}`)));
  const fill = el('button', { type: 'button', 'data-test': 'knight-fill', onclick: () => { holes.clear(); changed(true); } }, t('setup-knight-fill'));
  const more = el('details', { class: 'more', 'data-test': 'setup-draw' }, el('summary', {}, t('setup-knight-draw')),
    el('div', { class: 'editor' }, el('p', { class: 'quiet' }, t('setup-knight-how')),
      el('div', { class: 'fields', role: 'group', 'aria-label': t('setup-knight-tool') }, el('span', { class: 'quiet tool' }, t('setup-knight-tool')), ...tools, fill), place, large));

  const start = () => {
    const [row, column] = (context.draft.flags.start ?? '').split(',').map(word => Number.parseInt(word, 10));
    return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : null;
  };
  const word = () => {
    if (holes.size === 0) return rows === columns ? String(rows) : `${rows}x${columns}`;
    const lines = Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => holes.has(row * columns + column) ? '#' : '.').join(''));
    return lines.join('/');
  };
  const changed = (apply = false, flags = {}) => {
    if (start() !== null && holes.has(start())) flags.start = undefined;
    context.change({ word: word(), flags }, apply);
    draw();
  };
  const setStart = cell => {
    holes.delete(cell);
    changed(true, { start: start() === cell ? undefined : `${Math.floor(cell / columns)},${cell % columns}` });
  };
  const paint = cell => {
    if (painting) holes.add(cell); else holes.delete(cell);
    changed();
  };
  const does = {
    down(cell) {
      if (tool === 'start') return setStart(cell);
      painting = !holes.has(cell);
      paint(cell);
    },
    over: cell => { if (tool === 'holes') paint(cell); },
    up: () => { if (tool === 'holes') changed(true); },
    press(cell) { this.down(cell); this.up(); },
    key(cell, event) {
      if (event.key.toLowerCase() !== 's') return false;
      setStart(cell);
      return true;
    },
  };

  function draw() {
    if (!pad) return;
    const begin = start();
    pad.draw(cell => {
      const column = cell % columns, row = Math.floor(cell / columns), hole = holes.has(cell);
      const what = t(`setup-knight-${hole ? 'hole' : cell === begin ? 'begin' : 'square'}`);
      return {
        className: hole ? 'hole' : (row + column) % 2 ? 'dark' : 'light',
        label: `${t('stage-square', { column, row })}: ${what}`,
        content: cell === begin ? () => svg('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, knight(0, 0)) : null,
      };
    });
  }

  /** Takes rows and columns from their fields; holes that are still on the board stay where they are. */
  function resize(apply) {
    const [down, across] = [Number(high.value), Number(wide.value)];
    if (!(Number.isInteger(down) && Number.isInteger(across) && down > 0 && across > 0)) return context.change({ word: `${high.value}x${wide.value}` }, apply);
    const kept = [...holes].map(cell => [Math.floor(cell / columns), cell % columns]).filter(([row, column]) => row < down && column < across);
    build(down, across, new Set(kept.map(([row, column]) => row * across + column)));
    changed(apply);
  }

  function build(down, across, gaps) {
    holes = gaps;
    if (down !== rows || across !== columns) {
      [rows, columns] = [down, across];
      const fits = Math.max(rows, columns) <= LARGEST;
      pad = fits ? createPad(rows, columns, t('setup-knight-draw'), does) : null;
      place.replaceChildren(...(pad ? [pad.element] : []));
      large.hidden = fits;
    }
    draw();
  }

  return {
    element: el('div', { class: 'size' }, el('label', { class: 'field' }, el('span', {}, t('setup-knight-rows')), high), el('span', { class: 'times', 'aria-hidden': 'true' }, '×'),
      el('label', { class: 'field' }, el('span', {}, t('setup-knight-columns')), wide)),
    more,
    show({ stage }) {
      build(stage.rows, stage.columns, new Set(stage.holes));
      for (const [input, value] of [[high, stage.rows], [wide, stage.columns]]) if (document.activeElement !== input) input.value = value;
    },
    invalid: bad => { for (const input of [high, wide]) if (bad) input.setAttribute('aria-invalid', 'true'); else input.removeAttribute('aria-invalid'); },
  };
}
