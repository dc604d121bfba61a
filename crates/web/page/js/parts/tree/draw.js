// Draws the tree: level by level, only what is seen, and nothing closer than some pixels apart.
//
// The nodes of a level stand in order, and so do the lines to their parents: those that cross the screen are one stretch,
// found by halving. Where two stand closer than `gap` pixels there is no room for signs: each column of pixels is coloured
// by what it holds. So a frame costs as much as the screen has columns and levels, however many nodes there are.

import { FAILED, SOLVED } from '../../run.js';
import { number } from '../../i18n.js';

/** What a node looks like. */
export const CHOICE = 0, DEAD = 1, SOLUTION = 2, FOLDED_FAILED = 3, FOLDED_SOLVED = 4, FOLDED_OPEN = 5;

/** The look of the k-th of a layout at a step. */
export function lookOf(run, layout, k, step) {
  const node = layout.node[k];
  if (layout.folded[k]) {
    const left = run.left.items[node];
    if (left < 0 || left >= step) return FOLDED_OPEN;
    return run.solved.items[node] > 0 ? FOLDED_SOLVED : FOLDED_FAILED;
  }
  const fate = run.fateAt(node, step);
  return fate === SOLVED ? SOLUTION : fate === FAILED ? DEAD : CHOICE;
}

const LEAST = 1.3, MOST = 9;
/** The height of letters, and how wide one is at the most. */
export const LETTERS = 14, WIDE = 0.64;

/** Radius of signs at this scale, with `room` between neighbours; beside them there is to be room for a letter. */
export function radius({ sx, sy, unit }, room) {
  return Math.max(LEAST, Math.min(MOST * unit, sy * 0.25, room * (room < 16 * unit ? 0.42 : 0.3), Math.max(4.5 * unit, sx * 0.45)));
}

/**
 * Draws a scene: {run, layout, camera, step, visits, seen, current, hover, chosen, colours, gap}. Nodes that were entered
 * after the step are faint if they were `seen` before, so that one can go back to them; the others have no place yet.
 */
export function drawTree(pen, scene) {
  const { layout, camera, visits, seen, colours } = scene;
  if (layout.count === 0 || seen === 0) return;
  const from = Math.max(0, Math.floor(camera.fromY(-MOST)));
  const to = Math.min(layout.deepest, Math.ceil(camera.fromY(camera.height + MOST)) + 1);
  const signs = [[], [], [], [], [], []], labels = [], later = [];
  if (visits < seen) {
    for (let level = from; level <= to; level++) drawLevel(pen, scene, level, [later], null);
    pen.stroke(colours.line, 1);
    for (let i = 0; i < later.length; i += 3) pen.circle(later[i], later[i + 1], later[i + 2] * 0.7);
    pen.fill(colours.line);
  }
  for (let level = from; level <= to; level++) drawLevel(pen, scene, level, signs, labels);
  pen.stroke(colours.quiet, 1, 0.55);
  drawPath(pen, scene);
  drawSigns(pen, signs, colours);
  drawMarked(pen, scene);
  for (const [words, x, y, align] of labels) pen.text(words, x, y, LETTERS * camera.unit, colours.ink, align, colours.paper);
}

