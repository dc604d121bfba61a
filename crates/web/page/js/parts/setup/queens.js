// How many queens: a number and a slider; and a board to try it by hand.

import { el } from '../../dom.js';
import { t } from '../../i18n.js';
import { LARGEST, SMALLEST, createHand } from './hand.js';

export function createQueens(context) {
  const number = el('input', { type: 'number', min: 1, max: 200, 'data-test': 'setup-word', 'aria-describedby': context.describedBy, inputmode: 'numeric' });
  const slider = el('input', { type: 'range', min: 1, max: 20, 'data-test': 'setup-slider', 'aria-label': t('setup-queens') });
  const hand = createHand(size(context.draft.word));
  const more = el('details', { class: 'more', 'data-test': 'setup-hand' }, el('summary', {}, t('setup-hand-title')), hand.element);
  const show = word => {
    if (document.activeElement !== number) number.value = word;
    slider.value = word;
  };
  show(context.draft.word);
  number.oninput = () => { slider.value = number.value; context.change({ word: number.value }); };
  number.onchange = () => context.change({ word: number.value }, true);
  slider.oninput = () => { number.value = slider.value; };
  slider.onchange = () => context.change({ word: slider.value }, true);
  return {
    element: el('div', { class: 'size' }, el('label', { class: 'field' }, el('span', {}, t('setup-queens')), number), slider),
    more,
    show: ({ word }) => { show(word); hand.resize(size(word)); },
    invalid: bad => { if (bad) number.setAttribute('aria-invalid', 'true'); else number.removeAttribute('aria-invalid'); },
  };
}

/** The size of a board by hand for a number of queens. */
function size(word) { return Math.min(LARGEST, Math.max(SMALLEST, Number(word) || 8)); }
