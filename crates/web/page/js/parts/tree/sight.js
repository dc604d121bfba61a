// Where the camera of a tree looks: at first, at all, at a node, after the search as it moves, into a part of an icicle.

import { calm } from '../../dom.js';

const MARGIN = 24;
/** Pixels for a leaf (the least that can be read, the usual room, the most) and for a level. */
const LEGIBLE = 7.5, USUAL = 30, WIDEST = 72, LEVEL = 30, HIGHEST = 72;
/** While the tree grows its scale changes at each quarter more of leaves, not at each leaf. */
const GROWTH = 1.25;
/** In a frame the camera goes this part of its way. */
const PART = 0.25;

export class Sight {
  constructor(tree) {
    this.tree = tree;
    /** Where the camera goes by itself: {sx, sy, ox, oy}; null before the first look. */
    this.aim = null;
  }

  /** Where to look while the search is followed: at all that was seen if that is legible, else at where the search is. */
  aimed() {
    const { camera, layout, run, current, held } = this.tree, { unit, width, height } = camera;
    const margin = MARGIN * unit, before = this.aim;
    const leaves = GROWTH ** Math.ceil(Math.log(Math.max(3, layout.leaves)) / Math.log(GROWTH));
    const fitX = (width - 2 * margin) / (leaves - 1), fitY = (height - 2 * margin) / Math.max(3, layout.deepest);
    const sx = fitX >= LEGIBLE * unit ? Math.min(WIDEST * unit, fitX) : USUAL * unit;
    const sy = fitY >= LEVEL * unit ? Math.min(HIGHEST * unit, fitY) : LEVEL * unit;
    const k = layout.find(Math.max(0, current)), x = layout.x[k], depth = run.depth.items[layout.node[k]];
    // What does not fit moves only when the search comes near the edge, or the scale has changed; no room is left at the end.
    const near = (at, scale, size, last, kept) => {
      const px = kept === undefined ? -Infinity : (at - kept) * scale, rim = last + 1 - (size - margin) / scale;
      if (kept <= rim && (current === held || (px > 0.12 * size && px < size - margin))) return kept;
      return Math.min(rim, at - (px < 0.5 * size ? 0.4 : 0.7) * size / scale);
    };
    const ox = fitX >= LEGIBLE * unit ? (layout.leaves - 1) / 2 - width / 2 / sx : near(x, sx, width, layout.leaves, before?.sx === sx ? before.ox : undefined);
    // The root is at the top as long as the search is in sight with it.
    const top = -margin / sy, fits = fitY >= LEVEL * unit || (depth - top) * sy < 0.8 * height;
    const oy = fits ? top : Math.max(top, near(depth, sy, height, layout.deepest, before?.sy === sy ? before.oy : undefined));
    return { sx, sy, ox, oy };
  }

  /** Moves the camera a part of the way to where it looks by itself. True while there is way left. */
  move() {
    const { tree } = this, { camera, layout } = tree;
    if (tree.mode !== 'tree' || layout.count === 0 || camera.width < 2) return false;
    if (tree.touched.tree) return tree.chase && this.approach();
    const first = this.aim === null;
    if (first || tree.following) this.aim = this.aimed();
    const { aim } = this;
    const far = Math.max(Math.abs(aim.ox - camera.ox) * aim.sx, Math.abs(aim.oy - camera.oy) * aim.sy, Math.abs(aim.sx / camera.sx - 1) * camera.width);
    // Far away there is nothing to be seen on the way.
    const part = first || calm.matches || far < 1 || far > 3 * camera.width ? 1 : PART;
    for (const name of ['sx', 'sy', 'ox', 'oy']) camera[name] += (aim[name] - camera[name]) * part;
    return part < 1;
  }

  /** All that was seen. */
  fit() {
    const { tree } = this, { camera, layout, seen } = tree;
    let right = 1, deepest = 0;
    for (let level = 0; level <= layout.deepest && layout.count; level++) {
      const end = layout.endOfLevel(level, seen);
      if (end === layout.starts[level]) break;
      right = Math.max(right, layout.x[end - 1]);
      deepest = level;
    }
    camera.show(0, right, deepest, MARGIN * camera.unit);
    tree.touched.tree = true;
    tree.chase = false;
    tree.redraw();
  }

  /** A node, in the middle. */
  centre(node) {
    const { tree } = this, { camera, layout, run } = tree, k = layout.find(node);
    if (k < 0) return;
    if (tree.mode === 'icicle') return this.enlarge(node);
    camera.sx = Math.max(camera.sx, LEGIBLE * camera.unit);
    camera.sy = Math.max(camera.sy, LEVEL * camera.unit);
    camera.put(layout.x[k], run.depth.items[node], camera.width / 2, camera.height / 2);
    tree.touched.tree = true;
    tree.redraw();
  }

  /** Moves a part of the way towards the current node, if it is not well in view. True while there is way left. */
  approach() {
    const { camera, layout, run, mode, current } = this.tree;
    if (mode !== 'tree' || current < 0 || layout.count === 0) return false;
    const k = layout.find(current);
    const x = camera.toX(layout.x[k]), y = camera.toY(run.depth.items[layout.node[k]]);
    const out = (at, size) => (at < size * 0.12 ? at - size * 0.3 : at > size * 0.88 ? at - size * 0.7 : 0);
    const dx = out(x, camera.width), dy = out(y, camera.height);
    if (!dx && !dy) return false;
    // Far away there is nothing to be seen on the way.
    const leap = Math.abs(dx) > 2 * camera.width || calm.matches, part = leap ? 1 : 0.3;
    camera.pan(-dx * part, -dy * part);
    return !leap;
  }

  /** Lets a node of an icicle take the whole width, with its parent above it. */
  enlarge(node) {
    const { tree } = this, { camera, run, layout } = tree;
    tree.top = node;
    if (run.nodes === 0) return;
    const size = run.left.items[node] < 0 ? run.nodes - node : run.size.items[node], levels = layout.deepest + 1;
    camera.sx = camera.width / size;
    camera.sy = Math.min(56, Math.max(12, camera.height / levels));
    camera.ox = node;
    camera.oy = Math.max(0, Math.min(run.depth.items[node] - 1, levels - camera.height / camera.sy));
    tree.touched.icicle = node !== 0;
    tree.controls.refresh();
    tree.redraw();
  }
}
