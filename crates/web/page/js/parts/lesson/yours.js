// A problem that the reader changes: its text in a field, and the search for its solutions below.

import { t } from '../../i18n.js';
import { Walk } from '../../walk.js';
import { make } from './dom.js';
import { createPlayer } from './player.js';

/** A field with the text of `search`, and a player that is made anew when the reader wants it. */
export function createYours(search, lang) {
  const rows = search.word.split('\n').length;
  const field = make('textarea', {
    rows: rows + 1, 'aria-label': t('lesson-yours'), autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', wrap: 'off', test: 'yours-text',
    // A page without a server has the search of this text alone.
    readonly: Walk.live ? null : '',
  });
  field.value = search.word;
  const run = make('button', { type: 'button', class: 'main', text: t('lesson-runIt'), test: 'yours-run' });
  const restore = make('button', { type: 'button', text: t('lesson-yoursRestore'), test: 'yours-restore' });
  const hint = Walk.live ? null : make('p', { class: 'quiet hint', text: t('lesson-yoursNoServer') });
  let player = createPlayer(search, lang);
  const element = make('div', { class: 'yours', test: 'yours' }, field,
    Walk.live ? make('div', { class: 'yours-keys' }, run, restore) : hint, player.element);

  function begin() {
    const next = createPlayer({ ...search, word: field.value }, lang);
    player.element.replaceWith(next.element);
    player.destroy();
    player = next;
  }
  run.onclick = begin;
  restore.onclick = () => {
    field.value = search.word;
    begin();
  };
  // As in other fields for texts, the key for a line is Enter; with Ctrl it runs.
  field.onkeydown = event => { if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) begin(); };
  return { element, destroy: () => player.destroy() };
}
