// Which parts the reader has opened. Remembered in this browser only, and forgotten where it keeps nothing.

const KEY = puzzle => `lesson-${puzzle}`;

function parts(puzzle) {
  try { return JSON.parse(localStorage.getItem(KEY(puzzle)) ?? '[]'); } catch { return []; }
}

/** The reader has opened this part. */
export function read(puzzle, part) {
  const known = parts(puzzle);
  if (known.includes(part)) return;
  try { localStorage.setItem(KEY(puzzle), JSON.stringify([...known, part])); } catch { /* no storage, no memory */ }
}

/** Has the reader opened this part? */
export function hasRead(puzzle, part) { return parts(puzzle).includes(part); }
