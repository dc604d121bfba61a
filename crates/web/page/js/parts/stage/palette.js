// Colours for vertices. The first twelve are chosen by hand to differ in lightness as well as in hue; later ones go round
// the circle of hues by the golden angle. All are light enough for dark letters, so that a number can stand on each.

const FIRST = ['#f2b134', '#5fb3e8', '#e8735a', '#57b97d', '#b691e0', '#f5ea7a', '#e58fbb', '#4fc4c0', '#c2a27a', '#a9c24a', '#a3aebd', '#f4cfb5'];

/** The fill of a colour that has a number from 0. */
export function paint(color) {
  if (color < FIRST.length) return FIRST[color];
  return `hsl(${Math.round(color * 137.508) % 360} ${45 + color * 7 % 30}% ${58 + color * 11 % 24}%)`;
}

/** The letters that stand on it. */
export const LETTERS = '#14181f';
