// A grid of values of any size and with any regions: givens bold, found values lighter, a refused value crossed out, and the row,
// column or region in which it clashes.

import { t } from '../../i18n.js';
import { margin, numbers } from './ground.js';
import { Layer, cells, corner, cross, frame, label, svg } from './svg.js';
import { list } from './words.js';

const UNIT = 100;
/** Up to this size a value is one character, as the command line writes it: 1 to 9, A to Z, and 0 for 36. */
const LETTERS = 36;

/** How a value is written where `most` is the largest; an empty cell is an empty text. */
export function symbol(value, most) {
  if (!value) return '';
  if (most > LETTERS) return String(value);
  return value < 36 ? value.toString(36).toUpperCase() : '0';
}

/** The number of the region of each cell. `regions` gives the rows and columns of a box, or such numbers row by row. */
export function regionsOf({ rows, columns, regions }) {
  if (Array.isArray(regions)) return regions;
  const { boxRows, boxColumns } = regions;
  return Array.from({ length: rows * columns }, (_, cell) =>
    Math.floor(Math.floor(cell / columns) / boxRows) * Math.ceil(columns / boxColumns) + Math.floor(cell % columns / boxColumns));
}

export function createGrid({ rows, columns = rows, most = columns, regions, givens }) {
  const region = regionsOf({ rows, columns, regions });
  const [width, height] = [columns * UNIT, rows * UNIT], room = margin(rows, columns, UNIT), right = corner(Math.max(width, height));
  const letters = (most > LETTERS ? 0.5 : 0.62) * UNIT;
  const row = cell => Math.floor(cell / columns), column = cell => cell % columns;
  const at = cell => [(column(cell) + 0.5) * UNIT, (row(cell) + 0.53) * UNIT];
  const square = (className, inset = 0) => cell => svg('rect', { x: column(cell) * UNIT + inset, y: row(cell) * UNIT + inset,
    width: UNIT - 2 * inset, height: UNIT - 2 * inset, class: className, 'stroke-width': 0.07 * UNIT });
  /** The lines above and at the left of cells for which `isWanted(cell, its neighbour or -1)`; and around the board's end. */
  const lines = isWanted => {
    let d = '';
    for (let y = 0; y <= rows; y++) {
      for (let x = 0; x <= columns; x++) {
        const cell = (down, across) => (down >= 0 && down < rows && across >= 0 && across < columns ? down * columns + across : -1);
        if (x < columns && isWanted(cell(y, x), cell(y - 1, x))) d += `M${x * UNIT} ${y * UNIT}h${UNIT}`;
        if (y < rows && isWanted(cell(y, x), cell(y, x - 1))) d += `M${x * UNIT} ${y * UNIT}v${UNIT}`;
      }
    }
    return d;
  };
  const inside = (one, other) => one >= 0 && other >= 0;
  const ground = svg('g', { class: 'cells' }, svg('rect', { width, height, class: 'light' }),
    svg('path', { d: lines((a, b) => inside(a, b) && region[a] === region[b]), class: 'thin', 'stroke-width': 0.02 * UNIT }),
    svg('path', { d: lines((a, b) => inside(a, b) && region[a] !== region[b]), class: 'thick', 'stroke-width': 0.06 * UNIT }));

  const bold = svg('g', { class: 'givens' });
  for (const [cell, value] of givens.entries()) if (value) bold.append(label(symbol(value, most), ...at(cell), letters, 'given'));
  /** Houses by their keys: `row 3`, `column 0`, `region 5`. */
  const houses = new Layer(key => {
    const [kind, number] = key.split(' '), isIn = cell => cell >= 0 && String({ row, column, region: on => region[on] }[kind](cell)) === number;
    const fill = region.flatMap((_, cell) => (isIn(cell) ? [`M${column(cell) * UNIT} ${row(cell) * UNIT}h${UNIT}v${UNIT}h${-UNIT}Z`] : [])).join('');
    return svg('g', {}, svg('path', { d: fill, class: 'house' }),
      svg('path', { d: lines((a, b) => isIn(a) !== isIn(b)), class: 'house-edge', 'stroke-width': 0.04 * UNIT }));
  }, 'houses');
  const spots = new Layer(square('spot'), 'spots');
  const found = new Layer(cell => label('', ...at(cell), letters, 'found'), 'founds');
  const ghosts = new Layer(cell => label('', ...at(cell), letters, 'found faded'), 'ghosts');
  const rings = new Layer(square('ring', 0.07 * UNIT), 'rings');
  const crosses = new Layer(cell => cross((column(cell) + 0.5) * UNIT, (row(cell) + 0.5) * UNIT, UNIT, true), 'crosses');
  const element = svg('svg', { viewBox: `${-room} ${-room} ${width + room + right} ${height + room + right}` },
    ground, numbers(rows, columns, UNIT, 1), houses.element, spots.element, bold, found.element, ghosts.element,
    rings.element, crosses.element, frame(0, 0, width, height));

  const house = (a, b) => row(a) === row(b) ? `row ${row(a)}` : column(a) === column(b) ? `column ${column(a)}` : region[a] === region[b] ? `region ${region[a]}` : null;
  const write = (layer, cell, value) => {
    const element = layer.get(cell), text = symbol(value, most);
    if (element.textContent !== text) element.textContent = text;
  };
  return {
    element, inset: { x: room, y: room, width, height, wide: width + room + right, high: height + room + right },
    show(view) {
      const values = new Map(view.marks.map(mark => [mark.cell, mark.value]));
      found.show(new Set(values.keys()));
      for (const [cell, value] of values) write(found, cell, value);
      spots.show(view.fresh);
      const tried = view.tried?.marks ?? [];
      ghosts.show(new Set([...cells(tried), ...cells(view.gone)]));
      for (const marks of [tried, view.gone]) for (let i = 0; i < marks.length; i += 2) write(ghosts, marks[i], marks[i + 1]);
      crosses.show(cells(tried));
      rings.show(view.culprits);
      const clash = [];
      for (let i = 0; i < tried.length; i += 2) {
        for (const culprit of view.culprits) {
          const same = (values.get(culprit) || givens[culprit]) === tried[i + 1];
          if (same && culprit !== tried[i]) clash.push(house(culprit, tried[i]));
        }
      }
      houses.show(clash.filter(Boolean));
    },
    words(view) {
      const where = cell => t('stage-cell', { row: row(cell) + 1, column: column(cell) + 1 });
      const what = (cell, value) => t('stage-sudoku-value', { where: where(cell), value: symbol(value, most) });
      const told = [t('stage-sudoku-board', { rows, columns, givens: givens.filter(Boolean).length })];
      told.push(view.marks.length ? t('stage-sudoku-on', { what: list(view.marks.map(mark => what(mark.cell, mark.value))) }) : t('stage-sudoku-none'));
      if (view.tried?.marks.length) told.push(t('stage-sudoku-refused', { what: what(view.tried.marks[0], view.tried.marks[1]) }));
      if (view.culprits.length) told.push(t('stage-culprits', { where: list(view.culprits.map(where)) }));
      if (view.solved) told.push(t('stage-solved'));
      if (view.dead) told.push(t('stage-dead'));
      return told.join(' ');
    },
  };
}
