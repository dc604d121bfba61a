// A solver in a race whose search can be walked: its events, and where it is, by visits.
//
// It has finished at its first solution if that was the question, else when its tree is walked. Events are asked for a
// little ahead of where they are shown, so a race that is left early costs the server little.

import { Cursor, SOLUTION } from '../../run.js';
import { Walk } from '../../walk.js';

/** How many visits are kept ready ahead. */
const AHEAD = 8192;
/** The most events that a walker keeps; four walkers fit a page. */
const MOST = 4_000_000;

export class Walker {
  /** `asked` is {puzzle, word, flags}; `first`: only the first solution counts. */
  constructor(asked, solver, first) {
    this.asked = asked;
    this.solver = solver;
    this.first = first;
    this.run = this.cursor = null;
    /** The step and the visits at which it finished; -1: not yet known. */
    this.end = this.total = -1;
    this.looked = 0;
    this.gone = false;
  }

  async open() {
    const { puzzle, word, flags } = this.asked;
    const walk = await Walk.open({ puzzle, word, flags, solver: this.solver });
    if (this.gone) return walk.close();
    this.walk = walk;
    this.run = walk.run;
    this.cursor = new Cursor(this.run);
  }

  get done() { return this.end >= 0; }

  /** Has it as many events as it may keep, and is it not done? */
  get capped() { return !this.done && this.run.length >= MOST; }

  /** How many visits can be shown. */
  get known() { return this.done ? this.total : this.run.nodes; }

  /** Has it come to its end where it is shown? */
  get arrived() { return this.done && this.cursor.step === this.end; }

  /** Asks for events until some visits more than these are known. */
  async ahead(visits) {
    if (this.asking) return this.asking;
    const want = async () => {
      while (!this.gone && !this.done && !this.capped && this.run.nodes < visits + AHEAD) {
        await this.walk.more();
        this.look();
      }
    };
    this.asking = want().finally(() => { this.asking = null; });
    return this.asking;
  }

  /** Is the end among the new events? */
  look() {
    const { run } = this;
    const solved = this.first ? run.next(this.looked, SOLUTION) : -1;
    this.looked = run.length;
    if (solved < 0 && !run.ended) return;
    this.end = solved >= 0 ? solved : run.length;
    this.total = solved >= 0 ? run.at.items[solved - 1] + 1 : run.nodes;
    this.walk.close();
  }

  /** Shows it after `visits` visits, or at its end. */
  go(visits) {
    if (!this.cursor) return;
    if (this.done && visits >= this.total) this.cursor.to(this.end);
    else if (visits <= 0) this.cursor.to(0);
    else this.cursor.to(this.run.stepOf(Math.min(visits, this.run.nodes) - 1));
  }

  close() {
    this.gone = true;
    if (this.walk && !this.done) this.walk.close();
  }
}
