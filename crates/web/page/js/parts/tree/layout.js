// Where the nodes of a run stand: leaves get successive places, a parent stands in the middle of its children. Only nodes that
// were seen have places, so that the first steps of a long search fill the room as the whole of a short one does; a leaf keeps
// its place when others come.
//
// Nodes are numbered as they were entered, so one pass forwards places the leaves and one backwards the parents. What is
// kept is in the order of levels, left to right: there the nodes of a level are sorted by place, by number and by time at
// once, and whoever draws finds the visible ones by halving. A folded subtree is one leaf.

import { FAILED, SOLVED } from '../../run.js';

export class Layout {
  constructor(run) {
    this.run = run;
    /** How many events were known, how many nodes were placed, and which step had been reached when it was made. */
    this.events = this.nodes = this.reach = -1;
    this.count = this.leaves = this.deepest = 0;
    this.room = 0;
  }

  /**
   * Places the first `nodes` of the run anew. `isFolded(node)` says of a node with children whether they are hidden. A node
   * counts as solved if it is a solution or hides one; with `whole`, if there is one anywhere below it.
   */
  build(isFolded, nodes = this.run.nodes, whole = false) {
    const begun = performance.now(), { run } = this;
    const size = run.size.items, depth = run.depth.items, parent = run.parent.items;
    const first = run.firstChild.items, left = run.left.items, fate = run.fate.items, solved = run.solved.items;
    if (this.room < nodes) {
      this.room = Math.ceil(nodes * 1.5);
      /** In the order of entering: the nodes that are shown, and where each is in the order of levels. */
      this.shown = new Int32Array(this.room);
      this.place = new Int32Array(this.room);
      /** In the order of levels: number, horizontal place, where its parent is, is it folded. */
      this.node = new Int32Array(this.room);
      this.x = new Float64Array(this.room);
      this.up = new Int32Array(this.room);
      this.folded = new Uint8Array(this.room);
      /** How many solved nodes, and how many failed ones, come before it. */
      this.solvedBefore = new Uint32Array(this.room + 1);
      this.failedBefore = new Uint32Array(this.room + 1);
    }
    const { shown, place, node: numbers, x, up, folded, solvedBefore, failedBefore } = this;
    const hasChildren = node => first[node] >= 0 && first[node] < nodes;
    // Which nodes are shown, and how many on each level.
    let count = 0;
    const onLevel = [];
    for (let node = 0; node < nodes;) {
      const level = depth[node];
      onLevel[level] = (onLevel[level] ?? 0) + 1;
      shown[count] = node;
      const fold = hasChildren(node) && isFolded(node);
      place[count++] = fold ? 1 : 0;
      node += fold ? (left[node] >= 0 ? size[node] : nodes - node) : 1;
    }
    this.count = count;
    this.deepest = Math.max(0, onLevel.length - 1);
    const starts = this.starts = new Int32Array(onLevel.length + 1);
    for (let level = 0; level < onLevel.length; level++) starts[level + 1] = starts[level] + onLevel[level];
    // Into the order of levels; leaves get their places. The last node seen on the level above is the parent.
    const next = starts.slice();
    let leaf = 0;
    for (let i = 0; i < count; i++) {
      const node = shown[i], level = depth[node], k = next[level]++;
      numbers[k] = node;
      up[k] = level === 0 ? -1 : next[level - 1] - 1;
      folded[k] = place[i];
      place[i] = k;
      x[k] = folded[k] || !hasChildren(node) ? leaf++ : -1;
    }
    this.leaves = leaf;
    // Parents, from the deepest level upwards: their first and last child are met while passing over the level below.
    for (let level = onLevel.length - 1; level > 0; level--) {
      const end = starts[level + 1];
      for (let k = starts[level]; k < end;) {
        const above = up[k], from = x[k];
        while (k + 1 < end && up[k + 1] === above) k++;
        x[above] = (from + x[k]) / 2;
        k++;
      }
    }
    for (let k = 0; k < count; k++) {
      const node = numbers[k];
      const won = whole || folded[k] ? solved[node] > 0 : fate[node] === SOLVED;
      const lost = whole || folded[k] ? !won && left[node] >= 0 : fate[node] === FAILED;
      solvedBefore[k + 1] = solvedBefore[k] + (won ? 1 : 0);
      failedBefore[k + 1] = failedBefore[k] + (lost ? 1 : 0);
    }
    this.events = run.length;
    this.nodes = nodes;
    this.cost = performance.now() - begun;
    return this;
  }

  /** Where a node is in the order of levels; that of the folded node that hides it, if one does. */
  find(node) {
    if (this.count === 0 || node < 0) return -1;
    let low = 0, high = this.count;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.shown[middle] <= node) low = middle; else high = middle;
    }
    return this.place[low];
  }

  /** The first of the level that is not before `node`: so the end of those that were entered before it. */
  endOfLevel(level, node) { return this.endBefore(this.starts[level], this.starts[level + 1], node); }

  /** The same from `low` to `high` of a level. */
  endBefore(low, high, node) {
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.node[middle] < node) low = middle + 1; else high = middle;
    }
    return low;
  }

  /** The first from `from` to `end` whose place is at least `x`. Near ones are found fast. */
  atLeast(from, end, x) {
    const places = this.x;
    let reach = 1, low = from;
    while (low + reach < end && places[low + reach] < x) { low += reach; reach *= 2; }
    let high = Math.min(end, low + reach);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[middle] < x) low = middle + 1; else high = middle;
    }
    return low;
  }
}
