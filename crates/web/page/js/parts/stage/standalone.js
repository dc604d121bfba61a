// A picture of the page as a file of its own: what style sheets say is written into its elements.

const PROPERTIES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity',
  'fill-opacity', 'stroke-opacity', 'font-family', 'font-weight', 'display', 'paint-order'];

/** The SVG text of an element as it looks now. */
export function standalone(element) {
  const copy = element.cloneNode(true);
  const originals = [element, ...element.querySelectorAll('*')], copies = [copy, ...copy.querySelectorAll('*')];
  for (const [i, original] of originals.entries()) {
    const style = getComputedStyle(original);
    if (style.display === 'none') {
      copies[i].remove();
      continue;
    }
    for (const property of PROPERTIES) if (property !== 'display') copies[i].setAttribute(property, style.getPropertyValue(property));
    copies[i].removeAttribute('class');
  }
  const { width, height } = element.viewBox.baseVal;
  const scale = Math.max(1, 800 / Math.max(width, height));
  copy.setAttribute('width', Math.round(width * scale));
  copy.setAttribute('height', Math.round(height * scale));
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  if (paper) {
    const { x, y } = element.viewBox.baseVal;
    const back = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    for (const [name, value] of Object.entries({ x, y, width, height, fill: paper })) back.setAttribute(name, value);
    copy.prepend(back);
  }
  return new XMLSerializer().serializeToString(copy);
}
