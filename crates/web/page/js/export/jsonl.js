// A run as JSON lines: written here, and read here. This is also how a search that is none of Backtrail's is watched: any
// program in any language that writes these lines can be dropped on the page.
//
// The first line tells of the run; all of it may be left out but `type`:
//   {"type":"run","title":"My problem","solver":"plain","stage":{"kind":"choices"},
//    "code":[{"language":"Python","text":"def place():\n    …","lines":{"enter":[4],"leave":[6]}}]}
// Then one line an event, in the order in which they happen:
//   {"type":"enter"}                                   the root
//   {"type":"enter","choice":"4","marks":[[32,1]]}     a choice was accepted; its state is entered
//   {"type":"refuse","choice":"5","reason":"the row is taken","blames":[0],"cells":[7]}
//   {"type":"solution"}                                the state that was entered last is complete
//   {"type":"dead_end"}                                no choice was accepted here; may be left out
//   {"type":"leave"}                                   back to the state before
//   {"type":"line","line":7}                           a line of the program ran, if all of them are told; it counts nowhere
//   {"type":"leave","image":true}                      from a leaf that is no dead end, but a solution's image that is counted elsewhere
// Any event may have a `line`, from 1: that of the program which was at work.
// `marks` are [cell, value] on the stage; `blames` are depths of earlier choices, 0 the first; `cells` are more cells to point
// at. `depth` and `visit` are written, to be read by people and programs, and not read again. A first event that is not the
// root's gets a root. Stages have a `kind` and are as in web/src/board.rs: squares {rows, columns, holes, symbols, givens}, path
// {rows, columns, holes, start}, grid {rows, columns, most, regions, givens}, graph {names, places, edges, colors, fixed}; and
// pictures {pictures}, whole drawings in SVG of which a mark [0, n] shows the nth, the first at the root. Any other shows the choices in boxes.

import { t } from '../i18n.js';
import { DEAD_END, ENTER, LEAVE, LINE, MOST_EVENTS, REFUSE, Run, SOLUTION } from '../run.js';

/** How many cells the stages of a file may have; a larger one shows its choices. */
const MOST_CELLS = 40_000;
/** Lines written at a time; in between the page can react. */
const CHUNK = 20_000;
const breath = () => new Promise(resolve => setTimeout(resolve));

/** The known events of a run as a file; `told(events)` is called as it goes on, and may throw to stop it. */
export async function writeRecording(run, told = () => {}) {
  const pieces = [`${JSON.stringify({ type: 'run', ...run.told, path: undefined, at: undefined, ended: run.ended })}\n`];
  for (let from = 0; from < run.length; from += CHUNK) {
    let piece = '';
    for (let event = from; event < Math.min(run.length, from + CHUNK); event++) piece += `${line(run, event)}\n`;
    pieces.push(new Blob([piece]));
    told(Math.min(run.length, from + CHUNK));
    await breath();
  }
  return new Blob(pieces, { type: 'application/jsonl' });
}

/** One event as a line. */
export function line(run, event) {
  const told = eventOf(run, event);
  return JSON.stringify(run.lines[event] ? { ...told, line: run.lines[event] } : told);
}

function eventOf(run, event) {
  const node = run.at.items[event], kind = run.kind.items[event];
  const depth = node < 0 ? -1 : run.depth.items[node];
  const { label, marks } = run.choices[run.choice.items[event]];
  const chosen = () => ({ choice: label, marks: pairs(marks) });
  switch (kind) {
    case ENTER: return { type: 'enter', ...(depth > 0 ? chosen() : {}), depth, visit: node + 1 };
    case REFUSE: {
      const { text, blames, cells } = run.reasons[run.reason.items[event]];
      return { type: 'refuse', ...chosen(), depth, ...(text ? { reason: text, blames, cells } : {}) };
    }
    case SOLUTION: return { type: 'solution', depth, visit: node + 1 };
    case DEAD_END: return { type: 'dead_end', depth, visit: node + 1 };
    case LINE: return { type: 'line' };
    default: return { type: 'leave', depth, ...(isImage(run, run.at.items[event - 1]) ? { image: true } : {}) };
  }
}

/** A leaf that is neither a solution nor a dead end. */
function isImage(run, node) {
  return run.firstChild.items[node] < 0 && run.decided.items[node] < 0;
}

function pairs(flat) {
  const pairs = [];
  for (let i = 0; i < flat.length; i += 2) pairs.push([flat[i], flat[i + 1]]);
  return pairs;
}

