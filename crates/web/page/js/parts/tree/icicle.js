// The icicle: depth downwards, width by the number of nodes below. For trees too large to be seen as nodes and lines.
//
// Nodes are numbered as they are entered and a subtree is a range of numbers, so the number is the place: no layout is
// needed but the order of levels, and from left to right is time. What comes after the step is faint. Failed parts are
// hatched, solutions have a diamond: not by colour alone.

import { SOLVED } from '../../run.js';
import { LETTERS, WIDE } from './draw.js';

/** The number of parts of a column of pixels that stands for many nodes. */
const BANDS = 4;
const OPEN_CELL = 0, FAILED_CELL = 1, SOLVED_CELL = 2;

/** How many nodes a node stands for, as far as known. */
function widthOf(run, node) { return run.left.items[node] < 0 ? run.nodes - node : run.size.items[node]; }

function cellOf(run, node, step) {
  const left = run.left.items[node];
  if (left < 0 || left >= step) return run.fateAt(node, step) === SOLVED ? SOLVED_CELL : OPEN_CELL;
  return run.solved.items[node] > 0 ? SOLVED_CELL : FAILED_CELL;
}

/** Draws a scene, as drawTree does. */
export function drawIcicle(pen, scene) {
  const { layout, camera, colours, visits, run } = scene;
  if (layout.count === 0) return;
  const from = Math.max(0, Math.floor(camera.oy)), to = Math.min(layout.deepest, Math.ceil(camera.fromY(camera.height)));
  const late = { cells: [[], [], []], labels: [], diamonds: [] };
  for (let level = from; level <= to; level++) drawLevel(pen, scene, level, late);
  const fills = [colours.blue, colours.red, colours.green];
  late.cells.forEach((cells, what) => {
    for (let i = 0; i < cells.length; i += 4) pen.box(cells[i], cells[i + 1], cells[i + 2], cells[i + 3]);
    pen.fill(fills[what], what === OPEN_CELL ? 0.3 : 0.22);
    for (let i = 0; i < cells.length; i += 4) if (cells[i + 2] > 5) pen.box(cells[i], cells[i + 1], cells[i + 2], cells[i + 3]);
    pen.stroke(fills[what], 1);
    if (what === FAILED_CELL) hatch(pen, cells, camera.width, colours.red);
  });
  for (const [x, y, r] of late.diamonds) pen.diamond(x, y, r);
  pen.fill(colours.green);
  for (const [words, x, y] of late.labels) pen.text(words, x, y, LETTERS * camera.unit, colours.ink, 'left', colours.paper);
  drawNow(pen, scene);
  const marked = (node, colour, width) => {
    if (node < 0 || node >= run.nodes) return;
    const wide = Math.max(3, widthOf(run, node) * camera.sx);
    pen.box(camera.toX(node) + 1, camera.toY(run.depth.items[node]) + 1, wide - 2, camera.sy - 2);
    pen.stroke(colour, width);
  };
  for (let node = scene.current; node >= 0 && run.depth.items[node] >= from; node = run.parent.items[node]) {
    if (run.depth.items[node] <= to) marked(node, colours.ink, node === scene.current ? 3 : 1.5);
  }
  marked(scene.hover, colours.amber, 2);
  marked(scene.chosen, colours.focus, 2);
}

