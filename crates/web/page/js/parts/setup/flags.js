// The flags of a puzzle: the most useful ones in sight, the others under "more". Those that change nothing in a search that
// is watched (memory, seeds of other solvers, questions of counting) are left to the command line.

import { el } from '../../dom.js';
import { say, t } from '../../i18n.js';

const USEFUL = { queens: ['distinct'], knight: ['start', 'closed'], sudoku: [], color: ['k', 'distinct'] };
const LEFT_OUT = {
  queens: ['memory'], knight: ['memory', 'directed', 'undirected'], sudoku: [],
  color: ['memory', 'seed', 'order', 'chromatic', 'polynomial', 'start'],
};
/** Flags that are numbers. */
const NUMBERS = new Set(['color.k']);
/** What a value may look like; the server's words for it are English. */
const LOOKS = {
  'queens.place': '7,3,0,2', 'knight.start': '0,0', 'knight.end': '4,4', 'knight.piece': '1,3', 'sudoku.box': '2x3', 'color.fixed': 'a=0,b=2', 'color.input-format': 'dimacs', 'color.k': '',
};

/** What is written in squares, and is counted anew when the count of rows and columns begins elsewhere. */
const SQUARES = ['place', 'start', 'end'];

/** Flags with the squares in them counted from 1, or from 0 again. */
function counted(flags, fromOne) {
  const by = fromOne ? 1 : -1, shift = text => text.replace(/(?<![-−\d])\d+/g, digits => Math.max(0, Number(digits) + by));
  return Object.fromEntries(SQUARES.filter(name => /^[^a-z]+$/i.test(flags[name] ?? '')).map(name => [name, shift(flags[name])]));
}

export function createFlags(context, { name: puzzle, options }) {
  const inputs = new Map();
  /** One of a few words, or none of them; those that have a name in the language of the page are called by it. */
  const choiceOf = (name, choices) => {
    const called = choice => { const key = `flag-${puzzle}-${name}-${choice}`; return t(key) === key ? choice : t(key); };
    const select = el('select', { 'data-test': `setup-flag-${name}`, onchange: () => context.change({ flags: { [name]: select.value || undefined } }, true) },
      el('option', { value: '' }, '–'), ...choices.map(choice => el('option', { value: choice }, called(choice))));
    return select;
  };
  const make = ({ name, value, choices, helpText }) => {
    const key = `flag-${puzzle}-${name}`, known = t(key) !== key, told = t(`flag-${puzzle}-${name}-help`);
    const title = told.startsWith('flag-') ? say(helpText) : told;
    const input = choices ? choiceOf(name, choices) : value === null
      ? el('input', { type: 'checkbox', 'data-test': `setup-flag-${name}`, onchange: () => context.change({ flags: { ...(name === 'from-one' ? counted(context.draft.flags, input.checked) : {}), [name]: input.checked ? null : undefined } }, true) })
      : el('input', {
        type: NUMBERS.has(`${puzzle}.${name}`) ? 'number' : 'text', min: 0, placeholder: LOOKS[`${puzzle}.${name}`] ?? value, size: 8, 'data-test': `setup-flag-${name}`, autocomplete: 'off',
        oninput: () => context.change({ flags: { [name]: input.value.trim() || undefined } }),
        onchange: () => context.change({ flags: { [name]: input.value.trim() || undefined } }, true),
      });
    input.setAttribute('aria-describedby', context.describedBy);
    inputs.set(name, input);
    const words = el('span', {}, known ? t(key) : name);
    return el('label', { class: value === null ? 'tick' : 'field', title }, ...(value === null ? [input, words] : [words, input]));
  };
  const useful = USEFUL[puzzle] ?? options.map(({ name }) => name), out = LEFT_OUT[puzzle] ?? [];
  const near = useful.map(name => options.find(option => option.name === name)).filter(Boolean).map(make);
  const far = options.filter(({ name }) => !useful.includes(name) && !out.includes(name)).map(make);
  const element = el('div', { class: 'flags' }, ...near,
    far.length ? el('details', { class: 'more', 'data-test': 'setup-more' }, el('summary', {}, t('setup-more')), el('div', { class: 'fields' }, ...far)) : null);

  const show = ({ flags }) => {
    for (const [name, input] of inputs) {
      if (input.type === 'checkbox') input.checked = name in flags;
      else if (document.activeElement !== input) input.value = flags[name] ?? '';
    }
  };
  show(context.draft);
  return {
    element: near.length + far.length ? element : null,
    show,
    /** The flag of which a sentence of the server speaks, if it is given. */
    blame: text => [...inputs.keys()].find(name => name in context.draft.flags
      && (text.includes(`--${name} `) || text.startsWith(`-${name} `) || (context.draft.flags[name] && text.startsWith(context.draft.flags[name])))) ?? null,
    invalid(bad) {
      for (const [name, input] of inputs) if (name === bad) input.setAttribute('aria-invalid', 'true'); else input.removeAttribute('aria-invalid');
    },
  };
}
