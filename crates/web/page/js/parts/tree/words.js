// A node in words: for the tip under the pointer, and for those who cannot see it.

import { t } from '../../i18n.js';
import { CHOICE, DEAD, FOLDED_FAILED, FOLDED_OPEN, FOLDED_SOLVED, SOLUTION, countAt, lookOf } from './draw.js';

const LOOKS = {
  [CHOICE]: 'choice', [DEAD]: 'dead', [SOLUTION]: 'solution',
  [FOLDED_FAILED]: 'foldedFailed', [FOLDED_SOLVED]: 'foldedSolved', [FOLDED_OPEN]: 'foldedOpen',
};

/** The lines that say what a node is: what was chosen first, then visit and depth, nodes below, refusals, fate. */
export function linesOf(scene, node) {
  const { run, step, visits } = scene, { label } = run.choices[run.by.items[node]];
  const name = label ? t('tree-chosen', { label }) : t('tree-root');
  const place = t('tree-visit', { visit: node + 1, depth: run.depth.items[node] });
  if (node >= visits) return [name, place, t('tree-later')];
  const below = countAt(scene, node) - 1, refused = run.refusedAt(node, step).length;
  return [
    name, place,
    t('tree-below', { count: below }),
    ...(refused ? [t('tree-refused', { count: refused })] : []),
    fateOf(scene, node, below),
  ];
}

/** What became of it; of a choice that was walked to its end, what came of it. */
function fateOf({ run, layout, step }, node, below) {
  const k = layout.find(node), look = layout.node[k] === node ? lookOf(run, layout, k, step) : CHOICE;
  const left = run.left.items[node], count = run.solved.items[node];
  if (look !== CHOICE || below === 0 || left < 0 || left >= step) return t(`tree-${LOOKS[look]}`);
  return t('tree-solvedBelow', { count });
}
