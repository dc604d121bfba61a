// Lists in words.

import { spoken } from '../../i18n.js';

/** A list as the language writes it, cut when it is long. */
export function list(items, most = 40) {
  const shown = items.length > most ? [...items.slice(0, most), '…'] : items;
  return new Intl.ListFormat(spoken(), { type: 'unit', style: 'short' }).format(shown.map(String));
}
