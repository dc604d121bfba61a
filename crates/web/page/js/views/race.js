// Two to four solvers side by side on the same instance: in lockstep by visits, or in the times that the server measures.
//
// The address has it all: `#race?puzzle=queens&word=8&solvers=grid,scan,bits&question=all&mode=lockstep`, and flags as
// `f.name=value`. Whatever runs for this view on the server is stopped when the view is left or something else is asked for.

import * as address from '../address.js';
import { ask, wrong } from '../api.js';
import { el } from '../dom.js';
import { onDrop, recognize } from '../drop.js';
import { t } from '../i18n.js';
import { titleOf } from '../title.js';
import { listen } from '../keys.js';
import { createDeck } from '../parts/race/deck.js';
import { createLane } from '../parts/race/lane.js';
import { Lockstep } from '../parts/race/lockstep.js';
import { MOST, createPicker, usual } from '../parts/race/picker.js';
import { createTable } from '../parts/race/table.js';
import { Timed } from '../parts/race/timed.js';
import { figures } from '../parts/race/words.js';
import { createSetup } from '../parts/setup.js';

const QUESTIONS = ['first', 'all', 'count'], MODES = ['time', 'lockstep'];

/** Milliseconds between the end of a movement and the update of the address. */
const WRITE = 400;

let puzzles = null;

/** Shows the view; returns how to take it down again. */
export async function mount(element, params) {
  puzzles ??= await (await fetch('api/puzzles')).json();
  const view = new View(element, params);
  // Not waited for: leaving while it opens is not held up.
  view.open();
  return () => view.leave();
}

class View {
  constructor(element, params) {
    this.asked = askedIn(params);
    this.mode = MODES.includes(params.mode) ? params.mode : 'time';
    this.names = (params.solvers ?? '').split(',').filter(Boolean).slice(0, MOST);
    /** Where a race in lockstep is to begin. */
    this.at = Number(params.at) || 0;
    /** The address as this view knows it. */
    this.written = JSON.stringify({ view: 'race', params });
    this.race = null;
    this.lanes = [];
    this.setup = createSetup(puzzles, this.asked, { solver: false, question: false });
    this.setup.onchange = ({ puzzle, word, flags }) => {
      if (puzzle !== this.asked.puzzle) this.names = [];
      this.asked = { ...this.asked, puzzle, word, flags };
      this.at = 0;
      this.open();
    };
    this.place = el('div', { class: 'race-who' });
    this.title = el('span', { class: 'race-on', 'data-test': 'race-on' });
    this.message = el('p', { class: 'race-message', role: 'status', 'data-test': 'race-message' });
    this.said = el('p', { class: 'unseen', role: 'status', 'data-test': 'race-said' });
    this.track = el('div', { class: 'race-track', 'data-test': 'race-track', role: 'group', 'aria-label': t('race-lanes') });
    this.controls = el('div', {});
    this.end = el('div', {});
    element.replaceChildren(el('div', { class: 'race', 'data-test': 'race' },
      el('details', { class: 'race-setup panel', 'data-test': 'race-setup' },
        el('summary', {}, t('race-setup'), this.title), this.setup.element, this.place),
      this.message, this.controls, this.track, this.end, this.said));
    this.deaf = listen(name => this.key(name));
    this.undrop = onDrop(file => this.read(file));
    this.settled = address.onSettle(() => this.write());
  }

  get about() { return puzzles.find(({ name }) => name === this.asked.puzzle) ?? puzzles[0]; }

  solver(name) { return this.about.solvers.find(solver => solver.name === name) ?? { name, ideaText: '' }; }

  /** Asks what the instance looks like and which solvers can race on it, then lets them. */
  async open() {
    this.stop();
    const mine = this.opening = Symbol('opening');
    this.say(t('race-opening'));
    const { puzzle, word, flags, question } = this.asked;
    const told = await ask('pose', { puzzle, word, flags }).catch(error => ({ error: wrong(error) }));
    if (mine !== this.opening) return;
    if (told.error) return this.say(told.error, true);
    this.told = told;
    // Which solvers can answer depends on the instance too: on its size, for one.
    const allowed = this.mode === 'lockstep' ? told.walkers : told.racers?.[question] ?? [];
    const able = this.about.solvers.filter(({ name }) => allowed.includes(name));
    const names = this.names.filter(name => able.some(solver => solver.name === name));
    this.names = names.length >= 2 ? names : usual(able, told.walkers);
    this.place.replaceChildren(this.choices(), createPicker(able, this.names, chosen => { this.names = chosen; this.begin(); }));
    this.title.textContent = titleOf(told);
    document.title = `${t('race-title')}: ${titleOf(told)} · Backtrail`;
    this.begin();
  }

  /** Races on what a file holds. */
  async read(file) {
    this.say(t('drop-reading', { name: file.name }));
    await recognize(file).then(found => this.setup.take(found), error => this.say(wrong(error), true));
  }

