// The row of buttons over a tree, and the way back from an enlarged part of an icicle.

import { t } from '../../i18n.js';

/** Builds the row for a tree; `refresh()` says how things stand. */
export function createControls(tree) {
  const element = document.createElement('div');
  element.className = 'tree-controls';
  element.setAttribute('role', 'toolbar');
  element.setAttribute('aria-label', t('tree-name'));
  const button = (name, words, act, sign) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.dataset.test = `tree-${name}`;
    made.textContent = sign ?? words;
    if (sign) made.setAttribute('aria-label', words);
    made.title = words;
    made.onclick = act;
    element.append(made);
    return made;
  };
  button('fit', t('tree-fit'), () => tree.fit());
  button('closer', t('tree-closer'), () => tree.hands.closer(), '+');
  button('farther', t('tree-farther'), () => tree.hands.farther(), '−');
  const follow = button('follow', t('tree-follow'), () => { tree.follow = !tree.follow; });
  const failed = button('fold-failed', t('tree-foldFailed'), () => tree.foldFailed());
  const unfold = button('unfold-all', t('tree-unfoldAll'), () => tree.unfoldAll());
  const depth = document.createElement('select');
  depth.dataset.test = 'tree-depth';
  depth.setAttribute('aria-label', t('tree-depth'));
  depth.title = t('tree-depth');
  depth.onchange = () => { if (depth.value === '') tree.unfoldAll(); else tree.foldDepth(Number(depth.value)); };
  element.append(depth);
  const mode = button('mode', t('tree-icicle'), () => { tree.mode = tree.mode === 'tree' ? 'icicle' : 'tree'; });
  const trail = document.createElement('nav');
  trail.className = 'tree-trail';
  trail.dataset.test = 'tree-trail';
  trail.setAttribute('aria-label', t('tree-trail'));
  element.append(trail);

  const refresh = () => {
    const icicle = tree.mode === 'icicle', { run } = tree;
    follow.setAttribute('aria-pressed', String(tree.follow));
    mode.textContent = mode.title = t(icicle ? 'tree-tree' : 'tree-icicle');
    for (const part of [follow, failed, unfold, depth]) part.hidden = icicle;
    const deepest = Math.min(run.counters.profile.length - 1, 40);
    if (depth.options.length !== Math.max(1, deepest + 1)) {
      depth.replaceChildren(new Option(t('tree-depthAny'), ''));
      for (let level = 1; level <= deepest; level++) depth.add(new Option(t('tree-depthOf', { depth: level }), String(level)));
    }
    depth.value = /^d(\d+)/.exec(tree.folding)?.[1] ?? '';
    trail.hidden = !icicle || tree.top === 0;
    if (trail.hidden) return;
    trail.replaceChildren(...run.pathTo(tree.top).map(node => {
      const step = document.createElement('button');
      step.type = 'button';
      step.textContent = run.choices[run.by.items[node]].label || t('tree-whole');
      step.onclick = () => tree.sight.enlarge(node);
      if (node === tree.top) step.setAttribute('aria-current', 'true');
      return step;
    }));
  };
  return { element, refresh };
}
