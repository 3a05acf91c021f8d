// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../base/emitter.js';

/** @typedef {import('./connection.js').ConnectionEvents} ConnectionEvents */
/** @typedef {import('./recordedMessages.js').Told} Told */

/**
 * In place of a connection to a server: tells a session what was recorded, and takes its commands without sending
 * anything.
 * @extends {Emitter<ConnectionEvents>}
 */
export class RecordedConnection extends Emitter {
  /** @type {'open'} */
  state = 'open';
  attempt = 0;
  refusal = null;
  rttMs = NaN;
  isCongested = false;
  /** Part of real time at which the recording plays; it is above 0. */
  rate = 1;
  #seq = 0;
  #opening = 0;
  /** Whether `open` waits for what was recorded. */
  #isOpening = false;
  /** The server's time of what is being told, in ms. */
  #toldMs = 0;

  /** @param {import('../base/clock.js').Clock} clock */
  constructor(clock) {
    super();
    this.clock = clock;
  }

  /** The number of the last command. */
  get lastSeq() {
    return this.#seq;
  }

  serverNow() {
    return this.#toldMs;
  }

  /**
   * The page's time for a time of the server's clock.
   * @param {number} serverMs
   */
  toLocalMs(serverMs) {
    return this.clock.now() + (serverMs - this.#toldMs) / this.rate;
  }

  /** Reports and greetings are for a server. */
  send() {
    return true;
  }

  /**
   * Takes a command; only `open` is answered, by what was recorded.
   * @param {keyof import('./messageTypes.js').Commands} kind
   */
  sendCommand(kind) {
    this.#seq += 1;
    if (kind === 'open') {
      this.#opening = this.#seq;
      this.#isOpening = true;
    }
    this.emit('command', kind);
    return this.#seq;
  }

  /**
   * Tells what was recorded.
   * @param {Told} told
   * @param {number} serverMs the server's clock then
   */
  tell(told, serverMs) {
    this.#toldMs = serverMs;
    if ('delta' in told) return this.emit('delta', told.delta, 0);
    const { message } = told;
    if (message.kind !== 'opened') return this.emit('message', message);
    this.#isOpening = false;
    // Commands before it are not waited for.
    this.emit('message', { kind: 'ack', seq: this.#opening - 1 });
    this.emit('message', { ...message, seq: this.#opening, drives: false, resumed: false });
  }

  /** Acknowledges what nobody answers, so that the session is at rest. */
  settle() {
    if (!this.#isOpening) this.emit('message', { kind: 'ack', seq: this.#seq });
  }
}
