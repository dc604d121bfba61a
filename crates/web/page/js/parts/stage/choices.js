// No board: the choices themselves, one after the other, as of a problem of one's own, or where a board would be too large.

import { el } from '../../dom.js';
import { t } from '../../i18n.js';
import { list } from './words.js';

/** The most choices that are shown; of a longer path, the last ones. */
const MOST = 400;

export function createChoices({ kind }) {
  const chain = el('ol', { class: 'choices' });
  const element = kind === 'choices' ? chain : el('div', {}, el('p', { class: 'quiet' }, t('stage-large')), chain);
  const chips = [];
  const chip = at => chips[at] ??= document.createElement('li');
  let shown = 0;
  return {
    element,
    show(view) {
      const labels = (view.path ?? []).map(label => ({ label, className: 'chip' }));
      if (labels.length && view.fresh.length + (view.tried ? 0 : 1)) labels.at(-1).className = 'chip fresh';
      const cut = Math.max(0, labels.length - MOST);
      if (cut) labels.splice(0, cut, { label: `… ${cut}`, className: 'chip cut' });
      if (view.tried) labels.push({ label: view.tried.label, className: 'chip tried' });
      if (view.solved) labels.push({ label: '◆', className: 'chip sign diamond' });
      if (view.dead) labels.push({ label: '■', className: 'chip sign square' });
      for (const [i, { label, className }] of labels.entries()) {
        const li = chip(i);
        if (li.textContent !== label) li.textContent = label;
        if (li.className !== className) li.className = className;
        if (i >= shown) chain.append(li);
      }
      for (let i = labels.length; i < shown; i++) chips[i].remove();
      shown = labels.length;
    },
    words(view) {
      const path = view.path ?? [];
      const told = [...(kind === 'choices' ? [] : [t('stage-large')]), path.length ? t('stage-choices-path', { path: list(path) }) : t('stage-choices-none')];
      if (view.tried) told.push(t('stage-choices-refused', { label: view.tried.label }));
      if (view.solved) told.push(t('stage-solved'));
      if (view.dead) told.push(t('stage-dead'));
      return told.join(' ');
    },
  };
}