function drawLevel(pen, scene, level, late) {
  const { run, layout, camera, step, visits, colours, gap } = scene, { sx, ox, width } = camera;
  const numbers = layout.node, end = layout.starts[level + 1];
  const y = camera.toY(level), high = camera.sy - 1;
  // The last that begins left of the screen may reach into it.
  let k = Math.max(layout.starts[level], layout.endOfLevel(level, Math.ceil(ox)) - 1);
  const columns = Math.ceil(width);
  let strips = null;
  const words = [colours.words.blue, colours.words.red, colours.words.green];
  while (k < end) {
    const node = numbers[k], x = (node - ox) * sx;
    if (x > width) break;
    const wide = widthOf(run, node) * sx;
    if (wide >= gap && node < visits) {
      const what = cellOf(run, node, step);
      const shown = Math.min(wide, (visits - node) * sx);
      const left = Math.max(-2, x), right = Math.min(width + 2, x + shown);
      if (right > left) {
        late.cells[what].push(left, y, Math.max(1, right - left - 0.5), high);
        if (run.fateAt(node, step) === SOLVED && high > 9) {
          late.diamonds.push([(left + right) / 2, y + high / 2, Math.min(5, wide / 2, high / 2 - 1)]);
        }
        const label = run.choices[run.by.items[node]].label;
        const begin = Math.max(0, left);
        const size = LETTERS * camera.unit;
        if (label && right - begin > label.length * WIDE * size + 8 && high >= 1.1 * size) late.labels.push([label, begin + 4, y + high / 2]);
      }
      k++;
      continue;
    }
    // All that begin in this column of pixels.
    const column = Math.max(0, Math.floor(x));
    let last = layout.endBefore(k, end, Math.ceil((column + 1) / sx + ox));
    last = Math.max(k + 1, last);
    if (column < columns) {
      strips ??= Array.from({ length: BANDS }, () => new Uint32Array(columns));
      const share = (layout.solvedBefore[last] - layout.solvedBefore[k]) / (last - k);
      const to = Math.min(columns, Math.max(column + 1, Math.floor((numbers[last - 1] + widthOf(run, numbers[last - 1]) - ox) * sx)));
      for (let at = column; at < to; at++) paintColumn(strips, at, share, node < visits, words);
    }
    k = last;
  }
  strips?.forEach((strip, band) => pen.strip(strip, y + high - high * (band + 1) / BANDS, high / BANDS));
}

/** A column of pixels for many nodes: as far up as solutions are below them it is green, the rest is red and hatched. */
function paintColumn(strips, column, share, seen, words) {
  for (let band = 0; band < BANDS; band++) {
    // A single solution among many is still to be seen.
    const won = share > 0 && (band === 0 || share > (band + 0.5) / BANDS);
    const alpha = !seen ? 28 : won ? 215 : column % 4 === 3 ? 30 : 120;
    strips[band][column] = ((words[won ? SOLVED_CELL : FAILED_CELL] & 0xffffff) | alpha << 24) >>> 0;
  }
}

/** Oblique lines over cells. */
function hatch(pen, cells, width, colour) {
  for (let i = 0; i < cells.length; i += 4) {
    const [x, y, wide, high] = [cells[i], cells[i + 1], cells[i + 2], cells[i + 3]];
    if (wide < 6) continue;
    const first = Math.floor((x - high) / 7) * 7;
    for (let from = Math.max(first, x - high); from < x + wide; from += 7) {
      // From the lower edge up to the right, cut at the sides of the cell.
      const x0 = Math.max(x, from), x1 = Math.min(x + wide, from + high);
      if (x1 > x0) pen.line(x0, y + high - (x0 - from), x1, y + high - (x1 - from));
    }
  }
  pen.stroke(colour, 1, 0.55);
}

/** The line between what was entered and what comes. */
function drawNow(pen, { camera, visits, run, colours }) {
  if (visits >= run.nodes) return;
  const x = camera.toX(visits);
  pen.line(x, 0, x, camera.height);
  pen.stroke(colours.ink, 1, 0.7);
}

/** The node at a point of the screen, or -1. */
export function icicleAt({ run, layout, camera, seen }, px, py) {
  const level = Math.floor(camera.fromY(py));
  if (layout.count === 0 || level < 0 || level > layout.deepest) return -1;
  const x = camera.fromX(px), k = layout.endOfLevel(level, Math.floor(x) + 1) - 1;
  if (k < layout.starts[level]) return -1;
  const node = layout.node[k];
  return node < seen && x < node + widthOf(run, node) ? node : -1;
}
