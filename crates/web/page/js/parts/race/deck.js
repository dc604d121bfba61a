// The controls of a race: play, one back and on, the ends, a slider over the race, and a speed if it goes by visits.

import { el } from '../../dom.js';
import { number, t } from '../../i18n.js';
import { icon } from '../icons.js';

const SPEEDS = [1, 5, 20, 100, 1000, 10_000];

/** Returns {element, show()} for a race, a Lockstep or a Timed. */
export function createDeck(race) {
  const lockstep = race.kind === 'lockstep';
  const button = (name, sign, act) => {
    const title = t(`race-${name}`);
    return el('button', { type: 'button', 'data-test': `race-${name}`, 'aria-label': title, title, onclick: act }, icon(sign));
  };
  const play = button('play', 'play', () => (race.playing ? race.pause() : race.play()));
  play.classList.add('main');
  const slider = el('input', {
    type: 'range', min: 0, step: lockstep ? 1 : 0.05, 'data-test': 'race-slider',
    'aria-label': t(lockstep ? 'race-position' : 'race-moment'),
    oninput: () => {
      // Pausing shows the race where it is, and so moves the slider.
      const wanted = Number(slider.value);
      race.pause();
      race.to(wanted);
    },
  });
  const where = el('output', { class: 'figures', 'data-test': 'race-at' });
  const speed = el('select', { 'data-test': 'race-speed', onchange: () => { race.speed = Number(speed.value); } },
    ...SPEEDS.map(value => el('option', { value, selected: value === race.speed }, number(value))));
  let playing = null;
  return {
    element: el('div', { class: 'race-deck panel', role: 'group', 'aria-label': t('race-deck') },
      el('div', { class: 'race-buttons' },
        button('restart', 'start', () => race.restart()), button('back', 'back', () => race.step(-1)), play,
        button('forward', 'forward', () => race.step(1)), button('finish', 'end', () => race.finish())),
      slider, where, lockstep ? el('label', { class: 'race-speed' }, el('span', {}, t('race-speed')), speed) : null),
    show() {
      slider.max = String(race.most);
      slider.value = String(race.at);
      slider.disabled = !lockstep && !race.measured;
      where.textContent = lockstep ? visits(race) : race.measured ? t('race-seconds', { at: Math.round(10 * race.at) / 10, most: race.most }) : '';
      slider.setAttribute('aria-valuetext', where.textContent);
      if (playing !== race.playing) {
        playing = race.playing;
        play.replaceChildren(icon(playing ? 'pause' : 'play'));
        play.setAttribute('aria-label', t(playing ? 'race-pause' : 'race-play'));
        play.title = t(playing ? 'race-pause' : 'race-play');
      }
    },
  };
}

/** Where a race in lockstep is. */
function visits({ seeking, whole, at, most }) {
  return seeking ? t('race-seeking', { count: most }) : t(whole ? 'race-of' : 'race-known', { at, most });
}
