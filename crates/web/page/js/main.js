// The page: a bar at the top, and the view that the address names.

import * as address from './address.js';
import { LANGUAGES, onSpeak, speak, spoken, t } from './i18n.js';

const VIEWS = {
  explore: () => import('./views/explore.js'),
  race: () => import('./views/race.js'),
  lesson: () => import('./views/lesson.js'),
};

let mounted = null;

/** Shows the view of the address. A view has `mount(element, params)`, which returns how to take it down again. */
async function show() {
  const { view, params } = address.read();
  const name = view in VIEWS ? view : 'explore';
  const { mount } = await VIEWS[name]();
  await mounted?.();
  const main = document.getElementById('view');
  main.replaceChildren();
  main.dataset.view = name;
  bar(name);
  mounted = await mount(main, params);
}

function bar(current) {
  const top = document.getElementById('top');
  const links = Object.keys(VIEWS).map(name => {
    const a = document.createElement('a');
    a.href = address.link(name);
    a.textContent = t(`common.${name}`);
    if (name === current) a.setAttribute('aria-current', 'page');
    return a;
  });
  const nav = document.createElement('nav');
  nav.append(...links);
  const languages = document.createElement('select');
  languages.id = 'language';
  languages.setAttribute('aria-label', t('common.language'));
  for (const [code, name] of Object.entries(LANGUAGES)) languages.add(new Option(name, code, false, code === spoken()));
  languages.onchange = () => {
    try { localStorage.setItem('language', languages.value); } catch { /* no storage, no memory */ }
    const { view, params } = address.read();
    address.replace(view, { ...params, lang: languages.value });
    speak(languages.value);
  };
  const title = document.createElement('a');
  title.href = '#';
  title.className = 'title';
  title.textContent = 'Backtrail';
  top.replaceChildren(title, nav, languages);
}

function remembered() {
  try { return localStorage.getItem('language'); } catch { return null; }
}

speak(address.read().params.lang ?? remembered());
onSpeak(show);
addEventListener('hashchange', show);
show();
