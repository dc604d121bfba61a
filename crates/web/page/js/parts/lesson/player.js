// A small search in the text: a board, five buttons, four counters, and what just happened.

import * as address from '../../address.js';
import { t } from '../../i18n.js';
import { Cursor, SOLUTION } from '../../run.js';
import { Walk } from '../../walk.js';
import { createStage, viewOf } from '../stage.js';
import { createTree } from '../tree.js';
import { button, label, make } from './dom.js';
import { counted, happened, searchName } from './say.js';

/** Steps a second, by the words that the reader chooses from. */
const SPEEDS = { slow: 2, normal: 8, fast: 60, full: 20_000 };
/** A lesson looks no further than this many events ahead. */
const FURTHEST = 4_000_000;
/** So many events more than needed are asked for, and so many at once on the way to a solution. */
const AHEAD = 1024, LEAP = 16_384;

/** A player of `search`: {puzzle, word, flags, solver, question, speed}. */
export function createPlayer(search, lang) {
  const parts = frame(search, lang);
  const { element, says, status, numbers } = parts;
  let walk = null, cursor = null, stage = null, tree = null, gone = false;
  let playing = false, frameOf = 0, last = 0, owed = 0;

  /** Where the question is answered: the step of the first solution, if one is all that is asked for. */
  let stop = Infinity;
  const first = search.question !== 'all';
  const atEnd = () => cursor.step >= stop || (walk.run.ended && cursor.step >= walk.run.length);

  /** Asks for events up to this many. Fingers are faster than the network, and a walk takes one request at a time. */
  let asking = Promise.resolve();
  function ask(events) {
    asking = asking.catch(() => {}).then(() => gone ? null : walk.until(Math.min(events, FURTHEST)));
    return asking;
  }

  async function known(step) {
    if (walk.run.length < step && !walk.run.ended) await ask(step + AHEAD);
    if (first && stop === Infinity) {
      const solved = walk.run.next(0, SOLUTION);
      if (solved >= 0) stop = solved;
    }
  }

  function show() {
    stage.show(viewOf(cursor));
    tree?.update(cursor);
    for (const [name, , value] of counted(cursor.counters)) numbers[name].textContent = value;
    const words = happened(cursor);
    // A fast search would drown who listens: the live region speaks when it rests.
    says.textContent = words;
    if (!playing) status.textContent = words;
    parts.back.disabled = parts.restart.disabled = cursor.step === 0;
    parts.step.disabled = parts.jump.disabled = parts.play.disabled = atEnd();
    element.dataset.step = cursor.step;
    element.dataset.ended = atEnd();
  }

  /** The step that was wanted last; the cursor follows as events come. */
  let wanted = 0;
  async function to(step) {
    wanted = Math.max(0, step);
    await known(wanted + 1);
    if (gone) return;
    wanted = Math.min(wanted, stop, walk.run.ended ? walk.run.length : FURTHEST);
    cursor.to(wanted);
    if (playing && atEnd()) pause(); else show();
  }

  function pause() {
    playing = false;
    cancelAnimationFrame(frameOf);
    label(parts.play, 'play', t('lesson-play'));
    show();
  }

  function play() {
    playing = true;
    owed = 1;
    last = performance.now();
    label(parts.play, 'pause', t('lesson-pause'));
    frameOf = requestAnimationFrame(tick);
  }

  async function tick(now) {
    owed += (now - last) / 1000 * SPEEDS[parts.speed.value];
    last = now;
    const whole = Math.min(Math.floor(owed), 2000);
    if (whole > 0) {
      owed = Math.min(owed - whole, 2000);
      await to(cursor.step + whole).catch(fail);
    }
    if (playing && !gone) frameOf = requestAnimationFrame(tick);
  }

  /** Goes on to the next solution, or to the end. */
  async function jump() {
    if (playing) pause();
    let found = walk.run.next(cursor.step, SOLUTION);
    while (found < 0 && !walk.run.ended && walk.run.length < FURTHEST && !gone) {
      const from = walk.run.length;
      await ask(from + LEAP);
      found = walk.run.next(from, SOLUTION);
    }
    await to(found < 0 ? walk.run.length : found);
  }

  function fail(error) {
    playing = false;
    if (!gone) status.replaceChildren(make('span', { class: 'error', text: error.message === 'gone' ? t('lesson-lost') : error.message }));
  }

  const guarded = action => () => { if (cursor) Promise.resolve(action()).catch(fail); };
  parts.restart.onclick = guarded(() => { if (playing) pause(); return to(0); });
  parts.back.onclick = guarded(() => { if (playing) pause(); return to(wanted - 1); });
  parts.play.onclick = guarded(() => playing ? pause() : play());
  parts.step.onclick = guarded(() => { if (playing) pause(); return to(wanted + 1); });
  parts.jump.onclick = guarded(jump);
  element.onkeydown = event => {
    if (event.target instanceof HTMLSelectElement || event.target instanceof HTMLCanvasElement || event.altKey || event.ctrlKey || event.metaKey) return;
    const key = { ArrowRight: parts.step, ArrowLeft: parts.back, Home: parts.restart, End: parts.jump }[event.key]
      ?? (event.key === ' ' && event.target === element ? parts.play : null);
    if (!key) return;
    event.preventDefault();
    key.click();
  };

  (async () => {
    const opened = await Walk.open({ puzzle: search.puzzle, word: search.word, flags: search.flags ?? {}, solver: search.solver });
    if (gone) return opened.close();
    walk = opened;
    cursor = new Cursor(walk.run);
    stage = createStage(walk.run.told.stage);
    parts.board.append(stage.element);
    if (search.tree) {
      tree = createTree(walk.run);
      tree.onpick = node => { if (playing) pause(); to(walk.run.stepOf(node)).catch(fail); };
      element.append(make('div', { class: 'player-tree' }, tree.element));
    }
    await to(0);
    element.dataset.ready = 'true';
  })().catch(fail);

  return {
    element,
    destroy() {
      gone = true;
      cancelAnimationFrame(frameOf);
      stage?.destroy();
      tree?.destroy();
      walk?.close();
    },
  };
}

