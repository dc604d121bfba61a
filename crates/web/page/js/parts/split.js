// The split between the board and the tree, which a hand or the arrow keys move. The browser remembers it.

import { remember, remembered } from '../bar.js';
import { el } from '../dom.js';
import { t } from '../i18n.js';

/** The share of the width that the board has, in hundredths: at least, at most, usually, and how much an arrow changes. */
const LEAST = 18, MOST = 64, USUAL = 38, STEP = 2;

/** A separator for `bench`, the grid in which the board has the width `--board`. Returns its element. */
export function createSplit(bench) {
  const element = el('div', {
    class: 'split', role: 'separator', tabindex: 0, 'aria-orientation': 'vertical', 'aria-label': t('explore-split'), title: t('explore-split'),
    'aria-valuemin': LEAST, 'aria-valuemax': MOST, 'data-test': 'split',
  });
  const set = (share, keeps = true) => {
    const within = Math.round(10 * Math.min(MOST, Math.max(LEAST, share))) / 10;
    bench.style.setProperty('--board', `${within}%`);
    element.setAttribute('aria-valuenow', Math.round(within));
    if (keeps) remember('split', within);
    return within;
  };
  let share = set(Number(remembered('split')) || USUAL, false);
  element.onpointerdown = event => {
    if (event.button > 0) return;
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    const [from, begun] = [event.clientX, share];
    element.onpointermove = ({ clientX }) => { share = set(begun + 100 * (clientX - from) / bench.clientWidth); };
  };
  element.onpointerup = element.onpointercancel = () => { element.onpointermove = null; };
  element.ondblclick = () => { share = set(USUAL); };
  element.onkeydown = event => {
    const to = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: LEAST, End: MOST, Enter: USUAL }[event.key];
    if (to === undefined) return;
    share = set(to);
    event.preventDefault();
  };
  return element;
}
