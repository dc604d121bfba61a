// A graph by hand: click to add a vertex, drag from one to another to join them, drag one elsewhere to move it. The keys do
// the same with a cursor on the sheet.

import { el } from '../../dom.js';
import { t } from '../../i18n.js';
import { layout } from '../stage/graph.js';
import { label, svg } from '../stage/svg.js';

const WIDE = 160, HIGH = 100, RADIUS = 6, STEP = 4, MOST = 40;

export function createDraw(context) {
  /** Vertices are {name, x, y}; an edge is a pair of them. */
  let vertices = [], edges = [], chosen = null, picked = null, cursor = [WIDE / 2, HIGH / 2], held = null;
  const lines = svg('g', { class: 'edges' }), discs = svg('g', {}), rubber = svg('line', { class: 'rubber' }), mark = svg('path', { class: 'cursor' });
  const sheet = svg('svg', {
    viewBox: `0 0 ${WIDE} ${HIGH}`, class: 'sheet', tabindex: 0, role: 'application', 'aria-label': t('setup-draw-name'), 'data-test': 'draw-sheet',
  }, lines, rubber, discs, mark);
  const status = el('p', { class: 'status', role: 'status', 'data-test': 'draw-status' });
  const button = (key, test, onclick, className) => el('button', { type: 'button', 'data-test': test, class: className, onclick }, t(key));
  const remove = button('setup-draw-remove', 'draw-remove', () => { if (chosen) take(chosen); });
  const element = el('div', { class: 'draw' }, el('p', { class: 'quiet' }, t('setup-draw-how')), sheet,
    el('div', { class: 'fields' }, button('setup-draw-use', 'draw-use', () => context.change({ word: word() }, true), 'main'), remove,
      button('setup-draw-clear', 'draw-clear', () => { vertices = []; edges = []; chosen = picked = null; draw(); }), status));

  const word = () => {
    if (edges.length === 0) return `graph { ${vertices.map(({ name }) => name).join('; ')} }`;
    const alone = vertices.filter(vertex => !edges.some(edge => edge.includes(vertex)));
    return [...edges.map(([a, b]) => `${a.name}-${b.name}`), ...alone.map(({ name }) => name)].join(',');
  };
  const near = (x, y, reach = RADIUS * 1.4) => vertices.find(vertex => Math.hypot(vertex.x - x, vertex.y - y) <= reach) ?? null;
  const freeName = () => {
    const used = new Set(vertices.map(({ name }) => name));
    for (let i = 0; ; i++) {
      const name = String.fromCharCode(97 + i % 26) + (i < 26 ? '' : Math.floor(i / 26));
      if (!used.has(name)) return name;
    }
  };
  const changed = told => {
    if (vertices.length) context.change({ word: word() });
    draw(told);
  };
  const add = (x, y) => {
    if (vertices.length >= MOST) return draw(t('setup-draw-full', { n: MOST }));
    chosen = { name: freeName(), x: Math.min(WIDE - RADIUS, Math.max(RADIUS, x)), y: Math.min(HIGH - RADIUS, Math.max(RADIUS, y)) };
    vertices.push(chosen);
    changed(t('setup-draw-added', { name: chosen.name }));
  };
  const join = (a, b) => {
    const there = edges.findIndex(edge => edge.includes(a) && edge.includes(b));
    if (there >= 0) edges.splice(there, 1); else edges.push([a, b]);
    chosen = b;
    changed(t(there >= 0 ? 'setup-draw-parted' : 'setup-draw-joined', { a: a.name, b: b.name }));
  };
  const take = vertex => {
    vertices = vertices.filter(other => other !== vertex);
    edges = edges.filter(edge => !edge.includes(vertex));
    chosen = picked = null;
    changed(t('setup-draw-removed', { name: vertex.name }));
  };

  function draw(told = '') {
    lines.replaceChildren(...edges.map(([a, b]) => svg('line', { x1: a.x, y1: a.y, x2: b.x, y2: b.y })));
    discs.replaceChildren(...vertices.map(vertex => svg('g', { class: `vertex ${vertex === chosen ? 'chosen' : ''} ${vertex === picked ? 'picked' : ''}` },
      svg('circle', { cx: vertex.x, cy: vertex.y, r: RADIUS }), label(vertex.name, vertex.x, vertex.y, Math.min(7, 14 / vertex.name.length), ''))));
    const [x, y] = cursor;
    mark.setAttribute('d', `M${x - 4} ${y}H${x + 4}M${x} ${y - 4}V${y + 4}`);
    remove.disabled = !chosen;
    status.textContent = [told, t('setup-draw-vertices', { n: vertices.length, m: edges.length })].filter(Boolean).join(' ');
  }

  const point = event => {
    const box = sheet.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width * WIDE, (event.clientY - box.top) / box.height * HIGH];
  };
  sheet.onpointerdown = event => {
    if (event.button > 0) return;
    event.preventDefault();
    sheet.focus({ preventScroll: true });
    sheet.setPointerCapture(event.pointerId);
    const [x, y] = point(event);
    held = { vertex: near(x, y), x, y };
    cursor = [x, y];
  };
  sheet.onpointermove = event => {
    if (!held?.vertex) return;
    const [x, y] = point(event);
    for (const [name, value] of Object.entries({ x1: held.vertex.x, y1: held.vertex.y, x2: x, y2: y })) rubber.setAttribute(name, value);
    rubber.classList.toggle('on', Math.hypot(x - held.x, y - held.y) > 2);
  };
  const end = event => {
    rubber.classList.remove('on');
    if (!held) return;
    const { vertex, x: fromX, y: fromY } = held, [x, y] = point(event), still = Math.hypot(x - fromX, y - fromY) <= 2;
    held = null;
    if (event.type === 'pointercancel') return;
    const other = near(x, y);
    if (!vertex) { if (still) add(x, y); }
    else if (still || other === vertex) { chosen = vertex; draw(t('setup-draw-at', { name: vertex.name })); }
    else if (other) join(vertex, other);
    else { Object.assign(vertex, { x, y }); chosen = vertex; draw(); }
  };
  sheet.onpointerup = sheet.onpointercancel = end;
  sheet.onkeydown = event => {
    const move = { ArrowUp: [0, -STEP], ArrowDown: [0, STEP], ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0] }[event.key];
    const here = near(...cursor);
    if (move) {
      cursor = [Math.min(WIDE, Math.max(0, cursor[0] + move[0])), Math.min(HIGH, Math.max(0, cursor[1] + move[1]))];
      const now = near(...cursor);
      draw(now ? t('setup-draw-at', { name: now.name }) : t('setup-draw-free'));
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (!here) add(...cursor);
      else if (picked && picked !== here) { const from = picked; picked = null; join(from, here); }
      else { picked = picked === here ? null : here; draw(picked ? t('setup-draw-picked', { name: here.name }) : t('setup-draw-at', { name: here.name })); }
    } else if (event.key === 'Delete' || event.key === 'Backspace') { if (here ?? chosen) take(here ?? chosen); }
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  draw();
  return {
    element,
    /** Begins with the graph that is searched, if the sheet is empty and there is room for it. */
    open(stage) {
      if (vertices.length || !stage || stage.names.length > MOST || !stage.names.every(name => /^\w{1,6}$/.test(name))) return;
      const { points, width, height } = layout(stage.places);
      const scale = Math.min((WIDE - 4 * RADIUS) / (width || 1), (HIGH - 4 * RADIUS) / (height || 1));
      vertices = stage.names.map((name, i) => ({ name, x: WIDE / 2 + (points[i][0] - width / 2) * scale, y: HIGH / 2 + (points[i][1] - height / 2) * scale }));
      edges = stage.edges.map(([a, b]) => [vertices[a], vertices[b]]);
      draw();
    },
  };
}
