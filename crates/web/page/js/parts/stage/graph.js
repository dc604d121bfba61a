// A graph: its vertices where the server places them, with names, and with colours that are numbers as well.

import { t } from '../../i18n.js';
import { paint } from './palette.js';
import { Layer, cross, frame, label, svg } from './svg.js';
import { list } from './words.js';

const SIDE = 1000;
/** Names and numbers that would be smaller than this, in a picture of 1000, are left out. */
const READABLE = 9;

/** Places in a picture whose longer side is 1000, and how large a vertex can be. A `box` says how large the picture is. */
function layout(places, box) {
  const xs = places.map(place => place[0]), ys = places.map(place => place[1]);
  const [left, top] = box ? [0, 0] : [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = box ?? [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = SIDE / (Math.max(wide, high) || 1);
  const points = places.map(([x, y]) => [(x - left) * scale, (y - top) * scale]);
  const radius = Math.max(2.5, Math.min(78, spacing(points)));
  return { points, radius, width: wide * scale, height: high * scale };
}

/** How large vertices can be so that nine of ten do not touch their nearest neighbours, or hardly do. */
function spacing(points) {
  if (points.length < 2) return SIDE;
  const some = points.length > 400 ? points.filter((_, i) => i % Math.ceil(points.length / 400) === 0) : points;
  const nearest = some.map(([x, y]) => {
    let least = Infinity;
    for (const [a, b] of points) {
      const distance = (a - x) ** 2 + (b - y) ** 2;
      if (distance > 0 && distance < least) least = distance;
    }
    return Math.sqrt(least);
  });
  nearest.sort((a, b) => a - b);
  const [tenth, middle] = [nearest[Math.floor(nearest.length / 10)], nearest[Math.floor(nearest.length / 2)]];
  return Number.isFinite(middle) ? Math.max(0.4 * tenth, 0.3 * middle) : SIDE;
}

export function createGraph({ names, places, edges, colors, fixed = [], box }) {
  const { points, radius, width, height } = layout(places, box);
  const inside = names.every(name => name.length <= 3), room = inside ? radius * 1.2 + 20 : radius * 1.5 + 54;
  const small = 0.62 * radius < READABLE;
  const join = key => {
    const [[x1, y1], [x2, y2]] = key.split('-').map(vertex => points[vertex]);
    return svg('line', { x1, y1, x2, y2, class: 'attack', 'stroke-width': Math.max(3, 0.14 * radius) });
  };
  const ring = (className, r, thick) => vertex => svg('circle', { cx: points[vertex][0], cy: points[vertex][1], r: r * radius, class: className, 'stroke-width': thick * radius });

  const d = edges.map(([a, b]) => `M${points[a][0].toFixed(1)} ${points[a][1].toFixed(1)}L${points[b][0].toFixed(1)} ${points[b][1].toFixed(1)}`).join('');
  const thin = Math.max(0.4, Math.min(3, 0.08 * radius, 120 / Math.sqrt(edges.length + 1)));
  const clashes = new Layer(join, 'lines');
  const discs = svg('g', { class: 'discs' }), vertices = [];
  for (const [vertex, name] of names.entries()) {
    const [x, y] = points[vertex];
    const disc = svg('circle', { cx: x, cy: y, r: radius, class: 'disc', 'stroke-width': Math.max(1, 0.05 * radius) });
    const title = small ? null : label(name, x, inside ? y : y + 1.32 * radius, (inside ? 0.75 : Math.min(0.62, 4.5 / name.length + 0.2)) * radius, inside ? 'name in' : 'name out');
    const number = label('', x, inside ? y + 0.32 * radius : y, 0.85 * radius, 'paint');
    discs.append(disc, ...(small ? [] : [number, title]));
    vertices.push({ disc, title, number, color: -1, tried: false, y });
  }
  const fresh = new Layer(ring('freshly', 1.14, 0.16), 'rings');
  const rings = new Layer(ring('ring', 1.18, 0.14), 'rings');
  const crosses = new Layer(vertex => cross(...points[vertex], 2 * radius, true), 'crosses');
  const element = svg('svg', { viewBox: `${-room} ${-room} ${width + 2 * room} ${height + 2 * room}` },
    svg('path', { d, class: 'edges', 'stroke-width': thin, 'stroke-opacity': edges.length > 2000 ? 0.35 : 1 }), clashes.element, discs,
    fresh.element, rings.element, crosses.element,
    frame(8 - room, 8 - room, width + 2 * room - 16, height + 2 * room - 16));

  const write = (vertex, color, tried) => {
    const at = vertices[vertex];
    if (at.color === color && at.tried === tried) return;
    Object.assign(at, { color, tried });
    const { fill, ink } = color < 0 ? {} : paint(color);
    if (fill) at.disc.setAttribute('fill', fill); else at.disc.removeAttribute('fill');
    at.disc.classList.toggle('bare', color < 0);
    at.disc.classList.toggle('faded', tried);
    if (small) return;
    at.number.textContent = color < 0 ? '' : color;
    if (ink) at.number.setAttribute('fill', ink);
    if (!inside) return;
    at.title.style.fill = ink ?? '';
    at.title.setAttribute('y', color < 0 ? at.y : at.y - 0.45 * radius);
    at.title.setAttribute('font-size', (color < 0 ? 0.75 : 0.66) * radius);
  };
  for (const vertex of vertices.keys()) {
    vertices[vertex].disc.classList.add('bare');
    if (fixed[vertex] !== null && fixed[vertex] !== undefined) {
      write(vertex, fixed[vertex], false);
      vertices[vertex].disc.classList.add('fixed');
    }
  }
  const joined = new Set(edges.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`));
  const edge = (a, b) => `${Math.min(a, b)}-${Math.max(a, b)}`;
  let colored = new Map();
  return {
    element, layout: { points, radius, width, height, room },
    show(view) {
      const next = new Map();
      for (const { cell, value } of view.marks) next.set(cell, [value, false]);
      const tried = view.tried?.marks ?? [];
      for (let i = 0; i < tried.length; i += 2) next.set(tried[i], [tried[i + 1], true]);
      for (const vertex of colored.keys()) if (!next.has(vertex)) write(vertex, fixed[vertex] ?? -1, false);
      for (const [vertex, [color, ghost]] of next) write(vertex, color, ghost);
      colored = next;
      fresh.show(view.fresh);
      rings.show(view.culprits);
      const crossed = tried.filter((_, i) => i % 2 === 0);
      crosses.show(crossed);
      clashes.show(crossed.flatMap(vertex => view.culprits.map(other => edge(vertex, other))).filter(key => joined.has(key)));
    },
    words(view) {
      const what = (vertex, color) => t('stage-graph-value', { name: names[vertex], color });
      const told = [`${t('stage-graph-vertices', { n: names.length })}, ${t('stage-graph-edges', { n: edges.length })}, ${t('stage-graph-colors', { n: colors })}.`];
      const set = fixed.flatMap((color, vertex) => color === null ? [] : [what(vertex, color)]);
      if (set.length) told.push(t('stage-graph-fixed', { what: list(set) }));
      told.push(view.marks.length ? t('stage-graph-on', { what: list(view.marks.map(mark => what(mark.cell, mark.value))) }) : t('stage-graph-none'));
      if (view.tried?.marks.length) told.push(t('stage-graph-refused', { what: what(view.tried.marks[0], view.tried.marks[1]) }));
      if (view.culprits.length) told.push(t('stage-culprits', { where: list(view.culprits.map(vertex => names[vertex])) }));
      if (view.solved) told.push(t('stage-solved'));
      if (view.dead) told.push(t('stage-dead'));
      return told.join(' ');
    },
  };
}
