// The setup: which puzzle, which instance, which solver, which question. The server reads the instance; what it says about a
// bad one stands beside the field, and nothing that was typed is lost. Each puzzle has an editor of its own in setup/, with fields
// and, for the board itself, what clicks on it mean (see edit.js).

import { ask as post, wrong } from '../api.js';
import { el } from '../dom.js';
import { elsewhere } from '../drop.js';
import { say, t } from '../i18n.js';
import { createColor } from './setup/color.js';
import { createFlags } from './setup/flags.js';
import { createKnight } from './setup/knight.js';
import { createQueens } from './setup/queens.js';
import { createSudoku } from './setup/sudoku.js';
import { createWord } from './setup/word.js';

const EDITORS = { queens: createQueens, knight: createKnight, sudoku: createSudoku, color: createColor };

/** Milliseconds between the last key and the question to the server. */
const PATIENCE = 250;

/** A shorter text that is pasted is no instance of another puzzle. */
const LONG = 12;

/** The name of a puzzle in the language of the page; one that has none there says what it is about. */
function nameOf({ name, aboutText }) {
  const words = t(`puzzle-${name}`);
  return words === `puzzle-${name}` ? say(aboutText) : words;
}

/**
 * A form for a search. `puzzles` is the answer of api/puzzles, `asked` what to begin with. `onchange(asked)` is called when
 * a complete new search is asked for. `parts` can leave out the solver and the question: a race has several solvers.
 */