/** The elements of a player, nothing in them yet. */
function frame(search, lang) {
  const board = make('div', { class: 'player-board' });
  const [restart, back, play, step, jump] = [
    button('start', t('lesson-restart'), 'player-restart'), button('back', t('lesson-back'), 'player-back'),
    button('play', t('lesson-play'), 'player-play'), button('forward', t('lesson-step'), 'player-step'),
    button('nextSolution', t(search.question === 'all' ? 'lesson-nextSolution' : 'lesson-toSolution'), 'player-jump'),
  ];
  play.classList.add('main');
  for (const each of [restart, back, play, step, jump]) each.disabled = true;
  const speed = make('select', { 'aria-label': t('lesson-speed'), test: 'player-speed' });
  for (const name of Object.keys(SPEEDS)) speed.add(new Option(t(`lesson-${name}`), name, false, name === (search.speed ?? 'slow')));
  const numbers = {}, list = make('dl', { class: 'counts' });
  for (const name of ['visits', 'checks', 'deadEnds', 'solutions']) {
    numbers[name] = make('dd', { class: 'figures', text: '0', test: `player-${name}` });
    list.append(make('div', {}, make('dt', { text: t(`lesson-${name}`) }), numbers[name]));
  }
  // Who sees reads what happens at every step; who listens hears it when the search rests.
  const says = make('p', { class: 'says', 'aria-hidden': 'true', test: 'player-says' });
  const status = make('p', { class: 'unseen', role: 'status' });
  const open = make('a', { href: exploreLink(search, lang), text: t('lesson-openInExplore'), test: 'player-explore' });
  const title = searchName(search);
  const element = make('figure', { class: 'player panel', role: 'group', 'aria-label': title, tabindex: '0', test: 'player', 'data-solver': search.solver },
    make('figcaption', { class: 'player-title' }, make('span', { text: title }), open),
    make('div', { class: 'player-main' }, board,
      make('div', { class: 'player-side' }, list, says, status,
        make('div', { class: 'player-keys' }, restart, back, play, step, jump, speed))));
  return { element, board, restart, back, play, step, jump, speed, numbers, says, status };
}

/** The address of the same search in Explore. */
export function exploreLink(search, lang) {
  const flags = Object.fromEntries(Object.entries(search.flags ?? {}).map(([name, value]) => [`f.${name}`, value ?? '']));
  const { puzzle, word, solver, question = 'first' } = search;
  return address.link('explore', { puzzle, word, solver, question, ...flags, lang });
}
