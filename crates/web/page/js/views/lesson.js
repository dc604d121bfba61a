// Lessons: one for each puzzle, part by part, with live searches in the text, and a quiz at the end; and a sheet of exercises.
//
// A lesson is data (page/lessons/): parts with blocks of one kind each. A block is text, a list, code, a figure, a ladder of search
// spaces, a player, a text that the reader changes, a program with a mistake, a table of counters or a few questions. Figures in {braces} are given by the `facts`
// of a part, which the tests run again, or by the formulas and commands in `known`. The address has the lesson, the part, the
// quiz mode and the seed of the questions; every way through the lessons is a link.

import * as address from '../address.js';
import { spoken, t } from '../i18n.js';
import { createCount } from '../parts/lesson/count.js';
import { make } from '../parts/lesson/dom.js';
import { createFigure } from '../parts/lesson/figures.js';
import { createForgotten } from '../parts/lesson/forgotten.js';
import { createLadder } from '../parts/lesson/ladder.js';
import { createPlayer } from '../parts/lesson/player.js';
import { createQuiz } from '../parts/lesson/quiz.js';
import { hasRead, read } from '../parts/lesson/read.js';
import { prose } from '../parts/lesson/text.js';
import { createYours } from '../parts/lesson/yours.js';

const LESSONS = ['queens', 'knight', 'sudoku', 'color', 'cover', 'exercises'];

const brought = new Map();
/** Where lessons are, if not in this page: the files of a site, by name. */
let files = null;

/** Takes lessons from here, not from the server: those of this page by name, and the files of the others. */
export function carryLessons(lessons, elsewhere) {
  for (const [name, lesson] of Object.entries(lessons)) brought.set(name, lesson);
  files = elsewhere;
}

/** The lessons that there are. */
function names() { return files ? LESSONS.filter(name => name in files) : LESSONS; }

/** The kinds of questions at the end of a lesson. */
const FINAL = ['next', 'refused', 'deadEnd', 'next', 'refused', 'deadEnd', 'visits', 'solutions'];

/** The part that was shown before, to begin a new one at its top and to leave the same one where it is. */
let shownBefore = '';
/** The quiz mode was switched: the finger stays on its button. */
let switched = false;

/** A lesson has its words beside each other, by language. */
function ours(text) { return text[spoken()] ?? text.en; }

/** Shows the view; returns how to take it down again. */
export async function mount(element, params) {
  const puzzle = files ? [...brought.keys()][0] : LESSONS.includes(params.puzzle) ? params.puzzle : LESSONS[0];
  if (!brought.has(puzzle)) brought.set(puzzle, await fetch(`lessons/${puzzle}.json`).then(answer => answer.json()));
  const lesson = brought.get(puzzle);
  if (lesson.exercises) return sheet(element, lesson, puzzle, params);
  const count = lesson.parts.length + 1;
  const part = Math.min(Math.max(Math.trunc(Number(params.part)) || 1, 1), count);
  const quiz = params.quiz === '1', seed = params.seed ?? '1', lang = params.lang ?? null;
  const to = changes => address.link('lesson', { puzzle, part, quiz: quiz ? '1' : null, seed: params.seed ?? null, lang, ...changes });
  const context = { puzzle, quiz, seed, lang, to };
  read(puzzle, part);

  const titles = [...lesson.parts.map(each => ours(each.title)), t('lesson-quiz')];
  const page = part === count ? quizPage(lesson, context) : partPage(lesson.parts[part - 1], part, context);
  const heading = make('h1', { tabindex: '-1', text: titles[part - 1], test: 'lesson-title' });
  const article = make('article', { class: 'lesson-text', test: 'lesson-part', 'data-part': part }, heading, ...page.nodes, walkOn(titles, part, to));
  element.append(make('div', { class: 'lesson' }, aside(puzzle, titles, part, context), article));
  begin(heading, `${puzzle} ${part}`);
  if (switched) element.querySelector('[data-test="quiz-mode"]').focus({ preventScroll: true });
  switched = false;
  document.title = `${titles[part - 1]} · ${t(`lesson-${puzzle}`)} · Backtrail`;
  return () => {
    document.title = 'Backtrail';
    for (const live of page.live) live.destroy();
  };
}

/** A new part begins at its top; the same one stays where it is. */
function begin(heading, shown) {
  if (shownBefore && shownBefore !== shown) {
    scrollTo(0, 0);
    heading.focus({ preventScroll: true });
  }
  shownBefore = shown;
}

/** The sheet of exercises: a task, the command that checks it, and a hidden answer. */
function sheet(element, { title, intro, answer, exercises }, name, params) {
  const heading = make('h1', { tabindex: '-1', text: ours(title), test: 'lesson-title' });
  const items = exercises.map((exercise, i) => make('section', { class: 'exercise', test: 'exercise' },
    make('h2', { text: `${i + 1}. ${ours(exercise.title)}` }), make('p', {}, ...prose(ours(exercise.task))),
    make('pre', { tabindex: '0' }, make('code', { text: exercise.runs.map(run => `$ ${run.command}`).join('\n') })),
    make('details', { class: 'check', test: 'answer' }, make('summary', { text: ours(answer) }), make('p', {}, ...prose(ours(exercise.answer))))));
  const to = changes => address.link('lesson', { puzzle: name, lang: params.lang ?? null, ...changes });
  element.append(make('div', { class: 'lesson' }, make('aside', { class: 'lesson-aside' }, lessons(name, to)),
    make('article', { class: 'lesson-text', test: 'lesson-part' }, heading, make('p', { text: ours(intro) }), ...items)));
  begin(heading, name);
  document.title = `${ours(title)} · Backtrail`;
  return () => {};
}

