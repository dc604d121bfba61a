// The program of the solver, with the line that is at work marked: its Rust, and the same in Python. A solver without a program
// shows its idea.

import { remember, remembered } from '../bar.js';
import { el } from '../dom.js';
import { say, t } from '../i18n.js';
import { DEAD_END, ENTER, LEAVE, LINE, REFUSE, SOLUTION } from '../run.js';

/** What an event is called in `lines`, and the sign that stands beside its line. */
const MOMENTS = {
  [ENTER]: ['enter', '●'], [REFUSE]: ['refuse', '×'], [SOLUTION]: ['solution', '◆'], [DEAD_END]: ['dead_end', '■'], [LEAVE]: ['leave', '↑'],
  [LINE]: ['line', '▸'],
};

/** Comments and documentation, and the words that make the shape of a program. */
const TOKENS = /(\/\/.*|#(?!\[).*|"""[^"]*""")|\b(def|for|in|if|else|while|return|continue|and|or|not|is|import|lambda|yield|fn|let|mut|match|loop|true|false|True|False|None)\b/g;

/** `told` is what is known of a run: its solver, code and idea. Returns `{element, show(cursor)}`. */
export function createCode(told) {
  const programs = programsOf(told.code);
  const element = el('section', { class: 'code panel', 'data-test': 'code', 'aria-label': t('code-label') });
  if (!programs.length) {
    element.append(el('h2', {}, t('code-idea', { solver: told.solver ?? '' })), el('p', { class: 'quiet' }, told.idea ? say(told.idea) : ''));
    element.hidden = !told.idea;
    return { element, show() {} };
  }

  let shown, lines, marked = [], at = null, working;
  const list = el('ol', { class: 'program', tabindex: 0, 'data-test': 'program' });
  const buttons = programs.map(program => el('button', {
    type: 'button', 'data-test': `code-${program.language.toLowerCase()}`, onclick() {
      remember('code', program.language);
      open(program);
    },
  }, program.language));
  element.append(el('header', {}, el('h2', {}, t('code-title', { solver: told.solver ?? '' })),
    ...(programs.length > 1 ? [el('div', { class: 'languages', role: 'group', 'aria-label': t('code-language') }, ...buttons)] : [])), list);

  const open = program => {
    shown = program;
    buttons.forEach((button, i) => button.setAttribute('aria-pressed', String(programs[i] === program)));
    lines = program.text.replace(/\n$/, '').split('\n').map(line);
    list.replaceChildren(...lines.map(({ row }) => row));
    list.setAttribute('aria-label', t('code-program', { language: program.language }));
    marked = [];
    mark();
  };

  /** Marks the lines of the last event. */
  const mark = () => {
    for (const { row, sign } of marked) {
      row.removeAttribute('aria-current');
      delete row.dataset.moment;
      sign.textContent = '';
    }
    const [moment, picture] = at ?? [];
    marked = (working ? [working] : shown.lines[moment] ?? []).map(number => lines[number - 1]).filter(Boolean);
    for (const { row, sign } of marked) {
      row.setAttribute('aria-current', 'true');
      row.dataset.moment = moment;
      sign.textContent = picture;
    }
    reveal();
  };

  /** Scrolls the program, and nothing else, until the marked line can be seen. */
  const reveal = () => {
    const row = marked[0]?.row;
    if (!row || !list.clientHeight) return;
    const top = row.offsetTop, bottom = top + row.offsetHeight;
    if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 2;
  };

  new ResizeObserver(reveal).observe(list);
  open(programs.find(({ language }) => language === remembered('code')) ?? programs.at(-1));
  return {
    element,
    show(cursor) {
      const now = momentOf(cursor), line = cursor.run.lines[cursor.step - 1];
      if (now?.[0] === at?.[0] && line === working) return;
      at = now;
      working = line;
      mark();
    },
  };
}

/** What has just happened: its name and its sign; null before the first step. */
function momentOf({ kind, node, run }) {
  if (kind === ENTER && run.parent.items[node] < 0) return ['root', '●'];
  return MOMENTS[kind] ?? null;
}

/** A line of a program: its element, and where its sign goes. A line that is too long goes on below, further in. */
function line(text) {
  const sign = el('span', { class: 'sign', 'aria-hidden': 'true' });
  const row = el('li', {}, sign, el('code', {}, ...coloured(text)));
  row.style.setProperty('--indent', `${text.length - text.trimStart().length + 2}ch`);
  return { row, sign };
}

function coloured(text) {
  const parts = [];
  let from = 0;
  for (const token of text.matchAll(TOKENS)) {
    parts.push(text.slice(from, token.index), el('span', { class: token[1] ? 'comment' : 'keyword' }, token[0]));
    from = token.index + token[0].length;
  }
  return [...parts, text.slice(from)];
}

/** The programs that can be shown: a recording may come from anywhere. */
function programsOf(code) {
  const whole = ({ language, text, lines } = {}) => typeof language === 'string' && typeof text === 'string' && lines && typeof lines === 'object'
    && Object.values(lines).every(Array.isArray);
  return Array.isArray(code) ? code.filter(program => program && whole(program)) : [];
}
