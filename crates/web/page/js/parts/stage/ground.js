// What lies under every board of squares: the squares, and the numbers of rows and columns.

import { label, svg } from './svg.js';

/** The squares of a chessboard: its ground, and the dark ones. */
export function squares(rows, columns, size, isHole = () => false) {
  const ground = svg('g', { class: 'squares' });
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
  const every = Math.ceil(Math.max(rows, columns) / 24);
  const grow = Math.min(3, Math.max(1, Math.max(rows, columns) / 12));
  const group = svg('g', { class: 'numbers' });
  for (let column = 0; column < columns; column += every) {
    group.append(label(column + first, (column + 0.5) * size, -0.3 * size * grow, 0.3 * size * grow, 'number'));
  }
  for (let row = 0; row < rows; row += every) {
    group.append(label(row + first, -0.35 * size * grow, (row + 0.5) * size, 0.3 * size * grow, 'number'));
  }
  return group;
}

/** How much room the numbers take. */
export function margin(rows, columns, size) { return 0.6 * size * Math.min(3, Math.max(1, Math.max(rows, columns) / 12)); }
