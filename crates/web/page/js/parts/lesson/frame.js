// What every program in the text has around it: a board, five buttons, a speed, counters, and what just happened.

import { t } from '../../i18n.js';
import { button, label, make } from './dom.js';

/** Steps a second, by the words that the reader chooses from. */
const SPEEDS = { slow: 2, normal: 8, fast: 60, full: 20_000 };
/** A frame makes no more steps than this, so that the page stays alive. */
const MOST = 2000;

/** The elements of a player, nothing in them yet. `counters` are the names of what is counted, `open` a link beside the title. */
export function createFrame({ title, name, jump, speed: usual = 'slow', counters, open = null }) {
  const board = make('div', { class: 'player-board' });
  const keys = {
    restart: button('start', t('lesson-restart'), 'player-restart'), back: button('back', t('lesson-back'), 'player-back'),
    play: button('play', t('lesson-play'), 'player-play'), step: button('forward', t('lesson-step'), 'player-step'),
    jump: button(jump.icon, jump.text, 'player-jump'),
  };
  keys.play.classList.add('main');
  for (const key of Object.values(keys)) key.disabled = true;
  const speed = make('select', { 'aria-label': t('lesson-speed'), test: 'player-speed' });
  for (const each of Object.keys(SPEEDS)) speed.add(new Option(t(`lesson-${each}`), each, false, each === usual));
  const numbers = {}, list = make('dl', { class: 'counts' });
  for (const counter of counters) {
    numbers[counter] = make('dd', { class: 'figures', text: '0', test: `player-${counter}` });
    list.append(make('div', {}, make('dt', { text: t(`lesson-${counter}`) }), numbers[counter]));
  }
  // On the screen a sentence says what happens at every step; a screen reader says it when the search rests.
  const says = make('p', { class: 'says', 'aria-hidden': 'true', test: 'player-says' });
  const status = make('p', { class: 'unseen', role: 'status' });
  const element = make('figure', { class: 'player panel', role: 'group', 'aria-label': title, tabindex: '0', test: 'player', 'data-solver': name },
    make('figcaption', { class: 'player-title' }, make('span', { text: title }), open),
    make('div', { class: 'player-main' }, board,
      make('div', { class: 'player-side' }, list, says, status,
        make('div', { class: 'player-keys' }, ...Object.values(keys), speed))));
  element.onkeydown = event => {
    if (event.target instanceof HTMLSelectElement || event.target instanceof HTMLCanvasElement || event.altKey || event.ctrlKey || event.metaKey) return;
    const key = { ArrowRight: keys.step, ArrowLeft: keys.back, Home: keys.restart, End: keys.jump }[event.key]
      ?? (event.key === ' ' && event.target === element ? keys.play : null);
    if (!key) return;
    event.preventDefault();
    key.click();
  };
  return { element, board, ...keys, speed, numbers, says, status };
}

/** Plays at the speed that was chosen: calls `advance(steps)` until it is paused, and `rested()` then. */
export function createPace({ speed, play: key }, advance, rested) {
  let frame = 0, last = 0, owed = 0;
  const pace = {
    playing: false,
    play() {
      pace.playing = true;
      owed = 1;
      last = performance.now();
      label(key, 'pause', t('lesson-pause'));
      frame = requestAnimationFrame(tick);
    },
    pause() {
      if (!pace.playing) return;
      pace.stop();
      label(key, 'play', t('lesson-play'));
      rested();
    },
    stop() {
      pace.playing = false;
      cancelAnimationFrame(frame);
    },
  };
  async function tick(now) {
    owed += (now - last) / 1000 * SPEEDS[speed.value];
    last = now;
    const whole = Math.min(Math.floor(owed), MOST);
    if (whole > 0) {
      owed = Math.min(owed - whole, MOST);
      await advance(whole);
    }
    if (pace.playing) frame = requestAnimationFrame(tick);
  }
  return pace;
}
