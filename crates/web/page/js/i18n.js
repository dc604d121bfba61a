// The words of the page in three languages. Each area of the page has a file in lang/, all three languages side by side.

import common from './lang/common.js';
import explore from './lang/explore.js';
import stage from './lang/stage.js';
import tree from './lang/tree.js';
import lesson from './lang/lesson.js';
import race from './lang/race.js';
import { reason as translated } from './lang/reasons.js';

export const LANGUAGES = { en: 'English', fr: 'Français', ca: 'Català' };
export const AREAS = { common, explore, stage, tree, lesson, race };

let language = 'en';
const listeners = new Set();

/** The language that is spoken. */
export function spoken() { return language; }

/** Speaks this language from now on, or the browser's if it is none of ours. */
export function speak(wanted) {
  const wishes = [wanted, ...navigator.languages].map(wish => wish?.slice(0, 2).toLowerCase());
  language = wishes.find(wish => wish in LANGUAGES) ?? 'en';
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Calls back when the language changes; returns how to stop that. */
export function onSpeak(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The words for a key, such as `explore.play`, with `{name}` filled in. Numbers are written as the language does. */
export function t(key, values = {}) {
  const [area, ...rest] = key.split('.');
  const words = AREAS[area]?.[language]?.[rest.join('.')] ?? AREAS[area]?.en?.[rest.join('.')];
  if (words === undefined) return key;
  return words.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'number' ? number(value) : String(value);
  });
}

/** A number as the language writes it. Formats are kept: making one costs more than a hundred uses. */
export function number(value) {
  if (!formats.has(language)) formats.set(language, new Intl.NumberFormat(language));
  return formats.get(language).format(value);
}
const formats = new Map();

/** A reason of a refusal, which the server tells in English. */
export function reason(text) { return language === 'en' ? text : translated(text, language); }
