// Small helpers for pictures made of SVG elements.

import { svg } from '../../dom.js';

export { svg };

/** A text that is centred on a point. */
export function label(text, x, y, size, className) {
  const element = svg('text', { x, y, class: className, 'font-size': size, 'text-anchor': 'middle', 'dominant-baseline': 'central' });
  element.textContent = text;
  return element;
}

/**
 * A layer of a picture whose elements have keys. `show(keys)` adds those that are new and takes away those that are not
 * wanted any more; the others are not touched. Elements are made once and kept for the next time.
 */
export class Layer {
  constructor(make, className) {
    this.element = svg('g', { class: className });
    this.make = make;
    this.made = new Map();
    this.shown = new Set();
  }

  show(keys) {
    const wanted = keys instanceof Set ? keys : new Set(keys);
    for (const key of this.shown) if (!wanted.has(key)) this.made.get(key).remove();
    for (const key of wanted) if (!this.shown.has(key)) this.element.append(this.get(key));
    this.shown = wanted;
  }

  /** The element of a key, made if there was none. */
  get(key) {
    let element = this.made.get(key);
    if (!element) this.made.set(key, element = this.make(key));
    return element;
  }
}

/** The frame of a board that says how things stand: a green diamond on its corner if solved, a red square at a dead end. */
export function frame(x, y, width, height) {
  const corner = x + width, whole = Math.max(width, height), size = 0.035 * whole;
  const diamond = `M${corner} ${y - size}L${corner + size} ${y}L${corner} ${y + size}L${corner - size} ${y}Z`;
  return svg('g', { class: 'frame' },
    svg('rect', { x, y, width, height, class: 'edge', 'stroke-width': 0.005 * whole }),
    svg('rect', { x, y, width, height, class: 'glow', 'stroke-width': 0.014 * whole }),
    svg('path', { d: diamond, class: 'diamond' }),
    svg('rect', { x: corner - 0.7 * size, y: y - 0.7 * size, width: 1.4 * size, height: 1.4 * size, class: 'square' }));
}

/** The room that the corner of the frame takes beside a board of this size. */
export function corner(size) { return 0.045 * size; }

/** A cross over a square of this size around a point: a refused choice. A thin one leaves what is under it to be read. */
export function cross(x, y, size, thin = false) {
  const r = (thin ? 0.38 : 0.3) * size, wide = (thin ? 0.055 : 0.1) * size;
  const d = `M${x - r} ${y - r}L${x + r} ${y + r}M${x - r} ${y + r}L${x + r} ${y - r}`;
  return svg('g', { class: 'cross' },
    svg('path', { d, class: 'halo', 'stroke-width': 1.8 * wide }), svg('path', { d, class: 'stroke', 'stroke-width': wide }));
}

/** Sets the class of those of a layer's elements that are in the list, and takes it from those that were before. */
export function flag(layer, className, keys, before) {
  const wanted = new Set(keys);
  for (const key of before) if (!wanted.has(key)) layer.made.get(key)?.classList.remove(className);
  for (const key of wanted) layer.made.get(key)?.classList.add(className);
  return wanted;
}

/** The cells of marks that come as cell, value, cell, value. */
export function cells(marks = []) { return marks.filter((_, i) => i % 2 === 0); }
