// Which part of the plane is seen: x in places of leaves, y in levels, each with its own scale.
//
// Trees are far wider than deep. So zooming stretches the width freely, and the height only between a level that can just
// be told from the next and one that has room for its signs.

const NARROWEST = 1e-5, WIDEST = 64, LOWEST = 6, HIGHEST = 64;

export class Camera {
  constructor() {
    /** Pixels for a place and for a level. */
    this.sx = 24;
    this.sy = 44;
    /** The place and the level at the top left corner. */
    this.ox = this.oy = 0;
    this.width = this.height = 1;
    /** How many times larger than usual letters and signs are. */
    this.unit = 1;
    this.widest = WIDEST;
  }

  toX(x) { return (x - this.ox) * this.sx; }
  toY(level) { return (level - this.oy) * this.sy; }
  fromX(px) { return px / this.sx + this.ox; }
  fromY(py) { return py / this.sy + this.oy; }

  /** Zooms by a factor around a point of the screen. `flat`: the height of levels stays. */
  zoom(factor, px, py, flat = false) {
    const x = this.fromX(px), level = this.fromY(py);
    this.sx = Math.min(this.widest, Math.max(NARROWEST, this.sx * factor));
    if (!flat) this.sy = Math.min(HIGHEST, Math.max(LOWEST, this.sy * Math.sqrt(factor)));
    this.ox = x - px / this.sx;
    this.oy = level - py / this.sy;
  }

  pan(dx, dy) {
    this.ox -= dx / this.sx;
    this.oy -= dy / this.sy;
  }

  /** Shows this rectangle of the plane, with a margin in pixels. */
  show(x0, x1, levels, margin) {
    const wide = Math.max(1, this.width - 2 * margin), high = Math.max(1, this.height - 2 * margin);
    this.sx = Math.min(WIDEST, wide / Math.max(1e-9, x1 - x0));
    this.sy = Math.min(HIGHEST, Math.max(LOWEST, high / Math.max(1, levels)));
    this.ox = (x0 + x1) / 2 - this.width / 2 / this.sx;
    this.oy = -margin / this.sy;
  }

  /** Puts a point of the plane to a point of the screen. */
  put(x, level, px, py) {
    this.ox = x - px / this.sx;
    this.oy = level - py / this.sy;
  }

  copy() { return Object.assign(new Camera(), this); }
}
