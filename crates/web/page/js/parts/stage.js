// The board of a search: what stands on it, what was tried, and what is to blame. It shows views, which know nothing of runs.
//
// A view is { marks: [{cell, value, depth}], fresh: [cells of the newest choice], tried: {marks: [cell, value, …], label} or
// null, culprits: [cells], gone: [cell, value, …] of a choice just taken back, path: [labels], solved, dead }. Boards compare each view with
// the one before and touch what changed only, so that a fast search stays smooth.

import { el } from '../dom.js';
import { say } from '../i18n.js';
import { DEAD_END, FAILED, LEAVE, REFUSE, SOLVED } from '../run.js';
import { createChoices } from './stage/choices.js';
import { createGraph } from './stage/graph.js';
import { createGrid } from './stage/grid.js';
import { createPath } from './stage/path.js';
import { createPictures } from './stage/pictures.js';
import { createSquares } from './stage/squares.js';
import { standalone } from './stage/standalone.js';

const BOARDS = { squares: createSquares, path: createPath, grid: createGrid, graph: createGraph, pictures: createPictures, choices: createChoices };

/** Milliseconds at least between two renewals of the words for people who do not see the board. */
const WORDS_EVERY = 400;

/** What is larger than this is not drawn; its choices are shown instead. */
const MOST = { vertices: 6000, edges: 60_000, squares: 250_000 };

function tooLarge({ kind, names, edges, rows, columns }) {
  if (kind === 'graph') return names.length > MOST.vertices || edges.length > MOST.edges;
  return rows * columns > MOST.squares;
}

/**
 * A board for a stage, as board.rs tells it: `element` to place, `show(view)`, `svg()` to keep, `destroy()`. Its `frame` has the
 * shape of the picture, so that what is laid over it (`inset` says where its squares are) stays where it is at any size.
 */
export function createStage(stage) {
  const board = (tooLarge(stage) ? createChoices : BOARDS[stage.kind] ?? createChoices)(stage);
  const element = document.createElement('div');
  element.className = `stage stage-${stage.kind}`;
  element.dataset.test = 'stage';
  element.dataset.kind = stage.kind;
  element.setAttribute('role', 'img');
  const frame = el('div', { class: 'frame' }, board.element), strips = createStrips(stage);
  const { width, height } = board.element.viewBox?.baseVal ?? { width: 1, height: 0 };
  if (height) frame.style.setProperty('--ratio', width / height); else frame.classList.add('plain');
  element.append(el('div', { class: 'field' }, frame), strips.element);

  let view = EMPTY, timer = 0, told = 0;
  const tell = () => {
    timer = 0;
    told = performance.now();
    element.setAttribute('aria-label', board.words(view));
  };
  const show = shown => {
    view = { ...EMPTY, ...shown };
    board.show(view);
    strips.show(view.strips);
    const state = view.solved ? 'solved' : view.dead ? 'dead' : view.tried ? 'refused' : 'open';
    if (element.dataset.state !== state) element.dataset.state = state;
    if (timer) return;
    const wait = told + WORDS_EVERY - performance.now();
    if (wait <= 0) tell(); else timer = setTimeout(tell, wait);
  };
  show(EMPTY);
  return {
    element, frame, show,
    /** Shows something beside what is shown, until the next view. */
    also: more => show({ ...view, ...more }),
    inset: board.inset, layout: board.layout,
    /** The board as it is now, as an SVG file; null if it is none. */
    svg: () => board.element instanceof SVGElement ? standalone(board.element) : null,
    destroy() {
      clearTimeout(timer);
      element.remove();
    },
  };
}

/** Rows of cells below the board: what the solver keeps to know what is free, each cell with its number, as the board counts its rows. */
function createStrips({ rows: many, first = 0 }) {
  const element = el('dl', { class: 'strips', 'data-test': 'strips' });
  let rows = [], shape = '';
  const lay = strips => {
    rows = strips.map(({ title, cells }) => {
      const boxes = Array.from(cells, (_, i) => el('span', { class: 'bit' }, String(cells.length === many ? i + first : i)));
      return { name: el('dt', {}, say(title)), row: el('dd', { role: 'img' }, ...boxes), boxes, shown: '' };
    });
    element.replaceChildren(...rows.flatMap(({ name, row }) => [name, row]));
    element.style.setProperty('--bits', Math.max(1, ...strips.map(({ cells }) => cells.length)));
  };
  return {
    element,
    show(strips) {
      const wanted = strips.map(({ title, cells }) => `${JSON.stringify(title)} ${cells.length}`).join();
      if (wanted !== shape) lay(strips);
      shape = wanted;
      for (const [i, { cells }] of strips.entries()) {
        const strip = rows[i];
        if (strip.shown === cells) continue;
        for (const [at, box] of strip.boxes.entries()) if (cells[at] !== strip.shown[at]) box.classList.toggle('set', cells[at] === '1');
        strip.shown = cells;
        strip.row.setAttribute('aria-label', cells);
      }
    },
  };
}

const EMPTY = Object.freeze({ strips: [], marks: [], fresh: [], tried: null, culprits: [], gone: [], path: [], solved: false, dead: false });

/** What the board shows where a cursor stands. */
export function viewOf(cursor) {
  const { run, node, step, kind } = cursor;
  const refused = cursor.refused;
  const view = { ...viewOfNode(run, node, step), tried: refused && { marks: refused.choice.marks, label: refused.choice.label } };
  if (refused) view.culprits = cursor.culprits;
  if (kind === REFUSE || kind === LEAVE) view.fresh = [];
  if (kind === LEAVE) view.gone = run.choices[run.by.items[cursor.about]].marks;
  view.dead = kind === DEAD_END;
  return view;
}

/** What the board shows at a node of the tree, with what is known at a step. */
export function viewOfNode(run, node, step = run.length) {
  if (node < 0) return { ...EMPTY };
  const marks = run.marksAt(node), depth = run.depth.items[node], fate = run.fateAt(node, step);
  const fresh = depth === 0 ? [] : marks.filter(mark => mark.depth === depth).map(mark => mark.cell);
  const path = run.pathTo(node).slice(1).map(on => run.choices[run.by.items[on]].label);
  return { ...EMPTY, strips: run.stripsAt(node), marks, fresh, path, solved: fate === SOLVED, dead: fate === FAILED };
}

/** What the board shows of a choice that a node does not offer, `{choice, reason}`: the choice and whatever forbids it. */
export function viewOfWithheld(run, node, { choice, reason }) {
  return { ...viewOfNode(run, node, 0), fresh: [], tried: choice, culprits: run.blamedAt(node, reason) };
}
