// A run: the events of a search as they came, and the tree that they make. No drawing, no network.
//
// Steps are numbered as the command line's player numbers them: step s is the state after s events, 0 before the first.
// Nodes have the numbers in which they were entered, from 0 (the root). So the nodes that are known at a step are those
// below its number of visits, and the subtree of a node that was left is a range of numbers.
//
// A program that is none of ours may tell each of its lines too, as an event of its own: it counts nowhere but as a step.

export const ENTER = 0, REFUSE = 1, SOLUTION = 2, DEAD_END = 3, LEAVE = 4, LINE = 5;

/** What became of a node. */
export const OPEN = 0, FAILED = 1, SOLVED = 2;

/** How many events a page keeps: some 13 bytes each, and 40 more for each that enters a node. */
export const MOST_EVENTS = 24_000_000;

/** An array that grows. */
class Growing {
  constructor(Type, fill = 0) {
    this.items = new Type(1024);
    this.fill = fill;
    if (fill) this.items.fill(fill);
    this.length = 0;
  }

  push(item) {
    if (this.length === this.items.length) {
      const larger = new this.items.constructor(2 * this.length);
      if (this.fill) larger.fill(this.fill);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = item;
  }
}

export class Run {
  /** `told` is what the server says of the search: puzzle, word, flags, title, solver, stage. */
  constructor(told) {
    this.told = told;
    /** Choices by number: what a person reads, and what stands where on the stage, as cell, value, cell, value. */
    this.choices = [{ label: '', marks: [] }];
    /** Reasons by number: a text, the depths of the choices that are to blame, cells of the stage beside theirs. */
    this.reasons = [{ text: '', blames: [], cells: [] }];
    /** Has the whole tree been walked? */
    this.ended = false;
    /** What the server counted up to the last event, to be compared with what is counted here. */
    this.server = null;

    // For each event: its kind, its choice, its reason, and the node where the search is after it.
    this.kind = new Growing(Uint8Array);
    this.choice = new Growing(Uint32Array);
    this.reason = new Growing(Uint32Array);
    this.at = new Growing(Int32Array);

    // For each node: where it hangs, the events that entered and left it (-1: not yet), and that which decided its fate.
    this.parent = new Growing(Int32Array);
    this.depth = new Growing(Uint32Array);
    this.by = new Growing(Uint32Array);
    this.entered = new Growing(Uint32Array);
    this.left = new Growing(Int32Array);
    this.fate = new Growing(Uint8Array);
    this.decided = new Growing(Int32Array);
    this.firstChild = new Growing(Int32Array);
    this.lastChild = new Growing(Int32Array);
    this.nextSibling = new Growing(Int32Array);
    /** Nodes and solutions below and including it; final when it is left. */
    this.size = new Growing(Uint32Array);
    this.solved = new Growing(Uint32Array);

    /** For nodes, if the solver keeps marks or masks: the cells of all its strips, `1` for those that are set. */
    this.strips = [];
    /** For nodes whose solver offers only what is free: what is not offered there, as numbers of choice and reason in turn. */
    this.withheld = [];

    /** For events of a program that is none of ours: the line of it that was at work; 0 or nothing if none is known. */
    this.lines = [];

    this.node = -1;
    /** The event that found the first solution; -1 before it is known. */
    this.firstSolution = -1;
    /** The states from which a cursor starts, one every `STRIDE` events. */
    this.marks = [new Counters()];
    this.counters = new Counters();
    /** For a run that begins at a node: the number of events, one per node, that lead there and are not counted. */
    this.base = 0;
    if (told.path) this.begin(told);
  }

  /** Begins at the node to which the choices of `path` lead, [label, marks], with the `cells` of its strips and what is `withheld` there. */
  begin({ path, cells, withheld = [] }) {
    this.event(ENTER, 0, 0);
    for (const [label, marks] of path) this.event(ENTER, this.choices.push({ label, marks }) - 1, 0);
    if (cells) this.strips[this.node] = cells;
    this.withheld[this.node] = withheld.flatMap(([label, marks, [text, blames, cells]]) =>
      [this.choices.push({ label, marks }) - 1, this.reasons.push({ text, blames, cells }) - 1]);
    this.base = this.length;
    this.counters = Object.assign(new Counters(), { steps: this.base });
    this.marks = new Array(Math.floor(this.base / STRIDE) + 1).fill(this.counters.copy());
  }

  /** How many events are known. */
  get length() { return this.kind.length; }

  /** How many nodes are known. */
  get nodes() { return this.parent.length; }

  get deepest() { return this.counters.profile.length - 1; }

