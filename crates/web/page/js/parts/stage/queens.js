// The chessboard of the queens: crowns, a refused queen as a ghost with a cross, and lines from those that attack it.

import { t } from '../../i18n.js';
import { list } from './words.js';
import { Layer, cross, flag, frame, label, svg } from './svg.js';

/** A square has this size. */
const UNIT = 100;
/** Larger boards show dots for queens, and no squares. */
const CROWNS = 100;

const CROWN = 'M24 80H76V71H24ZM25 66L13 35L33 50L38 25L50 45L62 25L67 50L87 35L75 66Z';
const TIPS = [[13, 31], [38, 20], [62, 20], [87, 31]];

/** A crown on a square. */
export function crown(column, row, size = UNIT) {
  const tips = TIPS.map(([cx, cy]) => svg('circle', { cx, cy, r: 5 }));
  const scale = size / 100;
  return svg('g', { class: 'crown', transform: `translate(${column * size} ${row * size}) scale(${scale})` },
    svg('path', { d: CROWN }), ...tips);
}

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

/** The numbers of columns and rows, from 0, so few that they can be read. */
export function numbers(rows, columns, size) {
  const every = Math.ceil(Math.max(rows, columns) / 24);
  const grow = Math.min(3, Math.max(1, Math.max(rows, columns) / 12));
  const group = svg('g', { class: 'numbers' });
  for (let column = 0; column < columns; column += every) {
    group.append(label(column, (column + 0.5) * size, -0.3 * size * grow, 0.3 * size * grow, 'number'));
  }
  for (let row = 0; row < rows; row += every) {
    group.append(label(row, -0.35 * size * grow, (row + 0.5) * size, 0.3 * size * grow, 'number'));
  }
  return group;
}

/** How much room the numbers take. */
export function margin(rows, columns, size) { return 0.6 * size * Math.min(3, Math.max(1, Math.max(rows, columns) / 12)); }

export function createQueens({ n }) {
  const size = n * UNIT, room = margin(n, n, UNIT), right = 0.35 * UNIT;
  const at = cell => [(cell % n + 0.5) * UNIT, (Math.floor(cell / n) + 0.5) * UNIT];
  const piece = n <= CROWNS
    ? cell => crown(cell % n, Math.floor(cell / n))
    : cell => svg('circle', { class: 'crown', cx: at(cell)[0], cy: at(cell)[1], r: 0.6 * UNIT * Math.max(1, n / 150) });
  const square = cell => svg('rect', { x: cell % n * UNIT, y: Math.floor(cell / n) * UNIT, width: UNIT, height: UNIT, class: 'spot' });

  const spots = new Layer(square, 'spots');
  const lines = new Layer(key => {
    const [[x1, y1], [x2, y2]] = key.split('-').map(at);
    return svg('line', { x1, y1, x2, y2, class: 'attack', 'stroke-width': 0.06 * UNIT });
  }, 'lines');
  const queens = new Layer(piece, 'queens');
  const rings = new Layer(cell => svg('circle', { cx: at(cell)[0], cy: at(cell)[1], r: 0.46 * UNIT, class: 'ring', 'stroke-width': 0.06 * UNIT }), 'rings');
  const ghosts = new Layer(cell => svg('g', { class: 'ghost' }, piece(cell)), 'ghosts');
  const crosses = new Layer(cell => cross(...at(cell), UNIT), 'crosses');
  const ground = n <= CROWNS ? squares(n, n, UNIT) : svg('g', { class: 'squares' }, svg('rect', { width: size, height: size, class: 'light' }));
  const element = svg('svg', { viewBox: `${-room} ${-room} ${size + room + right} ${size + room + right}` },
    ground, numbers(n, n, UNIT), spots.element, lines.element, queens.element, rings.element, ghosts.element, crosses.element,
    frame(0, 0, size, size, UNIT));

  let fresh = new Set();
  return {
    element,
    show(view) {
      queens.show(view.marks.map(mark => mark.cell));
      fresh = flag(queens, 'fresh', view.fresh, fresh);
      spots.show(view.fresh);
      const tried = view.tried ? view.tried.marks.filter((_, i) => i % 2 === 0) : [];
      const gone = view.gone.filter((_, i) => i % 2 === 0);
      crosses.show(tried);
      ghosts.show([...tried, ...gone]);
      rings.show(view.culprits);
      lines.show(tried.flatMap(to => view.culprits.filter(from => from !== to).map(from => `${from}-${to}`)));
    },
    words(view) {
      const where = cell => t('stage.square', { column: cell % n, row: Math.floor(cell / n) });
      const told = [t('stage.queens.board', { n })];
      told.push(view.marks.length ? t('stage.queens.on', { where: list(view.marks.map(mark => where(mark.cell))) }) : t('stage.empty'));
      if (view.tried?.marks.length) told.push(t('stage.queens.refused', { where: where(view.tried.marks[0]) }));
      if (view.culprits.length) told.push(t('stage.queens.culprits', { where: list(view.culprits.map(where)) }));
      if (view.solved) told.push(t('stage.solved'));
      if (view.dead) told.push(t('stage.dead'));
      return told.join(' ');
    },
  };
}
