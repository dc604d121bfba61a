// Squares with symbols: crowns for queens, letters for anything else, on any board with rows, columns and holes. A refused one is
// a ghost with a cross; where queens attack it, a line says from where.

import { t } from '../../i18n.js';
import { list } from './words.js';
import { hatch, margin, numbers, squares } from './ground.js';
import { Layer, cells, corner, cross, flag, frame, label, svg } from './svg.js';

/** A square has this size. */
const UNIT = 100;
/** Larger boards show dots for pieces. */
const PIECES = 100;
const QUEEN = '♕';

const CROWN = 'M24 80H76V71H24ZM25 66L13 35L33 50L38 25L50 45L62 25L67 50L87 35L75 66Z';
const TIPS = [[13, 31], [38, 20], [62, 20], [87, 31]];

/** A crown on a square. */
export function crown(column, row) {
  const tips = TIPS.map(([cx, cy]) => svg('circle', { cx, cy, r: 5 }));
  return svg('g', { class: 'crown', transform: `translate(${column * UNIT} ${row * UNIT})` }, svg('path', { d: CROWN }), ...tips);
}

/** `symbols` is a text, the first of them 1; `givens` are [cell, symbol]: what stands there from the start. */
export function createSquares({ rows, columns = rows, first = 0, holes = [], symbols = QUEEN, givens = [] }) {
  const signs = [...symbols], longer = Math.max(rows, columns), [width, height] = [columns * UNIT, rows * UNIT];
  const room = margin(rows, columns, UNIT), right = corner(Math.max(width, height)), isHole = new Set(holes);
  const column = cell => cell % columns, row = cell => Math.floor(cell / columns);
  const at = cell => [(column(cell) + 0.5) * UNIT, (row(cell) + 0.5) * UNIT];
  /** A piece has the key `cell value`. */
  const piece = key => {
    const [cell, value] = key.split(' ').map(Number), sign = signs[value - 1] ?? '?';
    if (longer > PIECES) return svg('circle', { class: 'crown', cx: at(cell)[0], cy: at(cell)[1], r: 0.6 * UNIT * Math.max(1, longer / 150) });
    return sign === QUEEN ? crown(column(cell), row(cell)) : label(sign, ...at(cell), 0.7 * UNIT, 'crown');
  };
  // What is pointed at is large enough to be found on a huge board too.
  const mark = UNIT * Math.max(1, longer / 40);
  const spot = cell => svg('rect', { x: at(cell)[0] - mark / 2, y: at(cell)[1] - mark / 2, width: mark, height: mark, class: 'spot' });

  const spots = new Layer(spot, 'spots');
  const lines = new Layer(key => {
    const [[x1, y1], [x2, y2]] = key.split('-').map(at);
    return svg('line', { x1, y1, x2, y2, class: 'attack', 'stroke-width': 0.06 * mark });
  }, 'lines');
  const pieces = new Layer(piece, 'pieces');
  const rings = new Layer(cell => svg('circle', { cx: at(cell)[0], cy: at(cell)[1], r: 0.46 * mark, class: 'ring', 'stroke-width': 0.06 * mark }), 'rings');
  const ghosts = new Layer(key => svg('g', { class: 'ghost' }, piece(key)), 'ghosts');
  const crosses = new Layer(cell => cross(...at(cell), mark), 'crosses');
  const element = svg('svg', { viewBox: `${-room} ${-room} ${width + room + right} ${height + room + right}` },
    squares(rows, columns, UNIT, cell => isHole.has(cell)), hatch(holes, columns, UNIT), numbers(rows, columns, UNIT, first), spots.element, lines.element,
    pieces.element, rings.element, ghosts.element, crosses.element, frame(0, 0, width, height));

  const attack = (one, other) => {
    const across = Math.abs(column(one) - column(other)), down = Math.abs(row(one) - row(other));
    return one !== other && (across === 0 || down === 0 || across === down);
  };
  /** Lines of attack: from each culprit to what was tried or, if it does not attack that, to the other culprits. */
  const attacks = (culprits, tried) => culprits.flatMap((from, i) => {
    const direct = tried.filter(to => attack(from, to)), to = direct.length ? direct : culprits.slice(i + 1).filter(other => attack(from, other));
    return to.map(square => `${from}-${square}`);
  });
  const given = givens.map(([cell, value]) => `${cell} ${value}`);
  let fresh = new Set();
  return {
    element, inset: { x: room, y: room, width, height, wide: width + room + right, high: height + room + right },
    show(view) {
      const on = view.marks.map(({ cell, value }) => `${cell} ${value}`), newest = new Set(view.fresh);
      pieces.show([...given, ...on]);
      flag(pieces, 'given', given, []);
      fresh = flag(pieces, 'fresh', on.filter(key => newest.has(Number.parseInt(key, 10))), fresh);
      spots.show(view.fresh);
      const tried = cells(view.tried?.marks);
      crosses.show(tried);
      ghosts.show([...pairs(view.tried?.marks), ...pairs(view.gone)]);
      rings.show(view.culprits);
      lines.show(signs[0] === QUEEN ? attacks(view.culprits, tried) : []);
    },
    words(view) {
      const where = cell => t('stage-square', { column: column(cell) + first, row: row(cell) + first });
      const told = [rows === columns ? t('stage-queens-board', { n: rows }) : t('stage-knight-board', { rows, columns })];
      if (holes.length) told.push(t('stage-knight-holes', { where: list(holes.map(where)) }));
      const on = [...givens, ...view.marks.map(({ cell, value }) => [cell, value])];
      const what = ([cell, value]) => (signs.length > 1 ? `${signs[value - 1]}: ${where(cell)}` : where(cell));
      const queens = signs[0] === QUEEN;
      told.push(on.length ? t(queens ? 'stage-queens-on' : 'stage-squares-on', { where: list(on.map(what)) }) : t('stage-empty'));
      if (view.tried?.marks.length) told.push(t(queens ? 'stage-queens-refused' : 'stage-squares-refused', { where: what(view.tried.marks) }));
      if (view.culprits.length) told.push(t('stage-culprits', { where: list(view.culprits.map(where)) }));
      if (view.solved) told.push(t('stage-solved'));
      if (view.dead) told.push(t('stage-dead'));
      return told.join(' ');
    },
  };
}

/** Marks that come as cell, value, cell, value, as keys of pieces. */
function pairs(marks = []) { return cells(marks).map((cell, i) => `${cell} ${marks[2 * i + 1]}`); }
