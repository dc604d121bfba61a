// What if the undo is forgotten? The same program for a knight's tours three times: it never takes a number off the board again,
// it does so only after a tour that failed, or always, as it should. All three really run, step by step; the first two are wrong.

import { number, t } from '../../i18n.js';
import { hatch, margin, numbers, squares } from '../stage/ground.js';
import { knight } from '../stage/path.js';
import { Layer, corner, cross, frame, label, svg } from '../stage/svg.js';
import { make } from './dom.js';
import { createFrame, createPace } from './frame.js';

/** The eight leaps in the order of the textbook: rows and columns. */
export const LEAPS = [[2, 1], [2, -1], [-2, 1], [-2, -1], [1, 2], [-1, 2], [1, -2], [-1, -2]];

/** No program runs on for longer than this, whatever is wrong with it. */
const MOST_STEPS = 20_000_000;
/** The number of steps made before the page is drawn again. */
const CHUNK = 400_000;

/** The program, which stops after each thing it does: `undo` is 'never', 'failed' or 'always'. */
class Program {
  constructor({ rows, columns, undo }) {
    Object.assign(this, { rows, columns, undo, cells: rows * columns });
    this.restart();
  }

  restart() {
    this.board = new Array(this.cells).fill(0);
    this.stack = [];
    this.steps = this.visits = this.checks = this.solutions = 0;
    this.what = 'begin';
    this.ended = false;
    /** The leap that was tried last: a square, or -1 off the board. */
    this.tried = -1;
    /** The square that was left last. */
    this.gone = -1;
  }

  step() {
    if (this.ended) return;
    this.steps++;
    this.tried = -1;
    const top = this.stack.at(-1);
    if (!top) return this.enter(0, 1);
    if (top.number === this.cells && !top.told) {
      top.told = true;
      this.solutions++;
      this.what = 'tour';
      return;
    }
    if (top.number < this.cells && top.leap < LEAPS.length) {
      const to = this.target(top.cell, LEAPS[top.leap++]);
      this.checks++;
      if (to >= 0 && this.board[to] === 0) return this.enter(to, top.number + 1);
      this.tried = to;
      this.what = to < 0 ? 'off' : 'taken';
      return;
    }
    const undoes = this.undo === 'always' || (this.undo === 'failed' && top.number < this.cells);
    if (undoes) this.board[top.cell] = 0;
    this.what = undoes ? 'undone' : 'kept';
    this.gone = top.cell;
    this.stack.pop();
    this.ended = this.stack.length === 0 || this.steps >= MOST_STEPS;
  }

  enter(cell, number) {
    this.board[cell] = number;
    this.stack.push({ cell, number, leap: 0, told: false });
    this.visits++;
    this.what = 'enter';
  }

  target(cell, [down, right]) {
    const row = Math.floor(cell / this.columns) + down, column = cell % this.columns + right;
    return row < 0 || row >= this.rows || column < 0 || column >= this.columns ? -1 : row * this.columns + column;
  }

  to(step) {
    if (step < this.steps) this.restart();
    while (this.steps < step && !this.ended) this.step();
  }

  /** The squares that have a number although the knight's way no longer leads over them. */
  get stale() {
    const way = new Set(this.stack.map(frame => frame.cell));
    return [...this.board.keys()].filter(cell => this.board[cell] > 0 && !way.has(cell));
  }
}

/** The line of the program that did this. */
const LINES = { enter: 2, tour: 3, off: 5, taken: 5, undone: 7, kept: 7 };

/** A program in the text: {rows, columns, undo, speed}. */
export function createForgotten(given) {
  const program = new Program(given);
  const parts = createFrame({
    title: t(`lesson-undo-${given.undo}`, { rows: given.rows, columns: given.columns }), name: given.undo, speed: given.speed ?? 'normal',
    counters: ['visits', 'checks', 'stale', 'solutions'], jump: { icon: 'end', text: t('lesson-toEnd') },
  });
  const { element, says, status, numbers: counts } = parts;
  element.dataset.test = 'forgotten';
  const board = createBoard(given), code = createCode(given.undo);
  parts.board.append(board.element);
  element.append(code.element);
  let gone = false;

  function show() {
    const stale = program.stale, { visits, checks, solutions, what, ended } = program;
    board.show(program, stale);
    code.show(ended ? 0 : LINES[what] ?? 1);
    for (const [name, value] of Object.entries({ visits, checks, stale: stale.length, solutions })) counts[name].textContent = number(value);
    const words = ended ? t('lesson-forgotEnd', { solutions, stale: stale.length }) : sentence(program);
    says.textContent = words;
    if (!pace.playing) status.textContent = words;
    parts.back.disabled = parts.restart.disabled = program.steps === 0;
    parts.step.disabled = parts.jump.disabled = parts.play.disabled = ended;
    Object.assign(element.dataset, { step: program.steps, ended });
  }

  const pace = createPace(parts, steps => {
    program.to(program.steps + steps);
    if (program.ended) pace.pause(); else show();
  }, show);
  const to = step => () => {
    pace.pause();
    program.to(step());
    show();
  };
  parts.restart.onclick = to(() => 0);
  parts.back.onclick = to(() => program.steps - 1);
  parts.step.onclick = to(() => program.steps + 1);
  parts.play.onclick = () => { if (pace.playing) pace.pause(); else pace.play(); };
  parts.jump.onclick = async () => {
    pace.pause();
    while (!program.ended && !gone) {
      program.to(program.steps + CHUNK);
      show();
      await new Promise(resolve => setTimeout(resolve));
    }
  };
  show();
  return {
    element,
    destroy() {
      gone = true;
      pace.stop();
    },
  };
}

