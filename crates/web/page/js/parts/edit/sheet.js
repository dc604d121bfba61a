// A graph is edited on its picture: a click adds a vertex, a drag from one to another joins or separates them, a drag to a free
// place moves one. The keys do the same with a cursor.

import { el } from '../../dom.js';
import { t } from '../../i18n.js';
import { svg } from '../stage/svg.js';

/** Graphs with more vertices, or with longer names, are edited by their word alone. */
const MOST = 60, NAME = /^\w{1,6}$/;
/** How far an arrow moves the cursor, where a picture is 1000 wide; and how far a still hand may tremble. */
const STEP = 40, STILL = 12;

/** `moved()` is called when a vertex has another place, which changes no search. */
export function createGraphEditor(context, moved) {
  /** Vertices are {name, x, y}; an edge is a pair of them. `box` is the size of the picture. */
  let vertices = [], edges = [], box = [1000, 600], radius = 30, chosen = null, picked = null, cursor = null, told = '';
  /** Where vertices were put by hand, by their names. */
  const places = new Map();
  const remove = el('button', { type: 'button', 'data-test': 'edit-remove', onclick: () => { if (named(chosen)) take(named(chosen)); } }, t('edit-graph-remove'));
  const fresh = el('button', {
    type: 'button', 'data-test': 'edit-clear',
    onclick() {
      [vertices, edges, chosen, picked] = [[], [], null, null];
      places.clear();
      add(500, 300);
    },
  }, t('edit-graph-new'));
  const named = name => vertices.find(vertex => vertex.name === name) ?? null;
  const near = (x, y) => vertices.find(vertex => Math.hypot(vertex.x - x, vertex.y - y) <= Math.max(24, 1.2 * radius)) ?? null;

  /** Edges alone where they name the vertices in their order, which is that of the search; else the vertices first. */
  const word = () => {
    const inEdges = [...new Set(edges.flat())];
    if (edges.length && vertices.every((vertex, i) => vertex === inEdges[i])) return edges.map(([a, b]) => `${a.name}-${b.name}`).join(',');
    return `graph { ${[...vertices.map(({ name }) => name), ...edges.map(([a, b]) => `${a.name} -- ${b.name}`)].join('; ')} }`;
  };
  const keep = () => { for (const { name, x, y } of vertices) places.set(name, [x, y]); };
  const change = words => {
    told = words;
    keep();
    context.edit({ word: word() });
  };
  const freeName = () => {
    for (let i = 0; ; i++) {
      const name = String.fromCharCode(97 + i % 26) + (i < 26 ? '' : Math.floor(i / 26));
      if (!named(name)) return name;
    }
  };
  const add = (x, y) => {
    if (vertices.length >= MOST) return say(t('edit-graph-full', { n: MOST }));
    const vertex = { name: freeName(), x, y };
    vertices.push(vertex);
    chosen = vertex.name;
    change(t('edit-graph-added', { name: vertex.name }));
  };
  const join = (a, b) => {
    const there = edges.findIndex(edge => edge.includes(a) && edge.includes(b));
    if (there >= 0) edges.splice(there, 1); else edges.push([a, b]);
    [chosen, picked] = [b.name, null];
    change(t(there >= 0 ? 'edit-graph-separated' : 'edit-graph-joined', { a: a.name, b: b.name }));
  };
  const take = vertex => {
    if (vertices.length === 1) return say(t('edit-graph-last'));
    vertices = vertices.filter(other => other !== vertex);
    edges = edges.filter(edge => !edge.includes(vertex));
    [chosen, picked] = [null, null];
    change(t('edit-graph-removed', { name: vertex.name }));
  };
  const choose = vertex => {
    chosen = vertex.name;
    say(t('edit-graph-at', { name: chosen }));
  };
  const say = words => {
    told = words;
    editor.draw();
  };

  const editor = {
    how: () => t('edit-graph'),
    bar: [remove, fresh],
    status: () => told,
    /** Takes the graph; the names of a map or of a family are kept, and so is the order of the vertices. */
    begin(stage) {
      if (stage.names.length > MOST || !stage.names.every(name => NAME.test(name))) return false;
      vertices = stage.names.map((name, i) => ({ name, x: stage.places[i][0], y: stage.places[i][1] }));
      edges = stage.edges.map(([a, b]) => [vertices[a], vertices[b]]);
      return true;
    },
    /** A stage whose vertices stand where hands have put them. */
    placed: stage => (stage.kind === 'graph' && stage.names.every(name => places.has(name)) ? { ...stage, places: stage.names.map(name => places.get(name)), box } : stage),
    sheet(stage) {
      const { points, width, height, room } = stage.layout;
      const reset = () => { for (const [i, vertex] of vertices.entries()) [vertex.x, vertex.y] = points[i]; };
      reset();
      [box, radius] = [[width, height], stage.layout.radius];
      cursor ??= [width / 2, height / 2];
      const ring = svg('circle', { class: 'chosen', r: 1.3 * radius }), pick = svg('circle', { class: 'picked', r: 1.45 * radius });
      const rubber = svg('line', { class: 'rubber' }), mark = svg('path', { class: 'cursor' });
      const sheet = svg('svg', {
        viewBox: `${-room} ${-room} ${width + 2 * room} ${height + 2 * room}`, class: 'sheet', tabindex: 0, role: 'application',
        'aria-label': `${t('edit-name')}. ${t('edit-graph-keys')}`, 'data-test': 'sheet',
      }, rubber, ring, pick, mark);
      const mind = (circle, vertex) => {
        circle.style.display = vertex ? '' : 'none';
        if (vertex) for (const [name, value] of [['cx', vertex.x], ['cy', vertex.y]]) circle.setAttribute(name, value);
      };
      const draw = () => {
        mind(ring, named(chosen));
        mind(pick, named(picked));
        const [x, y] = cursor;
        mark.setAttribute('d', `M${x - 30} ${y}H${x + 30}M${x} ${y - 30}V${y + 30}`);
        remove.disabled = !named(chosen);
      };
      const point = event => {
        const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(sheet.getScreenCTM().inverse());
        const within = (at, size) => Math.min(size + room - radius, Math.max(radius - room, at));
        return [within(x, width), within(y, height)];
      };
      let held = null;
      sheet.onpointerdown = event => {
        if (event.button > 0) return;
        event.preventDefault();
        sheet.setPointerCapture(event.pointerId);
        const [x, y] = point(event);
        held = { vertex: near(x, y), x, y };
      };
      const isStill = (x, y) => Math.hypot(x - held.x, y - held.y) <= STILL;
      sheet.onpointermove = event => {
        if (!held?.vertex) return;
        const [x, y] = point(event);
        for (const [name, value] of Object.entries({ x1: held.vertex.x, y1: held.vertex.y, x2: x, y2: y })) rubber.setAttribute(name, value);
        rubber.classList.toggle('on', !isStill(x, y));
      };
      sheet.onpointerup = sheet.onpointercancel = event => {
        rubber.classList.remove('on');
        if (!held) return;
        const { vertex } = held, [x, y] = point(event), still = isStill(x, y), other = near(x, y);
        held = null;
        if (event.type === 'pointercancel') return;
        if (!vertex) { if (still) add(x, y); }
        else if (still || other === vertex) choose(vertex);
        else if (other) join(vertex, other);
        else {
          Object.assign(vertex, { x, y });
          keep();
          moved();
        }
      };
      sheet.onkeydown = event => {
        const move = { ArrowUp: [0, -STEP], ArrowDown: [0, STEP], ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0] }[event.key], here = near(...cursor);
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (move) {
          cursor = [Math.min(width, Math.max(0, cursor[0] + move[0])), Math.min(height, Math.max(0, cursor[1] + move[1]))];
          const now = near(...cursor);
          say(now ? t('edit-graph-at', { name: now.name }) : '');
        } else if (event.key === ' ' || event.key === 'Enter') {
          if (!here) add(...cursor);
          else if (named(picked) && picked !== here.name) join(named(picked), here);
          else {
            picked = picked === here.name ? null : here.name;
            say(t(picked ? 'edit-graph-picked' : 'edit-graph-at', { name: here.name }));
          }
        } else if (event.key === 'Delete' || event.key === 'Backspace') { if (here ?? named(chosen)) take(here ?? named(chosen)); }
        else if (event.key === 'Escape') sheet.blur();
        else return;
        event.preventDefault();
        event.stopPropagation();
      };
      draw();
      return { element: sheet, draw, reset, go: () => sheet.focus({ preventScroll: true }), at: true };
    },
  };
  return editor;
}
