// The page: a bar at the top, and the view that the address names.

import * as address from './address.js';
import { dress, fillBar, remembered } from './bar.js';
import { el } from './dom.js';
import { leave, onDrop } from './drop.js';
import { onSpeak, speak, t } from './i18n.js';

const VIEWS = {
  explore: () => import('./views/explore.js'),
  race: () => import('./views/race.js'),
  lesson: () => import('./views/lesson.js'),
  run: () => import('./views/run.js'),
};

let mounted = null;
/** What each view showed when it was left: the bar leads back to it. */
const left = {};
let showing = Promise.resolve();

/** Shows the view of the address, after any that is on its way. */
function show() {
  showing = showing.then(showNow).catch(error => {
    if (error === GONE) return notice(t('common-gone'));
    console.error(error);
    document.getElementById('view').replaceChildren(el('p', { class: 'error' }, t('common-broken', { error: error.message })));
  });
}

/** The server does not answer. What is on the page needs it no more, and stays. */
const GONE = new Error('gone');

/** A sentence above the view; none, if there is nothing to say. */
function notice(words) {
  document.getElementById('notice').textContent = words;
}

/** A view has `mount(element, params)`, which returns how to take it down again. */
async function showNow() {
  const { view, params } = address.read();
  const name = view in VIEWS ? view : 'explore';
  // Before the view on the page goes: the next one comes from the server, with all that it needs.
  if (mounted) await fetch('icon.svg', { cache: 'no-store' }).catch(() => { throw GONE; });
  notice('');
  const { mount } = await VIEWS[name]();
  const unmount = mounted;
  mounted = null;
  await unmount?.();
  const main = document.getElementById('view');
  main.replaceChildren();
  main.dataset.view = name;
  document.title = name === 'explore' ? 'Backtrail' : `${t(`common-${name}`)} · Backtrail`;
  bar(name, params.lang);
  mounted = await mount(main, params);
}

function bar(current, lang) {
  fillBar(document.getElementById('top'), {
    // A run is only there if the server was started with one, and the address that it printed leads to it.
    links: Object.keys(VIEWS).filter(name => name !== 'run' || current === name || name in left).map(name => [name, address.link(name, { ...left[name], lang }), t(`common-${name}`)]),
    current,
    home: address.link('explore', { lang }),
    picture: 'icon.svg',
    speaks(code) {
      address.settle();
      const { view, params } = address.read();
      address.replace(view, { ...params, lang: code });
    },
  });
  const skip = document.getElementById('skip');
  skip.textContent = t('common-skip');
  // The address after # names the view, so the link does by hand what a link does.
  skip.onclick = event => {
    event.preventDefault();
    document.getElementById('view').focus();
  };
}

dress();
await speak(address.read().params.lang ?? remembered('language'));
onSpeak(show);
addEventListener('hashchange', event => {
  const before = address.read(new URL(event.oldURL).hash), { view, params: { lang } } = address.read();
  if (before.view !== view) left[before.view] = before.params;
  // A link in another language changes it, and speaking shows the view; any other link just shows it.
  if (lang && lang !== document.documentElement.lang) speak(lang); else show();
});
// A file that is dropped on a view without a use for it opens in the main one.
onDrop(file => {
  leave(file);
  location.hash = address.link('explore', { lang: address.read().params.lang });
});
show();
