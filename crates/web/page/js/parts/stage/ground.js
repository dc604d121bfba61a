// What lies under every board of squares: the squares, and the numbers of rows and columns.

import { label, svg } from './svg.js';

/** Boards of more squares are drawn without them. */
const MOST = 40_000;

/** The squares of a chessboard, light and dark, without those that are holes. */
export function squares(rows, columns, size, isHole = () => false) {
  const ground = svg('g', { class: 'squares' });
  if (rows * columns > MOST) {
    ground.append(svg('rect', { width: columns * size, height: rows * size, class: 'light' }));
    return ground;
  }
  let light = '', dark = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (isHole(row * columns + column)) continue;
      const d = `M${column * size} ${row * size}h${size}v${size}h${-size}Z`;
      if ((row + column) % 2) dark += d; else light += d;
    }
  }
  ground.append(svg('path', { d: light, class: 'light' }), svg('path', { d: dark, class: 'dark' }));
  return ground;
}

/** Holes are hatched, so that they differ from squares by more than a shade. */
export function hatch(holes, columns, size) {
  const half = size / 2;
  const d = holes.map(cell => {
    const x = cell % columns * size, y = Math.floor(cell / columns) * size;
    return `M${x} ${y + half}l${half} ${-half}M${x} ${y + size}l${size} ${-size}M${x + half} ${y + size}l${half} ${-half}`;
  }).join('');
  return svg('path', { d, class: 'hatch', 'stroke-width': 0.04 * size });
}

/** The numbers of columns and rows, so few that they can be read. */
export function numbers(rows, columns, size, first = 0) {
  const longer = Math.max(rows, columns), grow = growth(longer), every = Math.ceil(0.3 * String(longer).length * grow);
  const group = svg('g', { class: 'numbers' });
  for (let column = 0; column < columns; column += every) {
    group.append(label(column + first, (column + 0.5) * size, -0.33 * size * grow, 0.38 * size * grow, 'number'));
  }
  for (let row = 0; row < rows; row += every) {
    group.append(label(row + first, -(longer < 100 ? 0.38 : 0.15 + 0.11 * String(longer).length) * size * grow, (row + 0.5) * size, 0.38 * size * grow, 'number'));
  }
  return group;
}

/** How much room the numbers take. */
export function margin(rows, columns, size) {
  const longer = Math.max(rows, columns);
  return (longer < 100 ? 0.72 : 0.3 + 0.22 * String(longer).length) * size * growth(longer);
}

/** Numbers grow with the board, so that they stay as large in the picture. */
function growth(longer) { return Math.max(0.5, longer / 8); }
