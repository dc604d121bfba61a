// The player: where in a run the page is, and how it moves. No drawing.
//
// A source is `{run, more(), close()}`: a Walk, which asks the server, or a recording, which is `complete`. The player keeps
// some events ahead of the cursor and no more, so that a search of billions costs nothing until it is watched; a jump asks on
// until it has found what it jumps to, can be watched doing so, and can be cancelled.

import { Cursor, DEAD_END, MOST_EVENTS, SOLUTION } from '../run.js';

/** Steps a second that the slider offers; the last is as many as can be shown. */
export const SPEEDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, Infinity];

/** How many events are kept ready ahead of the cursor. */
const AHEAD = 32_768;
/** Milliseconds of a frame for steps at full speed; the rest of its 16 ms is for drawing. */
const FRAME = 8;
/** Milliseconds between two pictures for those who asked for less motion. */
const CALM = 250;
/** How many failures in a row mean that the server is gone. */
const TRIES = 3;

export class Player {
  /** `stops`: pause at each solution, for the question of the first one. `calm()`: is less motion asked for? */
  constructor(source, { stops = false, speed = 10, calm = () => false } = {}) {
    this.source = source;
    this.run = source.run;
    this.cursor = new Cursor(this.run);
    this.stops = stops;
    /** Was more than the first solution looked at, though that was the question? */
    this.beyond = false;
    this.speed = speed;
    this.calm = calm;
    this.playing = false;
    /** Set while a jump asks for events: {kind, cancelled}. */
    this.seeking = null;
    /** Why it stands still: 'solution', 'end', 'capped', 'cut', 'none' (there was nothing to jump to) or null. */
    this.halted = null;
    /** The sentence of an error, or null. */
    this.error = null;
    /** Called after every change: (player) => {}. */
    this.onchange = () => {};
    this.frame = 0;
    this.pumping = false;
    this.gone = false;
    this.pump();
  }

  get step() { return this.cursor.step; }

  /** Is this the last step that there will be? */
  get atEnd() { return this.step === this.run.length && (this.run.ended || this.capped); }

  /** Has the page as many events as it can hold, or the recording no more? */
  get capped() { return !this.run.ended && (this.source.complete || this.run.length >= MOST_EVENTS); }

  /** The last step of what was asked for, as far as that is known: the first solution, if that is the question. */
  get horizon() { return this.answered ? this.run.firstSolution + 1 : this.run.length; }

  /** Is the answer to the question the end of the timeline? */
  get answered() { return this.stops && !this.beyond && this.run.firstSolution >= 0; }

  get cut() { return this.source.complete ? 'cut' : 'capped'; }

  changed() {
    this.beyond ||= this.answered && this.step > this.horizon;
    if (!this.gone) this.onchange(this);
  }

  // Asking for events.

  /** Keeps events ready ahead of the cursor. */
  async pump() {
    if (this.pumping || this.error) return;
    this.pumping = true;
    try {
      while (!this.gone && !this.run.ended && !this.capped && (this.seeking || this.run.length < this.step + AHEAD)) {
        await this.fetch();
        if (this.seeking?.look()) this.seeking = null;
        this.changed();
      }
    } catch (error) {
      this.error = error.message;
    } finally {
      this.pumping = false;
      if (this.seeking && (this.error || this.run.ended || this.capped)) {
        const { found } = this.seeking;
        this.seeking = null;
        found(-1);
      }
      this.changed();
    }
  }

  /** Asks once; a server that is gone is given a moment. */
  async fetch() {
    for (let tries = 1; ; tries++) {
      try {
        await this.source.more();
        this.error = null;
        return;
      } catch (error) {
        if (this.gone || error.message !== 'gone' || tries === TRIES) throw error;
        await new Promise(resolve => setTimeout(resolve, 400 * tries));
      }
    }
  }

  /** Asks for events until `look()` returns the step that is wanted; -1 if there is none. */
  seek(kind, look) {
    // Whoever asks again wants to know again.
    this.error = null;
    const at = look();
    if (at >= 0 || this.run.ended || this.capped) return Promise.resolve(at);
    this.cancel();
    return new Promise(resolve => {
      this.seeking = {
        kind,
        from: this.run.length,
        found: resolve,
        look() {
          const step = look();
          if (step >= 0) resolve(step);
          return step >= 0;
        },
      };
      this.pump();
      this.changed();
    });
  }

