// The counters at a step, each with what it means. They are the command line's, to the unit.

import { el } from '../dom.js';
import { number, t } from '../i18n.js';

const NAMES = ['steps', 'visits', 'checks', 'rejections', 'deadEnds', 'solutions', 'depth'];
const SIGNS = { visits: ['●', 'blue'], rejections: ['×', 'faint'], deadEnds: ['■', 'red'], solutions: ['◆', 'green'] };

/** Returns `{element, show(cursor)}`. */
export function createCounters() {
  const values = {};
  const rows = NAMES.map(name => {
    const [sign, colour] = SIGNS[name] ?? ['', ''];
    const meaning = t(`explore-counter-${name}-means`);
    values[name] = el('dd', { class: 'figures', 'data-test': `counter-${name}` }, '0');
    return el('div', { title: meaning },
      el('dt', {}, el('span', { class: `sign ${colour}`, 'aria-hidden': 'true' }, sign),
        el('dfn', { title: meaning }, t(`explore-counter-${name}`))), values[name]);
  });
  const agrees = el('p', { class: 'agrees', 'data-test': 'agrees', hidden: true });
  const shown = {};
  return {
    element: el('section', { class: 'counters panel', 'aria-label': t('explore-counters') },
      el('dl', {}, ...rows), agrees),
    show(cursor) {
      const { counters, run, node } = cursor;
      for (const name of NAMES) {
        const value = name === 'depth' ? (node < 0 ? 0 : run.depth.items[node]) : counters[name] - (name === 'steps' ? run.base : 0);
        if (shown[name] !== value) values[name].textContent = number(shown[name] = value);
      }
      const verdict = run.ended && cursor.step === run.length ? agreement(run) : null;
      agrees.hidden = verdict === null;
      if (verdict !== null) {
        agrees.dataset.agrees = verdict;
        agrees.textContent = t(verdict ? 'explore-agrees' : 'explore-differs');
      }
    },
  };
}

/** Does what was counted here equal what the native search counted? Null if it did not say. */
export function agreement({ counters, server }) {
  if (server?.visits === undefined) return null;
  const pairs = [['visits', 'visits'], ['checks', 'checks'], ['rejections', 'rejections'], ['deadEnds', 'dead_ends'], ['solutions', 'solutions']];
  return pairs.every(([ours, theirs]) => counters[ours] === server[theirs]) && String(counters.profile) === String(server.profile);
}
