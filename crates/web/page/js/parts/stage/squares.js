// The chessboard of the queens: crowns, a refused queen as a ghost with a cross, and lines from those that attack it.

import { t } from '../../i18n.js';
import { list } from './words.js';
import { margin, numbers, squares } from './ground.js';
import { Layer, cells, corner, cross, flag, frame, svg } from './svg.js';

/** A square has this size. */
const UNIT = 100;
/** Larger boards show dots for queens. */
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

/** Does a queen on one square attack the other? */
export function attack(one, other, n) {
  const columns = Math.abs(one % n - other % n), rows = Math.abs(Math.floor(one / n) - Math.floor(other / n));
  return one !== other && (columns === 0 || rows === 0 || columns === rows);
}

/** Lines of attack: from each culprit to what was tried or, if it does not attack that, to the other culprits. */
function attacks(culprits, tried, n) {
  return culprits.flatMap((from, i) => {
    const direct = tried.filter(to => attack(from, to, n));
    const to = direct.length ? direct : culprits.slice(i + 1).filter(other => attack(from, other, n));
    return to.map(square => `${from}-${square}`);
  });
}

/** `givens` are [cell, symbol]: what stands there from the start. */
export function createSquares({ rows: n, givens = [] }) {
  const size = n * UNIT, room = margin(n, n, UNIT), right = corner(size);
  const at = cell => [(cell % n + 0.5) * UNIT, (Math.floor(cell / n) + 0.5) * UNIT];
  const piece = n <= CROWNS
    ? cell => crown(cell % n, Math.floor(cell / n))
    : cell => svg('circle', { class: 'crown', cx: at(cell)[0], cy: at(cell)[1], r: 0.6 * UNIT * Math.max(1, n / 150) });
  // What is pointed at is large enough to be found on a huge board too.
  const mark = UNIT * Math.max(1, n / 40);
  const spot = cell => svg('rect', { x: at(cell)[0] - mark / 2, y: at(cell)[1] - mark / 2, width: mark, height: mark, class: 'spot' });

  const spots = new Layer(spot, 'spots');
  const lines = new Layer(key => {
    const [[x1, y1], [x2, y2]] = key.split('-').map(at);
    return svg('line', { x1, y1, x2, y2, class: 'attack', 'stroke-width': 0.06 * mark });
  }, 'lines');
  const queens = new Layer(piece, 'pieces');
  const rings = new Layer(cell => svg('circle', { cx: at(cell)[0], cy: at(cell)[1], r: 0.46 * mark, class: 'ring', 'stroke-width': 0.06 * mark }), 'rings');
  const ghosts = new Layer(cell => svg('g', { class: 'ghost' }, piece(cell)), 'ghosts');
  const crosses = new Layer(cell => cross(...at(cell), mark), 'crosses');
  const element = svg('svg', { viewBox: `${-room} ${-room} ${size + room + right} ${size + room + right}` },
    squares(n, n, UNIT), numbers(n, n, UNIT), spots.element, lines.element, queens.element, rings.element, ghosts.element, crosses.element,
    frame(0, 0, size, size));

  const given = givens.map(([cell]) => cell);
  let fresh = new Set();
  return {
    element,
    show(view) {
      queens.show([...given, ...view.marks.map(mark => mark.cell)]);
      flag(queens, 'given', given, []);
      fresh = flag(queens, 'fresh', view.fresh, fresh);
      spots.show(view.fresh);
      const tried = cells(view.tried?.marks);
      crosses.show(tried);
      ghosts.show([...tried, ...cells(view.gone)]);
      rings.show(view.culprits);
      lines.show(attacks(view.culprits, tried, n));
    },
    words(view) {
      const where = cell => t('stage-square', { column: cell % n, row: Math.floor(cell / n) });
      const told = [t('stage-queens-board', { n })];
      const on = [...given, ...view.marks.map(mark => mark.cell)];
      told.push(on.length ? t('stage-queens-on', { where: list(on.map(where)) }) : t('stage-empty'));
      if (view.tried?.marks.length) told.push(t('stage-queens-refused', { where: where(view.tried.marks[0]) }));
      if (view.culprits.length) told.push(t('stage-culprits', { where: list(view.culprits.map(where)) }));
      if (view.solved) told.push(t('stage-solved'));
      if (view.dead) told.push(t('stage-dead'));
      return told.join(' ');
    },
  };
}
