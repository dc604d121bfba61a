// The run as a film, which the server draws: the same GIF and animated SVG as `backtrail watch --record`.

import { reach } from '../api.js';
import { spoken } from '../i18n.js';

/** {puzzle, word, flags, solver, question, from, steps, speed, format}, in the language of the page; rejects with a sentence. */
export async function film(wanted) { return (await reach('film', { ...wanted, language: spoken() })).blob(); }