  /** Gives up a jump. */
  cancel() {
    const seeking = this.seeking;
    this.seeking = null;
    seeking?.found(null);
    this.changed();
  }

  // Moving.

  /** Stands still on a step, as far as events are known. */
  rest(step, halted = null) {
    this.pause();
    this.cursor.to(step);
    this.halted = halted ?? this.halt();
    this.error = null;
    this.pump();
    this.changed();
  }

  /** Why the cursor cannot simply go on from here. */
  halt() {
    if (this.stops && this.cursor.kind === SOLUTION) return 'solution';
    return this.atEnd ? (this.capped ? this.cut : 'end') : null;
  }

  /** Jumps: asks on for what `look` wants, then rests there, or at the end of what is known if there is no such thing. */
  async jump(kind, look, missing = 'none') {
    this.pause();
    const step = await this.seek(kind, look);
    if (step === null || this.gone || this.error) return;
    if (step >= 0) this.rest(step);
    else this.rest(this.run.length, this.capped ? this.cut : missing);
  }

  forward() { return this.jump('step', () => (this.run.length > this.step ? this.step + 1 : -1)); }

  back() { this.cancel(); this.rest(this.step - 1); }

  restart() { this.cancel(); this.rest(0); }

  /** The next event of a kind, searched only once in what is known already. */
  next(kind) {
    let known = this.step;
    const look = () => {
      const step = this.run.next(known, kind);
      known = this.run.length;
      return step;
    };
    return this.jump(kind === SOLUTION ? 'solution' : 'deadEnd', look);
  }

  previous(kind) {
    this.cancel();
    const step = this.run.previous(this.step, kind);
    if (step >= 0) this.rest(step); else this.rest(this.step, 'none');
  }

  nextSolution() { return this.next(SOLUTION); }
  previousSolution() { return this.previous(SOLUTION); }
  nextDeadEnd() { return this.next(DEAD_END); }
  previousDeadEnd() { return this.previous(DEAD_END); }

  /** To a step, which may not be known yet. */
  to(step) { return this.jump('step', () => (this.run.length >= step ? Math.max(0, step) : -1)); }

  /** To the moment when a node is entered; visits count from 1, the first one that was walked to. */
  visit(visit) {
    const node = this.run.base + Math.max(1, visit) - 1;
    return this.jump('visit', () => (this.run.nodes > node ? this.run.stepOf(node) : -1));
  }

  /** To the end of the search; to the first solution, if that is the question and it is still to come. */
  end() {
    if (this.stops && this.cursor.counters.solutions === 0) return this.nextSolution();
    return this.jump('end', () => -1, null);
  }

  // Playing.

  toggle() { if (this.playing) this.pause(); else this.play(); }

  play() {
    if (this.playing) return;
    this.cancel();
    if (this.atEnd) this.cursor.to(0);
    this.playing = true;
    this.halted = null;
    this.error = null;
    this.owed = 1;
    this.then = performance.now();
    this.frame = requestAnimationFrame(now => this.tick(now));
    this.pump();
    this.changed();
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    cancelAnimationFrame(this.frame);
    this.changed();
  }

  tick(now) {
    if (!this.playing) return;
    if (this.error && this.step === this.run.length) return this.pause();
    this.frame = requestAnimationFrame(later => this.tick(later));
    // A tab that was hidden does not catch up.
    const passed = Math.min(250, now - this.then);
    if (this.calm() && passed < CALM) return;
    this.then = now;
    if (this.speed === Infinity) {
      const until = performance.now() + FRAME;
      do this.runOn(512); while (this.playing && this.step < this.run.length && performance.now() < until);
    } else {
      this.owed += (this.speed * passed) / 1000;
      const steps = Math.floor(this.owed);
      if (steps === 0) return;
      this.owed -= steps;
      this.runOn(steps);
    }
    this.pump();
    this.changed();
  }

  /** Goes on by some steps, up to where it has to stop. */
  runOn(steps) {
    let to = Math.min(this.step + steps, this.run.length);
    if (this.stops) {
      for (let event = this.step; event < to; event++) if (this.run.kind.items[event] === SOLUTION) to = event + 1;
    }
    if (to === this.step && !this.atEnd) return;
    this.cursor.to(to);
    this.halted = this.halt();
    if (this.halted) this.pause();
  }

  destroy() {
    this.pause();
    this.cancel();
    this.gone = true;
    this.source.close();
  }
}