/** Draws what was entered on a level before the step; without `labels`, what was seen of it after the step. */
function drawLevel(pen, scene, level, signs, labels) {
  const { run, layout, camera, visits, seen, step, gap, colours } = scene;
  const { x: places, up } = layout, { sx, ox, width } = camera;
  const start = labels ? layout.starts[level] : layout.endOfLevel(level, visits), end = layout.endOfLevel(level, labels ? visits : seen);
  const y = camera.toY(level), above = camera.toY(level - 1);
  const margin = (MOST + 2) / sx, low = ox - margin, high = ox + width / sx + margin;
  // The first whose line to its parent is not wholly left of the screen.
  let k = start, stop = end;
  while (k < stop) {
    const middle = (k + stop) >> 1;
    if (Math.max(places[middle], level ? places[up[middle]] : -1) < low) k = middle + 1; else stop = middle;
  }
  let dense = null;
  // How far to the right of a level something is written.
  if (labels) labels.edge = -Infinity;
  const room = gap / sx;
  // Signs of a level have much the same size: a lonely one is not to look more important than its many neighbours.
  const usual = end - start > 1 ? (places[end - 1] - places[start]) / (end - start - 1) * sx * 1.5 : Infinity;
  while (k < end) {
    const x = places[k], parent = level ? places[up[k]] : x;
    if (x > high && parent > high) break;
    const before = k > start ? x - places[k - 1] : Infinity;
    const after = k + 1 < end ? places[k + 1] - x : Infinity;
    if (before >= room && after >= room) {
      const px = (x - ox) * sx;
      if (level) pen.line((parent - ox) * sx, above, px, y);
      if (px > -MOST && px < width + MOST) {
        const r = radius(camera, Math.min(before * sx, after * sx, usual)), look = labels ? lookOf(run, layout, k, step) : CHOICE;
        // Few are solutions, and all are to be found.
        signs[look].push(px, y, look === SOLUTION ? Math.max(4, r) : r);
        if (labels) label(scene, labels, k, px, y, r, look, before * sx, after * sx);
      }
      k++;
      continue;
    }
    // All that fall into this column of pixels.
    const column = Math.floor((x - ox) * sx);
    const next = layout.atLeast(k, end, (column + 1) / sx + ox);
    const last = Math.max(k + 1, next);
    if (column >= 0 && column < width) {
      dense ??= new Uint8Array(Math.ceil(width));
      dense[column] = layout.solvedBefore[last] > layout.solvedBefore[k] ? 3
        : layout.failedBefore[last] > layout.failedBefore[k] ? 2 : 1;
    } else if (level) {
      // Off the screen, but its line may cross it; the next that is as near to it can be told from it no better.
      pen.line((parent - ox) * sx, above, column, y);
    }
    k = last;
  }
  if (dense && labels) drawDense(pen, dense, y, above, level, signs, colours);
  else if (dense) pen.strip(Uint32Array.from(dense, what => (what ? colours.words.line : 0)), level ? above + 3 : y, y - above + 1, 0.5);
}

/** Columns of pixels: the lines above, choices over the level's line, failed ones below it, a diamond where one is solved. */
function drawDense(pen, dense, y, above, level, signs, colours) {
  const { blue, red, green, quiet } = colours.words;
  const lines = new Uint32Array(dense.length), upper = new Uint32Array(dense.length), lower = new Uint32Array(dense.length);
  let last = -9;
  for (let px = 0; px < dense.length; px++) {
    const what = dense[px];
    if (!what) continue;
    lines[px] = quiet;
    upper[px] = what === 3 ? green : what === 2 ? 0 : blue;
    lower[px] = what === 3 ? green : what === 2 ? red : blue;
    if (what === 3 && px - last > 7) {
      signs[SOLUTION].push(px + 0.5, y, 3.5);
      last = px;
    }
  }
  if (level) pen.strip(lines, above + 3, y - above - 3, 0.28);
  pen.strip(upper, y - 2, 2);
  pen.strip(lower, y, 2);
}

/** What is written at a node where there is room: its choice beside it, or below if it is a leaf; and how many are folded. */
function label({ run, layout, camera, current, seen, visits }, labels, k, x, y, r, look, before, after) {
  const size = LETTERS * camera.unit;
  if (r < 3.5 || camera.sy < 1.5 * size) return;
  const node = layout.node[k], words = run.choices[run.by.items[node]].label, wide = words.length * WIDE * size;
  // The ring around the current node takes some room, and so do the crosses below it.
  const beside = node === current ? 1.4 * r + 6 : r + 3, below = Math.min(before, after);
  const isLeaf = !layout.folded[k] && (run.firstChild.items[node] < 0 || run.firstChild.items[node] >= seen);
  if (!words) { /* the root has none */ }
  else if (beside + wide + r + 2 < after && x + beside + wide < camera.width) {
    labels.push([words, x + beside, y, 'left']);
    labels.edge = x + beside + wide;
  }
  else if (isLeaf && node !== current && wide + 3 < below) labels.push([words, x, y + r + 0.6 * size, 'center']);
  else if (beside + wide + r + 2 < before && x - beside - wide > Math.max(0, labels.edge + 2)) labels.push([words, x - beside, y, 'right']);
  if (look >= FOLDED_FAILED && camera.sy > 2.2 * size) {
    const count = number(countAt({ run, visits }, node));
    if (count.length * WIDE * size < below - 2) labels.push([count, x, y + r + 0.6 * size, 'center']);
  }
}

/** How many nodes had been entered below and including a node. */
export function countAt({ run, visits }, node) {
  const end = run.left.items[node] < 0 ? run.nodes : node + run.size.items[node];
  return Math.max(1, Math.min(end, visits) - node);
}

