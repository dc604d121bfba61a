// What a run is called, in the language that is spoken; the server says it in English.

import { t } from './i18n.js';

/** The title of a run, from what is told of it. */
export function titleOf({ title, puzzle, stage, word }) {
  switch (puzzle && stage?.kind) {
    case 'squares': return t('title-queens', { n: stage.rows });
    case 'path': return t(stage.holes.length ? 'title-knight-holes' : 'title-knight', { rows: stage.rows, columns: stage.columns });
    case 'grid': return t('title-sudoku', { n: stage.rows, givens: stage.givens.filter(Boolean).length });
    case 'graph': return t('title-graph', { graph: nameIn(title) ?? word, colors: stage.colors });
    default: return title ?? t('explore-recorded');
  }
}

/** The server names a graph after its file, or as it was given. */
function nameIn(title) { return /^colourings of (.+?)(?: with (?:\d+ colours?|as few colours as can be))?$/.exec(title)?.[1]; }
