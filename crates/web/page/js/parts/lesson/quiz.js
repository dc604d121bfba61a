// A quiz: questions about live runs, one at a time, with the reason after each answer. The seed says which questions.

import { t } from '../../i18n.js';
import { Walk } from '../../walk.js';
import { createStage } from '../stage.js';
import { make } from './dom.js';
import { cellAt } from './place.js';
import { KINDS } from './questions.js';
import { pick, seeded, shuffled } from './random.js';
import { searchName } from './say.js';
import { prose } from './text.js';

/** How many events of a search are fetched for questions; the searches of a quiz are smaller. */
const ENOUGH = 40_000;

/**
 * A quiz of `count` questions on `searches`, of the `kinds` that are given or of all. `again` is the address of the same quiz
 * with other questions.
 */
export function createQuiz({ searches, kinds = Object.keys(KINDS), count = 5, seed = 1, again = null }) {
  const random = seeded(`${seed} ${searches.map(search => `${search.word}${search.solver}`).join(' ')} ${kinds.join(' ')}`);
  // Every search and every kind has its turn before one comes again.
  const turns = items => Array.from({ length: Math.ceil(count / items.length) }, () => shuffled(random, items)).flat();
  const plan = turns(kinds).slice(0, count).map(kind => ({ kind, search: null, seed: random() }));
  turns(searches).slice(0, count).forEach((search, i) => { plan[i].search = search; });

  const runs = new Map();
  let at = 0, score = 0, stage = null, gone = false, asked = new Set();

  const where = make('p', { class: 'quiz-where quiet', test: 'quiz-where' });
  const prompt = make('p', { class: 'quiz-prompt', tabindex: '-1', test: 'quiz-prompt' });
  const board = make('div', { class: 'quiz-board' });
  const options = make('div', { class: 'quiz-options', role: 'group', 'aria-label': t('lesson-options') });
  const feedback = make('p', { class: 'quiz-feedback', role: 'status', test: 'quiz-feedback' });
  const next = make('button', { type: 'button', class: 'main', text: t('lesson-nextQuestion'), test: 'quiz-next' });
  next.hidden = true;
  const element = make('section', { class: 'quiz panel', 'aria-label': t('lesson-quiz'), test: 'quiz' },
    where, make('div', { class: 'quiz-main' }, board, make('div', { class: 'quiz-side' }, prompt, options, feedback, next)));

  async function runOf(search) {
    const key = JSON.stringify(search);
    if (!runs.has(key)) {
      const walk = await Walk.open({ puzzle: search.puzzle, word: search.word, flags: search.flags ?? {}, solver: search.solver });
      try { await walk.until(ENOUGH); } finally { walk.close(); }
      runs.set(key, walk.run);
    }
    return runs.get(key);
  }

  /** The planned question, or the first other one that the run has matter for and that was not asked yet. */
  function question(run, planned) {
    const chance = seeded(planned.seed);
    for (let attempt = 0; attempt < 20; attempt++) {
      const kind = attempt < 4 ? planned.kind : pick(chance, kinds);
      const made = KINDS[kind](run, chance);
      const told = made && `${run.told.word} ${run.told.solver} ${made.prompt} ${JSON.stringify(made.view.marks)} ${made.because}`;
      if (made && (!asked.has(told) || attempt > 15)) {
        asked.add(told);
        return made;
      }
    }
    return KINDS.next(run, chance);
  }

  async function ask(focus) {
    const planned = plan[at], run = await runOf(planned.search);
    if (gone) return;
    const made = question(run, planned);
    where.textContent = t('lesson-questionOf', { at: at + 1, count, search: searchName(planned.search) });
    prompt.replaceChildren(...prose(made.prompt));
    feedback.replaceChildren();
    feedback.className = 'quiz-feedback';
    next.hidden = true;
    stage?.destroy();
    stage = createStage(run.told.stage);
    board.replaceChildren(stage.element);
    stage.show(made.view);
    const buttons = made.options.map((option, i) => make('button', {
      type: 'button', test: 'quiz-option', 'data-right': String(option.right), onclick: () => answer(made, option, buttons),
    }, make('span', { class: 'key figures', 'aria-hidden': 'true', text: i + 1 }), make('span', { text: option.text })));
    options.replaceChildren(...buttons);
    element.dataset.state = 'asked';
    element.dataset.kind = made.kind;
    const clickable = made.options.some(option => option.cell !== null);
    board.classList.toggle('clickable', clickable);
    board.onclick = event => {
      const cell = clickable && element.dataset.state === 'asked' ? cellAt(run.told.stage, stage.element, event) : null;
      const found = made.options.findIndex(option => option.cell === cell && cell !== null);
      if (found >= 0) buttons[found].click();
    };
    if (focus) prompt.focus();
  }

  function answer(made, option, buttons) {
    if (element.dataset.state !== 'asked') return;
    element.dataset.state = 'answered';
    score += option.right ? 1 : 0;
    element.dataset.score = score;
    made.options.forEach((each, i) => {
      buttons[i].setAttribute('aria-disabled', 'true');
      if (each.right) buttons[i].classList.add('right');
      else if (each === option) buttons[i].classList.add('wrong');
    });
    const verdict = make('strong', { text: t(option.right ? 'lesson-right' : 'lesson-notQuite') });
    feedback.className = `quiz-feedback ${option.right ? 'right' : 'wrong'}`;
    feedback.replaceChildren(verdict, ' ', made.because);
    stage.show(made.after);
    next.hidden = false;
    next.textContent = t(at + 1 < count ? 'lesson-nextQuestion' : 'lesson-seeScore');
    next.focus();
  }

  function finish() {
    stage?.destroy();
    stage = null;
    where.textContent = t('lesson-quiz');
    prompt.textContent = t('lesson-score', { score, count });
    element.dataset.state = 'done';
    board.replaceChildren();
    options.replaceChildren();
    feedback.className = 'quiz-feedback';
    feedback.textContent = t(score === count ? 'lesson-scoreAll' : score * 2 >= count ? 'lesson-scoreMost' : 'lesson-scoreSome');
    next.hidden = true;
    const restart = make('button', { type: 'button', text: t('lesson-sameAgain'), test: 'quiz-restart', onclick: () => begin(true) });
    const others = again && make('a', { class: 'button', href: again, text: t('lesson-otherQuestions'), test: 'quiz-again' });
    options.append(...[restart, others].filter(Boolean));
    prompt.focus();
  }

  function begin(focus) {
    at = score = 0;
    asked = new Set();
    element.dataset.score = 0;
    return ask(focus).catch(fail);
  }

  function fail(error) {
    if (!gone) feedback.replaceChildren(make('span', { class: 'error', text: error.message === 'gone' ? t('lesson-lost') : error.message }));
  }

  next.onclick = () => {
    at++;
    if (at < count) ask(true).catch(fail); else finish();
  };
  // The keys 1 to 9 choose, wherever the focus is, for the question that is on the screen.
  const press = event => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.('input, select, textarea')) return;
    if (!/^[1-9]$/.test(event.key) || element.dataset.state !== 'asked' || !inTurn(element)) return;
    event.preventDefault();
    options.children[Number(event.key) - 1]?.click();
  };
  document.addEventListener('keydown', press);
  begin(false);

  return {
    element,
    destroy() {
      gone = true;
      document.removeEventListener('keydown', press);
      stage?.destroy();
    },
  };
}

/** Is this the quiz that keys are meant for: the one with the focus, or else the first on the screen with a question? */
function inTurn(element) {
  const focused = document.activeElement?.closest('.quiz');
  if (focused) return focused === element;
  const waiting = [...document.querySelectorAll('.quiz[data-state="asked"]')].filter(quiz => {
    const { top, bottom, height } = quiz.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  });
  return waiting[0] === element;
}
