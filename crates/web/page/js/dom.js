// Elements in one line. Nothing here reads markup from text, so nothing that a person typed can become markup.

const SVG = 'http://www.w3.org/2000/svg';

/** An element: `el('button', {class: 'main', onclick: go, 'aria-label': 'Go'}, 'Go')`. */
export function el(tag, properties = {}, ...children) {
  return filled(document.createElement(tag), properties, children);
}

/** An element of a picture. */
export function svg(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

function filled(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element[name] = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

/** What the person's system asks for. */
export const calm = matchMedia('(prefers-reduced-motion: reduce)');
