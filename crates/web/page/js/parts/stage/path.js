// The board of a knight's tour: a number on each square that was visited, the way from one to the next, and the knight.

import { t } from '../../i18n.js';
import { hatch, margin, numbers, squares } from './ground.js';
import { Layer, cells, corner, cross, frame, label, svg } from './svg.js';
import { list } from './words.js';

const UNIT = 100;
/** Boards with more squares on a side show the way only. */
const NUMBERED = 64;

const HORSE = 'M29 84H76V76H29ZM33 72C33 58 47 54 48 44L35 51C29 54 23 49 26 43L37 28L37 15L47 22C64 24 75 42 74 72Z';

/** A knight on a square. */
export function knight(column, row, size = UNIT) {
  return svg('g', { class: 'rider', transform: `translate(${column * size} ${row * size}) scale(${size / 100})` },
    svg('path', { d: HORSE }), svg('circle', { cx: 45, cy: 33, r: 3.2, class: 'eye' }));
}

export function createPath({ rows, columns, first = 0, holes, start }) {
  const hole = new Set(holes), width = columns * UNIT, height = rows * UNIT;
  const room = margin(rows, columns, UNIT), right = corner(Math.max(width, height)), numbered = Math.max(rows, columns) <= NUMBERED;
  const at = cell => [(cell % columns + 0.5) * UNIT, (Math.floor(cell / columns) + 0.5) * UNIT];
  const bold = Math.max(1, Math.max(rows, columns) / 40);
  const leap = className => key => {
    const [[x1, y1], [x2, y2]] = key.split('-').map(at);
    return svg('line', { x1, y1, x2, y2, class: className, 'stroke-width': 0.06 * UNIT * bold });
  };
  const square = className => cell => svg('rect', { x: cell % columns * UNIT, y: Math.floor(cell / columns) * UNIT, width: UNIT, height: UNIT, class: className });

  const visited = new Layer(square('visited'), 'visits');
  const spots = new Layer(square('spot'), 'spots');
  const way = new Layer(leap('leap'), 'way');
  const home = new Layer(leap('leap home'), 'way');
  const texts = new Layer(cell => label('', at(cell)[0], at(cell)[1], 0.36 * UNIT, 'value'), 'values');
  const refused = new Layer(leap('attack'), 'lines');
  const rings = new Layer(cell => svg('circle', { cx: at(cell)[0], cy: at(cell)[1], r: 0.45 * UNIT, class: 'ring', 'stroke-width': 0.06 * UNIT }), 'rings');
  const crosses = new Layer(cell => cross(...at(cell), UNIT, true), 'crosses');
  const ghosts = new Layer(cell => svg('g', { class: 'ghost' }, knight(cell % columns, Math.floor(cell / columns))), 'ghosts');
  const piece = knight(0, 0);
  const tally = label('', 0.82 * UNIT, 0.2 * UNIT, 0.24 * UNIT, 'value');
  piece.append(tally);
  piece.style.display = 'none';
  const element = svg('svg', { viewBox: `${-room} ${-room} ${width + room + right} ${height + room + right}` },
    squares(rows, columns, UNIT, cell => hole.has(cell)), hatch(holes, columns, UNIT), numbers(rows, columns, UNIT, first), visited.element, spots.element,
    way.element, home.element, texts.element, refused.element, rings.element, ghosts.element, piece, crosses.element,
    frame(0, 0, width, height));

  /** The squares in the order of the tour. */
  const tour = view => {
    const order = [];
    if (start !== null && start !== undefined) order[1] = start;
    for (const { cell, value } of view.marks) order[value] = cell;
    return order;
  };
  const values = new Map();
  return {
    element, inset: { x: room, y: room, width, height, wide: width + room + right, high: height + room + right },
    show(view) {
      const order = tour(view), last = order.length - 1, here = order[last];
      const steps = [];
      for (let i = 2; i <= last; i++) if (order[i - 1] !== undefined && order[i] !== undefined) steps.push(`${order[i - 1]}-${order[i]}`);
      way.show(steps);
      home.show(view.solved && comesHome(order, columns) ? [`${here}-${order[1]}`] : []);
      const on = order.filter(cell => cell !== undefined);
      visited.show(on);
      spots.show(view.fresh.filter(cell => !view.solved || cell !== here));
      if (numbered) {
        texts.show(on.filter(cell => cell !== here));
        for (let i = 1; i < last; i++) {
          if (order[i] === undefined || values.get(order[i]) === i) continue;
          values.set(order[i], i);
          texts.get(order[i]).textContent = i;
        }
      }
      piece.style.display = here === undefined ? 'none' : '';
      if (here !== undefined) {
        const [x, y] = at(here), large = Math.max(1, Math.max(rows, columns) / 24);
        piece.setAttribute('transform', `translate(${x - large * UNIT / 2} ${y - large * UNIT / 2}) scale(${large})`);
        if (numbered) tally.textContent = last;
      }
      const tried = cells(view.tried?.marks);
      crosses.show(tried);
      ghosts.show(cells(view.gone).slice(-1));
      refused.show(here === undefined ? [] : tried.filter(cell => cell !== here).map(cell => `${here}-${cell}`));
      rings.show(view.culprits);
    },
    words(view) {
      const place = cell => ({ row: Math.floor(cell / columns) + first, column: cell % columns + first });
      const where = cell => t('stage-square', place(cell));
      const order = tour(view), last = order.length - 1;
      const told = [t('stage-knight-board', { rows, columns })];
      if (holes.length) told.push(t('stage-knight-holes', { where: list(holes.map(where)) }));
      told.push(last > 0 ? t('stage-knight-on', { n: last, where: where(order[last]) }) : t('stage-empty'));
      if (last > 1) told.push(t('stage-knight-way', { way: list(order.slice(1).map(place).map(({ row, column }) => `${row},${column}`)) }));
      if (view.tried) told.push(view.tried.marks.length ? t('stage-knight-refused', { where: where(view.tried.marks[0]) }) : t('stage-knight-off', { label: view.tried.label }));
      if (view.solved) told.push(t('stage-solved'));
      if (view.dead) told.push(t('stage-dead'));
      return told.join(' ');
    },
  };
}

/** Does one more leap of the same kind lead from the last square to the first? */
function comesHome(order, columns) {
  const legs = (a, b) => [Math.abs(a % columns - b % columns), Math.abs(Math.floor(a / columns) - Math.floor(b / columns))].sort().join();
  return order.length > 3 && legs(order[1], order[2]) === legs(order.at(-1), order[1]);
}
