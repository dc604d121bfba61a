// The table at the end of a race: what each solver needed, and whether all agree on the answer.

import { el } from '../../dom.js';
import { say, t } from '../../i18n.js';
import { count, seconds, times } from './words.js';

/** The table for the results of a race, the best first. `by`: what the ratio is of, `seconds` or `checks`. */
export function createTable(results, solverOf, by, question) {
  const measured = results.filter(result => result[by] !== undefined && !result.error);
  const ended = measured.filter(({ status }) => status !== 'stopped');
  // A solver that was stopped needs at least this ratio to the best; if all were stopped, nothing is known.
  const best = Math.min(...ended.map(result => result[by]));
  const rank = result => (result.error ? Infinity : result.status === 'stopped' ? 1e300 : result[by] ?? 1e301);
  const timed = by === 'seconds';
  // In lockstep the fewest visits win; of those with as many, the fewest checks.
  const sorted = [...results].sort((a, b) => (timed ? 0 : a.visits - b.visits) || rank(a) - rank(b));
  const columns = ['solver', 'idea', ...(timed ? ['spent'] : []), 'visits', 'checks', 'rejections', 'deadEnds', 'solutions', 'ratio'];
  const figure = (column, words) => el('td', { class: 'figures', 'data-test': `race-${column}` }, words);
  const cell = (result, column) => {
    const least = result.status === 'stopped' ? '≥\u202f' : '';
    switch (column) {
      case 'solver': return el('th', { scope: 'row' }, result.solver);
      case 'idea': return el('td', { class: 'idea' }, say(solverOf(result.solver).ideaText));
      case 'spent': return figure(column, `${least}${seconds(result.seconds)}`);
      case 'ratio': return figure(column, result[by] === undefined || !ended.length ? '–' : least + times(result[by] / best));
      default: return figure(column, result[column] === undefined ? '–' : least + count(result[column]));
    }
  };
  const row = (result, i) => el('tr', { class: i === 0 && ended.length ? 'won' : null, 'data-test': 'race-row', 'data-solver': result.solver },
    ...(result.error
      ? [cell(result, 'solver'), el('td', { class: 'idea', colspan: columns.length - 1 }, result.error)]
      : columns.map(column => cell(result, column))));
  const ratio = timed ? 'ratioTime' : 'ratioChecks';
  const head = column => el('th', { scope: 'col' }, t(`race-${column === 'ratio' ? ratio : column}`));
  return el('section', { class: 'race-end panel', 'data-test': 'race-end', 'aria-label': t('race-result') },
    el('h2', {}, t('race-result')), verdict(ended, results, question),
    el('div', { class: 'race-scroll', tabindex: '0', role: 'region', 'aria-label': t('race-result') },
      el('table', { 'data-test': 'race-table' }, el('thead', {}, el('tr', {}, ...columns.map(head))), el('tbody', {}, ...sorted.map(row)))),
    timed ? el('p', { class: 'quiet' }, t('race-timeMeans')) : null);
}

/** Do those that finished agree? On the answer they must; on visits only solvers with the same tree do. */
function verdict(ended, results, question) {
  const same = name => new Set(ended.map(result => String(result[name]))).size === 1;
  if (ended.length < 2) return el('p', { 'data-test': 'race-verdict' }, t('race-tooFew'));
  const agree = same('solutions');
  const answer = question === 'first'
    ? t(!agree ? 'race-differ' : Number(ended[0].solutions) > 0 ? 'race-agreeFirst' : 'race-agreeNone')
    : t(agree ? 'race-agree' : 'race-differ', { count: count(ended[0].solutions) });
  const kept = ended.every(({ visits }) => visits !== undefined);
  const tree = !kept ? '' : same('visits') ? t('race-sameVisits', { count: count(ended[0].visits) }) : t('race-otherVisits');
  const missing = ended.length < results.length ? t('race-notAll') : '';
  const words = [answer, tree, missing].filter(Boolean).join(' ');
  return el('p', { class: agree ? '' : 'error', 'data-test': 'race-verdict', 'data-agrees': String(agree) }, words);
}
