// A ladder of search spaces: how many candidates each idea leaves, as bars. A bar is as long as its number has digits.

import { number } from '../../i18n.js';
import { make } from './dom.js';

/** Numbers above this are written with a power of ten. */
const EXACT = 1e12;

/** `rungs` are {formula, value, name}: the value a number, the name in the language of the page. */
export function createLadder(rungs, caption) {
  const most = Math.log10(rungs[0].value);
  return make('figure', { class: 'ladder panel', test: 'ladder' }, make('ol', {}, ...rungs.map(({ formula, value, name }) => {
    const bar = make('span', { class: 'bar' });
    bar.style.width = `${100 * Math.log10(value) / most}%`;
    return make('li', {}, make('span', { class: 'rung', text: name }),
      make('span', { class: 'figures value' }, ...(formula ? [raised(formula), ' = '] : []), ...written(value)), bar);
  })), make('figcaption', { class: 'quiet' }, ...caption));
}

/** A formula, with its power raised. */
function raised(formula) {
  const [base, power] = formula.split('^');
  return make('code', { text: base }, power ? make('sup', { text: power }) : null);
}

function written(value) {
  if (value < EXACT) return [number(value)];
  const power = Math.floor(Math.log10(value));
  return [`${number(Math.round(100 * value / 10 ** power) / 100)} · 10`, make('sup', { text: power })];
}
