// What happened: the last event in a sentence, the choices that lead here, and those that were refused here or are not even offered,
// with the reasons.

import { el } from '../dom.js';
import { say, t } from '../i18n.js';
import { DEAD_END, ENTER, LEAVE, LINE, REFUSE, SOLUTION } from '../run.js';
import { choiceName } from './lesson/say.js';

/** A node with more refusals, or a longer path, is cut; the newest stay. */
const MOST = 60, MOST_PATH = 14;
/** While it plays, the milliseconds between two updates of the panel, and of the words for screen readers. */
const EVERY = 90, ALOUD = 2500;

const SIGNS = { [ENTER]: '●', [REFUSE]: '×', [SOLUTION]: '◆', [DEAD_END]: '■', [LEAVE]: '↑', [LINE]: '▸' };

/** A line of a list: a choice and why it cannot be made; `point(on)` while it is pointed at. */
function reasoned(sign, label, text, point) {
  const item = el('li', { tabindex: 0 }, el('span', { class: 'cross', 'aria-hidden': 'true' }, sign), el('b', { class: 'figures' }, label),
    el('span', {}, text ? say(text) : t('explore-noReason')));
  item.onpointerenter = item.onfocus = () => point(true);
  item.onpointerleave = item.onblur = () => point(false);
  return item;
}

/** The last event in a sentence. */
export function sentence(cursor) {
  const { run, node, kind, counters } = cursor;
  if (kind < 0) return t('explore-said-before');
  const depth = node < 0 ? 0 : run.depth.items[node];
  switch (kind) {
    case ENTER:
      if (depth === 0) return t('explore-said-root');
      return t('explore-said-enter', { choice: choiceName(run, run.choices[run.by.items[node]]), depth, visit: node + 1 });
    case REFUSE: {
      const { choice, reason: why } = cursor.refused;
      return why.text
        ? t('explore-said-refuse', { choice: choiceName(run, choice), reason: why.text })
        : t('explore-said-refused', { choice: choiceName(run, choice) });
    }
    case SOLUTION: return t('explore-said-solution', { solution: counters.solutions, visit: node + 1 });
    case DEAD_END: return t('explore-said-deadEnd', { depth, visit: node + 1 });
    case LINE: return lineOf(run, cursor.step - 1);
    default: {
      if (node < 0) return t('explore-said-over');
      return t('explore-said-leave', { choice: choiceName(run, run.choices[run.by.items[cursor.about]]), depth });
    }
  }
}

/** The line of the program that an event belongs to, as it is written: it reads the same in every language. */
function lineOf({ told, lines }, event) {
  const text = Array.isArray(told.code) ? told.code.at(-1)?.text : null, line = lines[event] ?? 0;
  return `${line}: ${String(text ?? '').split('\n')[line - 1]?.trim() ?? ''}`;
}

/**
 * `onrefused(event or null)`: a refusal is pointed at. `onwithheld({choice, reason} or null)`: one that is not offered. `onnode(node)`: a
 * choice of the path is picked. `notice`: stands in it.
 */
export function createHappened(player, { notice, onrefused, onwithheld, onnode }) {
  const { run, cursor } = player;
  const sign = el('span', { class: 'sign', 'aria-hidden': 'true' });
  const said = el('span', { 'data-test': 'said' });
  const path = el('ol', { class: 'path', 'data-test': 'path' });
  const title = el('h3', {});
  const list = el('ul', { class: 'refused', 'data-test': 'refused' });
  const heldTitle = el('h3', {}), held = el('ul', { class: 'refused', 'data-test': 'withheld' });
  const aloud = el('div', { class: 'unseen', 'aria-live': 'polite', 'data-test': 'live' });
  const element = el('section', { class: 'happened panel', 'aria-label': t('explore-happened') },
    el('h2', {}, t('explore-happened')), notice, el('p', { class: 'said' }, sign, said), path, title, list, heldTitle, held, aloud);
  let shown = -1, due = 0, timer = 0, loud = 0;

  const show = () => {
    timer = 0;
    if (shown === cursor.step) return;
    const now = performance.now();
    if (player.playing && now < due) {
      timer ||= setTimeout(show, due - now);
      return;
    }
    due = now + EVERY;
    shown = cursor.step;
    const words = sentence(cursor);
    said.textContent = words;
    sign.textContent = SIGNS[cursor.kind] ?? '';
    element.dataset.kind = ['enter', 'refuse', 'solution', 'deadEnd', 'leave', 'line'][cursor.kind] ?? 'before';
    if (!player.playing || now > loud + ALOUD) {
      loud = now;
      aloud.textContent = words;
    }
    walked();
    refusals();
    withheld();
  };

  const walked = () => {
    const nodes = cursor.node < 0 ? [] : run.pathTo(cursor.node).slice(1);
    const cut = Math.max(0, nodes.length - MOST_PATH);
    path.replaceChildren(...(cut ? [el('li', { class: 'cut' }, '…')] : []), ...nodes.slice(cut).map(node =>
      el('li', {}, el('button', {
        type: 'button', onclick: () => onnode(node), title: t('explore-path-node', { visit: node + 1, depth: run.depth.items[node] }),
      }, run.choices[run.by.items[node]].label))));
    path.setAttribute('aria-label', t('explore-path'));
    path.hidden = nodes.length === 0;
  };

  const refusals = () => {
    const refused = cursor.node < 0 ? [] : run.refusedAt(cursor.node, cursor.step);
    title.textContent = refused.length ? t('explore-refusedHere', { count: refused.length }) : '';
    title.hidden = list.hidden = refused.length === 0;
    const newest = refused.slice(-MOST).reverse();
    list.replaceChildren(...newest.map(({ choice, reason: why, event }) => {
      const { text } = run.reasons[why];
      const item = reasoned('×', run.choices[choice].label, text, on => onrefused(on ? event : null));
      if (event === cursor.step - 1) item.className = 'newest';
      return item;
    }), ...(refused.length > MOST ? [el('li', { class: 'cut' }, t('explore-more', { count: refused.length - MOST }))] : []));
  };

  const withheld = () => {
    const here = cursor.node < 0 ? [] : run.withheldAt(cursor.node);
    heldTitle.textContent = here.length ? t('explore-withheldHere', { count: here.length }) : '';
    heldTitle.hidden = held.hidden = here.length === 0;
    held.replaceChildren(...here.slice(0, MOST).map(other => reasoned('–', other.choice.label, other.reason.text, on => onwithheld(on ? other : null))));
  };

  return { element, show, destroy: () => clearTimeout(timer) };
}
