// Recorded searches of one puzzle, each on the workbench: board, tree, counters, steps.

import * as address from '../address.js';
import { el } from '../dom.js';
import { spoken, t } from '../i18n.js';
import { listen } from '../keys.js';
import { createHelp } from '../parts/help.js';
import { createWorkbench } from '../parts/workbench.js';
import { Replay } from '../replay.js';
import { titleOf } from '../title.js';
import { link, open, puzzleName, site } from './page.js';

let bench = null;
listen(name => bench?.keys[name]);

function nameOf({ told, first }) { return `${titleOf(told)} · ${told.solver} · ${t(first ? 'site-first' : 'site-all')}`; }

open('gallery', (main, params) => {
  main.dataset.view = 'explore';
  const at = Math.min(Math.max(Math.trunc(Number(params.run)) || 1, 1), site.recordings.length);
  const recording = site.recordings[at - 1];
  document.title = `${nameOf(recording)} · Backtrail`;
  const runs = el('select', {
    'data-test': 'gallery-run', 'aria-label': t('site-run'),
    onchange: () => { location.hash = address.link('gallery', { run: runs.value, lang: spoken() }); },
  });
  site.recordings.forEach((each, i) => runs.add(new Option(nameOf(each), i + 1, false, i + 1 === at)));
  const puzzles = Object.entries(site.links.galleries).map(([name, file]) =>
    el('a', { href: link(file, 'gallery'), 'aria-current': name === site.name ? 'page' : null, 'data-test': `gallery-${name}` }, puzzleName(name)));
  const help = createHelp();
  bench = createWorkbench(new Replay(recording), { stops: recording.first, step: Number(params.step) || 0, buttons: [help.button] });
  bench.keys['?'] = help.open;
  main.append(el('div', { class: 'gallery-bar' }, el('nav', { class: 'lesson-puzzles', 'aria-label': t('site-gallery') }, ...puzzles), runs), bench.element, help.element);
  return () => {
    bench.destroy();
    bench.player.destroy();
    bench = null;
  };
});
