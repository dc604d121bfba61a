// The first page of a site: what there is to read and to watch.

import { el } from '../dom.js';
import { t } from '../i18n.js';
import { link, open, puzzleName, site } from './page.js';

function card(test, href, title, text) {
  return el('a', { class: 'card panel', href, 'data-test': test }, el('strong', {}, title), el('span', { class: 'quiet' }, text));
}

open(null, main => {
  document.title = 'Backtrail';
  const { lessons: { exercises, ...lessons }, galleries } = site.links;
  const parts = name => t('site-parts', { count: site.parts[name] });
  main.dataset.view = 'lesson';
  main.append(el('article', { class: 'lesson-text site-home' },
    el('h1', {}, t('site-title')), el('p', {}, t('site-intro')),
    ...(Object.keys(lessons).length ? [el('h2', {}, t('common-lesson')), el('nav', { class: 'cards' },
      ...Object.entries(lessons).map(([name, file]) => card(`open-${name}`, link(file), t(`lesson-${name}`), parts(name))),
      exercises ? card('open-exercises', link(exercises), t('lesson-exercises'), t('site-exercises')) : null)] : []),
    el('h2', {}, t('site-recorded')), el('nav', { class: 'cards' },
      ...Object.entries(galleries).map(([name, file]) => card(`open-gallery-${name}`, link(file, 'gallery'), puzzleName(name), t('site-searches', { count: site.searches[name] }))))));
});
