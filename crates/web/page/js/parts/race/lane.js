// The lane of a solver in a race: its name and idea, its board, how far it is, and what it counted.

import { el } from '../../dom.js';
import { number, say, t } from '../../i18n.js';
import { SOLUTION } from '../../run.js';
import { createStage, viewOf, viewOfNode } from '../stage.js';
import { seconds } from './words.js';

const COUNTERS = [
  ['visits', '●', 'blue'], ['checks', '', ''], ['rejections', '×', 'faint'], ['deadEnds', '■', 'red'], ['solutions', '◆', 'green'],
];

/** Returns {element, show(where), destroy()}; `where` is what a race says of a racer. */
export function createLane(solver, stage) {
  const fill = el('div', { class: 'lane-fill' });
  const bar = el('div', {
    class: 'lane-bar', role: 'progressbar', 'data-test': 'lane-bar',
    'aria-label': t('race-progress', { solver: solver.name }), 'aria-valuemin': '0', 'aria-valuemax': '100',
  }, fill);
  const state = el('p', { class: 'lane-state', 'data-test': 'lane-state' });
  const values = {};
  const counters = COUNTERS.map(([name, sign, colour]) => {
    values[name] = el('dd', { class: 'figures', 'data-test': `lane-${name}` }, '0');
    const mark = el('span', { class: `sign ${colour}`, 'aria-hidden': 'true' }, sign);
    return el('div', {}, el('dt', {}, mark, t(`race-${name}`)), values[name]);
  });
  const place = el('div', { class: 'lane-board' }), none = el('p', { class: 'quiet' }, t('race-noBoard'));
  const element = el('article', { class: 'lane panel', 'data-test': 'lane', 'data-solver': solver.name },
    el('h3', {}, solver.name), el('p', { class: 'quiet lane-idea' }, say(solver.ideaText)), bar, state,
    el('dl', { class: 'lane-counters' }, ...counters), place);
  let board = null, shown = -1;

  const seat = () => {
    board ??= createStage(stage);
    if (!board.element.isConnected) place.replaceChildren(board.element);
  };

  return {
    element,
    show(where) {
      const { cursor, counters: counted, share, arrived } = where;
      fill.style.width = `${100 * share}%`;
      fill.style.minWidth = share > 0 ? '4px' : '0';
      bar.setAttribute('aria-valuenow', String(Math.round(100 * share)));
      element.classList.toggle('arrived', Boolean(arrived));
      state.textContent = stateOf(where);
      state.classList.toggle('error', Boolean(where.error));
      for (const [name] of COUNTERS) {
        const value = counted?.[name];
        values[name].textContent = value === undefined ? (counted ? '–' : '') : typeof value === 'number' ? number(value) : String(value);
        if (counted && value === undefined) values[name].title = t('race-notKept');
      }
      // A board that is still coming is not missed.
      if (!cursor) return where.outcome && !where.measuring && !where.opening && !board ? place.replaceChildren(none) : undefined;
      seat();
      if (cursor.step !== shown) board.show(arrived ? lastView(cursor) : viewOf(cursor));
      shown = cursor.step;
    },
    destroy() { board?.destroy(); },
  };
}

/** What stands on the board of a solver that has finished: the last solution, though the search took it back; else what is left. */
function lastView(cursor) {
  const { run, step } = cursor, solved = run.previous(step + 1, SOLUTION);
  return solved < 0 ? viewOf(cursor) : viewOfNode(run, run.at.items[solved - 1], step);
}

/** How it stands, in words. */
function stateOf({ arrived, stopped, error, measuring, progress, counters, outcome }) {
  if (error) return error;
  if (measuring === 'running') return t('race-running', { time: seconds(progress.seconds), visits: progress.visits ?? 0 });
  if (measuring) return t(`race-${measuring}`);
  if (stopped) return t('race-stopped', { time: seconds(outcome.seconds) });
  if (arrived && outcome) return t('race-arrivedTime', { time: seconds(outcome.seconds) });
  if (arrived) return t('race-arrived', { visits: counters.visits });
  return t('race-searching');
}