function drawSigns(pen, signs, { blue, red, green, paper }) {
  const each = (look, shape) => {
    const list = signs[look];
    for (let i = 0; i < list.length; i += 3) pen[shape](list[i], list[i + 1], list[i + 2]);
  };
  each(CHOICE, 'circle');
  pen.fill(blue);
  each(DEAD, 'square');
  each(FOLDED_FAILED, 'triangle');
  pen.fill(red);
  each(SOLUTION, 'diamond');
  each(FOLDED_SOLVED, 'triangle');
  pen.fill(green);
  each(FOLDED_OPEN, 'triangle');
  pen.fill(paper);
  each(FOLDED_OPEN, 'triangle');
  pen.stroke(blue, 1.5);
  // A folded subtree with solutions has a diamond of paper in its triangle.
  for (let i = 0; i < signs[FOLDED_SOLVED].length; i += 3) {
    const [x, y, r] = signs[FOLDED_SOLVED].slice(i, i + 3);
    if (r > 4) pen.diamond(x, y + r * 0.3, r * 0.4);
  }
  pen.fill(paper);
}

/** The way from the root to where the search is, thick. */
function drawPath(pen, { run, layout, camera, current, colours }) {
  if (current < 0) return;
  let k = layout.find(current);
  // A search may be a million deep; only the levels on the screen are drawn.
  const top = camera.fromY(0), bottom = camera.fromY(camera.height) + 1;
  for (let level = run.depth.items[layout.node[k]]; level > 0 && level >= top; level--, k = layout.up[k]) {
    if (level > bottom) continue;
    pen.line(camera.toX(layout.x[layout.up[k]]), camera.toY(level - 1), camera.toX(layout.x[k]), camera.toY(level));
  }
  pen.stroke(colours.ink, 3);
}

/** A ring where the search is, another under the pointer, a frame for the keyboard; crosses for what was refused. */
function drawMarked(pen, scene) {
  const { run, layout, camera, current, hover, chosen, colours } = scene;
  const spot = node => {
    const k = layout.find(node), level = run.depth.items[layout.node[k]];
    return [camera.toX(layout.x[k]), camera.toY(level), radius(camera, MOST * 3 * camera.unit)];
  };
  if (current >= 0) {
    const [x, y, r] = spot(current);
    // Wide enough for the corners of a square or a triangle.
    pen.circle(x, y, 1.4 * r + 3);
    pen.stroke(colours.paper, 4);
    pen.circle(x, y, 1.4 * r + 3);
    pen.stroke(colours.ink, 2.5);
    drawRefused(pen, scene, x, y, r);
  }
  if (hover >= 0 && hover !== current) {
    const [x, y, r] = spot(hover);
    pen.circle(x, y, 1.4 * r + 3);
    pen.stroke(colours.amber, 2.5);
  }
  if (chosen >= 0) {
    const [x, y, r] = spot(chosen);
    pen.square(x, y, r + 6);
    pen.stroke(colours.focus, 2);
  }
}

/** The refused choices of the current node: grey crosses in a row under it. */
function drawRefused(pen, { run, layout, camera, current, step, colours }, x, y, r) {
  if (camera.sy < 24 || layout.node[layout.find(current)] !== current) return;
  const refused = run.refusedAt(current, step);
  const seen = refused.slice(-12), apart = 9, left = x - (seen.length - 1) * apart / 2;
  seen.forEach((_, i) => pen.cross(left + i * apart, y + 1.4 * r + 11, 3));
  pen.stroke(colours.quiet, 1.8);
}

/** The node at a point of the screen, or -1. */
export function nodeAt({ layout, camera, seen }, px, py) {
  if (layout.count === 0) return -1;
  const level = Math.round(camera.fromY(py));
  if (level < 0 || level > layout.deepest) return -1;
  const start = layout.starts[level], end = layout.endOfLevel(level, seen);
  if (start >= end) return -1;
  const x = camera.fromX(px);
  let k = Math.min(end - 1, layout.atLeast(start, end, x));
  if (k > start && x - layout.x[k - 1] < layout.x[k] - x) k--;
  const near = Math.max(8, radius(camera, camera.sx) + 3);
  return Math.hypot(camera.toX(layout.x[k]) - px, camera.toY(level) - py) <= near ? layout.node[k] : -1;
}
