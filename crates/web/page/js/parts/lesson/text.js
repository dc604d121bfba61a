// The prose of a lesson: a line of text with `code`, **weight** and {numbers}.
//
// A number in braces is a figure that a run or a formula gave; the tests check each of them. It is written as the language
// does, and in quiz mode it is hidden until the reader asks for it.

import { number, t } from '../../i18n.js';
import { make } from './dom.js';

const SIGNS = /`([^`]+)`|\*\*([^*]+)\*\*|\{(\d+)\}/g;

/** The text as nodes. `hide`: figures are to be guessed first. */
export function prose(text, hide = false) {
  const nodes = [];
  let done = 0;
  for (const found of text.matchAll(SIGNS)) {
    const [whole, code, weight, figure] = found;
    nodes.push(text.slice(done, found.index));
    if (code) nodes.push(make('code', { text: code }));
    else if (weight) nodes.push(make('strong', { text: weight }));
    else nodes.push(hide ? hidden(Number(figure)) : make('span', { class: 'figure', text: number(Number(figure)) }));
    done = found.index + whole.length;
  }
  nodes.push(text.slice(done));
  return nodes;
}

/** A figure behind a button. */
function hidden(figure) {
  const cover = make('button', { type: 'button', class: 'cover', text: '?', 'aria-label': t('lesson-reveal'), title: t('lesson-reveal'), test: 'cover' });
  cover.onclick = () => {
    const shown = make('span', { class: 'figure shown', tabindex: '-1', text: number(figure) });
    cover.replaceWith(shown);
    shown.focus();
  };
  return cover;
}