  /** Adds the events of a message; see batch.rs. `choices` and `reasons` say which number of ours a number there has. */
  add(header, words, choices, reasons) {
    for (const [label, marks] of header.choices) choices.push(this.choices.push({ label, marks }) - 1);
    for (const [text, blames, cells] of header.reasons) reasons.push(this.reasons.push({ text, blames, cells }) - 1);
    const from = this.length;
    header.lines?.forEach((line, i) => { if (line) this.lines[from + i] = line; });
    let entered = 0;
    for (let i = 0; i < words.length; i++) {
      const kind = words[i] & 7;
      if (kind === ENTER) {
        const cells = header.strips?.[entered], pairs = header.withheld?.[entered];
        if (cells) this.strips[this.nodes] = cells;
        if (pairs?.length) this.withheld[this.nodes] = pairs.map((number, at) => (at % 2 ? reasons : choices)[number]);
        entered++;
      }
      this.event(kind, choices[words[i] >>> 3], kind === REFUSE ? reasons[words[++i]] : 0);
    }
    this.ended = header.ended;
    this.server = header;
  }

  /** Adds an event. */
  event(kind, choice, reason) {
    const event = this.length;
    switch (kind) {
      case ENTER: {
        const node = this.nodes, parent = this.node;
        this.parent.push(parent);
        this.depth.push(parent < 0 ? 0 : this.depth.items[parent] + 1);
        this.by.push(choice);
        this.entered.push(event);
        this.left.push(-1);
        this.fate.push(OPEN);
        this.decided.push(-1);
        this.firstChild.push(-1);
        this.lastChild.push(-1);
        this.nextSibling.push(-1);
        this.size.push(1);
        this.solved.push(0);
        if (parent >= 0) {
          const last = this.lastChild.items[parent];
          if (last < 0) this.firstChild.items[parent] = node; else this.nextSibling.items[last] = node;
          this.lastChild.items[parent] = node;
        }
        this.node = node;
        break;
      }
      case SOLUTION:
        if (this.firstSolution < 0) this.firstSolution = event;
        this.fate.items[this.node] = SOLVED;
        this.decided.items[this.node] = event;
        this.solved.items[this.node] = 1;
        break;
      case DEAD_END:
        this.fate.items[this.node] = FAILED;
        this.decided.items[this.node] = event;
        break;
      case LEAVE: {
        const node = this.node, parent = this.parent.items[node];
        this.left.items[node] = event;
        if (parent >= 0) {
          this.size.items[parent] += this.size.items[node];
          this.solved.items[parent] += this.solved.items[node];
        }
        this.node = parent;
        break;
      }
    }
    this.kind.push(kind);
    this.choice.push(choice);
    this.reason.push(reason);
    this.at.push(this.node);
    this.counters.count(this, event);
    if (this.length % STRIDE === 0) this.marks.push(this.counters.copy());
  }

  /** Was everything below this node walked without a solution, and is there anything below it? */
  failed(node, step = Infinity) {
    const left = this.left.items[node];
    return left >= 0 && left < step && this.solved.items[node] === 0 && this.size.items[node] > 1;
  }

  /** What had become of a node at a step. */
  fateAt(node, step) {
    const decided = this.decided.items[node];
    return decided >= 0 && decided < step ? this.fate.items[node] : OPEN;
  }

  /** The nodes from the root to this one. */
  pathTo(node) {
    const path = [];
    for (; node >= 0; node = this.parent.items[node]) path.push(node);
    return path.reverse();
  }

  /** The address of a node: the place of each choice on the way among those offered, refused ones counted. */
  addressOf(node) {
    const begun = this.base > 1 ? this.told.at.split('.').map(Number) : [];
    const places = this.pathTo(node).slice(1).map(on => {
      const parent = this.parent.items[on];
      if (on < this.base) return begun[parent];
      // Above the node where the run begins, what was offered before the way there is known by its number only.
      let [event, place] = parent < this.base - 1 ? [this.left.items[parent + 1] + 1, begun[parent] + 1] : [this.entered.items[parent] + 1, 0];
      for (; event < this.entered.items[on]; event++) {
        const kind = this.kind.items[event];
        if (kind === ENTER) event = this.left.items[this.at.items[event]];
        if (kind !== LINE) place++;
      }
      return place;
    });
    return places.join('.') || '.';
  }

  /** The strips at a node: [{title, cells}], the cells as a row of 0 and 1. */
  stripsAt(node) {
    const cells = this.strips[node];
    let from = 0;
    return cells ? this.told.strips.map(([title, long]) => ({ title, cells: cells.slice(from, from += long) })) : [];
  }

  /** What is not offered at a node, and why: [{choice, reason}]. A solution needs no more choices. */
  withheldAt(node) {
    const pairs = this.withheld[node] ?? [], withheld = [];
    for (let at = 0; at < pairs.length; at += 2) withheld.push({ choice: this.choices[pairs[at]], reason: this.reasons[pairs[at + 1]] });
    return withheld;
  }

  /** The cells that a reason at a node blames. */
  blamedAt(node, reason) {
    const depths = new Set(reason.blames.map(depth => depth + 1));
    const cells = this.marksAt(node).filter(mark => depths.has(mark.depth)).map(mark => mark.cell);
    return [...new Set([...cells, ...reason.cells])];
  }

