// An instance as one word in a field: for a puzzle that has no editor of its own, and as a part of those that have one.

import { el } from '../../dom.js';
import { say, t } from '../../i18n.js';

/** A field for the word. `apply` says whether leaving it asks for the search. */
export function wordField(context, { label, list, long = false, apply = true } = {}) {
  const input = el(long ? 'textarea' : 'input', {
    'data-test': 'setup-word', 'aria-describedby': context.describedBy, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', list,
    ...(long ? { rows: 2 } : { type: 'text' }),
  });
  input.value = context.draft.word;
  input.oninput = () => context.change({ word: input.value });
  input.onchange = () => { if (apply) context.change({ word: input.value }, true); };
  return {
    input,
    element: el('label', { class: 'field word' }, el('span', {}, label), input),
    show: () => { if (document.activeElement !== input) input.value = context.draft.word; },
    invalid: bad => { if (bad) input.setAttribute('aria-invalid', 'true'); else input.removeAttribute('aria-invalid'); },
  };
}

/** A problem of one's own may have one instance only, and so no word for it. */
export function createWord(context, { word, isText }) {
  const field = wordField(context, { label: t('setup-instance'), long: isText });
  field.input.title = say(word.helpText);
  field.element.hidden = !word.name;
  return field;
}
