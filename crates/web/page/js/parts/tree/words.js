// A node in words: for the tip under the pointer, and for those who cannot see it.

import { t } from '../../i18n.js';
import { CHOICE, DEAD, FOLDED_FAILED, FOLDED_OPEN, FOLDED_SOLVED, SOLUTION, countAt, lookOf } from './draw.js';

const LOOKS = {
  [CHOICE]: 'choice', [DEAD]: 'dead', [SOLUTION]: 'solution',
  [FOLDED_FAILED]: 'foldedFailed', [FOLDED_SOLVED]: 'foldedSolved', [FOLDED_OPEN]: 'foldedOpen',
};

/** The lines that say what a node is: what was chosen first, then visit and depth, nodes below, refusals, fate. */
export function linesOf(scene, node) {
  const { run, layout, step } = scene, k = layout.find(node);
  const label = run.choices[run.by.items[node]].label;
  if (node >= scene.visits) return [label ? t('tree.chosen', { label }) : t('tree.root'), t('tree.visit', { visit: node + 1, depth: run.depth.items[node] }), t('tree.later')];
  const below = countAt(scene, node) - 1, refused = run.refusedAt(node, step).length;
  const look = layout.node[k] === node ? lookOf(run, layout, k, step) : CHOICE;
  return [
    label ? t('tree.chosen', { label }) : t('tree.root'),
    t('tree.visit', { visit: node + 1, depth: run.depth.items[node] }),
    t(below === 0 ? 'tree.noneBelow' : below === 1 ? 'tree.oneBelow' : 'tree.below', { count: below }),
    ...(refused ? [t(refused === 1 ? 'tree.refusedOne' : 'tree.refused', { count: refused })] : []),
    look === CHOICE && below > 0 && run.left.items[node] >= 0 && run.left.items[node] < step ? outcome(run.solved.items[node]) : t(`tree.${LOOKS[look]}`),
  ];
}

/** What came of a subtree that was walked to its end. */
function outcome(solved) { return t(solved === 0 ? 'tree.failedBelow' : solved === 1 ? 'tree.solvedOne' : 'tree.solvedBelow', { count: solved }); }
