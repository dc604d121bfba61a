// The tree of a run, drawn on a canvas: seen, folded, zoomed, walked with the keyboard, exported.
//
// createTree(run) → { element, update(cursor), onhover(node|null), onpick(node), onchange(), folding, fold(node),
// unfold(node), foldFailed(), foldDepth(d), unfoldAll(), mode, fit(), reveal(node), svg(), png(), destroy() }.
// The layout is made again when events arrived or folding changed, at most five times a second; a frame is drawn only when
// something changed, and costs what its pixels cost (see tree/draw.js).

import { Camera } from './tree/camera.js';
import { readColours } from './tree/colours.js';
import { createControls } from './tree/controls.js';
import { drawTree, nodeAt } from './tree/draw.js';
import { drawIcicle, icicleAt } from './tree/icicle.js';
import { Folding } from './tree/folding.js';
import { listen } from './tree/input.js';
import { Layout } from './tree/layout.js';
import { CanvasPen, SvgPen } from './tree/pens.js';
import { linesOf } from './tree/words.js';
import { t } from '../i18n.js';

/** While a run grows its layout is made again after this many milliseconds, or longer if it is large. */
const PATIENCE = 200;
/** An exported picture has at most so many shapes; a denser one merges more of them. */
const MOST_SHAPES = 20_000;
const GAP = 3, MARGIN = 28, LEGIBLE = 12, USUAL = 26;

export function createTree(run) { return new Tree(run); }

class Tree {
  constructor(run) {
    this.run = run;
    this.onhover = this.onpick = this.onchange = () => {};
    this.folder = new Folding(run);
    this.layouts = { tree: new Layout(run), icicle: new Layout(run) };
    this.cameras = { tree: new Camera(), icicle: Object.assign(new Camera(), { widest: Infinity }) };
    this.shownMode = 'tree';
    this.step = this.visits = 0;
    /** So many nodes were seen at some step. */
    this.seen = 0;
    /** A node that was picked here; the camera stays where the hand is. */
    this.held = -1;
    this.current = this.hovered = this.chosen = -1;
    /** The root of what an icicle is enlarged to. */
    this.top = 0;
    this.stale = { tree: true, icicle: true };
    /** Has a hand moved the camera? Until then it is ours. */
    this.touched = { tree: false, icicle: false };
    this.following = true;
    this.build();
  }

  build() {
    this.element = document.createElement('div');
    this.element.className = 'tree';
    this.element.dataset.test = 'tree';
    this.canvas = document.createElement('canvas');
    this.canvas.tabIndex = 0;
    this.canvas.dataset.test = 'tree-canvas';
    this.canvas.setAttribute('role', 'application');
    this.canvas.setAttribute('aria-label', `${t('tree.name')}. ${t('tree.hint')}`);
    this.tip = document.createElement('div');
    this.tip.className = 'tree-tip';
    this.tip.dataset.test = 'tree-tip';
    this.tip.hidden = true;
    this.said = document.createElement('div');
    this.said.className = 'tree-said';
    this.said.dataset.test = 'tree-said';
    this.said.setAttribute('aria-live', 'polite');
    this.field = document.createElement('div');
    this.field.className = 'tree-field';
    this.field.append(this.canvas, this.tip);
    this.controls = createControls(this);
    this.element.append(this.controls.element, this.field, this.said);
    this.pen = new CanvasPen(this.canvas.getContext('2d', { alpha: false }));
    listen(this.canvas, this.hands());
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(this.field);
    this.scheme = matchMedia('(prefers-color-scheme: dark)');
    this.schemeChanged = () => { this.colours = null; this.redraw(); };
    this.scheme.addEventListener('change', this.schemeChanged);
    this.themes = new MutationObserver(this.schemeChanged);
    this.themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  }

  get layout() { return this.layouts[this.shownMode]; }
  get camera() { return this.cameras[this.shownMode]; }

  /** What is drawn, and how. */
  get scene() {
    const { run, layout, camera, step, visits, seen, current, colours } = this;
    const focused = this.canvas.matches(':focus-visible');
    return { run, layout, camera, step, visits, seen, current, hover: this.hovered, chosen: focused ? this.chosen : -1, colours, gap: GAP, top: this.top };
  }

