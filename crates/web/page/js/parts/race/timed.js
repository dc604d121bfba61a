// A race by time: the server measures each solver alone, at full speed; then all are shown at once, so slowly that they can
// be watched, and in the ratios that were measured. A board goes at an even pace, which a search does not; the note says so.

import { reach } from '../../api.js';
import { refusal } from '../../i18n.js';
import { Walker } from './walker.js';

/** The seconds that the slowest solver takes on the page. */
const SHOWN = 10;
/** The most visits of a search that is shown with its board. */
const SMALL = 50_000;

export class Timed {
  /** `walkers` are the names of the solvers that can be walked. */
  constructor(asked, solvers, walkers) {
    this.kind = 'time';
    this.asked = asked;
    this.walkers = walkers;
    this.racers = solvers.map(solver => ({ solver, outcome: null, progress: null, walker: null }));
    /** Seconds of the show. */
    this.at = 0;
    this.measured = this.playing = false;
    this.error = null;
    this.onchange = () => {};
    this.leaving = new AbortController();
  }

  async start() {
    const { puzzle, word, flags, question } = this.asked;
    const solvers = this.racers.map(({ solver }) => solver);
    const response = await reach('race', { puzzle, word, flags, question, solvers }, this.leaving.signal);
    for await (const line of lines(response.body)) {
      const racer = this.racers.find(({ solver }) => solver === line.solver);
      if (racer && line.type === 'progress') racer.progress = line;
      if (racer && line.type === 'outcome') racer.outcome = line;
      if (line.type === 'end') this.measured = true;
      this.onchange();
    }
    if (this.gone) return;
    if (!this.measured) throw new Error('gone');
    this.seat();
    this.play();
  }

  /** Those that answered. */
  get ran() { return this.racers.filter(({ outcome }) => outcome && outcome.seconds !== undefined); }

  /** How many times slower than measured. */
  get slower() { return SHOWN / Math.max(1e-9, ...this.ran.map(({ outcome }) => outcome.seconds)); }

  get most() { return SHOWN; }
  get whole() { return this.measured; }
  get finished() { return this.measured && this.at >= this.most; }

  /** Opens the boards of those that can have one. */
  seat() {
    for (const racer of this.ran) {
      const { solver, outcome } = racer;
      if (!this.walkers.includes(solver) || !(outcome.visits <= SMALL) || outcome.status === 'stopped') continue;
      const walker = new Walker(this.asked, solver, this.asked.question === 'first');
      racer.walker = walker;
      walker.open().then(() => walker.ahead(SMALL)).then(() => this.to(this.at), () => { racer.walker = null; });
    }
  }

  to(seconds) {
    this.at = Math.max(0, Math.min(seconds, this.most));
    for (const { walker, outcome } of this.racers) {
      if (walker?.run) walker.go(Math.ceil(outcome.visits * this.shareOf(outcome)));
    }
    this.onchange();
  }

  shareOf({ seconds }) { return Math.min(1, this.at / (seconds * this.slower)); }

  step(by) { this.pause(); this.to(this.at + by / 4); }
  restart() { this.pause(); this.to(0); }
  finish() { this.pause(); this.to(this.most); }

  play() {
    if (this.playing || !this.measured) return;
    if (this.at >= this.most) this.to(0);
    this.playing = true;
    let before = performance.now();
    const frame = now => {
      if (!this.playing) return;
      this.to(this.at + (now - before) / 1000);
      before = now;
      if (this.at >= this.most) return this.pause();
      this.frame = requestAnimationFrame(frame);
    };
    this.frame = requestAnimationFrame(frame);
    this.onchange();
  }

  pause() {
    this.playing = false;
    cancelAnimationFrame(this.frame);
    this.onchange();
  }

  of(racer) {
    const { outcome, progress, walker } = racer;
    const base = { solver: racer.solver, outcome, cursor: walker?.run ? walker.cursor : null, opening: Boolean(walker && !walker.run) };
    if (outcome?.error) return { ...base, share: 0, error: refusal(outcome) };
    const measuring = outcome ? 'measured' : progress ? 'running' : 'waiting';
    if (!this.measured || !outcome) return { ...base, share: 0, measuring, progress };
    const share = this.shareOf(outcome), stopped = outcome.status === 'stopped';
    // A board whose events are still coming lags behind; the counters do not.
    const counters = walker?.done ? walker.cursor.counters : scaled(outcome, share);
    return { ...base, share, counters, arrived: share >= 1 && !stopped, stopped: stopped && share >= 1 };
  }

  results() {
    return this.racers.map(({ solver, outcome }) => ({
      solver, seconds: outcome.seconds, visits: outcome.visits, checks: outcome.checks, rejections: outcome.rejections,
      deadEnds: outcome.dead_ends, solutions: outcome.solutions, status: outcome.status, error: outcome.error && refusal(outcome), runs: outcome.runs,
    }));
  }

  close() {
    this.gone = true;
    this.onchange = () => {};
    this.pause();
    this.leaving.abort();
    for (const { walker } of this.racers) walker?.close();
  }
}

/** What a solver had counted after a share of its time, if it went at an even pace. Counters that it does not keep stay out. */
function scaled(outcome, share) {
  const part = value => (value === undefined ? undefined : share >= 1 ? value : Math.floor(Number(value) * share));
  const { visits, checks, rejections, dead_ends: deadEnds, solutions } = outcome;
  return { visits: part(visits), checks: part(checks), rejections: part(rejections), deadEnds: part(deadEnds), solutions: part(solutions) };
}

/** The objects of a stream of JSON lines, as they come. */
async function* lines(stream) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ''; ;) {
    const { value, done } = await reader.read();
    const parts = (rest + (value ?? '')).split('\n');
    rest = parts.pop();
    for (const part of parts) if (part.trim()) yield JSON.parse(part);
    if (done) return;
  }
}