/** Links to all lessons. */
function lessons(puzzle, to) {
  return make('nav', { class: 'lesson-puzzles', 'aria-label': t('lesson-lessons') }, ...names().map(name => make('a', {
    href: `${name === puzzle ? '' : files?.[name] ?? ''}${to({ puzzle: name, part: 1 })}`, text: t(`lesson-${name}`), 'aria-current': name === puzzle ? 'page' : null, test: `lesson-${name}`,
  })));
}

/** The lessons, the parts of this one, how far the reader came, and the quiz mode. */
function aside(puzzle, titles, part, { quiz, to }) {
  const done = titles.filter((_, i) => hasRead(puzzle, i + 1)).length;
  const entries = titles.map((title, i) => make('li', {}, make('a', { href: to({ part: i + 1 }), 'aria-current': i + 1 === part ? 'step' : null, test: 'lesson-entry' },
    title, hasRead(puzzle, i + 1) && i + 1 !== part ? make('span', { class: 'tick', role: 'img', 'aria-label': t('lesson-read'), text: '✓' }) : null)));
  const progress = t('lesson-progress', { read: done, all: titles.length });
  const contents = make('details', { class: 'lesson-contents', open: matchMedia('(min-width: 900px)').matches },
    make('summary', { text: t('lesson-contents') }), make('ol', {}, ...entries));
  const toggle = make('button', { type: 'button', 'aria-pressed': String(quiz), title: t('lesson-quizModeHint'), text: t('lesson-quizMode'), test: 'quiz-mode' });
  toggle.onclick = () => {
    switched = true;
    location.hash = to({ quiz: quiz ? null : '1' });
  };
  return make('aside', { class: 'lesson-aside' }, lessons(puzzle, to),
    make('progress', { max: titles.length, value: done, 'aria-label': progress }), make('p', { class: 'quiet', text: progress, test: 'lesson-progress' }),
    contents, toggle, make('p', { class: 'quiet hint', text: t('lesson-quizModeHint') }));
}

/** To the part before and to the next one. */
function walkOn(titles, part, to) {
  const way = (at, name, sign) => titles[at - 1] === undefined ? make('span') : make('a', { class: `button ${name}`, href: to({ part: at }), rel: name === 'next' ? 'next' : 'prev', test: `lesson-${name}` },
    make('span', { class: 'quiet', text: name === 'next' ? `${t('lesson-next')} ${sign}` : `${sign} ${t('lesson-previous')}` }), make('span', { text: titles[at - 1] }));
  return make('nav', { class: 'lesson-ways', 'aria-label': t('lesson-contents') }, way(part - 1, 'previous', '←'), way(part + 1, 'next', '→'));
}

/** The nodes of a part, and what in them is alive. */
function partPage({ blocks }, part, context) {
  const live = [];
  const alive = thing => {
    live.push(thing);
    return thing.element;
  };
  return { nodes: blocks.map(block => nodeOf(block, part, context, alive)), live };
}

/** A block as an element. */
function nodeOf(block, part, { puzzle, quiz, seed, lang }, alive) {
  const words = text => prose(ours(text), quiz);
  const posed = search => ({ puzzle, ...search, name: search.name && ours(search.name) });
  if (block.heading) return make('h2', { text: ours(block.heading) });
  if (block.list) return make('ul', {}, ...block.list.map(item => make('li', {}, ...words(item))));
  if (block.code) return make('pre', { tabindex: '0' }, make('code', { text: ours(block.code) }));
  if (block.figure) return createFigure(block.figure, words(block.caption));
  if (block.ladder) return createLadder(block.ladder.map(rung => ({ ...rung, name: ours(rung.name) })), words(block.caption));
  if (block.forgotten) return alive(createForgotten(block.forgotten));
  if (block.live) return alive(createPlayer(posed(block.live), lang));
  if (block.yours) return alive(createYours(posed(block.yours), lang));
  if (block.count) return alive(createCount(block.count.map(posed), block));
  if (block.quiz) {
    const questions = make('details', { class: 'check', open: quiz, test: 'check' }, make('summary', { text: t('lesson-checkYourself') }));
    // The searches behind the questions are run when somebody wants them.
    const fill = () => {
      if (questions.children.length === 1) questions.append(alive(createQuiz({ searches: [posed(block.quiz)], kinds: block.kinds, count: block.kinds.length, seed: `${seed} ${part}` })));
    };
    questions.ontoggle = fill;
    if (quiz) fill();
    return questions;
  }
  return make('p', {}, ...words(block.text));
}

/** The last part: questions on all that came before. */
function quizPage(lesson, { puzzle, seed, to }) {
  const searches = lesson.quiz.map(search => ({ puzzle, ...search }));
  const quiz = createQuiz({ searches, kinds: FINAL, count: FINAL.length, seed, again: to({ seed: String((Number(seed) || 1) + 1) }) });
  return { nodes: [make('p', { text: t('lesson-quizIntro') }), quiz.element], live: [quiz] };
}
