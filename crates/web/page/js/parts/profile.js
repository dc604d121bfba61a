// The profile: visits per depth as a bar chart that grows with the search. A depth of a thousand has its bars in groups.

import { el, svg } from '../dom.js';
import { number, t } from '../i18n.js';

const WIDTH = 230, ROW = 15, TALLEST = 210, LEFT = 30, RIGHT = 52;

/** Returns `{element, show(cursor), svg()}`; `svg()` is the picture as it is now. */
export function createProfile() {
  const bars = svg('g', { fill: 'var(--blue)', class: 'bars' });
  const words = svg('g', { fill: 'var(--quiet)', 'font-size': 11, 'font-family': 'ui-monospace, "DejaVu Sans Mono", monospace' });
  const here = svg('path', { fill: 'var(--ink)' });
  const picture = svg('svg', { viewBox: `0 0 ${WIDTH} ${ROW}`, role: 'img', 'data-test': 'profile', class: 'profile-chart' }, bars, words, here);
  let layout = '', rows = [], last = '';

  const lay = depths => {
    const group = Math.max(1, Math.ceil(depths / (TALLEST / 4)));
    const count = Math.max(1, Math.ceil(depths / group)), tall = Math.min(ROW, TALLEST / count);
    const every = Math.ceil(13 / tall);
    bars.replaceChildren();
    words.replaceChildren();
    picture.setAttribute('viewBox', `0 -3 ${WIDTH} ${Math.round(count * tall) + 6}`);
    rows = Array.from({ length: count }, (_, i) => {
      const y = i * tall, middle = y + tall / 2 + 4, said = i % every === 0;
      const title = svg('title');
      const bar = svg('rect', { x: LEFT, y: y + tall * 0.1, width: 0, height: tall * 0.8, rx: Math.min(2, tall / 4) }, title);
      const value = svg('text', { y: middle });
      bars.append(bar);
      words.append(value);
      if (said) words.append(svg('text', { x: LEFT - 6, y: middle, 'text-anchor': 'end' }, String(i * group)));
      return { bar, value, title, said, from: i * group, to: Math.min(depths, (i + 1) * group) - 1, y, tall };
    });
    return { group };
  };

  let group = 1;
  return {
    element: el('section', { class: 'profile-panel panel', 'aria-label': t('explore-profile') },
      el('h2', {}, el('dfn', { title: t('explore-profile-means') }, t('explore-profile'))), picture),
    show({ counters: { profile }, node, run }) {
      const now = profile.join() + node;
      if (now === last) return;
      last = now;
      // Rows for the whole known tree from the start, so that the chart does not jump while it grows.
      const depths = Math.max(1, run.counters.profile.length);
      if (layout !== String(depths)) {
        layout = String(depths);
        ({ group } = lay(depths));
      }
      const sums = rows.map(({ from, to }) => profile.slice(from, to + 1).reduce((sum, visits) => sum + visits, 0));
      const most = Math.max(1, ...sums);
      rows.forEach((row, i) => {
        const wide = (sums[i] / most) * (WIDTH - LEFT - RIGHT);
        row.bar.setAttribute('width', sums[i] ? Math.max(1.5, wide) : 0);
        row.value.setAttribute('x', LEFT + wide + 5);
        row.value.textContent = row.said && sums[i] ? number(sums[i]) : '';
        row.title.textContent = t('explore-profile-bar', { depth: row.from === row.to ? row.from : `${row.from}–${row.to}`, visits: sums[i] });
      });
      const row = node < 0 ? null : rows[Math.floor(run.depth.items[node] / group)];
      here.setAttribute('d', row ? `M1 ${row.y + row.tall / 2 - 4}l6 4-6 4z` : '');
      picture.setAttribute('aria-label', t('explore-profile-words', { profile: profile.slice(0, 100).join(', ') }));
    },
    picture,
  };
}
