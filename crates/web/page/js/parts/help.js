// The keys, in a window.

import { el } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from './icons.js';

const KEYS = [
  ['play', ['Space']], ['step', ['←', '→']], ['solution', ['Shift ←', 'Shift →']], ['deadEnd', ['D', 'd']],
  ['ends', ['Home', 'End']], ['speed', ['+', '−']], ['fold', ['f']], ['mode', ['m']], ['present', ['p']], ['help', ['?']],
];

/** A window with a title; `{element, open(), body}`. */
export function createWindow(title, test, ...children) {
  const close = el('button', { type: 'button', 'aria-label': t('explore-close'), title: t('explore-close'), 'data-test': `${test}-close`, onclick: () => element.close() }, icon('close'));
  const element = el('dialog', { 'data-test': test, 'aria-label': title }, el('header', {}, el('h2', {}, title), close), ...children);
  // A click beside the window closes it.
  element.onclick = event => { if (event.target === element) element.close(); };
  return { element, open: () => { if (!element.open) element.showModal(); } };
}

/** `{element, button, open()}`. */
export function createHelp() {
  const rows = KEYS.map(([name, keys]) => el('div', {},
    el('dt', {}, ...keys.map(key => el('kbd', {}, key === 'Space' ? t('explore-key-space') : key))), el('dd', {}, t(`explore-keys-${name}`))));
  const signs = ['choice', 'deadEnd', 'solution', 'folded', 'refused'].map(name =>
    el('li', {}, el('span', { class: `sign ${name}`, 'aria-hidden': 'true' }, { choice: '●', deadEnd: '■', solution: '◆', folded: '▲', refused: '×' }[name]), t(`explore-sign-${name}`)));
  const { element, open } = createWindow(t('explore-help'), 'help', el('dl', { class: 'keys' }, ...rows),
    el('h3', {}, t('explore-signs')), el('ul', { class: 'signs' }, ...signs));
  const button = el('button', { type: 'button', class: 'small', 'data-test': 'help-open', title: t('explore-help'), 'aria-label': t('explore-help'), onclick: open }, '?');
  return { element, button, open };
}
