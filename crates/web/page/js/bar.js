// The bar at the top: the title, the views, the language, light or dark.

import { el } from './dom.js';
import { languages as named, speak, spoken, t } from './i18n.js';
import { icon } from './parts/icons.js';

const THEMES = ['auto', 'light', 'dark'];

/** What this browser remembers, or what it remembers from now on. A browser without storage remembers nothing. */
export function remembered(name) {
  try { return localStorage.getItem(name); } catch { return null; }
}
export function remember(name, value) {
  try { localStorage.setItem(name, value); } catch { /* then it is asked again */ }
}

/** The colours that were chosen; `auto` leaves them to the system. Tells the window, for whoever paints a canvas. */
export function dress(theme = remembered('theme')) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  dispatchEvent(new Event('themechange'));
}

/** Fills the bar. `links` are [name, address, text]; `speaks(code)` is called before another language is spoken. */
export function fillBar(bar, { links, current, home, picture, speaks }) {
  const languages = el('select', {
    id: 'language', 'data-test': 'language', 'aria-label': t('common-language'),
    onchange() {
      remember('language', languages.value);
      speaks?.(languages.value);
      speak(languages.value);
    },
  });
  for (const [code, name] of Object.entries(named())) languages.add(new Option(name, code, false, code === spoken()));
  const nav = el('nav', { 'aria-label': t('common-views') }, ...links.map(([name, href, text]) =>
    el('a', { href, 'aria-current': name === current ? 'page' : null, 'data-test': `view-${name}` }, text)));
  const title = el(home ? 'a' : 'span', { class: 'title', href: home, 'aria-label': 'Backtrail' },
    ...(picture ? [el('img', { src: picture, alt: '' })] : []), el('span', {}, 'Backtrail'));
  bar.replaceChildren(title, nav, el('div', { class: 'settings' }, languages, themeButton()));
}

function themeButton() {
  const button = el('button', { class: 'theme', type: 'button', 'data-test': 'theme' });
  const show = () => {
    const theme = THEMES.includes(remembered('theme')) ? remembered('theme') : 'auto';
    button.replaceChildren(icon(theme));
    button.title = t(`common-theme-${theme}`);
    button.setAttribute('aria-label', button.title);
    button.dataset.theme = theme;
  };
  button.onclick = () => {
    const theme = THEMES[(THEMES.indexOf(button.dataset.theme) + 1) % THEMES.length];
    remember('theme', theme);
    dress(theme);
    show();
  };
  show();
  return button;
}
