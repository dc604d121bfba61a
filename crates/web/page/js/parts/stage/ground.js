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

/** The numbers of columns and rows, so few that they can be read. */
export function numbers(rows, columns, size, first = 0) {
  const longer = Math.max(rows, columns), every = Math.ceil(longer / (longer < 100 ? 24 : longer < 1000 ? 14 : 9)), grow = growth(longer);
  const group = svg('g', { class: 'numbers' });
  for (let column = 0; column < columns; column += every) {
    group.append(label(column + first, (column + 0.5) * size, -0.3 * size * grow, 0.3 * size * grow, 'number'));
  }
  for (let row = 0; row < rows; row += every) {
    group.append(label(row + first, -(longer < 100 ? 0.35 : 0.15 + 0.09 * String(longer).length) * size * grow, (row + 0.5) * size, 0.3 * size * grow, 'number'));
  }
  return group;
}

/** How much room the numbers take. */
export function margin(rows, columns, size) {
  const longer = Math.max(rows, columns);
  return (longer < 100 ? 0.6 : 0.3 + 0.18 * String(longer).length) * size * growth(longer);
}

/** Numbers grow with the board, so that they stay as large in the picture. */
function growth(longer) { return Math.max(1, longer / 12); }
