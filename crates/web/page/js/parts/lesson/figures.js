// Figures that need no search: numbers of diagonals, leaps of a knight, a list that is turned, masks of bits, states of a machine.

import { t } from '../../i18n.js';
import { margin, numbers, squares } from '../stage/ground.js';
import { knight } from '../stage/path.js';
import { crown } from '../stage/squares.js';
import { cross, frame, label, svg } from '../stage/svg.js';
import { make } from './dom.js';
import { LEAPS } from './forgotten.js';

const UNIT = 100;

/** What a figure is made of, by its kind. */
const KINDS = { diagonals, leaps, rotation, masks, states };

/** A figure: {kind, …}, and words below it. */
export function createFigure(given, caption) {
  return make('figure', { class: `drawn drawn-${given.kind}`, test: `figure-${given.kind}` }, ...KINDS[given.kind](given),
    make('figcaption', { class: 'quiet' }, ...caption));
}

function board(rows, columns, words, ...inside) {
  const room = margin(rows, columns, UNIT);
  return make('div', { class: 'stage', role: 'img', 'aria-label': words },
    svg('svg', { viewBox: `${-room} ${-room} ${columns * UNIT + room + 5} ${rows * UNIT + room + 5}` },
      squares(rows, columns, UNIT), numbers(rows, columns, UNIT), ...inside, frame(0, 0, columns * UNIT, rows * UNIT)));
}

const cellsOf = (rows, columns) => Array.from({ length: rows * columns }, (_, cell) => [Math.floor(cell / columns), cell % columns]);
const spot = (row, column) => svg('rect', { x: column * UNIT, y: row * UNIT, width: UNIT, height: UNIT, class: 'spot' });
const write = (text, row, column, className) => label(text, (column + 0.5) * UNIT, (row + 0.5) * UNIT, 0.36 * UNIT, className);

/** Each square with the number of its diagonal, rising on one board and falling on the other, and a queen with both of its. */
function diagonals({ n, queen: [row, column] }) {
  const kinds = { rising: (i, j) => i + j, falling: (i, j) => i - j + n - 1 };
  return [make('div', { class: 'boards' }, ...Object.entries(kinds).map(([kind, index]) => {
    const own = index(row, column), cells = cellsOf(n, n);
    const marked = cells.filter(([i, j]) => index(i, j) === own).map(([i, j]) => spot(i, j));
    const written = cells.map(([i, j]) => write(index(i, j), i, j, index(i, j) === own ? 'value' : 'number'));
    return make('div', {}, make('p', { class: 'over', text: t(`lesson-${kind}`) }),
      board(n, n, t(`lesson-${kind}`), ...marked, svg('g', { class: 'ghost' }, crown(column, row)), ...written));
  }))];
}

/** The eight leaps in the order in which they are tried. */
function leaps() {
  const written = LEAPS.map(([down, right], i) => write(i + 1, 2 + down, 2 + right, 'value'));
  return [make('div', { class: 'boards one' }, board(5, 5, t('lesson-leaps'), ...LEAPS.map(([down, right]) => spot(2 + down, 2 + right)), knight(2, 2), ...written))];
}

/** A list while the loop swaps: row by row, the place of each swap and what it does to the list as it was. */
function rotation({ n, from }) {
  const list = Array.from({ length: n }, (_, i) => i), rows = [];
  for (let k = from; k < n; k++) {
    [list[from], list[k]] = [list[k], list[from]];
    const cells = list.map((value, i) => make('td', { class: i === from ? 'taken' : i > from && i <= k ? 'turned' : null, text: value }));
    rows.push(make('tr', {}, make('th', { scope: 'row' }, make('code', { text: `k = ${k}` })), ...cells));
  }
  const head = make('tr', {}, make('th', {}, make('code', { text: `j = ${from}` })), ...list.map((_, i) => make('th', { scope: 'col', text: i })));
  return [make('div', { class: 'scroll' }, make('table', { class: 'bits' }, make('thead', {}, head), make('tbody', {}, ...rows)))];
}

/** One step of the search with masks: `rows`, `up` and `down` as bits, what follows from them, and the masks of the next column. */
function masks(given) {
  const long = given.rows.length, ones = 2 ** long - 1;
  const step = ({ rows, up, down }) => {
    const taken = rows | up | down, free = ones & ~taken;
    return { rows, up, down, taken, free, queen: free & -free };
  };
  const now = step(Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'kind').map(([name, bits]) => [name, parseInt(bits, 2)])));
  const { rows, up, down, queen } = now;
  const next = step({ rows: rows | queen, up: (up | queen) >> 1, down: ((down | queen) << 1) & ones });
  const line = ([name, value]) => make('tr', {}, make('th', { scope: 'row' }, make('code', { text: t(`lesson-mask-${name}`) })),
    ...[...value.toString(2).padStart(long, '0')].map(bit => make('td', { class: bit === '1' ? 'set' : null, text: bit })));
  const shown = (masks, names) => names.map(name => [name, masks[name]]);
  const parts = [[now, ['rows', 'up', 'down', 'taken', 'free', 'queen'], 'lesson-mask-now'], [next, ['rows', 'up', 'down', 'taken', 'free'], 'lesson-mask-next']];
  return [make('div', { class: 'scroll' }, make('table', { class: 'bits' }, ...parts.map(([masks, names, title]) =>
    make('tbody', {}, make('tr', {}, make('th', { class: 'over', scope: 'colgroup', colspan: long + 1, text: t(title) })), ...shown(masks, names).map(line)))))];
}

/** The states from the empty board to a solution, with the transitions that each offers and refuses. */
function states({ path }) {
  const n = path.length, SIDE = 100, ACROSS = 150, DOWN = 165, picture = [];
  const safe = rows => rows.every((row, i) => rows.slice(0, i).every((other, j) => other !== row && Math.abs(other - row) !== i - j));
  const middle = (n - 1) / 2;
  let parent = middle;
  const draw = (rows, place, level, legal) => {
    const scale = SIDE / (n * UNIT), x = place * ACROSS, y = level * DOWN;
    const inside = [squares(n, n, UNIT), ...rows.map((row, column) => crown(column, row)), frame(0, 0, n * UNIT, n * UNIT)];
    if (!legal) inside.push(cross(n * UNIT / 2, n * UNIT / 2, n * UNIT));
    const vector = `[${[...rows, ...Array(n - rows.length).fill('·')].join(' ')}]`;
    picture.push(svg('g', { class: legal ? 'state' : 'state refused', transform: `translate(${x} ${y})` },
      svg('g', { transform: `scale(${scale})` }, ...inside), label(vector, SIDE / 2, SIDE + 15, 17, 'number')));
  };
  draw([], middle, 0, true);
  for (let level = 1; level <= n; level++) {
    for (let row = 0; row < n; row++) {
      const rows = [...path.slice(0, level - 1), row], legal = safe(rows);
      picture.unshift(svg('line', {
        x1: parent * ACROSS + SIDE / 2, y1: (level - 1) * DOWN + SIDE + 26, x2: row * ACROSS + SIDE / 2, y2: level * DOWN - 2,
        class: legal ? 'transition' : 'transition refused', 'stroke-width': 2,
      }));
      draw(rows, row, level, legal);
    }
    parent = path[level - 1];
  }
  const [width, height] = [(n - 1) * ACROSS + SIDE, n * DOWN + SIDE + 30];
  return [make('div', { class: 'stage machine', role: 'img', 'aria-label': t('lesson-states') },
    svg('svg', { viewBox: `-8 -6 ${width + 16} ${height + 8}` }, ...picture))];
}