  // What others call.

  /** The step changed, or events arrived. */
  update(cursor) {
    const moved = cursor.step !== this.step;
    this.step = cursor.step;
    this.visits = cursor.counters.visits;
    this.seen = Math.max(this.seen, this.visits);
    this.current = cursor.node;
    if (this.run.length !== this.layout.events) this.stale.tree = this.stale.icicle = true;
    if (moved && this.following && this.current !== this.held) this.chase = true;
    if (moved && this.current !== this.held) this.held = -1;
    this.redraw();
  }

  get folding() { return this.folder.word; }
  set folding(word) { this.folder.word = word; this.refold(false); }

  fold(node) { this.folder.fold(node); this.refold(); }
  unfold(node) { this.folder.unfold(node); this.refold(); }
  foldFailed() { this.folder.all('f'); this.refold(); }
  foldDepth(depth) { this.folder.all(`d${depth}`); this.refold(); }
  unfoldAll() { this.folder.all('n'); this.refold(); }

  get mode() { return this.shownMode; }
  set mode(mode) {
    if (mode === this.shownMode) return;
    this.shownMode = mode === 'icicle' ? 'icicle' : 'tree';
    this.hovered = -1;
    this.controls.refresh();
    this.redraw();
    this.onchange();
  }

  get follow() { return this.following; }
  set follow(follow) { this.following = this.chase = follow; this.controls.refresh(); this.redraw(); }

  /** Shows all that was seen. */
  fit() {
    this.relay(true);
    const { camera, layout, seen } = this;
    if (this.shownMode === 'icicle') return this.enlarge(0);
    let right = 1, deepest = 0;
    for (let level = 0; level <= layout.deepest; level++) {
      const end = layout.endOfLevel(level, seen);
      if (end === layout.starts[level]) break;
      right = Math.max(right, layout.x[end - 1]);
      deepest = level;
    }
    camera.show(0, right, deepest, MARGIN);
    this.touched.tree = true;
    this.chase = false;
    this.redraw();
  }

  /** Makes a node seen: unfolds what hides it, and moves there. */
  reveal(node) {
    for (const above of this.run.pathTo(node).slice(0, -1)) this.folder.unfold(above);
    this.refold(false);
    this.relay(true);
    this.centre(node);
  }

  /** A picture of what is shown. */
  svg() {
    this.relay(true);
    const { width, height } = this.camera, title = `${this.run.told?.title ?? ''} ${this.run.told?.solver ?? ''}`.trim();
    for (let gap = GAP; ; gap *= 2) {
      const pen = new SvgPen();
      this.paint(pen, { ...this.scene, hover: -1, chosen: -1, gap });
      if (pen.shapes <= MOST_SHAPES || gap > width) return pen.svg(width, height, this.colours.paper, title);
    }
  }

