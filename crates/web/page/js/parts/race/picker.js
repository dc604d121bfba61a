// Who races: two to four solvers of those that can.

import { el } from '../../dom.js';
import { t } from '../../i18n.js';
import { ideaOf } from './words.js';

export const FEWEST = 2, MOST = 4;

/** Check boxes for the solvers; `onpick(names)` is called when two to four are chosen. */
export function createPicker(puzzle, solvers, chosen, onpick) {
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
  const labels = boxes.map((box, i) => el('label', { title: ideaOf(puzzle, solvers[i]) }, box, el('span', {}, solvers[i].name)));
  return el('fieldset', { class: 'race-picker', 'data-test': 'race-picker' }, el('legend', {}, t('race-solvers')),
    el('div', { class: 'race-boxes' }, ...labels), hint);
}

/** Whom to let race if nobody was chosen: the walkable ones, but not the slowest idea of all if there are enough. */
export function usual(walkers, solvers) {
  const plain = walkers.filter(name => name !== 'brute');
  const names = plain.length > 3 ? [plain[0], plain[1], plain.at(-1)] : plain;
  return names.length >= FEWEST ? names : solvers.slice(0, 2).map(({ name }) => name);
}
