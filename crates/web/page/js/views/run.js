// A long run, looked at from outside: how much is done, how fast it goes, when it will end, and its units as a field of cells that fill.
//
// The server looks at the ledger or the folder of the run; nothing here can stop or change it.

import { ask, wrong } from '../api.js';
import { el } from '../dom.js';
import { number, spoken, t } from '../i18n.js';

/** How often the server is asked, in milliseconds; once all is done, no more. */
const PAUSE = 1000;

export async function mount(element) {
  const facts = el('dl', { class: 'run-facts', 'data-test': 'run-facts' });
  const fill = el('div', { class: 'run-fill' });
  const bar = el('div', { class: 'run-bar', role: 'progressbar', 'aria-valuemin': '0', 'aria-valuemax': '100' }, fill);
  const title = el('h1', {}), state = el('p', { class: 'run-state', 'data-test': 'run-state' });
  const guess = el('p', { class: 'quiet', 'data-test': 'run-estimate' });
  const field = el('div', { class: 'run-field', role: 'img', 'data-test': 'run-field' });
  const legend = el('p', { class: 'quiet run-legend' });
  const message = el('p', { role: 'alert', 'data-test': 'run-message' });
  element.replaceChildren(el('div', { class: 'run', 'data-test': 'run' }, message,
    el('section', { class: 'panel' }, title, bar, state, facts, guess), el('section', { class: 'panel' }, field, legend)));

  let timer = null, gone = false;
  async function look() {
    try {
      const run = await ask('run', {});
      if (gone) return;
      show(run);
      message.replaceChildren();
      if (!run.done) timer = setTimeout(look, PAUSE);
    } catch (error) {
      if (gone) return;
      message.replaceChildren(el('span', { class: 'error' }, wrong(error)));
      timer = setTimeout(look, 4 * PAUSE);
    }
  }

  function show(run) {
    const share = percent(run.share, 2);
    title.textContent = run.command;
    document.title = `${share} · ${run.command} · Backtrail`;
    fill.style.width = `${100 * run.share}%`;
    bar.setAttribute('aria-valuenow', String(Math.floor(100 * run.share)));
    bar.setAttribute('aria-label', t('run-done', { share }));
    bar.classList.toggle('complete', run.done);
    state.textContent = run.done ? t('run-complete') : run.running ? t('run-running', { machine: run.machine }) :
      run.ledger ? t('run-waiting', { command: `backtrail resume ${run.ledger}` }) : t('run-delivering', { n: run.machines });
    facts.replaceChildren(...Object.entries({
      share,
      units: run.units === undefined ? null : t('run-of', { done: run.units_done, of: run.units }),
      solutions: whole(run.solutions),
      visits: run.visits === undefined ? null : whole(run.visits),
      rate: run.share_per_second > 0 && !run.done ? rate(run.share_per_second) : null,
      spent: lasting(run.seconds),
      left: run.seconds_left === undefined ? null : lasting(run.seconds_left),
    }).filter(([, value]) => value !== null).map(([name, value]) =>
      el('div', {}, el('dt', {}, t(`run-${name}`)), el('dd', { class: 'figures', 'data-test': `run-${name}` }, value))));
    guess.textContent = estimated(run);
    cells(run);
  }

  /** A cell for each unit, or for each stretch of units; one that has gained since the last look stands out until the next. */
  function cells({ cells, units, units_done: done }) {
    if (!cells) return;
    if (field.childElementCount !== cells.length) {
      field.replaceChildren(...cells.map(() => el('i')));
      field.style.setProperty('--cell', cells.length <= 80 ? '2rem' : cells.length <= 400 ? '1.2rem' : '.7rem');
      legend.textContent = units > cells.length ? t('run-cells', { n: Math.ceil(units / cells.length) }) : t('run-cell');
    }
    field.setAttribute('aria-label', t('run-of', { done, of: units }));
    cells.forEach((share, at) => {
      const cell = field.children[at], before = Number(cell.dataset.done ?? share);
      cell.style.setProperty('--done', `${100 * share}%`);
      cell.dataset.done = share;
      cell.className = share > before ? 'new' : '';
    });
  }

  await look();
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}

/** What was estimated before any of it was known, beside what is known by now. */
function estimated({ estimate, visits }) {
  if (!estimate) return '';
  const { visits: guessed, seconds } = estimate;
  if (guessed) {
    const [mean, low, high] = [guessed.mean, guessed.low, guessed.high].map(rounded);
    const share = visits === undefined ? '–' : percent(Math.min(1, Number(visits) / guessed.mean), 1);
    // A small tree was seen whole.
    if (guessed.low === guessed.high) return t('run-knownVisits', { visits: guessed.mean, share });
    return t('run-estimateVisits', { visits: mean, low, high, share });
  }
  return seconds ? t('run-estimateTime', { time: lasting(seconds) }) : '';
}

function rounded(value) { return value === null ? '∞' : number(Number(value.toPrecision(4))); }

/** A count, which may be too large for a number and then is a text. */
function whole(value) { return number(typeof value === 'string' ? BigInt(value) : value); }

function percent(share, digits) {
  // Never 100 % before the end.
  const floor = Math.floor(share * 100 * 10 ** digits) / 10 ** digits;
  return `${new Intl.NumberFormat(spoken(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(floor)}\u202f%`;
}

/** The share that is done in a second, a minute or an hour, whichever makes a small number. */
function rate(share) {
  if (share * 60 > 1) return t('run-perSecond', { share: percent(share, 2) });
  return share * 3600 > 1 ? t('run-perMinute', { share: percent(share * 60, 2) }) : t('run-perHour', { share: percent(share * 3600, 2) });
}

/** A time in the unit that fits it. */
function lasting(seconds) {
  const [unit, length] = [['day', 86_400], ['hour', 3_600], ['minute', 60], ['second', 1]].find(([, length]) => seconds >= 2 * length) ?? ['second', 1];
  return new Intl.NumberFormat(spoken(), { style: 'unit', unit, unitDisplay: 'short', maximumSignificantDigits: 3 }).format(seconds / length);
}
