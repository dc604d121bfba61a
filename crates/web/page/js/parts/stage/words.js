// Lists and numbers of things in words.

import { spoken, t } from '../../i18n.js';

/** A list as the language writes it, cut when it is long. */
export function list(items, most = 40) {
  const shown = items.length > most ? [...items.slice(0, most), '…'] : items;
  return new Intl.ListFormat(spoken(), { type: 'unit', style: 'short' }).format(shown.map(String));
}

/** The words for a number of things: the key with `.one` or `.many`. */
export function many(key, n, values = {}) {
  const one = new Intl.PluralRules(spoken()).select(n) === 'one';
  return t(`${key}.${one ? 'one' : 'many'}`, { n, ...values });
}
