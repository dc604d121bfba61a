// Elements in one line: what a lesson is made of.

/** An element with attributes and children. `on…` are listeners, `class` and `text` are what they say, null is left out. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === 'text') element.textContent = value;
    else if (key === 'test') element.dataset.test = value;
    else if (key.startsWith('on')) element[key] = value;
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

/** A button: a sign that is seen, a name that is said. */
export function button(sign, name, test, onclick) {
  return make('button', { type: 'button', text: sign, title: name, 'aria-label': name, test, onclick });
}
