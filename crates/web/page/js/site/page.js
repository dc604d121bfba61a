// What every page of a site without a server shares: its data, its language, its bar. web/src/site.rs makes such pages.

import * as address from '../address.js';
import { dress, fillBar, remembered } from '../bar.js';
import { carry, onSpeak, speak, spoken, t } from '../i18n.js';

/** All that this page carries: {name, links: {lessons, galleries}, icon, catalogues, …}. */
export const site = JSON.parse(document.getElementById('site').textContent);

/** The address of another page, in the language that is spoken. */
export function link(file, view = 'lesson', params = {}) { return `${file}${address.link(view, { ...params, lang: spoken() })}`; }

/** What a puzzle is called; one without a word of its own by its name. */
export function puzzleName(name) {
  const id = `puzzle-${name}`, said = t(id);
  return said === id ? name : said;
}

/** The kinds of pages: a name, where it leads, what it is called. */
function ways() {
  const { lessons, galleries } = site.links, [lesson] = Object.values(lessons), [gallery] = Object.values(galleries);
  return [
    ...(lesson ? [['lesson', link(lesson), t('common-lesson')]] : []),
    ...(lessons.exercises ? [['exercises', link(lessons.exercises), t('lesson-exercises')]] : []),
    ...(gallery ? [['gallery', link(gallery, 'gallery'), t('site-gallery')]] : []),
  ];
}

/** Opens the page: `show(main, params)` fills it, again when the address or the language changes; it may return how to take it down. */
export async function open(current, show) {
  const main = document.getElementById('view');
  let shown = Promise.resolve(), close = null;
  const again = () => {
    shown = shown.then(async () => {
      close?.();
      close = null;
      main.replaceChildren();
      const { params } = address.read();
      fillBar(document.getElementById('top'), {
        links: ways(), current, home: link('index.html', 'home'), picture: site.icon,
        speaks(lang) {
          const { view, params } = address.read();
          address.replace(view, { ...params, lang });
        },
      });
      const skip = document.getElementById('skip');
      skip.textContent = t('common-skip');
      skip.onclick = event => {
        event.preventDefault();
        main.focus();
      };
      close = await show(main, params);
    });
  };
  dress();
  carry(site.catalogues);
  await speak(address.read().params.lang ?? remembered('language'));
  onSpeak(again);
  addEventListener('hashchange', () => {
    const { lang } = address.read().params;
    if (lang && lang !== spoken()) speak(lang); else again();
  });
  again();
}
