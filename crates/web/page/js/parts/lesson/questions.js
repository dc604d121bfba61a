// Questions about a run. They are made from its events, so that the answer is what the solver really did.
//
// A question is { kind, view: what the board shows, prompt, options: [{text, right, cell}], after: what the board shows with
// the answer, because: the answer in words }. `cell` is a square that may be clicked instead.

import { t, number } from '../../i18n.js';
import { Cursor, DEAD_END, ENTER, FAILED, REFUSE, SOLUTION, SOLVED } from '../../run.js';
import { viewOf, viewOfNode } from '../stage.js';
import { pick, shuffled } from './random.js';
import { choiceName, happened, holderName } from './say.js';

/** The kinds of questions, and how each is made: from a run and by chance; null if the run has no matter for it. */
export const KINDS = { next: askNext, refused: askRefused, deadEnd: askDeadEnd, visits: askVisits, solutions: askSolutions, deadEnds: askDeadEnds };

/** How many wrong options stand beside the right one. */
const WRONG = 3;

const viewAt = (run, step) => viewOf(new Cursor(run).to(step));

/** Where the interesting part of a run is: not the first events, and not so far that it takes long to get there. */
function eventsOf(run, wanted) {
  const events = [];
  for (let event = 1; event < Math.min(run.length, 20_000); event++) {
    if (wanted.includes(run.kind.items[event])) events.push(event);
  }
  return events;
}

/** The node at which a choice was tried. */
function triedAt(run, event) {
  const node = run.at.items[event];
  return run.kind.items[event] === ENTER ? run.parent.items[node] : node;
}

/** Which choice does the solver try next? */
function askNext(run, random) {
  const events = eventsOf(run, [ENTER, REFUSE]);
  if (!events.length) return null;
  const event = pick(random, events), node = triedAt(run, event), depth = run.depth.items[node];
  const right = run.choices[run.choice.items[event]];
  // The others: what was tried at this node, and then elsewhere at its depth.
  const here = [], there = [];
  for (const other of events) {
    const from = triedAt(run, other);
    if (from === node) here.push(run.choice.items[other]);
    else if (run.depth.items[from] === depth) there.push(run.choice.items[other]);
  }
  const names = new Map([[choiceName(run, right), right]]);
  for (const choice of [...shuffled(random, here), ...shuffled(random, there)].map(number => run.choices[number])) {
    const name = choiceName(run, choice);
    if (names.size <= WRONG && !names.has(name)) names.set(name, choice);
  }
  if (names.size < 2) return null;
  // A cell stands for an option if for one only.
  const cells = [...names.values()].map(choice => choice.marks[0] ?? null), alone = new Set(cells).size === cells.length;
  const options = [...names].map(([text, choice], i) => ({ text, right: choice === right, cell: alone ? cells[i] : null }));
  return {
    kind: 'next', view: viewAt(run, event), prompt: t('lesson-askNext', { solver: run.told.solver }),
    options: inOrder(options), after: viewAt(run, event + 1), because: happened(new Cursor(run).to(event + 1)),
  };
}

/** Will this choice be refused, and which choice is to blame? */
function askRefused(run, random) {
  const wanted = random() < 0.7 ? REFUSE : ENTER;
  const events = eventsOf(run, [wanted]).filter(event => run.depth.items[triedAt(run, event)] > 0);
  if (!events.length) return null;
  const event = pick(random, events), after = new Cursor(run).to(event + 1);
  const choice = run.choices[run.choice.items[event]], refused = wanted === REFUSE;
  const view = { ...viewAt(run, event), tried: { marks: choice.marks, label: choice.label } };
  const options = [{ text: t('lesson-accepted'), right: !refused, cell: null }, ...suspects(run, event, choice, refused, random)];
  return {
    kind: 'refused', view, prompt: t('lesson-askRefused', { choice: choiceName(run, choice) }),
    options, after: viewOf(after), because: happened(after),
  };
}

