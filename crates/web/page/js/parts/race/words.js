// Times, ratios and ideas as a race writes them.

import { number, spoken } from '../../i18n.js';

const UNITS = [[1, 's'], [1e-3, 'ms'], [1e-6, 'µs'], [1e-9, 'ns']];

/** A time with three figures and a unit that fits it. */
export function seconds(time) {
  const [unit, name] = UNITS.find(([unit]) => time >= unit) ?? UNITS.at(-1);
  return `${figures(time / unit)}\u202f${name}`;
}

/** A number with three figures that count. */
export function figures(value) {
  const rounded = value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  return new Intl.NumberFormat(spoken(), rounded).format(value);
}

/** `× 3.4` */
export function times(ratio) { return `×\u202f${figures(ratio)}`; }

/** A count, which may be too large for a number and then is a text. */
export function count(value) { return value === undefined ? '–' : typeof value === 'number' ? number(value) : number(BigInt(value)); }
