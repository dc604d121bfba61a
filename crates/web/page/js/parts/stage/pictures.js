// Whole drawings, one for each state, of a problem of one's own: a mark says which. They come from anywhere, so they are shown as
// images, in which no script runs and nothing is fetched.

import { t } from '../../i18n.js';
import { list } from './words.js';
import { corner, frame, svg } from './svg.js';

/** `pictures` are texts in SVG; the first is that of the root. */
export function createPictures({ pictures }) {
  const { width, height } = sizeOf(pictures[0]), room = corner(Math.max(width, height));
  const image = svg('image', { x: 0, y: 0, width, height });
  const element = svg('svg', { viewBox: `0 ${-room} ${width + room} ${height + room}` }, image, frame(0, 0, width, height));
  let shown = -1;
  return {
    element,
    show(view) {
      const wanted = (view.marks.at(-1)?.value ?? 1) - 1;
      if (wanted === shown) return;
      shown = wanted;
      image.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(pictures[wanted] ?? '')}`);
    },
    words(view) {
      const path = view.path ?? [], told = [path.length ? t('stage-choices-path', { path: list(path) }) : t('stage-choices-none')];
      if (view.tried) told.push(t('stage-choices-refused', { label: view.tried.label }));
      if (view.solved) told.push(t('stage-solved'));
      if (view.dead) told.push(t('stage-dead'));
      return told.join(' ');
    },
  };
}

/** How large a drawing says it is; square, if it does not say. */
function sizeOf(text) {
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const [, , wide, high] = (drawing.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/).map(Number);
  const width = wide || parseFloat(drawing.getAttribute('width')) || 100, height = high || parseFloat(drawing.getAttribute('height')) || 100;
  return { width, height };
}
