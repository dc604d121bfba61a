// Squares over a board that a person works on with mouse, touch or keys. They are a grid for screen readers too; one square at a
// time can be reached by the tabulator, and arrows go on from there.

import { el } from '../../dom.js';

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * `does` has `down(cell)`; `over(cell)` while a pointer is held down; `up(cell, from)`, the cell null if it was given up;
 * `press(cell)` by Enter, Space or a screen reader; and `key(cell, event)`, which says whether it took the key. All may be left
 * out. With `types` a square that is clicked takes the keys; otherwise they stay with the player.
 * `draw(cell => ({className, label}))` shows how things stand.
 */
export function createPad(rows, columns, name, does) {
  const element = el('div', { class: 'pad', role: 'grid', 'aria-label': name, 'data-test': 'pad' });
  element.style.gridTemplate = `repeat(${rows}, 1fr) / repeat(${columns}, 1fr)`;
  const cells = [], shown = [];
  for (let row = 0; row < rows; row++) {
    const line = el('div', { role: 'row' });
    for (let column = 0; column < columns; column++) {
      const square = el('div', { role: 'gridcell', tabindex: cells.length ? -1 : 0, 'data-cell': cells.length });
      cells.push(square);
      line.append(square);
    }
    element.append(line);
  }

  let at = 0, from = null, last = null;
  const go = (cell, focus = true) => {
    if (!cells[cell]) return;
    cells[at].tabIndex = -1;
    at = cell;
    cells[at].tabIndex = 0;
    if (focus) cells[at].focus({ preventScroll: true });
  };
  const cellOf = target => {
    const square = target?.closest?.('[data-cell]');
    return square && element.contains(square) ? Number(square.dataset.cell) : null;
  };
  element.onpointerdown = event => {
    const cell = cellOf(event.target);
    if (cell === null || event.button > 0) return;
    event.preventDefault();
    from = last = cell;
    go(cell, Boolean(does.types));
    // The element, not the square, gets what follows, wherever the pointer is.
    element.setPointerCapture(event.pointerId);
    does.down?.(cell);
  };
  const under = event => cellOf(document.elementFromPoint(event.clientX, event.clientY));
  const reach = cell => {
    if (cell === null || cell === last) return;
    last = cell;
    does.over?.(cell);
  };
  element.onpointermove = event => {
    if (from === null) return;
    // A fast pointer crosses several squares between two pictures; all of them count.
    const moves = event.getCoalescedEvents?.() ?? [];
    for (const move of moves.length ? moves : [event]) reach(under(move));
  };
  const end = event => {
    if (from === null) return;
    const began = from, cell = event.type === 'pointercancel' ? null : under(event);
    reach(cell);
    from = null;
    does.up?.(cell, began);
  };
  element.onpointerup = end;
  element.onpointercancel = end;
  element.onclick = event => {
    // A click that no pointer made is a screen reader's.
    const cell = cellOf(event.target);
    if (cell !== null && event.detail === 0 && event.pointerType !== 'mouse' && event.pointerType !== 'touch') does.press?.(cell);
  };
  element.onkeydown = event => {
    const cell = cellOf(event.target);
    if (cell === null || event.altKey || event.ctrlKey || event.metaKey || event.key === 'Tab') return;
    let next = null;
    if (does.key?.(cell, event)) { /* taken */ }
    else if (event.key in ARROWS) {
      const [down, right] = ARROWS[event.key], row = Math.floor(cell / columns) + down, column = cell % columns + right;
      if (row >= 0 && row < rows && column >= 0 && column < columns) next = row * columns + column;
    } else if (event.key === 'Home') next = cell - cell % columns;
    else if (event.key === 'End') next = cell - cell % columns + columns - 1;
    else if (event.key === 'Enter' || event.key === ' ') does.press?.(cell);
    else if (event.key === 'Escape') cells[at].blur();
    else return;
    // What is typed here is no shortcut of the view.
    event.stopPropagation();
    event.preventDefault();
    if (next !== null) go(next);
  };
  return {
    element, go,
    get at() { return at; },
    draw(look) {
      for (const [cell, square] of cells.entries()) {
        const { className = '', label = '' } = look(cell), key = `${className}\n${label}`;
        if (shown[cell] === key) continue;
        shown[cell] = key;
        square.className = className;
        square.setAttribute('aria-label', label);
      }
    },
  };
}
