// What hands and keys do to a tree: zoom, pan, pick, fold, walk from node to node; and the tip that says what is there.

import { el } from '../../dom.js';
import { nodeAt } from './draw.js';
import { icicleAt } from './icicle.js';
import { linesOf } from './words.js';

const ZOOM = 1.5;
/** The least distance, in pixels, from the edge to a node that the keyboard goes to. */
const EDGE = 20;

export class Hands {
  constructor(tree) { this.tree = tree; }

  at(x, y) { return (this.tree.mode === 'icicle' ? icicleAt : nodeAt)(this.tree.scene, x, y); }

  zoom(factor, x, y) {
    const { tree } = this;
    tree.touched[tree.mode] = true;
    tree.camera.zoom(factor, x, y, tree.mode === 'icicle');
    this.hideTip();
    tree.redraw();
  }

  /** Zooms around the middle. */
  zoomBy(factor) { this.zoom(factor, this.tree.camera.width / 2, this.tree.camera.height / 2); }
  closer() { this.zoomBy(ZOOM); }
  farther() { this.zoomBy(1 / ZOOM); }

  pan(dx, dy) {
    const { tree } = this;
    tree.touched[tree.mode] = true;
    if (tree.follow) tree.follow = false;
    tree.camera.pan(dx, dy);
    this.hideTip();
    tree.redraw();
  }

  click(x, y) {
    const node = this.at(x, y);
    if (node >= 0) this.pick(node, false);
  }

  twice(x, y) {
    const node = this.at(x, y);
    if (node >= 0 && this.tree.mode === 'tree') this.toggle(node);
  }

  pick(node, move) {
    const { tree } = this;
    this.choose(node, move);
    if (tree.mode === 'icicle') tree.sight.enlarge(node);
    tree.held = node;
    tree.onpick(node);
  }

  toggle(node) {
    const { tree } = this, { layout, run } = tree;
    if (run.firstChild.items[node] < 0) return;
    if (layout.folded[layout.find(node)]) tree.unfold(node); else tree.fold(node);
  }

  /** The pointer is here; without a place, it is gone. */
  hover(x, y) {
    const { tree } = this, node = x === undefined ? -1 : this.at(x, y);
    if (node >= 0) this.showTip(node, x, y); else this.hideTip();
    if (node === tree.hovered) return;
    tree.hovered = node;
    tree.onhover(node < 0 ? null : node);
    tree.redraw();
  }

  showTip(node, x, y) {
    const { tip, hovered, camera: { width, height }, scene } = this.tree;
    if (node !== hovered || tip.hidden) {
      tip.replaceChildren(...linesOf(scene, node).map(line => el('div', {}, line)));
      tip.hidden = false;
    }
    tip.style.left = `${x > width / 2 ? x - tip.offsetWidth - 12 : x + 14}px`;
    tip.style.top = `${Math.max(0, Math.min(y + 12, height - tip.offsetHeight))}px`;
  }

  hideTip() { this.tree.tip.hidden = true; }

  /** Marks a node for the keyboard, says it, and brings it into view. */
  choose(node, move = true) {
    const { tree } = this, { camera, layout, run } = tree;
    tree.chosen = node;
    tree.said.textContent = `${linesOf(tree.scene, node).join('. ')}.`;
    if (move && tree.mode === 'tree') {
      const x = camera.toX(layout.x[layout.find(node)]), y = camera.toY(run.depth.items[node]);
      if (x < EDGE || y < EDGE || x > camera.width - EDGE || y > camera.height - EDGE) tree.sight.centre(node);
    }
    tree.redraw();
  }

  /** Does what a key means; false if it means nothing here. */
  key(name) {
    const { tree } = this, { run, layout, seen } = tree;
    if (seen === 0) return false;
    const from = tree.chosen >= 0 && tree.chosen < seen ? tree.chosen : Math.max(0, tree.current);
    const k = layout.find(from), node = layout.node[k];
    const go = to => { if (to >= 0 && to < seen) this.choose(to); };
    const act = {
      ArrowUp: () => go(run.parent.items[node]),
      ArrowDown: () => { if (!layout.folded[k]) go(run.firstChild.items[node]); },
      ArrowRight: () => go(run.nextSibling.items[node]),
      ArrowLeft: () => go(this.siblingBefore(node)),
      Home: () => go(0),
      Enter: () => this.pick(node, true),
      ' ': () => { this.toggle(node); this.choose(node); },
      '+': () => this.closer(), '=': () => this.closer(), '-': () => this.farther(), 0: () => tree.fit(), Escape: () => this.hideTip(),
    }[name];
    act?.();
    return act !== undefined;
  }

  siblingBefore(node) {
    const { run } = this.tree, parent = run.parent.items[node];
    if (parent < 0) return -1;
    let before = -1;
    for (let child = run.firstChild.items[parent]; child !== node; child = run.nextSibling.items[child]) before = child;
    return before;
  }
}
