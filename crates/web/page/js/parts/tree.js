// The tree of a run, drawn on a canvas: seen, folded, zoomed, walked with the keyboard, exported.
//
// createTree(run) → { element, update(cursor), onhover(node|null), onpick(node), onchange(), folding, fold(node),
// unfold(node), foldFailed(), foldDepth(d), unfoldAll(), mode, fit(), reveal(node), svg(), png(), destroy() }.
// The layout is made again when events arrived or folding changed, at most five times a second; a frame is drawn only when
// something changed, and costs what its pixels cost (see tree/draw.js).

import { Camera } from './tree/camera.js';
import { readColours } from './tree/colours.js';
import { createControls } from './tree/controls.js';
import { drawTree } from './tree/draw.js';
import { Folding } from './tree/folding.js';
import { Hands } from './tree/hands.js';
import { drawIcicle } from './tree/icicle.js';
import { listen } from './tree/input.js';
import { Layout } from './tree/layout.js';
import { CanvasPen, SvgPen } from './tree/pens.js';
import { Sight } from './tree/sight.js';
import { t } from '../i18n.js';

/** While a run grows its layout is made again after this many milliseconds, or longer if it is large. */
const PATIENCE = 200;
/** The most shapes of an exported picture; a denser one merges more of them. */
const MOST_SHAPES = 20_000;
/** Nodes closer than this, in pixels, are merged. */
const GAP = 3;

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
    /** How many nodes and steps were seen; the root has a place from the start. */
    this.seen = this.reach = 0;
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
    this.canvas.setAttribute('aria-label', `${t('tree-name')}. ${t('tree-hint')}`);
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
    this.sight = new Sight(this);
    this.hands = new Hands(this);
    listen(this.canvas, this.hands);
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
    const { run, layout, camera, step, visits, seen, current, hovered: hover } = this;
    const chosen = this.canvas.matches(':focus-visible') ? this.chosen : -1;
    const colours = this.colours ??= readColours(this.element);
    return { run, layout, camera, step, visits, seen, current, hover, chosen, colours, gap: GAP };
  }

  // What others call.

  /** The step changed, or events arrived. */
  update(cursor) {
    const moved = cursor.step !== this.step, { run, folder } = this;
    this.step = cursor.step;
    this.visits = run.base + cursor.counters.visits;
    this.seen = folder.seen = Math.max(this.seen, this.visits, Math.min(1, run.nodes));
    this.reach = folder.reach = Math.max(this.reach, this.step);
    this.current = cursor.node;
    if (this.layouts.tree.nodes !== this.seen || (this.layouts.tree.reach < this.reach && folder.isFolding)) this.stale.tree = true;
    if (run.length !== this.layouts.icicle.events) this.stale.icicle = true;
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
  set follow(follow) {
    this.following = this.chase = follow;
    if (follow) this.touched.tree = false;
    this.controls.refresh();
    this.redraw();
  }

  /** Shows all that was seen. */
  fit() {
    this.relay(true);
    if (this.shownMode === 'icicle') this.sight.enlarge(0); else this.sight.fit();
  }

  /** Makes a node seen: unfolds what hides it, and moves there. */
  reveal(node) {
    for (const above of this.run.pathTo(node).slice(0, -1)) this.folder.unfold(above);
    this.refold(false);
    this.relay(true);
    this.sight.centre(node);
  }

  /** A picture of the whole, as it is folded and at the step that is shown. */
  svg() { return this.whole(() => this.drawn()); }

  drawn() {
    const { width, height } = this.camera, title = `${this.run.told?.title ?? ''} ${this.run.told?.solver ?? ''}`.trim();
    for (let gap = GAP; ; gap *= 2) {
      const pen = new SvgPen();
      this.paint(pen, { ...this.scene, hover: -1, chosen: -1, gap });
      if (pen.shapes <= MOST_SHAPES || gap > width) return pen.svg(width, height, this.colours.paper, title);
    }
  }

  /** The same in pixels, two for one. */
  png() { return this.whole(() => this.pixels()); }

  /** Does something while the whole is in view: a picture to keep is one of everything, wherever the hand was. */
  whole(act) {
    this.relay(true);
    const { camera, chase } = this, kept = camera.copy(), touched = this.touched.tree;
    if (this.shownMode === 'tree') this.sight.fit();
    try {
      return act();
    } finally {
      Object.assign(camera, kept);
      this.touched.tree = touched;
      this.chase = chase;
      this.redraw();
    }
  }

  pixels() {
    const { scene } = this, { width, height } = this.camera, canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2 * width, 2 * height];
    const context = canvas.getContext('2d');
    context.scale(2, 2);
    context.fillStyle = scene.colours.paper;
    context.fillRect(0, 0, width, height);
    this.paint(new CanvasPen(context), { ...scene, hover: -1, chosen: -1 });
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
    this.hands.hideTip();
    this.redraw();
    this.controls.refresh();
    if (told) this.onchange();
  }

  /** Makes the layout again if it is stale, and old enough or wanted `now`. */
  relay(now = false) {
    const mode = this.shownMode, layout = this.layout;
    if (!this.stale[mode]) return;
    const age = performance.now() - (layout.made ?? -Infinity), patience = Math.max(PATIENCE, 8 * (layout.cost ?? 0));
    if (!now && !this.hurry && layout.nodes > 2000 && age < patience) {
      this.later ??= setTimeout(() => { this.later = null; this.redraw(); }, patience - age);
      return;
    }
    // A place that is looked at stays where it is, though others move.
    const anchor = this.current >= 0 && this.current < layout.nodes ? this.current : 0;
    const before = layout.count ? layout.x[layout.find(anchor)] : 0;
    if (mode === 'tree') layout.build(this.folder.test(), this.seen); else layout.build(() => false, this.run.nodes, true);
    layout.made = performance.now();
    layout.reach = this.reach;
    this.stale[mode] = this.hurry = false;
    this.controls.refresh();
    if (mode === 'icicle') { if (!this.touched.icicle) this.sight.enlarge(this.top); return; }
    if (this.touched.tree) this.camera.ox += layout.x[layout.find(anchor)] - before;
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.field, dots = devicePixelRatio || 1;
    if (!width || !height) return;
    [this.canvas.width, this.canvas.height] = [Math.round(width * dots), Math.round(height * dots)];
    this.pen.context.setTransform(dots, 0, 0, dots, 0, 0);
    const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    for (const camera of Object.values(this.cameras)) Object.assign(camera, { width, height, unit });
    this.sight.aim = null;
    this.stale.icicle ||= !this.touched.icicle;
    this.hurry = true;
    // At once: a canvas of a new size is black until it is drawn.
    this.draw();
  }

  redraw() { this.frame ??= requestAnimationFrame(() => { this.frame = null; this.draw(); }); }

  /** Draws a frame now. */
  draw() {
    this.relay();
    this.chase = this.sight.move();
    if (this.chase) this.redraw();
    const { scene } = this, { context } = this.pen, { width, height } = this.camera;
    context.fillStyle = scene.colours.paper;
    context.fillRect(0, 0, width, height);
    this.paint(this.pen, scene);
  }

  paint(pen, scene) { (this.shownMode === 'icicle' ? drawIcicle : drawTree)(pen, scene); }
}
