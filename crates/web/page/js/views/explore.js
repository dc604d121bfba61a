// The main view: a search is chosen, walked on the server, and watched on the workbench. What it shows is in the address.

import * as address from '../address.js';
import { ask, wrong } from '../api.js';
import { remembered } from '../bar.js';
import { el } from '../dom.js';
import { isRecording, onDrop, recognize, taken } from '../drop.js';
import { readRecording } from '../export/jsonl.js';
import { t } from '../i18n.js';
import { listen } from '../keys.js';
import { createHelp } from '../parts/help.js';
import { createSetup } from '../parts/setup.js';
import { createShare } from '../parts/share.js';
import { createWorkbench } from '../parts/workbench.js';
import { titleOf } from '../title.js';
import { Walk } from '../walk.js';

/** Milliseconds at least between two renewals of the address; browsers refuse more. */
const WRITE = 400, WRITE_PLAYING = 1500;
/** A search that takes longer to open, in milliseconds, says so. */
const SLOW = 400;

/** Up to this step a link is opened by walking there from the root, so that everything is counted; beyond, at its node. */
const NEAR = 32_768;

/** The player of a view that was just taken down: a view in another language goes on with it. */
let kept = null;
/** A recording that was opened, by its name: the address cannot hold it. */
const recordings = new Map();
let puzzles = null;

