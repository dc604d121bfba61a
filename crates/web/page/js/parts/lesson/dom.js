// Elements in one line, as lessons need them.

import { el } from '../../dom.js';
import { icon } from '../icons.js';

/** An element: `text` is its first child, `test` its hook for tests, what is null or false is left out. */
export function make(name, { text = null, test = null, ...attributes } = {}, ...children) {
  return el(name, { ...attributes, 'data-test': test }, text === null ? null : String(text), ...children);
}

/** A button with an icon that is seen and a name that is said. */
export function button(drawn, name, test) {
  return label(make('button', { type: 'button', test }), drawn, name);
}

/** Gives a button another icon and another name. */
export function label(element, drawn, name) {
  element.replaceChildren(icon(drawn));
  element.setAttribute('aria-label', name);
  element.title = name;
  return element;
}
