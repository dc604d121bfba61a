// A search on the server: opened over a socket, asked for events, closed. A socket that was lost is opened again where it was.
// A page without a server has recordings in its place.

import { refusal } from './i18n.js';
import { Replay } from './replay.js';
import { Run } from './run.js';

/** How many events are asked for at a time. */
const BATCH = 16384;

/** Recordings to take searches from, where there is no server; see replay.js. */
let recordings = null;

/** Takes searches from these recordings, not from a server. */
export function carryWalks(carried) { recordings = carried; }

export class Walk {
  /** Is there a server to ask? */
  static get live() { return recordings === null; }

  /** Opens a search: {puzzle, word, flags, solver}, `at` a node if that is its address. Rejects with the server's sentence. */
  static async open(asked) {
    if (recordings) return Replay.of(recordings, asked);
    const walk = new Walk(asked);
    walk.run = new Run(await walk.connect());
    return walk;
  }

  constructor(asked) {
    this.asked = asked;
    this.run = null;
    this.socket = null;
    this.waiting = null;
  }

  async connect() {
    const address = new URL('api/walk', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.hash = '';
    const socket = this.socket = new WebSocket(address);
    socket.binaryType = 'arraybuffer';
    // Numbers of choices and reasons hold for one socket; these say which of ours they are.
    this.choices = [0];
    this.reasons = [0];
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = socket.onclose = () => reject(new Error('gone'));
    });
    socket.onerror = null;
    socket.onclose = () => this.settle(null, new Error('gone'));
    socket.onmessage = message => this.settle(message.data);
    const answer = JSON.parse(await this.ask({ open: { ...this.asked, skip: this.run ? this.run.length - this.run.base : 0 } }));
    if (answer.error) throw new Error(refusal(answer));
    return answer.opened;
  }

  ask(word) {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.send(JSON.stringify(word));
    });
  }

  settle(answer, error) {
    const waiting = this.waiting;
    this.waiting = null;
    if (error) waiting?.reject(error); else waiting?.resolve(answer);
  }

  /** Asks for more events, and adds them to the run. One request at a time. */
  async more(most = BATCH) {
    if (this.run.ended) return;
    if (this.socket.readyState !== WebSocket.OPEN) await this.connect();
    const answer = await this.ask({ more: Math.min(most, BATCH) });
    if (typeof answer === 'string') throw new Error(refusal(JSON.parse(answer)));
    const length = new DataView(answer).getUint32(0, true);
    const header = JSON.parse(new TextDecoder().decode(new Uint8Array(answer, 4, length)));
    this.run.add(header, new Uint32Array(answer, 4 + length), this.choices, this.reasons);
  }

  /** Asks until the run has `events` events, or has ended, or `enough()`. */
  async until(events, enough = () => false) {
    while (this.run.length < events && !this.run.ended && !enough()) await this.more(events - this.run.length);
  }

  close() {
    this.socket.onclose = null;
    this.socket.close();
    this.settle(null, new Error('closed'));
  }
}
