// A race by visits: every solver has made the same number of them, or has finished. Time plays no part.

import { Walker } from './walker.js';

/** How many visits are asked for at a time on the way to the end. */
const PIECE = 32_768;

export class Lockstep {
  constructor(asked, solvers) {
    this.kind = 'lockstep';
    this.racers = solvers.map(solver => new Walker(asked, solver, asked.question === 'first'));
    /** The visit that is shown. */
    this.at = 0;
    this.speed = 20;
    this.playing = this.seeking = this.opened = this.ready = this.gone = false;
    this.error = null;
    this.onchange = () => {};
  }

  async start() {
    await Promise.all(this.racers.map(racer => racer.open()));
    if (this.gone) return;
    this.opened = true;
    await this.pump();
    this.ready = true;
  }

  /** Goes to a number of visits that may not be known yet. */
  async reach(visits) {
    await Promise.all(this.racers.map(racer => racer.ahead(visits)));
    if (!this.gone) this.to(visits);
  }

  /** The farthest that can be shown. */
  get most() { return Math.max(1, ...this.racers.map(racer => racer.run ? racer.known : 0)); }

  /** Is the farthest the end? */
  get whole() { return this.racers.every(racer => racer.done || racer.run && racer.capped); }

  get finished() { return this.racers.every(racer => racer.run && racer.arrived); }

  /** Asks for what is to be shown soon; on the way to the end, for a good piece more. */
  async pump() {
    const wanted = this.seeking ? Math.max(...this.racers.map(racer => racer.run.nodes)) + PIECE : this.at;
    try {
      await Promise.all(this.racers.map(racer => racer.ahead(wanted)));
    } catch (error) {
      if (!this.gone) this.error = error.message;
    }
    if (!this.gone) this.onchange();
  }

  to(visits) {
    // Until all searches are open nobody can move.
    if (!this.opened) return;
    this.at = Math.max(0, Math.min(Math.round(visits), this.most));
    for (const racer of this.racers) racer.go(this.at);
    this.onchange();
    this.pumpSoon();
  }

  /** One request for more at a time. */
  pumpSoon() {
    if (this.pumping || this.whole) return;
    this.pumping = true;
    this.pump().finally(() => {
      this.pumping = false;
      if (this.seeking && !this.gone && !this.error) this.sought();
    });
  }

  step(by) { this.pause(); this.to(this.at + by); }
  restart() { this.pause(); this.to(0); }

  /** Goes to the end, asking for all that is missing; `pause` gives it up. */
  finish() {
    if (!this.opened) return;
    this.pause();
    this.seeking = true;
    if (this.whole) this.sought(); else this.pumpSoon();
    this.onchange();
  }

  sought() {
    if (!this.whole) return this.pumpSoon();
    this.seeking = false;
    this.to(this.most);
  }

  play() {
    if (this.playing || !this.opened) return;
    if (this.at >= this.most && this.whole) this.to(0);
    this.playing = true;
    let before = performance.now(), exact = this.at;
    const frame = now => {
      if (!this.playing) return;
      // Nobody runs ahead of one whose events have not come yet.
      const ready = Math.min(...this.racers.filter(racer => !racer.done).map(racer => racer.known), this.most);
      exact = Math.min(exact + this.speed * (now - before) / 1000, ready);
      before = now;
      if (Math.floor(exact) > this.at) this.to(Math.floor(exact));
      if (this.whole && this.at >= this.most) return this.pause();
      this.frame = requestAnimationFrame(frame);
    };
    this.frame = requestAnimationFrame(frame);
    this.onchange();
  }

  pause() {
    this.playing = this.seeking = false;
    cancelAnimationFrame(this.frame);
    this.onchange();
  }

  /** Where a racer is: the share of its way, and what it counted. */
  of(racer) {
    const { solver, cursor } = racer, counters = cursor?.counters;
    const share = counters ? Math.min(counters.visits, this.at) / this.most : 0;
    return { solver, cursor, counters, share, arrived: Boolean(racer.run && racer.arrived) };
  }

  /** What each counted in all, for the table. */
  results() {
    return this.racers.map(({ solver, cursor }) => {
      const { visits, checks, rejections, deadEnds, solutions } = cursor.counters;
      return { solver, visits, checks, rejections, deadEnds, solutions, status: 'finished' };
    });
  }

  close() {
    this.gone = true;
    this.onchange = () => {};
    this.pause();
    for (const racer of this.racers) racer.close();
  }
}
