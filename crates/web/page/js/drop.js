// Files of any kind, dropped anywhere on the page or chosen by hand, and texts pasted into it: a recorded search is opened, and of
// anything else the server says which puzzles can read it.

import { ask } from './api.js';
import { say, t } from './i18n.js';

/** The longest file, in bytes, that is read as a whole; a longer one can only be known as a collection, by its beginning. */
const MOST = 3 << 20, BEGINNING = 1 << 18;

/** A file that was dropped on a view that has no use for it: the main view takes it. */
let left = null;

/** Whoever has a use for a file; the last one gets it. */
const takers = [];
addEventListener('dragover', event => { if (event.dataTransfer?.types.includes('Files')) event.preventDefault(); });
addEventListener('drop', event => {
  if (event.defaultPrevented || !event.dataTransfer?.files.length) return;
  event.preventDefault();
  takers.at(-1)?.(event.dataTransfer.files[0]);
});

/** Calls `opens(file)` for a file that is dropped anywhere; returns how to stop that. */
export function onDrop(opens) {
  takers.push(opens);
  return () => takers.splice(takers.indexOf(opens), 1);
}

/** Leaves a file for the main view, or takes it there. */
export function leave(file) { left = file; }
export function taken() {
  const file = left;
  left = null;
  return file;
}

/** Is this file a recorded search, by its first line? */
export async function isRecording(file) {
  const [first] = (await file.slice(0, 1 << 16).text()).trimStart().split('\n');
  return /^\{.*"type"\s*:\s*"(run|enter|refuse)"/.test(first);
}

/**
 * What a file holds: {puzzle, word, said}, where `said` is a sentence on what it was taken for. What cannot be read is thrown as a
 * sentence that names the file.
 */
export async function recognize(file) {
  const whole = file.size <= MOST, bytes = await (whole ? file : file.slice(0, BEGINNING)).arrayBuffer();
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !whole });
  } catch {
    throw new Error(t('drop-binary', { name: file.name }));
  }
  // The last line of a beginning may be cut.
  if (!whole) text = text.slice(0, text.lastIndexOf('\n') + 1);
  if (!text.trim()) throw new Error(t('drop-empty', { name: file.name }));
  let readings;
  try {
    ({ readings } = await ask('recognize', { text, whole }));
  } catch (error) {
    throw new Error(t('drop-unreadable', { name: file.name, why: error.message }));
  }
  return { ...readings[0], said: saidOf(file.name, readings) };
}

/** The puzzle that a pasted text is for, if it is not for this one; null if it is, or nobody can read it. */
export async function elsewhere(text, puzzle) {
  const { readings } = await ask('recognize', { text }).catch(() => ({ readings: [] }));
  const here = readings.find(reading => reading.puzzle === puzzle && !reading.empty);
  const [best] = readings;
  return here || !best || best.empty || best.puzzle === puzzle ? null : { ...best, said: saidOf(t('drop-pasted'), [best]) };
}

/** What it was taken for: its name, the instance, what else it could be, and how many more there are. */
function saidOf(name, readings) {
  const named = puzzle => {
    const id = `puzzle-${puzzle}`, words = t(id);
    return words === id ? puzzle : words;
  };
  const [{ puzzle, titleText, instances }, ...others] = readings;
  const also = others.filter(({ empty }) => !empty).map(other => named(other.puzzle));
  return [
    t('drop-taken', { name, puzzle: named(puzzle), title: say(titleText) }),
    instances > 1 ? t('drop-first', { count: instances }) : '',
    also.length ? t('drop-also', { puzzles: also }) : '',
  ].filter(Boolean).join(' ');
}
