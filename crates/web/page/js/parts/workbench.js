// The workbench: the board, the tree, the counters, the profile, what happened, the timeline and the controls of one run,
// all at the same step. It knows no address and no server, so that a recorded run in a file has the same one.

import { calm, el } from '../dom.js';
import { number, t } from '../i18n.js';
import { Cursor } from '../run.js';
import { createCode } from './code.js';
import { createControls, createNotice } from './controls.js';
import { createCounters } from './counters.js';
import { createEdit } from './edit.js';
import { createHappened } from './happened.js';
import { Player } from './player.js';
import { createPresent, isPresenting, present } from './present.js';
import { createProfile } from './profile.js';
import { createSplit } from './split.js';
import { createStage, viewOf, viewOfNode, viewOfWithheld } from './stage.js';
import { createTimeline } from './timeline.js';
import { createTree } from './tree.js';
import { titleOf } from '../title.js';

/**
 * `options`: stops (at solutions), speed, step, fold, mode; `edit`, the editor of the board; `buttons`, more of them.
 * `onstate()` is called after each change of what an address keeps.
 */
export function createWorkbench(source, options) {
  const player = options.player ?? new Player(source, { stops: options.stops, speed: options.speed, calm: () => calm.matches });
  const { run, cursor } = player;
  let stage, edit;
  const tree = createTree(run);
  const code = createCode(run.told);
  const counters = createCounters(), profile = createProfile(), timeline = createTimeline(player);
  const presenting = createPresent();
  const controls = createControls(player, [presenting.element, ...(options.buttons ?? [])]), notice = createNotice(player);
  /** What the board shows instead of the cursor's state while something else is pointed at: a node, a refusal, or what is not offered. */
  let pointed = null;
  const happened = createHappened(player, {
    notice: notice.element,
    onrefused: event => point(event === null ? null : { event }),
    onwithheld: withheld => point(withheld && { withheld }),
    onnode: node => player.to(run.stepOf(node)),
  });
  const bench = { player, run, tree, profile, controls, onstate: () => {}, get stage() { return stage; }, get edit() { return edit; } };

  const note = el('p', { class: 'note', 'data-test': 'board-note' });
  const board = () => {
    if (pointed?.withheld) stage.show(viewOfWithheld(run, cursor.node, pointed.withheld));
    else if (pointed?.event !== undefined) stage.show(viewOf(new Cursor(run).to(pointed.event + 1)));
    else if (pointed) stage.show(viewOfNode(run, pointed.node, cursor.step));
    else stage.show(viewOf(cursor));
    note.textContent = (pointed?.node ?? -1) < run.base ? '' : t('explore-boardAt', { visit: number(pointed.node - run.base + 1) });
    note.hidden = !note.textContent;
  };
  const point = at => {
    pointed = at;
    board();
  };

  let asked = 0;
  const draw = () => {
    asked = 0;
    if (player.playing) pointed = null;
    board();
    tree.update(cursor);
    counters.show(cursor);
    profile.show(cursor);
    timeline.show();
    happened.show();
    code.show(cursor);
    controls.show();
    notice.show();
    Object.assign(bench.element.dataset, { step: player.step, known: run.length, ended: run.ended, playing: player.playing });
    bench.onstate();
  };
  // One picture a frame, however many changes there were.
  player.onchange = () => { asked ||= requestAnimationFrame(draw); };

  tree.onhover = node => { if (!player.playing) point(node === null || node < 0 ? null : { node }); };
  tree.onpick = node => {
    pointed = null;
    player.to(run.stepOf(node));
  };
  tree.onchange = () => bench.onstate();
  if (options.mode) tree.mode = options.mode;
  if (options.fold) tree.folding = options.fold;

  const section = el('section', { class: 'board panel', 'aria-label': t('explore-board') }), title = titleOf(run.told);
  /** Makes the board, again when its parts have other places. */
  bench.seat = (told = run.told.stage ?? { kind: 'choices' }) => {
    stage?.destroy();
    run.told.stage = told;
    stage = createStage(told);
    edit = createEdit(options.edit, stage, run.told);
    section.replaceChildren(el('h2', { 'data-test': 'run-title', title }, title), stage.element, ...(edit ? [edit.element] : []), note);
    board();
  };
  bench.seat();
  bench.element = el('div', { class: 'workbench', 'data-test': 'workbench' });
  bench.element.append(section, createSplit(bench.element), counters.element,
    el('section', { class: 'grove panel', 'aria-label': t('explore-tree') }, tree.element),
    el('div', { class: 'right' }, code.element, happened.element, profile.element),
    el('section', { class: 'deck panel', 'aria-label': t('explore-controls') }, timeline.element, controls.element));
  bench.keys = {
    ' ': () => player.toggle(), ArrowRight: () => player.forward(), ArrowLeft: () => player.back(),
    'Shift+ArrowRight': () => player.nextSolution(), 'Shift+ArrowLeft': () => player.previousSolution(),
    d: () => player.nextDeadEnd(), D: () => player.previousDeadEnd(), Home: () => player.restart(), End: () => player.end(),
    '+': () => controls.faster(1), '=': () => controls.faster(1), '-': () => controls.faster(-1), '−': () => controls.faster(-1),
    p: () => present(), Escape: () => { if (isPresenting()) present(false); },
    f: () => tree.foldFailed(), m: () => { tree.mode = tree.mode === 'icicle' ? 'tree' : 'icicle'; bench.onstate(); },
  };
  bench.destroy = () => {
    cancelAnimationFrame(asked);
    player.onchange = () => {};
    for (const part of [happened, timeline, stage, tree, presenting]) part.destroy();
  };
  if (options.step && !options.player) player.to(options.step);
  asked = requestAnimationFrame(draw);
  return bench;
}
