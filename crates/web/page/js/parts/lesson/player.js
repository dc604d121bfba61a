// A small search in the text: a board, five buttons, four counters, and what just happened.

import * as address from '../../address.js';
import { t } from '../../i18n.js';
import { Cursor, SOLUTION } from '../../run.js';
import { Walk } from '../../walk.js';
import { createStage, viewOf } from '../stage.js';
import { createTree } from '../tree.js';
import { make } from './dom.js';
import { createFrame, createPace } from './frame.js';
import { counted, happened, searchName } from './say.js';

/** A lesson looks no further than this many events ahead. */
const FURTHEST = 4_000_000;
/** How many events beyond those needed are asked for, and how many at once on the way to a solution. */
const AHEAD = 1024, LEAP = 16_384;

/** A player of `search`: {puzzle, word, flags, solver, question, speed}. */
export function createPlayer(search, lang) {
  const all = search.question === 'all';
  const parts = createFrame({
    title: searchName(search), name: search.solver, speed: search.speed, counters: ['visits', 'checks', 'deadEnds', 'solutions'],
    jump: { icon: 'nextSolution', text: t(all ? 'lesson-nextSolution' : 'lesson-toSolution') },
    open: Walk.live ? make('a', { href: exploreLink(search, lang), text: t('lesson-openInExplore'), test: 'player-explore' }) : null,
  });
  const { element, says, status, numbers } = parts;
  let walk = null, cursor = null, stage = null, tree = null, gone = false;

  /** Where the question is answered: the step of the first solution, if one is all that is asked for. */
  let stop = Infinity;
  const ended = () => walk.run.ended || walk.cut;
  const atEnd = () => cursor.step >= stop || (ended() && cursor.step >= walk.run.length);

  /** Asks for events up to this many. Fingers are faster than the network, and a walk takes one request at a time. */
  let asking = Promise.resolve();
  function ask(events) {
    asking = asking.catch(() => {}).then(() => gone ? null : walk.until(Math.min(events, FURTHEST)));
    return asking;
  }

  async function known(step) {
    if (walk.run.length < step && !ended()) await ask(step + AHEAD);
    if (!all && stop === Infinity) {
      const solved = walk.run.next(0, SOLUTION);
      if (solved >= 0) stop = solved;
    }
  }

  function show() {
    stage.show(viewOf(cursor));
    tree?.update(cursor);
    for (const [name, , value] of counted(cursor.counters)) numbers[name].textContent = value;
    const cut = walk.cut && cursor.step >= walk.run.length && cursor.step < stop, words = cut ? t('lesson-cut', { steps: walk.run.length }) : happened(cursor);
    // A screen reader could not keep up with a fast search: the live region speaks when it rests.
    says.textContent = words;
    if (!pace.playing) status.textContent = words;
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
    wanted = Math.min(wanted, stop, ended() ? walk.run.length : FURTHEST);
    cursor.to(wanted);
    if (pace.playing && atEnd()) pace.pause(); else show();
  }

  const fail = error => {
    pace.stop();
    if (gone) return;
    const text = error.message === 'gone' ? t('lesson-lost') : error.message;
    says.replaceChildren(make('span', { class: 'error', text }));
    status.textContent = text;
  };
  const pace = createPace(parts, steps => gone ? null : to(cursor.step + steps).catch(fail), show);

  /** Goes on to the next solution, or to the end. */
  async function jump() {
    let found = walk.run.next(cursor.step, SOLUTION);
    while (found < 0 && !ended() && walk.run.length < FURTHEST && !gone) {
      const from = walk.run.length;
      await ask(from + LEAP);
      found = walk.run.next(from, SOLUTION);
    }
    await to(found < 0 ? walk.run.length : found);
  }

  const guarded = action => () => {
    if (!cursor) return;
    pace.pause();
    Promise.resolve(action()).catch(fail);
  };
  parts.restart.onclick = guarded(() => to(0));
  parts.back.onclick = guarded(() => to(wanted - 1));
  parts.step.onclick = guarded(() => to(wanted + 1));
  parts.jump.onclick = guarded(jump);
  parts.play.onclick = () => { if (pace.playing) pace.pause(); else if (cursor) pace.play(); };

  (async () => {
    const opened = await Walk.open({ puzzle: search.puzzle, word: search.word, flags: search.flags ?? {}, solver: search.solver });
    if (gone) return opened.close();
    walk = opened;
    cursor = new Cursor(walk.run);
    stage = createStage(walk.run.told.stage);
    parts.board.append(stage.element);
    if (search.tree) {
      tree = createTree(walk.run);
      tree.onpick = node => { pace.pause(); to(walk.run.stepOf(node)).catch(fail); };
      element.append(make('div', { class: 'player-tree' }, tree.element));
    }
    await to(0);
    element.dataset.ready = 'true';
  })().catch(fail);

  return {
    element,
    destroy() {
      gone = true;
      pace.stop();
      stage?.destroy();
      tree?.destroy();
      walk?.close();
    },
  };
}

/** The address of the same search in Explore. */
function exploreLink(search, lang) {
  const flags = Object.fromEntries(Object.entries(search.flags ?? {}).map(([name, value]) => [`f.${name}`, value ?? '']));
  const { puzzle, word, solver, question = 'first' } = search;
  return address.link('explore', { puzzle, word, solver, question, ...flags, lang });
}
