// Which solvers race: two to four of those that can.

import { el } from '../../dom.js';
import { say, t } from '../../i18n.js';

export const FEWEST = 2, MOST = 4;

/** Check boxes for the solvers; `onpick(names)` is called when two to four are chosen. */
export function createPicker(solvers, chosen, onpick) {
  const hint = el('p', { class: 'quiet', role: 'status', 'data-test': 'race-hint' });
  const boxes = solvers.map(({ name }) => el('input', {
    type: 'checkbox', value: name, checked: chosen.includes(name), 'data-test': `race-solver-${name}`, onchange: () => pick(),
  }));
  const picked = () => boxes.filter(box => box.checked).map(box => box.value);
  const show = () => {
    const names = picked();
    // Four are enough: the rest waits until one is taken out.
    for (const box of boxes) box.disabled = !box.checked && names.length >= MOST;
    hint.textContent = names.length < FEWEST ? t('race-pickMore') : names.length >= MOST ? t('race-pickFull') : '';
    return names;
  };
  const pick = () => {
    const names = show();
    if (names.length >= FEWEST) onpick(names);
  };
  show();
  const labels = boxes.map((box, i) => el('label', { title: say(solvers[i].ideaText) }, box, el('span', {}, solvers[i].name)));
  return el('fieldset', { class: 'race-picker', 'data-test': 'race-picker' }, el('legend', {}, t('race-solvers')),
    el('div', { class: 'race-boxes' }, ...labels), hint);
}

/**
 * Which solvers race if none was chosen, of those that can, from textbook to record: the last that can be watched, the plain
 * one that checks it, and one between them; if there are fewer, also the record. So a difference shows at once.
 */
export function usual(solvers, walkers) {
  const names = solvers.map(({ name }) => name), watched = names.filter(name => walkers.includes(name));
  const last = watched.at(-1), twin = solvers.find(({ name }) => name === last)?.twin;
  const first = watched.includes(twin) ? twin : watched[0];
  const between = watched.slice(watched.indexOf(first) + 1, -1);
  const chosen = [...new Set([first, last, between[0], names.at(-1), ...names])].filter(name => names.includes(name)).slice(0, 3);
  return names.filter(name => chosen.includes(name));
}