/** What may be to blame for a refusal: only what certainly is, or certainly is not. */
function suspects(run, event, choice, refused, random) {
  const { puzzle, solver, stage } = run.told;
  const plainly = { queens: solver !== 'brute', sudoku: solver === 'plain', color: solver === 'plain', knight: solver === 'plain' }[puzzle];
  if (!plainly) return [{ text: t('lesson-refusedPlain'), right: refused, cell: null }];
  if (puzzle === 'knight') {
    const off = choice.marks.length === 0;
    return [
      { text: t('lesson-refusedOff'), right: refused && off, cell: null },
      { text: t('lesson-refusedVisited'), right: refused && !off, cell: null },
    ];
  }
  const culprits = new Set(new Cursor(run).to(event + 1).culprits);
  const standing = run.marksAt(triedAt(run, event));
  if (stage.givens) stage.givens.forEach((value, cell) => { if (value) standing.push({ cell, value }); });
  const guilty = standing.filter(mark => culprits.has(mark.cell));
  const innocent = standing.filter(mark => !culprits.has(mark.cell) && (puzzle !== 'sudoku' || mark.value !== choice.marks[1]));
  const named = (mark, right) => ({ text: t('lesson-refusedBy', { who: holderName(run, mark) }), right, cell: mark.cell });
  const wrong = shuffled(random, innocent).slice(0, refused ? WRONG - 1 : WRONG).map(mark => named(mark, false));
  // Several may be to blame: one of them is offered, so that one answer is right.
  const blamed = refused && guilty.length ? [named(pick(random, guilty), true)] : [];
  if (refused && !blamed.length) return [{ text: t('lesson-refusedPlain'), right: true, cell: null }];
  return shuffled(random, [...blamed, ...wrong]);
}

/** Is this node a dead end? */
function askDeadEnd(run, random) {
  const dead = [], alive = [];
  for (let node = 1; node < Math.min(run.nodes, 5_000); node++) {
    if (run.left.items[node] < 0 || run.fate.items[node] === SOLVED) continue;
    (run.fate.items[node] === FAILED ? dead : alive).push(node);
  }
  const among = random() < 0.5 ? dead : alive, nodes = among.length ? among : [...dead, ...alive];
  if (!nodes.length) return null;
  const node = pick(random, nodes), isDead = run.fate.items[node] === FAILED, step = run.stepOf(node);
  const child = run.firstChild.items[node], refused = run.refusedAt(node);
  let because, after = viewOfNode(run, node, isDead ? run.decided.items[node] + 1 : step);
  if (isDead) {
    const first = refused[0], why = first && run.reasons[first.reason].text;
    because = why ? t('lesson-becauseDeadEnd', { choice: choiceName(run, run.choices[first.choice]), reason: why }) : t('lesson-becauseNoChoice');
  } else {
    after = viewOfNode(run, child, run.stepOf(child));
    because = t(run.failed(node) ? 'lesson-becauseDoomed' : 'lesson-becauseAlive', { choice: choiceName(run, run.choices[run.by.items[child]]) });
  }
  const options = [{ text: t('lesson-yesDead'), right: isDead, cell: null }, { text: t('lesson-notDead'), right: !isDead, cell: null }];
  return { kind: 'deadEnd', view: viewOfNode(run, node, step), prompt: t('lesson-askDeadEnd'), options, after, because };
}

/** How many visits until the first solution? */
function askVisits(run, random) {
  const step = run.next(0, SOLUTION);
  if (step < 0) return null;
  const { visits, checks } = new Cursor(run).to(step).counters;
  return {
    ...numeric('visits', visits, run, random, t('lesson-askVisits')),
    after: viewAt(run, step), because: t('lesson-becauseVisits', { visits, checks }),
  };
}

/** How many solutions are there? */
function askSolutions(run, random) {
  if (!run.ended) return null;
  const { solutions, visits } = run.counters;
  const last = run.previous(run.length + 1, SOLUTION);
  return {
    ...numeric('solutions', solutions, run, random, t('lesson-askSolutions')),
    after: last < 0 ? viewAt(run, 1) : viewAt(run, last),
    because: t(solutions ? 'lesson-becauseSolutions' : 'lesson-becauseNone', { solutions, visits }),
  };
}

/** How many dead ends does the whole search meet? */
function askDeadEnds(run, random) {
  if (!run.ended) return null;
  const { deadEnds, visits } = run.counters, last = run.previous(run.length + 1, DEAD_END);
  return {
    ...numeric('deadEnds', deadEnds, run, random, t('lesson-askDeadEnds')),
    after: last < 0 ? viewAt(run, 1) : viewAt(run, last), because: t('lesson-becauseDeadEnds', { deadEnds, visits }),
  };
}

/** A question for a number: the right one among others of its size. */
function numeric(kind, right, run, random, prompt) {
  const numbers = new Set([right]);
  const near = [right - 2, right - 1, right + 1, right + 2, Math.ceil(right / 2), Math.floor(right * 0.75), Math.ceil(right * 1.5), right * 2];
  for (const other of shuffled(random, near)) if (numbers.size <= WRONG && other >= 0) numbers.add(other);
  // A small number has few neighbours below.
  for (let other = right + 3; numbers.size <= WRONG; other++) numbers.add(other);
  const options = [...numbers].sort((a, b) => a - b).map(value => ({ text: number(value), right: value === right, cell: null }));
  return { kind, view: viewAt(run, 1), prompt, options };
}

/** Options in the order of their texts, so that their order says nothing. */
function inOrder(options) {
  return options.sort((a, b) => a.text.localeCompare(b.text, undefined, { numeric: true }));
}