export async function mount(element, params) {
  puzzles ??= await (await fetch('api/puzzles')).json();
  let asked = await askedIn(params), recorded = params.recorded ?? null;
  /** What is said of the next search that opens. */
  let greeting = '';
  let bench = null, opening = 0, timer = 0, pending = false, unmounted = false;

  const setup = createSetup(puzzles, asked);
  const message = el('p', { class: 'message', 'data-test': 'message', role: 'status' });
  const place = el('div', { class: 'place' });
  const share = createShare({ link: () => new URL(address.link('explore', state(true)), location.href).href, opens: file => openFile(file) });
  const help = createHelp();
  const setupBox = el('details', { class: 'setup-box panel', open: innerWidth > 900 && innerHeight > 700, 'data-test': 'setup' },
    el('summary', {}, t('explore-setup')), setup.element);
  element.replaceChildren(message, setupBox, place, share.element, help.element);

  /** What the address keeps; a link keeps the `node` too, by its own address, and so does what is far from the root. */
  const state = (node = false) => {
    const { player, tree } = bench ?? {};
    const base = player?.run.base ?? 0, on = player?.cursor.node ?? -1;
    const at = !recorded && on >= 0 && (node || base || player.step > NEAR) ? player.run.addressOf(on) : null;
    const shown = { at, step: (base ? null : player?.step) || null, fold: tree?.folding || null, mode: tree?.mode === 'icicle' ? 'icicle' : null };
    // The language belongs to a link only if somebody chose it.
    const lang = address.read().params.lang ?? (node ? remembered('language') : null);
    if (recorded) return { recorded, ...shown, lang };
    return { ...askedParams(), ...shown, lang };
  };
  /** The search, as an address has it. */
  const askedParams = () => {
    const flags = Object.entries(asked.flags ?? {}).map(([name, value]) => [`f.${name}`, value ?? '']);
    const { puzzle, word, question } = asked;
    return { puzzle, word, solver: asked.solver ?? bench?.run.told.solver, question, ...Object.fromEntries(flags) };
  };
  /** Writes the address, unless the person has gone to another one in the meantime. */
  let written = location.hash;
  const write = () => {
    clearTimeout(timer);
    timer = 0;
    if (unmounted || pending || !bench || location.hash !== written) return;
    address.replace('explore', state());
    written = location.hash;
  };
  const push = params => {
    address.push('explore', params);
    written = location.hash;
  };

  const say = (words, kind = '') => {
    message.textContent = words;
    message.className = `message ${kind}`;
    message.hidden = !words;
  };

  const down = () => {
    bench?.destroy();
    bench = null;
  };

  /** Puts a run on the workbench. */
  const show = (source, wanted, player) => {
    const at = bench?.edit?.at ?? null;
    down();
    say(greeting);
    greeting = '';
    pending = false;
    const { base, told } = (source ?? player).run;
    if (base) {
      say(t('explore-since', { node: told.at }));
      const whole = { ...askedParams(), step: wanted.step, lang: address.read().params.lang };
      message.append(' ', el('a', { href: address.link('explore', whole), 'data-test': 'from-root' }, t('explore-fromRoot')));
    }
    bench = createWorkbench(source, {
      player, stops: !recorded && asked.question === 'first', step: (source ?? player).run.base ? 0 : Number(wanted.step) || 0, fold: wanted.fold, mode: wanted.mode,
      edit: recorded ? null : setup.edit, buttons: [share.button, help.button],
    });
    bench.onstate = () => { timer ||= setTimeout(write, bench?.player.playing ? WRITE_PLAYING : WRITE); };
    share.watch(bench, asked, !recorded);
    document.title = `${titleOf(bench.run.told)} · Backtrail`;
    place.replaceChildren(bench.element);
    if (at !== null) bench.edit?.go(at);
  };

  const fail = sentence => {
    bench?.player.destroy();
    down();
    place.replaceChildren();
    setupBox.open = true;
    say(sentence, 'error');
  };

  /** Opens the search that is asked for. */
  const open = async wanted => {
    const mine = ++opening, key = JSON.stringify(asked);
    const at = wanted.at && !(Number(wanted.step) <= NEAR) ? wanted.at : undefined;
    const isThere = ({ run, cursor }) => (at ? cursor.node >= 0 && run.addressOf(cursor.node) === at : !run.base);
    if (kept?.key === key && isThere(kept.player)) {
      const { player } = kept;
      clearTimeout(kept.timer);
      kept = null;
      show(null, wanted, player);
      if (!at && player.step !== Number(wanted.step ?? 0)) player.to(Number(wanted.step ?? 0));
      return;
    }
    // What opens at once says nothing, so that nothing jumps.
    const slow = setTimeout(() => say(t('explore-opening')), SLOW);
    try {
      const { puzzle, word, flags, solver } = asked;
      const walk = await Walk.open({ puzzle, word, flags, solver, at });
      if (mine !== opening || unmounted) return walk.close();
      bench?.player.destroy();
      const { told } = walk.run;
      told.stage = setup.edit?.placed?.(told.stage) ?? told.stage;
      show(walk, wanted);
      if (wanted.play) bench.player.play();
    } catch (error) {
      if (mine === opening && !unmounted) fail(wrong(error));
    } finally {
      clearTimeout(slow);
    }
  };

  const showRecording = (name, wanted) => {
    const run = recordings.get(name);
    if (!run) return fail(t('explore-recordingGone', { name }));
    recorded = name;
    show({ run, complete: true, more: async () => {}, close() {} }, wanted);
  };

  const openFile = async file => {
    say(t('drop-reading', { name: file.name }));
    try {
      if (!await isRecording(file)) {
        const found = await recognize(file);
        greeting = found.said;
        return setup.take(found);
      }
      const run = await readRecording(file);
      recordings.set(file.name, run);
      opening++;
      bench?.player.destroy();
      push({ recorded: file.name, lang: address.read().params.lang });
      showRecording(file.name, {});
    } catch (error) {
      say(wrong(error), 'error');
    }
  };

  setup.onrefuse = sentence => bench?.edit?.refuse(sentence);
  setup.onmove = () => bench?.seat(setup.edit.placed(bench.run.told.stage));
  setup.onchange = (next, play) => {
    write();
    // What the old search still does is not to be written over the address of the new one.
    pending = true;
    asked = next;
    recorded = null;
    push({ ...state(), solver: asked.solver, at: null, step: null, fold: null });
    open({ mode: bench?.tree.mode, play });
  };

  const deaf = listen(name => (name === '?' ? help.open : bench?.keys[name]));
  const settled = address.onSettle(write);
  const undrop = onDrop(openFile), dropped = taken();
  setup.ontaken = found => { greeting = found.said; };

  if (dropped) openFile(dropped);
  else if (recorded) showRecording(recorded, params); else await open(params);

  return () => {
    unmounted = true;
    clearTimeout(timer);
    deaf();
    settled();
    undrop();
    const player = bench?.player;
    down();
    if (!player) return;
    player.pause();
    if (recorded) return player.destroy();
    kept?.player.destroy();
    kept = { key: JSON.stringify(asked), player, timer: setTimeout(() => { kept?.player.destroy(); kept = null; }, 1000) };
  };
}

/** The search that an address asks for; the problem of one's own if the server has one, or 8 queens. */
async function askedIn(params) {
  const named = wanted => puzzles.find(({ name }) => name === wanted);
  const puzzle = named(params.puzzle) ?? named('own') ?? puzzles[0];
  const given = Object.entries(params).filter(([name]) => name.startsWith('f.'));
  const asked = {
    puzzle: params.puzzle ?? puzzle.name,
    word: params.word ?? puzzle.examples?.usual ?? '',
    flags: Object.fromEntries(given.map(([name, value]) => [name.slice(2), value === '' ? null : value])),
    solver: params.solver ?? null,
    question: params.question === 'first' ? 'first' : 'all',
  };
  return { ...asked, solver: asked.solver ?? await best(asked) };
}

/** The solver that the server would take, so that the setup names it; null if it cannot read the instance. */
async function best({ puzzle, word, flags }) {
  return ask('pose', { puzzle, word, flags }).then(({ best }) => best, () => null);
}
