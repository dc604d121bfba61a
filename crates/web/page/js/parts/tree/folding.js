// Which subtrees are folded: a rule for all, and exceptions by hand. A rule folds what was left, never what is being searched.
//
// As a word for the address: the rule (n: none, f: all that failed, d3: all at depth 3; nothing: left to the size of the
// run), then the nodes that were folded (+) and unfolded (-) by hand, in base 36: `f+2k-1a-1c`.

/** When more nodes were seen, failed subtrees are folded. */
const LARGE = 5000;

export class Folding {
  constructor(run) {
    this.run = run;
    /** The numbers of nodes and of steps seen. */
    this.seen = this.reach = 0;
    this.rule = '';
    this.closed = new Set();
    this.opened = new Set();
  }

  get word() {
    const list = (sign, nodes) => [...nodes].map(node => sign + node.toString(36)).join('');
    return this.rule + list('+', this.closed) + list('-', this.opened);
  }

  set word(word) {
    const [, rule, hands] = /^(n|f|d\d+|)((?:[+-][0-9a-z]+)*)$/.exec(word ?? '') ?? [null, '', ''];
    this.all(rule);
    for (const [, sign, node] of hands.matchAll(/([+-])([0-9a-z]+)/g)) {
      (sign === '+' ? this.closed : this.opened).add(parseInt(node, 36));
    }
  }

  /** Sets the rule, and forgets what was done by hand. */
  all(rule) {
    this.rule = rule;
    this.closed.clear();
    this.opened.clear();
  }

  fold(node) {
    this.opened.delete(node);
    if (!this.test()(node)) this.closed.add(node);
  }

  unfold(node) {
    this.closed.delete(node);
    if (this.test()(node)) this.opened.add(node);
  }

  /** Can anything be folded by the rule that holds now? */
  get isFolding() { return this.seen > LARGE || (this.rule !== '' && this.rule !== 'n'); }

  /** A function that says whether a node that has children is folded. */
  test() {
    const { closed, opened } = this;
    const ruled = this.ruled();
    if (closed.size === 0 && opened.size === 0) return ruled;
    return node => closed.has(node) || ruled(node) && !opened.has(node);
  }

  ruled() {
    const { run, reach } = this;
    const rule = this.rule || (this.seen > LARGE ? 'f' : 'n');
    if (rule === 'f') return node => run.failed(node, reach);
    if (rule[0] === 'd') {
      const depth = Number(rule.slice(1)), depths = run.depth;
      return node => depths.items[node] >= depth;
    }
    return () => false;
  }
}
