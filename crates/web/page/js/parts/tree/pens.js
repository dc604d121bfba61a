// Two pens with the same strokes: one draws on a canvas, the other writes SVG. So an exported picture is what is seen.
//
// Shapes are gathered into a path and filled or stroked together. A strip is a row of pixels, one colour each, stretched to
// a height: what is too dense for shapes costs as much as its pixels, however many nodes they stand for.

class Shapes {
  /** The signs of a tree, never told apart by colour alone. */
  square(x, y, r) { this.box(x - r, y - r, 2 * r, 2 * r); }
  diamond(x, y, r) { this.polygon([x, y - r, x + r, y, x, y + r, x - r, y]); }
  triangle(x, y, r) { this.polygon([x, y - r, x + r, y + r, x - r, y + r]); }
  cross(x, y, r) { this.line(x - r, y - r, x + r, y + r); this.line(x - r, y + r, x + r, y - r); }
}

export class CanvasPen extends Shapes {
  constructor(context) {
    super();
    this.context = context;
    this.strips = document.createElement('canvas');
    this.ink = this.strips.getContext('2d');
    this.image = null;
    this.begin();
  }

  begin() { this.context.beginPath(); }
  line(x0, y0, x1, y1) { this.context.moveTo(x0, y0); this.context.lineTo(x1, y1); }
  circle(x, y, r) { this.context.moveTo(x + r, y); this.context.arc(x, y, r, 0, 2 * Math.PI); }
  box(x, y, width, height) { this.context.rect(x, y, width, height); }

  polygon(points) {
    this.context.moveTo(points[0], points[1]);
    for (let i = 2; i < points.length; i += 2) this.context.lineTo(points[i], points[i + 1]);
    this.context.closePath();
  }

  fill(colour, alpha = 1) {
    this.context.globalAlpha = alpha;
    this.context.fillStyle = colour;
    this.context.fill();
    this.context.globalAlpha = 1;
    this.begin();
  }

  stroke(colour, width, alpha = 1) {
    this.context.globalAlpha = alpha;
    this.context.strokeStyle = colour;
    this.context.lineWidth = width;
    this.context.stroke();
    this.context.globalAlpha = 1;
    this.begin();
  }

  /** Words with a halo of `paper`, so that lines below do not cross them out. */
  text(words, x, y, size, colour, align, paper) {
    const { context } = this;
    context.font = `${size}px system-ui, sans-serif`;
    context.textAlign = align;
    context.textBaseline = 'middle';
    if (paper) {
      context.lineWidth = 3;
      context.lineJoin = 'round';
      context.strokeStyle = paper;
      context.strokeText(words, x, y);
    }
    context.fillStyle = colour;
    context.fillText(words, x, y);
  }

  /** A row of colours (0: none; else r, g, b, alpha as bytes of a little-endian word) from x = 0, stretched to a height. */
  strip(colours, y, height, alpha = 1) {
    const width = colours.length;
    if (this.image?.width !== width) {
      this.strips.width = width;
      this.strips.height = 1;
      this.image = this.ink.createImageData(width, 1);
      this.words = new Uint32Array(this.image.data.buffer);
    }
    this.words.set(colours);
    this.ink.putImageData(this.image, 0, 0);
    this.context.globalAlpha = alpha;
    this.context.imageSmoothingEnabled = false;
    this.context.drawImage(this.strips, 0, 0, width, 1, 0, y, width, height);
    this.context.globalAlpha = 1;
  }
}

const round = value => String(Math.round(value * 10) / 10);
const escaped = words => words.replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);

export class SvgPen extends Shapes {
  constructor() {
    super();
    this.parts = [];
    this.shapes = 0;
    this.begin();
  }

  begin() { this.path = ''; }
  line(x0, y0, x1, y1) { this.shapes++; this.path += `M${round(x0)} ${round(y0)}L${round(x1)} ${round(y1)}`; }
  box(x, y, w, h) { this.shapes++; this.path += `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`; }

  circle(x, y, r) {
    this.shapes++;
    const [a, b] = [round(r), round(2 * r)];
    this.path += `M${round(x - r)} ${round(y)}a${a} ${a} 0 1 0 ${b} 0a${a} ${a} 0 1 0 ${round(-2 * r)} 0z`;
  }

  polygon(points) {
    this.shapes++;
    this.path += `M${points.map(round).join(' ')}z`;
  }

  fill(colour, alpha = 1) { this.put(`fill="${colour}"${alpha < 1 ? ` fill-opacity="${alpha}"` : ''}`); }

  stroke(colour, width, alpha = 1) {
    this.put(`fill="none" stroke="${colour}" stroke-width="${width}"${alpha < 1 ? ` stroke-opacity="${alpha}"` : ''}`);
  }

  put(how) {
    if (this.path) this.parts.push(`<path d="${this.path}" ${how}/>`);
    this.begin();
  }

  text(words, x, y, size, colour, align, paper) {
    this.shapes++;
    const anchor = { left: 'start', center: 'middle', right: 'end' }[align];
    const halo = paper ? ` stroke="${paper}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"` : '';
    this.parts.push(`<text x="${round(x)}" y="${round(y)}" dy="0.35em" font-size="${size}" font-family="system-ui, sans-serif"`
      + ` text-anchor="${anchor}" fill="${colour}"${halo}>${escaped(words)}</text>`);
  }

  strip(colours, y, height, alpha = 1) {
    for (let from = 0; from < colours.length;) {
      let to = from + 1;
      while (to < colours.length && colours[to] === colours[from]) to++;
      const word = colours[from];
      if (word) {
        this.box(from, y, to - from, height);
        const seen = Math.round(alpha * (word >>> 24) / 255 * 100) / 100;
        this.fill(`rgb(${word & 255} ${(word >>> 8) & 255} ${(word >>> 16) & 255})`, seen);
      }
      from = to;
    }
  }

  /** The whole picture. */
  svg(width, height, paper, title) {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
      + `<title>${escaped(title)}</title><rect width="${width}" height="${height}" fill="${paper}"/>${this.parts.join('')}</svg>`;
  }
}
