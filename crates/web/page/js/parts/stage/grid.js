// The grid of a Sudoku of any size: givens bold, found values lighter, a refused value crossed out, and the row, column or
// box in which it clashes.

import { t } from '../../i18n.js';
import { margin, numbers } from './ground.js';
import { Layer, cells, corner, cross, frame, label, svg } from './svg.js';
import { list } from './words.js';

const UNIT = 100;
/** Up to this size a value is one character, as the command line writes it: 1 to 9, A to Z, and 0 for 36. */
const LETTERS = 36;

/** How a value is written in a grid of n × n; an empty cell is an empty text. */
export function symbol(value, n) {
  if (!value) return '';
  if (n > LETTERS) return String(value);
  return value < 36 ? value.toString(36).toUpperCase() : '0';
}

/** The lines between cells, and the thicker ones between boxes. */
export function lines(n, boxRows, boxColumns, size) {
  let thin = '', thick = '';
  for (let i = 1; i < n; i++) {
    const across = `M0 ${i * size}H${n * size}`, down = `M${i * size} 0V${n * size}`;
    if (i % boxRows) thin += across; else thick += across;
    if (i % boxColumns) thin += down; else thick += down;
  }
  return svg('g', { class: 'cells' }, svg('rect', { width: n * size, height: n * size, class: 'light' }),
    svg('path', { d: thin, class: 'thin', 'stroke-width': 0.02 * size }), svg('path', { d: thick, class: 'thick', 'stroke-width': 0.06 * size }));
}

export function createGrid({ rows: n, regions: { boxRows, boxColumns }, givens }) {
  const size = n * UNIT, room = margin(n, n, UNIT), right = corner(size), letters = (n > LETTERS ? 0.5 : 0.62) * UNIT;
  const row = cell => Math.floor(cell / n), column = cell => cell % n;
  const at = cell => [(column(cell) + 0.5) * UNIT, (row(cell) + 0.53) * UNIT];
  const square = (className, inset = 0) => cell => svg('rect', { x: column(cell) * UNIT + inset, y: row(cell) * UNIT + inset,
    width: UNIT - 2 * inset, height: UNIT - 2 * inset, class: className, 'stroke-width': 0.07 * UNIT });

  const bold = svg('g', { class: 'givens' });
  for (const [cell, value] of givens.entries()) if (value) bold.append(label(symbol(value, n), ...at(cell), letters, 'given'));
  const houses = new Layer(key => {
    const [kind, number] = key.split(' ');
    const i = Number(number), across = n / boxColumns;
    const place = kind === 'row' ? { x: 0, y: i * UNIT, width: size, height: UNIT }
      : kind === 'column' ? { x: i * UNIT, y: 0, width: UNIT, height: size }
        : { x: i % across * boxColumns * UNIT, y: Math.floor(i / across) * boxRows * UNIT, width: boxColumns * UNIT, height: boxRows * UNIT };
    return svg('rect', { ...place, class: 'house', 'stroke-width': 0.04 * UNIT });
  }, 'houses');
  const spots = new Layer(square('spot'), 'spots');
  const found = new Layer(cell => label('', ...at(cell), letters, 'found'), 'founds');
  const ghosts = new Layer(cell => label('', ...at(cell), letters, 'found faded'), 'ghosts');
  const rings = new Layer(square('ring', 0.07 * UNIT), 'rings');
  const crosses = new Layer(cell => cross((column(cell) + 0.5) * UNIT, (row(cell) + 0.5) * UNIT, UNIT, true), 'crosses');
  const element = svg('svg', { viewBox: `${-room} ${-room} ${size + room + right} ${size + room + right}` },
    lines(n, boxRows, boxColumns, UNIT), numbers(n, n, UNIT, 1), houses.element, spots.element, bold, found.element, ghosts.element,
    rings.element, crosses.element, frame(0, 0, size, size));

  const box = cell => Math.floor(row(cell) / boxRows) * (n / boxColumns) + Math.floor(column(cell) / boxColumns);
  const house = (a, b) => row(a) === row(b) ? `row ${row(a)}` : column(a) === column(b) ? `column ${column(a)}` : box(a) === box(b) ? `box ${box(a)}` : null;
  const write = (layer, cell, value) => {
    const element = layer.get(cell), text = symbol(value, n);
    if (element.textContent !== text) element.textContent = text;
  };
  return {
    element,
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
      const what = (cell, value) => t('stage-sudoku-value', { where: where(cell), value: symbol(value, n) });
      const told = [t('stage-sudoku-board', { n, givens: givens.filter(Boolean).length })];
      told.push(view.marks.length ? t('stage-sudoku-on', { what: list(view.marks.map(mark => what(mark.cell, mark.value))) }) : t('stage-sudoku-none'));
      if (view.tried?.marks.length) told.push(t('stage-sudoku-refused', { what: what(view.tried.marks[0], view.tried.marks[1]) }));
      if (view.culprits.length) told.push(t('stage-culprits', { where: list(view.culprits.map(where)) }));
      if (view.solved) told.push(t('stage-solved'));
      if (view.dead) told.push(t('stage-dead'));
      return told.join(' ');
    },
  };
}