  /** What the choices on the way to a node put on the stage: [{cell, value, depth}]. */
  marksAt(node) {
    const marks = [];
    for (const on of this.pathTo(node)) {
      const put = this.choices[this.by.items[on]].marks;
      for (let i = 0; i < put.length; i += 2) marks.push({ cell: put[i], value: put[i + 1], depth: this.depth.items[on] });
    }
    return marks;
  }

  /** The step at which a node has just been entered. */
  stepOf(node) { return this.entered.items[node] + 1; }

  /** The choices that were refused at a node before a step: [{choice, reason, event}]. */
  refusedAt(node, step = Infinity) {
    const refused = [];
    const left = this.left.items[node], end = Math.min(left < 0 ? this.length : left, step);
    for (let event = this.entered.items[node] + 1; event < end; event++) {
      const kind = this.kind.items[event];
      if (kind === REFUSE && this.at.items[event] === node) {
        refused.push({ choice: this.choice.items[event], reason: this.reason.items[event], event });
      } else if (kind === ENTER) {
        // Everything below a child can be stepped over.
        const child = this.at.items[event], gone = this.left.items[child];
        if (gone < 0) break;
        event = gone;
      }
    }
    return refused;
  }

  /** The next event after a step of which `is(kind)` holds, as the step right after it; -1 if none is known. */
  next(step, wanted) {
    for (let event = step; event < this.length; event++) if (this.kind.items[event] === wanted) return event + 1;
    return -1;
  }

  /** The last event before a step, likewise. */
  previous(step, wanted) {
    for (let event = step - 2; event >= 0; event--) if (this.kind.items[event] === wanted) return event + 1;
    return -1;
  }
}

const STRIDE = 16384;

/** What was counted up to a step, with the meaning that it has everywhere in Backtrail. */
export class Counters {
  constructor() {
    this.steps = this.visits = this.rejections = this.deadEnds = this.solutions = 0;
    this.profile = [];
  }

  /** The root is the one node that is entered without a choice. */
  get checks() { return this.rejections + this.visits - (this.profile[0] ?? 0); }

  copy() { return Object.assign(new Counters(), this, { profile: this.profile.slice() }); }

  count(run, event) { this.add(run, event, 1); }

  uncount(run, event) { this.add(run, event, -1); }

  add(run, event, by) {
    this.steps += by;
    switch (run.kind.items[event]) {
      case ENTER: {
        const depth = run.depth.items[run.at.items[event]];
        this.visits += by;
        while (this.profile.length < depth) this.profile.push(0);
        this.profile[depth] = (this.profile[depth] ?? 0) + by;
        while (this.profile.length && this.profile.at(-1) === 0) this.profile.pop();
        break;
      }
      case REFUSE: this.rejections += by; break;
      case SOLUTION: this.solutions += by; break;
      case DEAD_END: this.deadEnds += by; break;
    }
  }
}

/** A place in a run: a step, and all that was counted up to it. */
export class Cursor {
  constructor(run) {
    this.run = run;
    this.counters = run.marks[0].copy();
  }

  get step() { return this.counters.steps; }

  /** The node where the search is; -1 before the root. */
  get node() { return this.step === 0 ? -1 : this.run.at.items[this.step - 1]; }

  /** The kind of the last event; -1 before the first. */
  get kind() { return this.step === 0 ? -1 : this.run.kind.items[this.step - 1]; }

  /** The node that the last event is about: the one that was left, if one was. */
  get about() {
    if (this.kind !== LEAVE) return this.node;
    let event = this.step - 1;
    return this.run.kind.items[event - 1] === LEAVE || event === 0
      ? this.lastLeft(event) : this.run.at.items[event - 1];
  }

  lastLeft(event) {
    const parent = this.run.at.items[event];
    let child = parent < 0 ? 0 : this.run.firstChild.items[parent];
    while (this.run.left.items[child] !== event) child = this.run.nextSibling.items[child];
    return child;
  }

  /** The refused choice, if the last event refused one: {choice, reason} as in the lists of the run. */
  get refused() {
    if (this.kind !== REFUSE) return null;
    const event = this.step - 1;
    return { choice: this.run.choices[this.run.choice.items[event]], reason: this.run.reasons[this.run.reason.items[event]] };
  }

  /** The cells that are to blame for the refusal. */
  get culprits() {
    const refused = this.refused;
    return refused ? this.run.blamedAt(this.node, refused.reason) : [];
  }

  /** Goes to a step, as far as events are known. */
  to(step) {
    step = Math.max(this.run.base, Math.min(step, this.run.length));
    if (Math.abs(step - this.step) > STRIDE) this.counters = this.run.marks[Math.floor(step / STRIDE)].copy();
    while (this.step < step) this.counters.count(this.run, this.step);
    while (this.step > step) this.counters.uncount(this.run, this.step - 1);
    return this;
  }
}
