// Where the camera of a tree looks: at first, at all, at a node, after the search as it moves, into a part of an icicle.

import { calm } from '../../dom.js';

const MARGIN = 28;
/** Pixels for a leaf: fewer cannot be read; so many are usual. And for a level. */
const LEGIBLE = 12, USUAL = 26, LEVEL = 26;

export class Sight {
  constructor(tree) { this.tree = tree; }

  /** The first look: all of it if that is legible, else where the search is. */
  settle() {
    const { camera, layout, current } = this.tree;
    if (camera.width < 2) return;
    camera.show(0, Math.max(1, layout.leaves - 1), layout.deepest, MARGIN);
    camera.sy = Math.max(LEVEL, camera.sy);
    if (camera.sx >= LEGIBLE || layout.count === 0) return;
    camera.sx = USUAL;
    camera.ox = layout.x[layout.find(Math.max(0, current))] - camera.width / 2 / camera.sx;
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
    camera.show(0, right, deepest, MARGIN);
    tree.touched.tree = true;
    tree.chase = false;
    tree.redraw();
  }

  /** A node, in the middle. */
  centre(node) {
    const { tree } = this, { camera, layout, run } = tree, k = layout.find(node);
    if (k < 0) return;
    if (tree.mode === 'icicle') return this.enlarge(node);
    camera.sx = Math.max(camera.sx, LEGIBLE);
    camera.sy = Math.max(camera.sy, LEVEL);
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