/** Reads a file of JSON lines; a line that cannot be read is named. */
export async function readRecording(file) {
  const reader = new Reader();
  let rest = '', lines = 0;
  const stream = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await stream.read();
    const texts = (rest + (value ?? '')).split('\n');
    rest = done ? '' : texts.pop();
    for (const text of texts) {
      lines++;
      if (text.trim() === '') continue;
      try {
        reader.take(text);
      } catch (error) {
        throw new Error(t('explore-badLine', { line: lines, error: error.message }));
      }
    }
    if (done) break;
  }
  if (!reader.run?.length) throw new Error(t('explore-noEvents', { name: file.name }));
  return reader.run;
}

/** A run that grows line by line. */
class Reader {
  constructor() {
    this.run = null;
    this.choices = new Map();
    this.reasons = new Map();
  }

  take(text) {
    let told;
    try { told = JSON.parse(text); } catch { throw new Error(t('explore-bad-json')); }
    if (!this.run) {
      if (told?.type !== 'run') throw new Error(t('explore-bad-first'));
      const { type, ended, ...rest } = told;
      const stage = rest.stage ?? {};
      this.cells = cellsOf(stage);
      this.run = new Run({ ...rest, title: rest.title && String(rest.title), stage: this.cells ? stage : { kind: 'choices' } });
      return;
    }
    const { run } = this;
    if (run.length >= MOST_EVENTS) throw new Error(t('explore-bad-long', { most: MOST_EVENTS }));
    if (run.length && run.node < 0) throw new Error(t('explore-bad-over'));
    if (run.length === 0 && !(told.type === 'enter' && told.choice === undefined)) run.event(ENTER, 0, 0);
    if (Number.isInteger(told.line)) run.lines[run.length] = told.line;
    switch (told.type) {
      case 'enter': return run.event(ENTER, run.length === 0 ? 0 : this.choice(told), 0);
      case 'refuse': return run.event(REFUSE, this.choice(told), this.reason(told));
      case 'solution': return run.event(SOLUTION, 0, 0);
      case 'dead_end': return run.event(DEAD_END, 0, 0);
      case 'line': return run.event(LINE, 0, 0);
      case 'leave': return this.leave(told);
      default: throw new Error(t('explore-bad-type', { type: String(told.type) }));
    }
  }

  /** A leaf that nothing was said of is a dead end. */
  leave({ image }) {
    const { run } = this, { node } = run;
    if (isImage(run, node) && !image) run.event(DEAD_END, 0, 0);
    run.event(LEAVE, run.by.items[node], 0);
    run.ended = run.node < 0;
  }

  choice({ choice, marks = [] }) {
    if (choice === undefined) throw new Error(t('explore-bad-choice'));
    const entry = { label: String(choice), marks: whole(marks.flat()) };
    this.onStage(entry.marks.filter((_, i) => i % 2 === 0));
    return numbered(this.choices, this.run.choices, entry);
  }

  reason({ reason = '', blames = [], cells = [] }) {
    if (!reason && !blames.length && !cells.length) return 0;
    this.onStage(whole(cells));
    return numbered(this.reasons, this.run.reasons, { text: typeof reason?.id === 'string' ? reason : String(reason), blames: whole(blames), cells });
  }

  onStage(cells) {
    const off = this.cells && cells.find(cell => cell >= this.cells);
    if (off) throw new Error(t('explore-bad-cell', { cell: off, cells: this.cells }));
  }
}

/** How many cells a stage has; 0 if it is none that can be drawn. */
function cellsOf({ kind, rows, columns, holes, most, regions, givens, names, places, edges, fixed, pictures }) {
  const size = (a, b) => (Number.isInteger(a) && Number.isInteger(b) && a > 0 && b > 0 && a * b <= MOST_CELLS ? a * b : 0);
  const below = (list, end) => Array.isArray(list) && list.every(item => Number.isInteger(item) && item >= 0 && item < end);
  switch (kind) {
    case 'squares': case 'path': return below(holes, size(rows, columns)) ? size(rows, columns) : 0;
    case 'grid': {
      const cells = size(rows, columns), boxes = !!size(regions?.boxRows, regions?.boxColumns) || (below(regions, cells) && regions.length === cells);
      return boxes && size(most, 1) && below(givens, most + 1) && givens.length === cells ? cells : 0;
    }
    case 'graph': {
      const lists = [names, places, fixed].every(list => Array.isArray(list) && list.length === names.length);
      return lists && Array.isArray(edges) && edges.every(edge => below(edge, names.length)) ? size(names.length, 1) : 0;
    }
    case 'pictures': return Array.isArray(pictures) && pictures.length && pictures.every(picture => typeof picture === 'string') ? 1 : 0;
    default: return 0;
  }
}

function whole(numbers) {
  if (!Array.isArray(numbers) || !numbers.every(n => Number.isInteger(n) && n >= 0)) throw new Error(t('explore-bad-numbers'));
  return numbers;
}

function numbered(known, list, entry) {
  const key = JSON.stringify(entry);
  let number = known.get(key);
  if (number === undefined) known.set(key, number = list.push(entry) - 1);
  return number;
}
