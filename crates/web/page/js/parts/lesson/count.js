// "Run it": searches that run to their answer before the reader's eyes, their counters in a table, the profile below.

import { number, t } from '../../i18n.js';
import { SOLUTION } from '../../run.js';
import { Walk } from '../../walk.js';
import { make } from './dom.js';

const COLUMNS = ['visits', 'checks', 'deadEnds', 'solutions'];

/** A table with a row for each search, and a button that runs them one after the other. */
export function createCount(searches, { profile = false } = {}) {
  let walk = null, gone = false;
  const run = make('button', { type: 'button', class: 'main', text: t('lesson-runIt'), test: 'count-run' });
  const rows = searches.map(search => row(search));
  const heads = ['', ...COLUMNS.map(name => t(`lesson-${name}`))].map(text => make('th', { scope: 'col', text }));
  const table = make('table', {}, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...rows.map(each => each.element)));
  const bars = make('ol', { class: 'profile', test: 'count-profile', 'aria-label': t('lesson-profile') });
  const status = make('p', { class: 'unseen', role: 'status' });
  const element = make('div', { class: 'count panel', test: 'count' }, make('div', { class: 'scroll' }, table), profile ? bars : null, run, status);

  async function each({ search, show, element: line }) {
    walk = await Walk.open({ puzzle: search.puzzle, word: search.word, flags: search.flags ?? {}, solver: search.solver });
    const events = walk.run;
    const solved = () => search.question !== 'all' && events.next(0, SOLUTION) >= 0;
    line.dataset.state = 'running';
    const answer = walk.answers?.[search.question];
    while (!answer && !events.ended && !solved() && !gone) {
      await walk.more();
      show(events.counters);
      if (profile) draw(bars, events.counters.profile);
    }
    const at = answer ?? (solved() ? upTo(events, events.next(0, SOLUTION)) : events.counters);
    show(at);
    if (profile) draw(bars, at.profile);
    line.dataset.state = 'done';
    walk.close();
    walk = null;
  }

  run.onclick = async () => {
    run.disabled = true;
    try {
      for (const line of rows) {
        if (gone) return;
        await each(line);
      }
      status.textContent = t('lesson-ran');
      run.textContent = t('lesson-runAgain');
      element.dataset.done = 'true';
    } catch (error) {
      if (!gone) status.textContent = error.message === 'gone' ? t('lesson-lost') : error.message;
    }
    run.disabled = false;
  };

  return {
    element,
    destroy() {
      gone = true;
      walk?.close();
    },
  };
}

/** What was counted up to a step. */
function upTo(events, step) {
  const counters = events.marks[0].copy();
  while (counters.steps < step) counters.count(events, counters.steps);
  return counters;
}

function row(search) {
  const cells = COLUMNS.map(name => make('td', { class: 'figures', text: '–', 'data-counter': name }));
  const name = search.name ?? search.solver;
  const element = make('tr', { 'data-solver': search.solver }, make('th', { scope: 'row' }, make('code', { text: name })), ...cells);
  return { search, element, show: counters => COLUMNS.forEach((name, i) => { cells[i].textContent = number(counters[name]); }) };
}

/** Visits per depth, as bars with their numbers. */
function draw(bars, profile) {
  const most = Math.max(1, ...profile);
  bars.replaceChildren(...profile.map((visits, depth) => {
    const bar = make('span', { class: 'bar' });
    bar.style.width = `${100 * visits / most}%`;
    return make('li', {}, make('span', { class: 'depth figures', text: depth }), make('span', { class: 'track' }, bar), make('span', { class: 'figures', text: number(visits) }));
  }));
}
