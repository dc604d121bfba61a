// Share and export: the link that reopens this view, pictures, films, the events, and a file that plays by itself.

import { wrong } from '../api.js';
import { el } from '../dom.js';
import { film } from '../export/film.js';
import { MOST_RECORDED, htmlFile } from '../export/html.js';
import { writeRecording } from '../export/jsonl.js';
import { nameOf, pictureOf, pngOf, save, svgFile } from '../export/save.js';
import { spoken, t } from '../i18n.js';
import { createWindow } from './help.js';
import { icon } from './icons.js';

/** The steps of a film (more do not fit a slide), and the most steps per second. */
const FILM_STEPS = 200, FILM_SPEED = 100;

/** `link()` is the address of what is shown; `opens(file)` opens a recording. Returns `{element, button, watch(…)}`. */
export function createShare({ link, opens }) {
  let bench, asked, served, busy = false;
  const told = el('p', { class: 'told', role: 'status', 'data-test': 'share-told' });
  const say = words => { told.textContent = words; };

  /** A button that makes a file; what goes wrong is said. */
  const maker = (label, test, make, whole) => el('button', {
    type: 'button', 'data-test': `export-${test}`, 'aria-label': whole,
    async onclick() {
      if (busy) return;
      busy = true;
      say(t('explore-making'));
      try {
        const [blob, name] = await make();
        save(blob, name);
        say(t('explore-made', { name, size: sizeOf(blob.size) }) + (name.endsWith('.html') && bench.run.length > MOST_RECORDED ? ` ${t('explore-shortened', { most: MOST_RECORDED })}` : ''));
      } catch (error) {
        say(t('explore-notMade', { error: wrong(error) }));
      } finally {
        busy = false;
      }
    },
  }, label);
  const name = (part, ending) => `${nameOf(bench.run.told.title ?? 'run')}-${part}.${ending}`;
  const picture = (part, svg, png) => [
    maker('SVG', `${part}-svg`, async () => [await svg(), name(part, 'svg')], `${t(`explore-export-${part}`)}, SVG`),
    maker('PNG', `${part}-png`, async () => [png ? await png() : await pngOf(await svg()), name(part, 'png')], `${t(`explore-export-${part}`)}, PNG`),
  ];
  const moving = format => maker(format === 'gif' ? 'GIF' : 'SVG', `film-${format}`, async () => {
    const { player, run } = bench;
    const wanted = { puzzle: asked.puzzle, word: asked.word, flags: asked.flags ?? {}, solver: run.told.solver, question: asked.question };
    const speed = Math.min(player.speed, FILM_SPEED);
    say(t('explore-filming'));
    return [await film({ ...wanted, at: run.told.at, from: player.step - run.base, steps: FILM_STEPS, speed, format }), name(`from-${player.step}`, format)];
  }, `${t('explore-export-film')}, ${format === 'gif' ? 'GIF' : 'SVG'}`);

  const row = (part, buttons, note = '') => el('div', { class: 'row' },
    el('span', {}, t(`explore-export-${part}`), ...(note ? [el('small', { class: 'quiet' }, note)] : [])), el('span', { class: 'makers' }, ...buttons));
  const field = el('input', { type: 'text', readonly: true, 'aria-label': t('explore-link'), 'data-test': 'link', onfocus() { this.select(); } });
  const copied = () => `${t('explore-copied')} ${audience()}`;
  const copy = el('button', {
    type: 'button', class: 'main', 'data-test': 'copy-link', autofocus: true,
    async onclick() {
      field.value = link();
      try {
        await navigator.clipboard.writeText(field.value);
        say(copied());
      } catch {
        // No clipboard here: the link is marked, and a key copies it.
        field.select();
        say(document.execCommand('copy') ? copied() : t('explore-copyByHand'));
      }
    },
  }, t('explore-copy'));
  const chooser = el('input', {
    type: 'file', class: 'unseen', 'data-test': 'import', 'aria-label': t('explore-import'),
    onchange() {
      const [file] = chooser.files;
      chooser.value = '';
      if (!file) return;
      window.element.close();
      opens(file);
    },
  });

  const films = row('film', [moving('gif'), moving('svg')], t('explore-export-film-note', { steps: FILM_STEPS }));
  const window = createWindow(t('explore-share-title'), 'share',
    el('div', { class: 'link' }, field, copy),
    row('board', picture('board', async () => svgFile(bench.stage.svg?.() ?? ''))),
    row('tree', picture('tree', async () => svgFile(await bench.tree.svg()), () => bench.tree.png())),
    row('profile', picture('profile', async () => pictureOf(bench.profile.picture))),
    films,
    row('events', [maker('JSONL', 'events', async () => [
      await writeRecording(bench.run, events => say(t('explore-writing', { events }))), name('events', 'jsonl')], `${t('explore-export-events')}, JSONL`)],
    t('explore-export-events-note')),
    row('html', [maker('HTML', 'html', async () => {
      const { player, tree, run } = bench;
      return [await htmlFile(run, { step: player.step, fold: tree.folding, mode: tree.mode, lang: spoken() }), name('run', 'html')];
    }, `${t('explore-export-html')}, HTML`)], t('explore-export-html-note')),
    told,
    el('h3', {}, t('explore-import')), el('p', { class: 'quiet' }, t('explore-import-note')),
    el('label', { class: 'button' }, chooser, t('explore-import-choose')));

  const open = () => {
    field.value = link();
    say(audience());
    films.hidden = !served;
    window.open();
  };
  const button = el('button', { type: 'button', 'data-test': 'share-open', onclick: open }, icon('share'), el('span', {}, t('explore-share-open')));
  return {
    element: window.element,
    button,
    /** From now on it is about this bench; `server` says whether the server can walk the same search. */
    watch(newBench, newAsked, server) { [bench, asked, served] = [newBench, newAsked, server]; },
  };
}

/** On which machines a link to this server opens. */
export function audience({ hostname, host } = location) {
  const local = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return local ? t('explore-link-local', { host }) : t('explore-link-network');
}

function sizeOf(bytes) {
  return bytes < 10_000 ? `${bytes} B` : bytes < 2_000_000 ? `${Math.round(bytes / 1000)} kB` : `${Math.round(bytes / 1_000_000)} MB`;
}