  /** The same in pixels, two for one. */
  png() {
    this.relay(true);
    const { width, height } = this.camera, canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2 * width, 2 * height];
    const context = canvas.getContext('2d');
    context.scale(2, 2);
    context.fillStyle = this.colours.paper;
    context.fillRect(0, 0, width, height);
    this.paint(new CanvasPen(context), { ...this.scene, hover: -1, chosen: -1 });
    return new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
  }

  destroy() {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.later);
    this.sizes.disconnect();
    this.themes.disconnect();
    this.scheme.removeEventListener('change', this.schemeChanged);
    this.element.remove();
  }

  // Layout and drawing.

  refold(told = true) {
    this.stale.tree = true;
    this.hurry = true;
    this.hide();
    this.redraw();
    this.controls.refresh();
    if (told) this.onchange();
  }

  /** Makes the layout again if it is stale, and old enough or wanted `now`. A camera that nobody touched is set. */
  relay(now = false) {
    const mode = this.shownMode, layout = this.layout;
    if (!this.stale[mode] && layout.events === this.run.length) return;
    const age = performance.now() - (layout.made ?? -Infinity), patience = Math.max(PATIENCE, 8 * (layout.cost ?? 0));
    if (!now && !this.hurry && layout.nodes > 2000 && age < patience) {
      this.later ??= setTimeout(() => { this.later = null; this.redraw(); }, patience - age);
      return;
    }
    // A place that is looked at stays where it is, though others move.
    const anchor = this.current >= 0 && layout.count ? this.current : 0;
    const before = layout.count ? layout.x[layout.find(anchor)] : 0;
    if (mode === 'tree') layout.build(this.folder.test()); else layout.build(() => false, true);
    layout.made = performance.now();
    this.stale[mode] = this.hurry = false;
    this.controls.refresh();
    if (mode === 'icicle') { if (!this.touched.icicle) this.enlarge(this.top); return; }
    if (this.touched.tree) this.camera.ox += layout.x[layout.find(anchor)] - before;
    else this.settle();
  }

  /** The first look: all of it if that is legible, else where the search is. */
  settle() {
    const { camera, layout } = this;
    if (camera.width < 2) return;
    camera.show(0, Math.max(1, layout.leaves - 1), layout.deepest, MARGIN);
    camera.sy = Math.max(26, camera.sy);
    if (camera.sx >= LEGIBLE) return;
    camera.sx = USUAL;
    const k = Math.max(0, layout.find(Math.max(0, this.current)));
    camera.ox = layout.x[k] - camera.width / 2 / camera.sx;
  }

  centre(node) {
    const { camera, layout } = this, k = layout.find(node);
    if (k < 0) return;
    if (this.shownMode === 'icicle') return this.enlarge(node);
    camera.sx = Math.max(camera.sx, LEGIBLE);
    camera.sy = Math.max(camera.sy, 26);
    camera.put(layout.x[k], this.run.depth.items[node], camera.width / 2, camera.height / 2);
    this.touched.tree = true;
    this.redraw();
  }

  /** Moves a part of the way towards the current node, if it is not well in view. True while there is way left. */
  approach() {
    const { camera, layout, run } = this;
    if (this.shownMode !== 'tree' || this.current < 0 || layout.count === 0) return false;
    const k = layout.find(this.current);
    const x = camera.toX(layout.x[k]), y = camera.toY(run.depth.items[layout.node[k]]);
    const out = (at, size) => at < size * 0.12 ? at - size * 0.3 : at > size * 0.88 ? at - size * 0.7 : 0;
    const dx = out(x, camera.width), dy = out(y, camera.height);
    if (!dx && !dy) return false;
    const far = Math.abs(dx) > 2 * camera.width || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const part = far ? 1 : 0.3;
    camera.pan(-dx * part, -dy * part);
    return !far;
  }

  enlarge(node) {
    const { camera, run, layout } = this;
    this.top = node;
    const size = run.left.items[node] < 0 ? run.nodes - node : run.size.items[node];
    camera.show(node, node + size, Math.max(4, layout.deepest + 1), 0);
    camera.sx = camera.width / size;
    camera.sy = Math.min(56, Math.max(12, camera.height / (layout.deepest + 1)));
    camera.ox = node;
    camera.oy = Math.max(0, Math.min(run.depth.items[node] - 1, layout.deepest + 1 - camera.height / camera.sy));
    this.touched.icicle = node !== 0;
    this.controls.refresh();
    this.redraw();
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.field, dots = devicePixelRatio || 1;
    if (!width || !height) return;
    [this.canvas.width, this.canvas.height] = [Math.round(width * dots), Math.round(height * dots)];
    this.pen.context.setTransform(dots, 0, 0, dots, 0, 0);
    for (const camera of Object.values(this.cameras)) [camera.width, camera.height] = [width, height];
    this.stale[this.shownMode] ||= !this.touched[this.shownMode];
    this.hurry = true;
    this.redraw();
  }

  redraw() { this.frame ??= requestAnimationFrame(() => { this.frame = null; this.draw(); }); }

  /** Draws a frame now. */
  draw() {
    this.relay();
    if (this.chase && (this.chase = this.approach())) this.redraw();
    const { context } = this.pen, { width, height } = this.camera;
    this.colours ??= readColours(this.element);
    context.fillStyle = this.colours.paper;
    context.fillRect(0, 0, width, height);
    this.paint(this.pen, this.scene);
  }

  paint(pen, scene) { (this.shownMode === 'icicle' ? drawIcicle : drawTree)(pen, scene); }

  // Hands.

  hands() {
    const at = (x, y) => (this.shownMode === 'icicle' ? icicleAt : nodeAt)(this.scene, x, y);
    return {
      zoom: (factor, x, y) => { this.touch(); this.camera.zoom(factor, x, y, this.shownMode === 'icicle'); this.hide(); this.redraw(); },
      pan: (dx, dy) => { this.touch(); if (this.following) this.follow = false; this.camera.pan(dx, dy); this.hide(); this.redraw(); },
      hover: (x, y) => this.hover(x === undefined ? -1 : at(x, y), x, y),
      click: (x, y) => {
        const node = at(x, y);
        if (node < 0) return;
        this.choose(node, false);
        if (this.shownMode === 'icicle') this.enlarge(node);
        this.held = node;
        this.onpick(node);
      },
      twice: (x, y) => { const node = at(x, y); if (node >= 0 && this.shownMode === 'tree') this.toggle(node); },
      key: name => this.key(name),
    };
  }

  touch() { this.touched[this.shownMode] = true; }

  zoomBy(factor) {
    this.touch();
    this.camera.zoom(factor, this.camera.width / 2, this.camera.height / 2, this.shownMode === 'icicle');
    this.redraw();
  }

  toggle(node) {
    if (this.run.firstChild.items[node] < 0) return;
    if (this.layout.folded[this.layout.find(node)]) this.unfold(node); else this.fold(node);
  }

  hover(node, x, y) {
    if (node >= 0) this.place(node, x, y); else this.hide();
    if (node === this.hovered) return;
    this.hovered = node;
    this.onhover(node < 0 ? null : node);
    this.redraw();
  }

  place(node, x, y) {
    const { tip } = this, { width } = this.camera;
    if (node !== this.hovered || tip.hidden) {
      tip.replaceChildren(...linesOf(this.scene, node).map(line => Object.assign(document.createElement('div'), { textContent: line })));
      tip.hidden = false;
    }
    tip.style.left = `${x > width / 2 ? x - tip.offsetWidth - 12 : x + 14}px`;
    tip.style.top = `${Math.max(0, Math.min(y + 12, this.camera.height - tip.offsetHeight))}px`;
  }

  hide() { this.tip.hidden = true; }

  /** Marks a node for the keyboard, says it, and brings it into view. */
  choose(node, move = true) {
    this.chosen = node;
    this.said.textContent = `${linesOf(this.scene, node).join('. ')}.`;
    if (move && this.shownMode === 'tree') {
      const { camera, layout } = this, k = layout.find(node);
      const x = camera.toX(layout.x[k]), y = camera.toY(this.run.depth.items[node]);
      if (x < 20 || y < 20 || x > camera.width - 20 || y > camera.height - 20) this.centre(node);
    }
    this.redraw();
  }

  key(name) {
    const { run } = this;
    const from = this.chosen >= 0 && this.chosen < this.seen ? this.chosen : this.current < 0 ? 0 : this.current;
    if (this.seen === 0) return false;
    const node = this.layout.node[this.layout.find(from)];
    const go = to => { if (to >= 0 && to < this.seen) this.choose(to); return true; };
    switch (name) {
      case 'ArrowUp': return go(run.parent.items[node]);
      case 'ArrowDown': return this.layout.folded[this.layout.find(node)] || go(run.firstChild.items[node]);
      case 'ArrowRight': return go(run.nextSibling.items[node]);
      case 'ArrowLeft': return go(this.siblingBefore(node));
      case 'Home': return go(0);
      case 'Enter': this.choose(node); if (this.shownMode === 'icicle') this.enlarge(node); this.held = node; this.onpick(node); return true;
      case ' ': this.toggle(node); this.choose(node); return true;
      case '+': case '=': this.zoomBy(1.5); return true;
      case '-': this.zoomBy(1 / 1.5); return true;
      case '0': this.fit(); return true;
      case 'Escape': this.hide(); return true;
    }
    return false;
  }

  siblingBefore(node) {
    const { run } = this, parent = run.parent.items[node];
    if (parent < 0) return -1;
    let before = -1;
    for (let child = run.firstChild.items[parent]; child !== node; child = run.nextSibling.items[child]) before = child;
    return before;
  }
}
