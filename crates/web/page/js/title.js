// What a run is called, in the language that is spoken.

import { say, spoken, t } from './i18n.js';

/** The title of a run, from what the server or a recording tells of it. */
export function titleOf({ title, titleText }) {
  const said = titleText ? say(titleText) : title ?? t('explore-recorded');
  return said.charAt(0).toLocaleUpperCase(spoken()) + said.slice(1);
}