function sentence({ what, stack, columns, gone, board }) {
  const square = cell => ({ row: Math.floor(cell / columns), column: cell % columns });
  const top = stack.at(-1);
  switch (what) {
    case 'enter': return t('lesson-forgotEnter', { number: top.number, ...square(top.cell) });
    case 'tour': return t('lesson-forgotTour');
    case 'off': return t('lesson-forgotOff');
    case 'taken': return t('lesson-forgotTaken');
    case 'undone': return t('lesson-forgotUndone', square(gone));
    case 'kept': return t('lesson-forgotKept', { number: board[gone], ...square(gone) });
    default: return t('lesson-didNothing');
  }
}

/** The lines of the program; `show(line)` marks one, counted from 1. */
function createCode(undo) {
  const indent = [0, 1, 1, 1, 2, 3, undo === 'failed' ? 2 : 1];
  const lines = indent.slice(0, undo === 'never' ? 6 : 7).map((deep, i) =>
    make('span', { class: 'line', 'data-line': i + 1, text: `${'  '.repeat(deep)}${t(`lesson-forgotLine-${i + 1}`)}\n` }));
  return {
    element: make('pre', { class: 'listing', tabindex: '0' }, make('code', {}, ...lines)),
    show(line) { for (const [i, each] of lines.entries()) each.classList.toggle('now', i + 1 === line); },
  };
}

/** A board with a number on each square that has one; those that the way has left are marked. */
function createBoard({ rows, columns }) {
  const UNIT = 100, width = columns * UNIT, height = rows * UNIT, room = margin(rows, columns, UNIT), right = corner(Math.max(width, height));
  const at = cell => [(cell % columns + 0.5) * UNIT, (Math.floor(cell / columns) + 0.5) * UNIT];
  const square = className => cell => svg('rect', { x: cell % columns * UNIT, y: Math.floor(cell / columns) * UNIT, width: UNIT, height: UNIT, class: className });
  const way = new Layer(square('visited'), 'visits'), stale = new Layer(cell => svg('g', {}, square('stale')(cell), hatch([cell], columns, UNIT)), 'stale-squares');
  const texts = new Layer(cell => label('', ...at(cell), 0.36 * UNIT, 'value'), 'values');
  const crosses = new Layer(cell => cross(...at(cell), UNIT, true), 'crosses');
  const piece = knight(0, 0);
  const picture = svg('svg', { viewBox: `${-room} ${-room} ${width + room + right} ${height + room + right}` },
    squares(rows, columns, UNIT), numbers(rows, columns, UNIT), way.element, stale.element, piece, texts.element, crosses.element, frame(0, 0, width, height));
  const element = make('div', { class: 'stage', role: 'img' }, picture);
  return {
    element,
    show({ board, stack, tried, what, solutions, ended }, left) {
      const path = stack.map(each => each.cell), here = path.at(-1), marked = [...board.keys()].filter(cell => board[cell] > 0);
      way.show(path);
      stale.show(left);
      texts.show(marked);
      for (const cell of marked) {
        const text = texts.get(cell), [x, y] = at(cell), shift = cell === here ? 0.32 * UNIT : 0;
        text.textContent = board[cell];
        text.setAttribute('x', x + shift);
        text.setAttribute('y', y - shift);
        text.setAttribute('font-size', cell === here ? 0.26 * UNIT : 0.36 * UNIT);
      }
      piece.style.display = here === undefined ? 'none' : '';
      if (here !== undefined) piece.setAttribute('transform', `translate(${here % columns * UNIT} ${Math.floor(here / columns) * UNIT})`);
      crosses.show(tried >= 0 ? [tried] : []);
      element.dataset.state = what === 'tour' ? 'solved' : ended && !solutions ? 'dead' : 'open';
      element.setAttribute('aria-label', t('lesson-forgotBoard', { marked: marked.length, stale: left.length }));
    },
  };
}
