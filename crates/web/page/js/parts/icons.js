// The icons of the page, drawn here so that none has to be fetched. Solutions are diamonds and dead ends squares, as in the tree.

import { svg } from '../dom.js';

const LEFT = 'M15 5v14L6 12z', RIGHT = 'M9 5v14l9-7z';
const DRAWN = {
  play: [['M7 4v16l13-8z']],
  pause: [['M6 4h4v16H6zM14 4h4v16h-4z']],
  back: [[LEFT]],
  forward: [[RIGHT]],
  start: [['M18 5v14L9 12zM6 5h2.4v14H6z']],
  end: [['M6 5v14l9-7zM15.6 5H18v14h-2.4z']],
  previousSolution: [['M9 6v12l-7-6z'], ['m16.5 5.5 6 6.5-6 6.5-6-6.5z', 'green']],
  nextSolution: [['M15 6v12l7-6z'], ['m7.5 5.5 6 6.5-6 6.5-6-6.5z', 'green']],
  previousDeadEnd: [['M9 6v12l-7-6z'], ['M11.5 7h10v10h-10z', 'red']],
  nextDeadEnd: [['M15 6v12l7-6z'], ['M2.5 7h10v10h-10z', 'red']],
  share: [['M12 2.5 17 8h-3.5v7h-3V8H7zM4 12h3v7h10v-7h3v10H4z']],
  present: [['M2 4h20v13H2zm2.2 2.2v8.6h15.6V6.2zM8 19h8v2H8z']],
  close: [['m6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z']],
  auto: [['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z']],
  light: [['M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4.9 3.5l2.8 2.8-1.4 1.4L3.5 4.9zM17.7 16.3l2.8 2.8-1.4 1.4-2.8-2.8zM20.5 4.9l-2.8 2.8-1.4-1.4 2.8-2.8zM7.7 17.7l-2.8 2.8-1.4-1.4 2.8-2.8z']],
  dark: [['M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z']],
};

/** An icon; the button that holds it says what it means. */
export function icon(name) {
  const paths = DRAWN[name].map(([d, colour]) => svg('path', { d, fill: colour ? `var(--${colour})` : 'currentColor' }));
  return svg('svg', { viewBox: '0 0 24 24', width: 20, height: 20, 'aria-hidden': 'true', class: 'icon' }, ...paths);
}
