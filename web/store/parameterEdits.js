// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Throttle } from '../base/throttle.js';
import { HeldValues } from './heldValues.js';

/** @typedef {import('../transport/messageTypes.js').ParameterValue} ParameterValue */
/** @typedef {import('../transport/messageTypes.js').ViewCommands['set']} Edit */

/** Parameters that this page sets: what goes out when, and what is shown meanwhile. */
export class ParameterEdits {
  #values = new HeldValues();
  /** @type {Map<string, Throttle<Edit>>} */
  #throttles = new Map();

  /**
   * @param {import('../base/clock.js').Clock} clock
   * @param {number} intervalMs between two steps of a scrubbed value
   * @param {(edit: Edit) => number} send gives the command's number, or 0 when it did not go out
   */
  constructor(clock, intervalMs, send) {
    this.clock = clock;
    this.intervalMs = intervalMs;
    this.send = send;
  }

  /** What to show for each key. */
  get effective() {
    return this.#values.effective;
  }

  /** Whether a step waits for its turn. */
  get isWaiting() {
    return [...this.#throttles.values()].some((throttle) => throttle.isWaiting);
  }

  /**
   * Sets a value: the steps of a scrub at most once per interval, its begin and end at once.
   * @param {Edit} edit
   */
  set(edit) {
    this.#values.hold(edit.key, edit.value);
    let throttle = this.#throttles.get(edit.key);
    if (!throttle) {
      throttle = new Throttle(this.clock, this.intervalMs, (due) => this.#send(due));
      this.#throttles.set(edit.key, throttle);
    }
    if (edit.phase === 'change') throttle.push(edit);
    else throttle.passNow(edit);
  }

  /**
   * Takes some values from the server.
   * @param {Record<string, ParameterValue>} values
   */
  learn(values) {
    this.#values.learn(values);
  }

  /**
   * Takes all values from the server.
   * @param {Record<string, ParameterValue>} values
   */
  replace(values) {
    this.#values.replace(values);
  }

  /**
   * Everything up to a number is handled.
   * @param {number} seq
   */
  acknowledge(seq) {
    this.#values.acknowledge(seq);
  }

  /**
   * One command was refused.
   * @param {number} seq
   */
  refuse(seq) {
    this.#values.refuse(seq);
  }

  /** The connection ended: what it carried must be sent again. */
  connectionLost() {
    this.#values.unsend();
  }

  /** Sends what has not gone out. */
  resend() {
    for (const [key, value] of this.#values.unsent) {
      if (!this.#throttles.get(key)?.isWaiting) {
        this.#send({ key, value, phase: 'end', animated: false });
      }
    }
  }

  /** Sends what waits for its turn. */
  flush() {
    for (const throttle of this.#throttles.values()) throttle.flush();
  }

  /** Forgets everything, for another stage. */
  reset() {
    for (const throttle of this.#throttles.values()) throttle.drop();
    this.#throttles.clear();
    this.#values = new HeldValues();
  }

  /** @param {Edit} edit */
  #send(edit) {
    const seq = this.send(edit);
    if (seq > 0) this.#values.sent(edit.key, seq);
  }
}
