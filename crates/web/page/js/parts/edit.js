// The board is edited where it stands: what a click does is said beside it, and each change begins the search anew. The editor of
// a puzzle (setup/*.js) knows what a square means; here are the squares over the picture, the sentence and the buttons.

import { el } from '../dom.js';
import { t } from '../i18n.js';
import { createPad } from './edit/pad.js';

/** Boards with more cells are edited by their word alone. */
const MOST = 1600;

/**
 * Lays an editor over a board; null if it is too large for hands. An editor has `how()`, what a click does; `begin(stage)`, what
 * stands there; `bar`, buttons; `refused()`, the view of what was tried last; and either `does` and `look` for the squares of a pad,
 * or `sheet(stage)` for a board without them.
 */
export function createEdit(editor, stage, told) {
  const { rows, columns } = told.stage;
  if (!editor || rows * columns > MOST || !editor.begin(told.stage)) return null;
  const over = editor.sheet ? editor.sheet(stage) : squares(editor, stage, rows, columns);
  stage.element.setAttribute('role', 'group');
  stage.frame.append(over.element);
  const status = el('p', { class: 'status', role: 'status', 'data-test': 'edit-status' });
  const say = (words, bad = false) => {
    status.textContent = words;
    status.classList.toggle('bad', bad);
  };
  // What has just been done, or what can be done.
  const tell = () => say(editor.status?.() || editor.how());
  tell();
  editor.draw = () => {
    over.draw();
    tell();
  };
  return {
    element: el('div', { class: 'edit', 'data-test': 'edit' }, status, ...editor.bar),
    /** Says why a change was refused, and shows what stands there, with what was tried and what is against it. */
    refuse(sentence) {
      const tried = editor.refused?.();
      editor.begin(told.stage);
      over.reset?.();
      over.draw();
      if (tried) stage.also(tried);
      say(sentence, true);
    },
    /** Where the keys are on the board, for the board that comes after this one; null if they are elsewhere. */
    get at() { return over.element.contains(document.activeElement) ? over.at : null; },
    go: over.go,
  };
}

/** Squares over the picture. */
function squares(editor, stage, rows, columns) {
  const pad = createPad(rows, columns, t('edit-name'), editor.does), { x, y, width, height, wide, high } = stage.inset;
  const share = (part, whole) => `${100 * part / whole}%`;
  Object.assign(pad.element.style, { left: share(x, wide), top: share(y, high), width: share(width, wide), height: share(height, high) });
  pad.draw(editor.look);
  return { element: pad.element, draw: () => pad.draw(editor.look), go: pad.go, get at() { return pad.at; } };
}
