// Queens by hand: put them, drag them, and see at once which attack each other.

import { el } from '../../dom.js';
import { t } from '../../i18n.js';
import { attack, crown } from '../stage/squares.js';
import { svg } from '../stage/svg.js';
import { createPad } from './pad.js';

export const SMALLEST = 1, LARGEST = 16;

export function createHand(n) {
  const queens = new Set();
  const status = el('p', { class: 'status', role: 'status', 'data-test': 'hand-status' });
  const clear = el('button', { type: 'button', 'data-test': 'hand-clear', onclick: () => { queens.clear(); draw(); } }, t('setup-hand-clear'));
  const place = el('div', { class: 'pad-place' });
  const element = el('div', { class: 'hand', 'data-test': 'hand' }, el('p', { class: 'quiet' }, t('setup-hand-how')),
    el('div', { class: 'fields' }, clear, status), place);
  const lines = svg('g', {}), flying = crown(0, 0, 1);
  flying.classList.add('flying');
  const overlay = svg('svg', { class: 'overlay', 'aria-hidden': 'true' }, lines, flying);
  let pad;

  const where = cell => t('stage-square', { column: cell % n, row: Math.floor(cell / n) });
  const lift = from => element.classList.toggle('lifting', from !== null);
  const toggle = cell => {
    if (!queens.delete(cell)) queens.add(cell);
    draw();
  };
  const drag = (event, from) => {
    if (!queens.has(from)) return;
    const box = pad.element.getBoundingClientRect(), size = box.width / n;
    const x = (event.clientX - box.left) / size - 0.5, y = (event.clientY - box.top) / size - 0.5;
    flying.setAttribute('transform', `translate(${x} ${y}) scale(0.01)`);
    lift(from);
  };
  const drop = (cell, from) => {
    lift(null);
    if (cell === from) return toggle(from);
    if (cell === null || !queens.has(from) || queens.has(cell)) return draw();
    queens.delete(from);
    queens.add(cell);
    pad.go(cell);
    draw();
  };

  function draw() {
    const all = [...queens], pairs = [];
    for (const [i, one] of all.entries()) for (const other of all.slice(i + 1)) if (attack(one, other, n)) pairs.push([one, other]);
    const attacked = new Set(pairs.flat());
    pad.draw(cell => {
      const on = queens.has(cell), bad = attacked.has(cell);
      return {
        className: `${(cell % n + Math.floor(cell / n)) % 2 ? 'dark' : 'light'} ${on ? 'queen' : ''} ${bad ? 'bad' : ''}`,
        label: `${where(cell)}${on ? `: ${t(bad ? 'setup-hand-attacked' : 'setup-hand-queen')}` : ''}`,
        content: on ? () => svg('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, crown(0, 0)) : null,
      };
    });
    lines.replaceChildren(...pairs.map(([one, other]) => svg('line', {
      x1: one % n + 0.5, y1: Math.floor(one / n) + 0.5, x2: other % n + 0.5, y2: Math.floor(other / n) + 0.5, class: 'attack', 'stroke-width': 0.06,
    })));
    const solved = queens.size === n && pairs.length === 0;
    element.classList.toggle('solved', solved);
    status.textContent = [t('setup-hand-count', { n: queens.size, of: n }),
      pairs.length ? t('setup-hand-conflicts', { n: pairs.length }) : queens.size ? t(solved ? 'setup-hand-solved' : 'setup-hand-fine') : ''].filter(Boolean).join(' ');
  }

  function resize(size) {
    if (pad && size === n) return;
    n = size;
    queens.clear();
    pad = createPad(n, n, t('setup-hand-title'), { press: toggle, drag, up: drop });
    overlay.setAttribute('viewBox', `0 0 ${n} ${n}`);
    pad.element.append(overlay);
    place.replaceChildren(pad.element);
    draw();
  }
  resize(n);
  return { element, resize, queens };
}
