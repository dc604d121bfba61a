// Presenting: for a projector, the board, the tree and the program fill the screen, in letters that the last row can read.

import { el } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from './icons.js';

const root = document.documentElement;

/** Is something presented? */
export function isPresenting() { return root.classList.contains('presenting'); }

/** Begins to present, or ends it. */
export function present(wanted = !isPresenting()) {
  if (wanted === isPresenting()) return;
  root.classList.toggle('presenting', wanted);
  // The whole screen, if the browser gives it; the window otherwise.
  if (wanted) root.requestFullscreen?.().catch(() => {});
  else if (document.fullscreenElement) document.exitFullscreen();
  dispatchEvent(new Event('present'));
}

// Leaving the whole screen by the browser's own key ends it too.
document.addEventListener('fullscreenchange', () => { if (!document.fullscreenElement) present(false); });

/** The button for it: `{element, destroy()}`. */
export function createPresent() {
  const element = el('button', { type: 'button', class: 'small present', 'data-test': 'present', onclick: () => present() }, icon('present'));
  const show = () => {
    element.title = t(isPresenting() ? 'explore-present-end' : 'explore-present');
    element.setAttribute('aria-label', element.title);
    element.setAttribute('aria-pressed', String(isPresenting()));
  };
  show();
  addEventListener('present', show);
  return { element, destroy: () => removeEventListener('present', show) };
}
