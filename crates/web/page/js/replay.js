// A recorded search in the place of a walk on the server, as `backtrail site` carries them (web/src/site/record.rs).
//
// A recording is {asked: {puzzle, word, flags, solver}, told, header, events, answers}: what a walk is told when it is opened, the
// header of all its events (batch.rs), the events as numbers of a few bytes in base64, and what each question counts. Long searches
// are cut: they have their first events, and what they count to the end.

import { Run } from './run.js';

/** Two searches with the same key are the same. */
function keyOf({ puzzle, word, flags = {}, solver }) {
  return JSON.stringify([puzzle, word, solver, Object.entries(flags).sort()]);
}

export class Replay {
  /** The recording of what is asked for. */
  static of(recordings, asked) {
    const found = recordings.find(each => keyOf(each.asked) === keyOf(asked));
    if (!found) throw new Error(`no recording of ${keyOf(asked)}`);
    return new Replay(found);
  }

  constructor({ told, header, events, answers = {} }) {
    this.run = new Run(told);
    this.run.add(header, numbers(events), [0], [0]);
    /** Are there events that are not here? */
    this.cut = this.complete = !this.run.ended;
    /** The counters at the end of the search, by question. */
    this.answers = answers;
  }

  async more() {}
  async until() {}
  close() {}
}

/** Numbers of 7 bits a byte, the lowest first; the eighth says that more follow. */
function numbers(text) {
  const letters = atob(text), found = [];
  for (let i = 0, value = 0, shift = 0; i < letters.length; i++) {
    const byte = letters.charCodeAt(i);
    value += (byte & 127) * 2 ** shift;
    shift += 7;
    if (byte < 128) {
      found.push(value);
      value = shift = 0;
    }
  }
  return Uint32Array.from(found);
}