  /** How to race, and for what. */
  choices() {
    const radio = (name, value, checked, act) => el('label', {}, el('input', {
      type: 'radio', name: `race-${name}`, value, checked, 'data-test': `race-${name}-${value}`, onchange: () => act(value),
    }), el('span', {}, t(`race-${value}`)));
    const radios = (name, values, chosen, act) => el('fieldset', {}, el('legend', {}, t(`race-${name}`)),
      ...values.map(value => radio(name, value, value === chosen, act)));
    // Counting alone is for solvers that cannot be walked; in lockstep it is the same as finding all.
    const questions = this.mode === 'lockstep' ? QUESTIONS.slice(0, 2) : QUESTIONS;
    return el('div', { class: 'race-choices' },
      radios('mode', MODES, this.mode, mode => {
        this.mode = mode;
        if (mode === 'lockstep' && this.asked.question === 'count') this.asked.question = 'all';
        this.open();
      }),
      radios('question', questions, this.asked.question, question => { this.asked = { ...this.asked, question }; this.at = 0; this.open(); }));
  }

  /** Lets them race from the start. */
  async begin() {
    this.stop();
    this.write();
    const { asked, names, told } = this;
    if (names.length < 2) return this.say(t('race-pickMore'));
    const race = this.race = this.mode === 'lockstep' ? new Lockstep(asked, names) : new Timed(asked, names, told.walkers);
    this.lanes = names.map(name => createLane(this.solver(name), told.stage));
    this.track.replaceChildren(...this.lanes.map(lane => lane.element));
    this.track.dataset.lanes = String(names.length);
    this.deck = createDeck(race);
    this.controls.replaceChildren(this.deck.element);
    this.said.textContent = t('race-started');
    race.onchange = () => this.show();
    this.show();
    try {
      await race.start();
      if (race === this.race && race.kind === 'lockstep' && this.at) race.reach(this.at);
    } catch (error) {
      if (race === this.race) this.say(wrong(error), true);
    }
  }

  show() {
    const { race } = this;
    if (race.kind === 'lockstep' && race.at !== this.at && !race.playing && race.ready) {
      this.at = race.at;
      this.later ??= setTimeout(() => { this.later = null; this.write(); }, WRITE);
    }
    this.deck.show();
    race.racers.forEach((racer, i) => this.lanes[i].show(race.of(racer)));
    if (race.error) this.say(wrong({ message: race.error }), true);
    else this.say(this.note());
    if (!race.finished) {
      this.end.replaceChildren();
      this.told.over = false;
    } else if (!this.told.over) {
      this.told.over = true;
      this.result();
    }
  }

  /** What is to be known about what is seen. */
  note() {
    const { race } = this;
    if (race.kind === 'lockstep') return t(race.racers.some(racer => racer.run && racer.capped) ? 'race-capped' : 'race-lockstepMeans');
    if (!race.measured) return t('race-measuring');
    return race.slower > 1.5 ? t('race-slow', { times: figures(race.slower) }) : t('race-fast');
  }

  result() {
    const { race, asked } = this, results = race.results(), by = race.kind === 'time' ? 'seconds' : 'checks';
    const table = createTable(results, name => this.solver(name), by, asked.question);
    const again = el('button', { type: 'button', 'data-test': 'race-again', onclick: () => this.begin() }, t('race-again'));
    if (race.kind === 'time') table.append(again);
    this.end.replaceChildren(table);
    const won = table.querySelector('.won')?.dataset.solver;
    this.said.textContent = won ? t('race-over', { first: won }) : t('race-tooFew');
  }

  say(words, wrong = false) {
    if (this.message.textContent === words) return;
    this.message.textContent = words;
    this.message.classList.toggle('error', wrong);
  }

  key(name) {
    const { race } = this;
    if (!race) return null;
    return {
      ' ': () => (race.playing ? race.pause() : race.play()), ArrowRight: () => race.step(1), ArrowLeft: () => race.step(-1),
      Home: () => race.restart(), End: () => race.finish(),
    }[name];
  }

  /** Writes what is shown, unless the address has moved on to something else. */
  write() {
    if (JSON.stringify(address.read()) !== this.written) return;
    const { puzzle, word, flags, question } = this.asked;
    const given = Object.entries(flags).map(([name, value]) => [`f.${name}`, value ?? '']);
    const { lang } = address.read().params;
    const { mode } = this, at = mode === 'lockstep' && this.at || null;
    address.replace('race', { puzzle, word, ...Object.fromEntries(given), solvers: this.names.join(','), question, mode, at, lang });
    this.written = JSON.stringify(address.read());
  }

  /** Ends the race that is on, and whatever runs for it on the server. */
  stop() {
    this.race?.close();
    this.race = null;
    for (const lane of this.lanes) lane.destroy();
    this.lanes = [];
    this.track.replaceChildren();
    this.controls.replaceChildren();
    this.end.replaceChildren();
  }

  leave() {
    this.opening = null;
    clearTimeout(this.later);
    this.stop();
    this.deaf();
    this.undrop();
    this.settled();
  }
}

/** What an address asks for; 8 queens if nothing. */
function askedIn(params) {
  const puzzle = puzzles.find(({ name }) => name === params.puzzle) ?? puzzles[0];
  const given = Object.entries(params).filter(([name]) => name.startsWith('f.'));
  const flags = given.map(([name, value]) => [name.slice(2), value === '' ? null : value]);
  return {
    puzzle: puzzle.name, word: params.word ?? puzzle.examples.usual, flags: Object.fromEntries(flags),
    question: QUESTIONS.includes(params.question) ? params.question : 'all',
  };
}
