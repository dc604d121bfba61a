// The controls: buttons, the speed, and where to go. They show what the player does and ask it to do more.

import { el } from '../dom.js';
import { number, t } from '../i18n.js';
import { icon } from './icons.js';
import { SPEEDS } from './player.js';

/** `extra` are buttons that stand at the end. Returns `{element, show(player), faster(by)}`. */
export function createControls(player, extra = []) {
  const button = (name, act, { test = name, main = false } = {}) =>
    el('button', {
      type: 'button', class: main ? 'main' : `small ${name}`, 'data-test': test, onclick: act,
      title: t(`explore-${name}`), 'aria-label': t(`explore-${name}`),
    }, icon(name));

  const start = button('start', () => player.restart());
  const previousSolution = button('previousSolution', () => player.previousSolution());
  const previousDeadEnd = button('previousDeadEnd', () => player.previousDeadEnd());
  const back = button('back', () => player.back());
  const play = button('play', () => player.toggle(), { main: true });
  const forward = button('forward', () => player.forward());
  const nextDeadEnd = button('nextDeadEnd', () => player.nextDeadEnd());
  const nextSolution = button('nextSolution', () => player.nextSolution());
  const end = button('end', () => player.end());
  const buttons = el('div', { class: 'buttons', role: 'group', 'aria-label': t('explore-moving') },
    start, previousSolution, previousDeadEnd, back, play, forward, nextDeadEnd, nextSolution, end);

  const told = el('output', { class: 'figures', 'data-test': 'speed-told' });
  const slider = el('input', {
    type: 'range', min: 0, max: SPEEDS.length - 1, step: 1, 'data-test': 'speed', 'aria-label': t('explore-speed'),
    oninput() { setSpeed(Number(slider.value)); },
  });
  const setSpeed = index => {
    const speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, index))];
    player.speed = speed;
    slider.value = SPEEDS.indexOf(speed);
    told.textContent = speed === Infinity ? t('explore-speed-full') : t('explore-speed-steps', { speed });
    slider.setAttribute('aria-valuetext', told.textContent);
  };
  setSpeed(Math.max(0, SPEEDS.indexOf(player.speed)));
  const speed = el('label', { class: 'speed' }, el('span', {}, t('explore-speed')), slider, told);

  const what = el('select', { 'aria-label': t('explore-goto'), 'data-test': 'goto-what' },
    new Option(t('explore-goto-step'), 'step'), new Option(t('explore-goto-visit'), 'visit'));
  const bad = el('p', { class: 'goto-bad error', role: 'alert', id: 'goto-bad', 'data-test': 'goto-bad', hidden: true });
  const where = el('input', {
    type: 'text', inputmode: 'numeric', size: 7, 'aria-label': t('explore-goto-number'), 'aria-describedby': 'goto-bad', 'data-test': 'goto-number',
    oninput: () => complain(''),
  });
  const complain = words => {
    bad.textContent = words;
    bad.hidden = !words;
    where.setAttribute('aria-invalid', Boolean(words));
  };
  const go = el('form', {
    class: 'goto', 'data-test': 'goto',
    onsubmit(event) {
      event.preventDefault();
      const text = where.value.trim(), least = what.value === 'visit' ? 1 : 0, asked = whole(text);
      if (text === '') return;
      if (asked === null || asked < least) return complain(t('explore-goto-bad', { text, least }));
      complain('');
      where.blur();
      if (what.value === 'visit') player.visit(asked); else player.to(asked);
    },
  }, bad, what, where, el('button', { type: 'submit', 'data-test': 'goto-go' }, t('explore-goto-go')));

  let playing = null;
  return {
    element: el('div', { class: 'controls' }, buttons, speed, go, el('div', { class: 'extra' }, ...extra)),
    show() {
      if (playing !== player.playing) {
        playing = player.playing;
        play.replaceChildren(icon(playing ? 'pause' : 'play'));
        play.title = t(playing ? 'explore-pause' : 'explore-play');
        play.setAttribute('aria-label', play.title);
      }
      const first = player.step === 0, last = player.atEnd;
      for (const one of [start, back, previousSolution, previousDeadEnd]) disable(one, first);
      for (const one of [forward, nextDeadEnd, nextSolution, end]) disable(one, last);
    },
    faster(by) { setSpeed(SPEEDS.indexOf(player.speed) + by); },
  };
}

/** A whole number as people write it, its thousands apart or not; null if it is none. */
function whole(text) {
  return /^\d+$|^\d{1,3}([.,'’\s]\d{3})+$/.test(text) ? Number(text.replace(/\D/g, '')) : null;
}

/** A button that has the focus keeps it, so that a person with a keyboard is not thrown to the top of the page. */
function disable(button, disabled) {
  if (button === document.activeElement) button.setAttribute('aria-disabled', disabled);
  else {
    button.removeAttribute('aria-disabled');
    if (button.disabled !== disabled) button.disabled = disabled;
  }
}

/** What the player says of itself: a jump under way, why it stands still, what went wrong. */
export function createNotice(player) {
  const text = el('span', { 'data-test': 'notice-text' });
  const cancel = el('button', { type: 'button', 'data-test': 'cancel', onclick: () => player.cancel() }, t('explore-cancel'));
  const goOn = el('button', { type: 'button', 'data-test': 'go-on', onclick: () => player.play() }, t('explore-goOn'));
  const again = el('button', { type: 'button', 'data-test': 'again', onclick: () => player.to(player.step + 1) }, t('explore-again'));
  const element = el('div', { class: 'notice', 'data-test': 'notice', role: 'status' }, text, cancel, goOn, again);
  const say = (words, kind) => {
    if (text.textContent !== words) text.textContent = words;
    element.hidden = words === '';
    element.dataset.kind = kind;
    // Progress is to be seen, not to be read aloud ten times a second.
    element.setAttribute('aria-live', kind === 'seeking' ? 'off' : 'polite');
    cancel.hidden = kind !== 'seeking';
    goOn.hidden = kind !== 'solution';
    again.hidden = kind !== 'error';
  };
  return {
    element,
    show() {
      const { seeking, halted, error, run, cursor } = player;
      if (error) say(error === 'gone' ? t('explore-gone') : error, 'error');
      else if (seeking && run.length - seeking.from > 0) {
        const share = 100 * (run.server?.share ?? 0);
        say(t(`explore-seeking-${seeking.kind}`, { steps: run.length })
          + (share > 0.01 ? t('explore-share', { share: Number(share.toPrecision(2)) }) : ''), 'seeking');
      } else if (halted === 'solution') {
        const { solutions, visits, checks } = cursor.counters;
        say(t(solutions === 1 ? 'explore-halted-first' : 'explore-halted-another', { solutions, visits, checks }), 'solution');
      } else if (halted === 'end') {
        say(t('explore-halted-end', { solutions: run.counters.solutions, visits: run.counters.visits }), 'end');
      } else if (halted) say(t(`explore-halted-${halted}`, { steps: number(run.length) }), halted);
      else say('', 'none');
    },
  };
}
