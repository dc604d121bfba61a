// A grid of squares that a person works on with mouse, touch or keys: holes, queens, the cells of a Sudoku. It is a grid for
// screen readers too; one square at a time can be reached by the tabulator, and arrows go on from there.

import { el } from '../../dom.js';

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * `does` has `down(cell)`; `drag(event, from)` and `over(cell, from)` while a pointer is held down; `up(cell or null, from)`;
 * `press(cell)` by Enter, Space or a screen reader; and `key(cell, event)`, which says whether it took the key. All may be left out.
 * `draw(cell => ({text, className, label, content}))` shows how things stand.
 */
export function createPad(rows, columns, name, does) {
  const element = el('div', { class: 'pad', role: 'grid', 'aria-label': name, 'data-test': 'pad' });
  element.style.gridTemplateColumns = `repeat(${columns}, 1fr)`;
  element.style.aspectRatio = `${columns} / ${rows}`;
  element.style.setProperty('--columns', columns);
  const cells = [], shown = [];
  for (let row = 0; row < rows; row++) {
    const line = el('div', { role: 'row' });
    for (let column = 0; column < columns; column++) {
      const cell = cells.length;
      const square = el('div', { role: 'gridcell', tabindex: cell ? -1 : 0, class: 'square', 'data-cell': cell });
      cells.push(square);
      line.append(square);
    }
    element.append(line);
  }

  let at = 0, from = null, last = null;
  const go = (cell, focus = true) => {
    cells[at].tabIndex = -1;
    at = cell;
    cells[at].tabIndex = 0;
    if (focus) cells[at].focus({ preventScroll: from !== null });
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
    go(cell);
    // The element, not the square, gets what follows, wherever the pointer is.
    element.setPointerCapture(event.pointerId);
    does.down?.(cell);
  };
  const under = event => cellOf(document.elementFromPoint(event.clientX, event.clientY));
  const reach = cell => {
    if (cell === null || cell === last) return;
    last = cell;
    does.over?.(cell, from);
  };
  element.onpointermove = event => {
    if (from === null) return;
    does.drag?.(event, from);
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
    // What is typed here is no shortcut of the view.
    event.stopPropagation();
    let next = null;
    if (does.key?.(cell, event)) { /* taken */ }
    else if (event.key in ARROWS) {
      const [down, right] = ARROWS[event.key], row = Math.floor(cell / columns) + down, column = cell % columns + right;
      if (row >= 0 && row < rows && column >= 0 && column < columns) next = row * columns + column;
    } else if (event.key === 'Home') next = cell - cell % columns;
    else if (event.key === 'End') next = cell - cell % columns + columns - 1;
    else if (event.key === 'Enter' || event.key === ' ') does.press?.(cell);
    else return;
    event.preventDefault();
    if (next !== null) go(next);
  };
  return {
    element, cells, go,
    draw(look) {
      for (const [cell, square] of cells.entries()) {
        const { text = '', className = '', label = '', content = null } = look(cell);
        const key = `${text}\n${className}\n${label}`;
        if (shown[cell] === key) continue;
        shown[cell] = key;
        square.className = `square ${className}`;
        square.setAttribute('aria-label', label);
        if (content) square.replaceChildren(content()); else square.textContent = text;
      }
    },
  };
}
