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
  help: [['M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-1.3 14.6h2.6v2.2h-2.6zM12 5.2c2.5 0 4 1.4 4 3.4 0 1.6-.8 2.4-1.7 3.1-.8.6-1 .9-1 1.9v.7h-2.5v-1c0-1.700.700-2.400 1.600-3.100.800-.6 1.100-.9 1.100-1.600 0-.8-.6-1.300-1.500-1.300-1 0-1.600.6-1.700 1.700H7.800c.1-2.300 1.700-3.800 4.200-3.800z']],
  close: [['m6.400 5 5.600 5.600L17.600 5 19 6.400 13.400 12l5.600 5.600-1.400 1.400-5.600-5.600L6.400 19 5 17.600l5.600-5.600L5 6.400z']],
  auto: [['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z']],
  light: [['M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4.900 3.500l2.800 2.800-1.400 1.400L3.500 4.900zM17.700 16.300l2.800 2.800-1.400 1.400-2.800-2.800zM20.500 4.900l-2.800 2.800-1.400-1.400 2.800-2.800zM7.700 17.700l-2.800 2.800-1.400-1.400 2.800-2.800z']],
  dark: [['M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500z']],
};

/** An icon; the button that holds it says what it means. */
export function icon(name) {
  const paths = DRAWN[name].map(([d, colour]) => svg('path', { d, fill: colour ? `var(--${colour})` : 'currentColor' }));
  return svg('svg', { viewBox: '0 0 24 24', width: 20, height: 20, 'aria-hidden': 'true', class: 'icon' }, ...paths);
}
