// Chance that can be repeated: the same seed asks the same questions.

/** Numbers from 0 to below 1, by a seed of any text (a hash of it, then Mulberry32, by Tommy Ettinger). */
export function seeded(text) {
  let state = 2166136261;
  for (const letter of String(text)) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of these. */
export function pick(random, items) { return items[Math.floor(random() * items.length)]; }

/** These in another order. */
export function shuffled(random, items) {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
