// Colours for vertices: those of all pictures, as render/src/board/graph/palette.rs makes them; a test compares the two.

/** The eight of Okabe and Ito, which people who see few colours still tell apart. */
const FIRST = ['#56b4e9', '#e69f00', '#009e73', '#f0e442', '#0072b2', '#d55e00', '#cc79a7', '#262626'];
const INK = '#1f2933', PAPER = '#ffffff';
/** The lowest and the highest part of red, green and blue: light, pale and dark in turn. */
const RANGES = [[0.45, 0.95], [0.68, 0.9], [0.1, 0.6]];

const painted = new Map();

/** How a colour that has a number from 0 is painted: its `fill`, and the `ink` of what is written on it. */
export function paint(color) {
  if (!painted.has(color)) {
    const fill = FIRST[color] ?? spread(color - FIRST.length);
    painted.set(color, { fill, ink: contrast(fill, INK) >= contrast(fill, PAPER) ? INK : PAPER });
  }
  return painted.get(color);
}

/** Hues by the golden angle, so that any first few are far apart. */
function spread(i) {
  const hue = (i * 137_508 + 20_000) % 360_000 * 6, sixth = Math.floor(hue / 360_000), rest = hue % 360_000 / 360_000;
  const [low, high] = RANGES[i % 3], up = low + (high - low) * rest, down = high - (high - low) * rest;
  const rgb = [[high, up, low], [down, high, low], [low, high, up], [low, down, high], [up, low, high], [high, low, down]][sixth];
  return `#${rgb.map(part => Math.round(part * 255).toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours by the rule for accessible pages: from 1 to 21. */
function contrast(one, other) {
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}

function light(hex) {
  const [r, g, b] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
}
