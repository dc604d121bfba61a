// The colours of the page as a canvas needs them: words for paths, and numbers for pixels.

const NAMES = {
  paper: ['#ffffff', '#15181c'], ink: ['#1b1f24', '#e8eaed'], quiet: ['#57606a', '#a5adb7'], line: ['#c4cad1', '#454c55'],
  blue: ['#1f5fbf', '#7fb0ff'], red: ['#b3261e', '#ff8a80'], green: ['#1a7f37', '#5fd080'], panel: ['#f3f5f7', '#1e2227'],
  focus: ['#1f5fbf', '#7fb0ff'], amber: ['#9a6700', '#e3b341'],
};

/** Reads the colours where `element` stands; those that the page does not define have ours. */
export function readColours(element) {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const colours = { words: {} };
  for (const [name, own] of Object.entries(NAMES)) {
    // Through `color`, so that what the style sheet computes (light-dark and the like) comes as rgb().
    probe.style.color = `var(--${name}, ${own[dark ? 1 : 0]})`;
    colours[name] = getComputedStyle(probe).color;
    const [r, g, b] = colours[name].match(/[\d.]+/g).map(Number);
    colours.words[name] = (r | g << 8 | b << 16 | 255 << 24) >>> 0;
  }
  probe.remove();
  return colours;
}
