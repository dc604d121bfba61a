// The timeline: the depth of the search over its steps, with a mark for each solution, and a handle to drag.
//
// Events are gathered once, as they come, into at most 4,096 buckets that double in width when they are full; so a strip
// over millions of events is drawn as fast as one over a hundred. While the end is unknown the strip is as wide as the next
// power of two, so that it does not slide under the hand that drags it.

import { el } from '../dom.js';
import { number, t } from '../i18n.js';
import { SOLUTION } from '../run.js';

const BUCKETS = 4096;
/** Milliseconds at least between two paintings of the strip; the handle moves with every step. */
const EVERY = 120;

/** Depths and solutions of a run, bucket by bucket. */
export class Strip {
  constructor(run) {
    this.run = run;
    this.width = 1;
    this.known = 0;
    this.low = new Uint32Array(BUCKETS);
    this.high = new Uint32Array(BUCKETS);
    this.solved = new Uint8Array(BUCKETS);
  }

  /** Takes in the events that are new. */
  gather() {
    const { kind, at, depth } = this.run;
    for (; this.known < this.run.length; this.known++) {
      if (this.known === this.width * BUCKETS) this.halve();
      const bucket = Math.floor(this.known / this.width), fresh = this.known % this.width === 0;
      const node = at.items[this.known], deep = node < 0 ? 0 : depth.items[node];
      if (fresh || deep < this.low[bucket]) this.low[bucket] = deep;
      if (fresh || deep > this.high[bucket]) this.high[bucket] = deep;
      if (fresh) this.solved[bucket] = 0;
      if (kind.items[this.known] === SOLUTION) this.solved[bucket] = 1;
    }
  }

  halve() {
    for (let i = 0; i < BUCKETS / 2; i++) {
      this.low[i] = Math.min(this.low[2 * i], this.low[2 * i + 1]);
      this.high[i] = Math.max(this.high[2 * i], this.high[2 * i + 1]);
      this.solved[i] = this.solved[2 * i] | this.solved[2 * i + 1];
    }
    this.width *= 2;
  }

  /** How many steps the strip is wide, for a player that may have its answer. */
  span({ answered, horizon }) {
    if (answered || this.run.ended) return Math.max(1, horizon);
    return 2 ** Math.ceil(Math.log2(Math.max(1024, this.run.length * 1.02)));
  }
}

/** Returns `{element, show(), destroy()}`. With the question of the first solution it ends there, until somebody goes on. */
export function createTimeline(player) {
  const { run } = player, strip = new Strip(run);
  const canvas = el('canvas');
  const handle = el('div', { class: 'handle' });
  const track = el('div', {
    class: 'track', role: 'slider', tabindex: 0, 'data-test': 'timeline',
    'aria-label': t('explore-timeline'), 'aria-valuemin': 0,
  }, canvas, handle);
  const told = el('div', { class: 'told figures', 'data-test': 'step' });
  let drawn = '', due = 0, timer = 0;

  const paint = () => {
    strip.gather();
    // While events stream in, some new ones more are not worth a new picture.
    const now = performance.now();
    if (now < due) {
      timer ||= setTimeout(() => { timer = 0; paint(); }, due - now);
      return;
    }
    due = now + EVERY;
    const ratio = devicePixelRatio || 1, width = Math.round(track.clientWidth * ratio), height = Math.round(track.clientHeight * ratio);
    const span = strip.span(player), end = Math.min(run.length, player.horizon);
    const key = [width, height, run.length, run.ended, span, document.documentElement.dataset.theme, colours().join()].join();
    if (key === drawn || !width) return;
    drawn = key;
    canvas.width = width;
    canvas.height = height;
    const ink = canvas.getContext('2d'), [blue, green, line] = colours();
    const deepest = Math.max(1, run.deepest), top = 7 * ratio, room = height - top - ratio;
    const known = Math.ceil((width * end) / span);
    ink.fillStyle = blue;
    // Light up to the deepest state of a moment, darker up to the shallowest.
    ink.globalAlpha = 0.35;
    for (let x = 0; x < known; x++) {
      const [from, to] = buckets(x, width, span);
      let high = 0, low = Infinity;
      for (let i = from; i < to; i++) {
        high = Math.max(high, strip.high[i]);
        low = Math.min(low, strip.low[i]);
      }
      for (const depth of [high, Math.min(low, high)]) {
        const tall = Math.max(ratio, (room * depth) / deepest);
        ink.fillRect(x, height - tall, 1, tall);
      }
    }
    ink.globalAlpha = 1;
    ink.fillStyle = line;
    for (let x = known; x < width; x += 6 * ratio) ink.fillRect(x, height - 2 * ratio, 3 * ratio, ratio);
    ink.fillStyle = green;
    let last = -Infinity;
    for (let bucket = strip.solved.indexOf(1); bucket >= 0; bucket = strip.solved.indexOf(1, bucket + 1)) {
      if (bucket * strip.width >= end) break;
      const x = ((bucket * strip.width + 1) / span) * width;
      if (x - last < 4 * ratio) continue;
      diamond(ink, x, 4 * ratio, 4 * ratio);
      last = x;
    }
  };
  const buckets = (x, width, span) => {
    const from = Math.floor(((x / width) * span) / strip.width), last = Math.ceil(strip.known / strip.width);
    return [Math.min(from, last), Math.min(last, Math.max(from + 1, Math.floor((((x + 1) / width) * span) / strip.width)))];
  };
  const colours = () => {
    const style = getComputedStyle(track);
    return ['--blue', '--green', '--line'].map(name => style.getPropertyValue(name));
  };

  const show = () => {
    paint();
    const { step, horizon, answered } = player;
    handle.style.insetInlineStart = `${(100 * step) / strip.span(player)}%`;
    const total = answered || run.ended ? number(horizon) : `≥ ${number(horizon)}`;
    const words = t('explore-stepOf', { step, total });
    if (told.textContent === words) return;
    told.textContent = words;
    track.setAttribute('aria-valuenow', step);
    track.setAttribute('aria-valuemax', horizon);
    track.setAttribute('aria-valuetext', words);
  };

  const drag = event => {
    const box = track.getBoundingClientRect();
    player.cancel();
    player.rest(Math.round(((event.clientX - box.left) / box.width) * strip.span(player)));
  };
  track.onpointerdown = event => {
    track.setPointerCapture(event.pointerId);
    track.onpointermove = drag;
    drag(event);
  };
  track.onpointerup = track.onpointercancel = () => { track.onpointermove = null; };
  track.onkeydown = event => {
    const page = Math.max(1, Math.round(player.horizon / 20));
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: page, PageDown: -page }[event.key];
    if (!by || event.shiftKey) return;
    event.preventDefault();
    if (by === 1) player.forward(); else player.rest(player.step + by);
  };
  const watch = new ResizeObserver(show);
  watch.observe(track);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  addEventListener('themechange', paint);
  dark.addEventListener('change', paint);
  const destroy = () => {
    watch.disconnect();
    removeEventListener('themechange', paint);
    dark.removeEventListener('change', paint);
    clearTimeout(timer);
  };
  return { element: el('div', { class: 'timeline' }, track, told), show, destroy };
}

function diamond(ink, x, y, r) {
  ink.beginPath();
  ink.moveTo(x, y - r);
  ink.lineTo(x + r, y);
  ink.lineTo(x, y + r);
  ink.lineTo(x - r, y);
  ink.fill();
}
