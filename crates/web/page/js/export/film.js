// The run as a film, which the server draws: the same GIF and animated SVG as `backtrail watch --record`.

import { refusal } from '../i18n.js';

/** {puzzle, word, flags, solver, question, from, steps, speed, format}; rejects with the server's sentence. */
export async function film(wanted) {
  const answer = await fetch('api/film', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted),
  });
  if (answer.ok) return answer.blob();
  const text = await answer.text();
  let error = text.trim();
  try { error = refusal(JSON.parse(text)); } catch { /* then the text is the sentence */ }
  throw new Error(error || `${answer.status}`);
}