export function createSetup(puzzles, asked, parts = {}) {
  const setup = {
    element: null, asked, told: null,
    onchange: () => {}, ontaken: () => {},
    /** What was changed on the board was refused, with this sentence; something on the board has another place. */
    onrefuse: () => {}, onmove: () => {},
    /** The editor of the board, for puzzles that have one. */
    get edit() { return editor.edit ?? null; },
  };
  /** What the fields say now, and what they said for the other puzzles. */
  let draft = complete(asked, puzzles), flags, editor;
  /** What they said before changes on the board that the server has not accepted yet. */
  let before = null;
  const others = new Map();
  let serial = 0, timer = 0, wish = false, play = false;

  const puzzle = select('puzzle', puzzles.map(puzzle => [puzzle.name, nameOf(puzzle), say(puzzle.aboutText)]));
  const place = el('div', { class: 'instance' }), options = el('div', { class: 'options' });
  const solver = select('solver', []);
  const idea = el('p', { class: 'idea quiet', 'data-test': 'setup-idea', id: unique('idea') });
  solver.setAttribute('aria-describedby', idea.id);
  const error = el('p', { class: 'error', role: 'alert', 'data-test': 'setup-error', id: unique('error'), hidden: true });
  const note = el('p', { class: 'said quiet', 'data-test': 'setup-note', hidden: true });
  const start = el('button', { class: 'main', type: 'submit', 'data-test': 'setup-start' }, t('setup-start'));
  const question = questions(value => change({ question: value }, true));

  const form = el('form', { class: 'setup', 'data-test': 'setup-form', 'aria-label': t('setup-title'), novalidate: true },
    el('div', { class: 'fields' }, field('setup-puzzle', puzzle), place,
      parts.solver === false ? null : field('setup-solver', solver), parts.question === false ? null : question.element, start),
    parts.solver === false ? null : idea, error, note, options);
  setup.element = form;

  const change = (changes, apply = false) => {
    const { flags: changed, ...rest } = changes;
    draft = { ...draft, ...rest, flags: { ...draft.flags, ...changed } };
    for (const [name, value] of Object.entries(draft.flags)) if (value === undefined) delete draft.flags[name];
    if ('solver' in changes) showIdea();
    if (changed) flags.show(draft);
    ask(apply, apply ? 0 : PATIENCE);
  };
  const context = {
    get draft() { return draft; },
    change,
    /** A change on the board: it is asked for at once, and undone if it is refused. */
    edit(changes) {
      before ??= draft;
      change(changes, true);
    },
    moved: () => setup.onmove(),
    error: text => fail(text),
    describedBy: error.id,
  };

  function open() {
    const { name } = about();
    puzzle.value = name;
    editor = (EDITORS[name] ?? createWord)(context, about());
    flags = createFlags(context, about());
    place.replaceChildren(editor.element);
    options.replaceChildren(...[flags.element, editor.more].filter(Boolean));
    question.show(draft.question);
    fillSolvers(about().solvers.filter(({ can }) => can.includes('trace')).map(({ name }) => name));
  }

  const about = () => puzzles.find(({ name }) => name === draft.puzzle) ?? puzzles[0];

  function fillSolvers(walkers) {
    const ideas = new Map(about().solvers.map(({ name, ideaText }) => [name, ideaText]));
    solver.replaceChildren(...walkers.map(name => el('option', { value: name }, name)));
    if (!walkers.includes(draft.solver)) draft = { ...draft, solver: walkers.includes(setup.told?.best) ? setup.told.best : walkers[0] ?? null };
    solver.value = draft.solver ?? '';
    for (const option of solver.options) option.title = say(ideas.get(option.value) ?? '');
    showIdea();
  }

  function showIdea() {
    const known = about().solvers.find(({ name }) => name === draft.solver);
    idea.textContent = known && known.idea !== about().about ? say(known.ideaText) : '';
  }

  function ask(apply, after) {
    wish ||= apply;
    form.classList.add('pending');
    clearTimeout(timer);
    timer = setTimeout(check, after);
  }

  async function check() {
    const number = ++serial, { puzzle, word } = draft;
    const answer = await post('pose', { puzzle, word, flags: draft.flags }).catch(error => ({ error: wrong(error) }));
    // An answer to an older question says nothing about what the fields say now.
    if (number !== serial) return;
    const apply = wish;
    wish = false;
    const refused = answer.error !== undefined ? answer.error : answer.walkers.length === 0 ? t('setup-nobody') : null;
    if (refused !== null && before) {
      draft = before;
      before = null;
      form.classList.remove('pending');
      flags.show(draft);
      return setup.onrefuse(refused);
    }
    before = null;
    fail(refused);
    if (refused !== null) return;
    setup.told = answer;
    const { kind, edges, names } = answer.stage, alone = kind === 'graph' && edges.length === 0 && names.length > 1;
    note.textContent = answer.ruledOut ? t('setup-ruledOut', { why: answer.ruledOut }) : alone ? t('setup-noEdges') : '';
    note.hidden = !note.textContent;
    fillSolvers(answer.walkers);
    editor.show?.(answer);
    if (apply) commit();
  }

  function fail(text) {
    error.textContent = text ?? '';
    error.hidden = !text;
    const blamed = text ? flags.blame(text) : null;
    flags.invalid(blamed);
    editor.invalid?.(Boolean(text) && !blamed);
  }

  function commit() {
    form.classList.remove('pending');
    setup.asked = { ...draft, flags: { ...draft.flags } };
    setup.onchange(setup.asked, play);
    play = false;
  }

  puzzle.onchange = () => {
    others.set(draft.puzzle, draft);
    draft = others.get(puzzle.value) ?? complete({ puzzle: puzzle.value, question: draft.question }, puzzles);
    fail(null);
    open();
    ask(true, 0);
  };
  /** Takes an instance of any puzzle, as it was recognized in a file or a text, and asks for its search. */
  setup.take = found => {
    if (found.puzzle !== draft.puzzle) others.set(draft.puzzle, draft);
    draft = complete({ puzzle: found.puzzle, word: found.word, question: draft.question }, puzzles);
    fail(null);
    open();
    setup.ontaken(found);
    ask(true, 0);
  };
  form.addEventListener('paste', async event => {
    const text = event.clipboardData?.getData('text') ?? '', before = draft;
    if (text.trim().length < LONG) return;
    const found = await elsewhere(text, before.puzzle);
    if (!found || draft.puzzle !== before.puzzle) return;
    // What was pasted is not what this puzzle said before.
    draft = before;
    setup.take(found);
  });
  solver.onchange = () => change({ solver: solver.value }, true);
  // Start, or Enter in a field: the search is played, and the keys are the player's.
  form.onsubmit = event => {
    event.preventDefault();
    document.activeElement?.blur();
    play = true;
    ask(true, 0);
  };

  open();
  check();
  /** Shows another search, as from an address; nothing is asked for. */
  setup.show = other => {
    setup.asked = other;
    draft = complete(other, puzzles);
    open();
    check();
  };
  return setup;
}

/** What was asked for, with what it left out. */
function complete(asked, puzzles) {
  const puzzle = puzzles.find(({ name }) => name === asked?.puzzle) ?? puzzles[0];
  const word = asked?.word ?? puzzle.examples.usual.split(' ')[0];
  return { puzzle: puzzle.name, word, flags: { ...asked?.flags }, solver: asked?.solver ?? null, question: asked?.question ?? 'first' };
}

let count = 0;
/** A name that no other element of the page has. */
export function unique(name) { return `setup-${name}-${++count}`; }

function field(key, input) { return el('label', { class: 'field' }, el('span', {}, t(key)), input); }

function select(name, options) {
  return el('select', { 'data-test': `setup-${name}` }, ...options.map(([value, text, title]) => el('option', { value, title }, text)));
}

function questions(onpick) {
  const name = unique('question');
  const radios = ['first', 'all'].map(value => el('input', { type: 'radio', name, value, 'data-test': `setup-${value}`, onchange: () => onpick(value) }));
  const legend = el('span', { id: unique('legend') }, t('setup-question'));
  const element = el('div', { class: 'field', role: 'radiogroup', 'aria-labelledby': legend.id }, legend,
    el('div', { class: 'question' }, ...radios.map(radio => el('label', {}, radio, el('span', {}, t(`setup-${radio.value}`))))));
  return { element, show: value => { for (const radio of radios) radio.checked = radio.value === value; } };
}
