// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Throttle } from '../base/throttle.js';
import { HeldValues } from './heldValues.js';

/** @typedef {import('../transport/messageTypes.js').ParameterValue} ParameterValue */
/** @typedef {import('../transport/messageTypes.js').ViewCommands['set']} Edit */

/** The parameters that this page sets: when each is sent, and what is shown until it is acknowledged. */
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

  /** The value to show for each key. */
  get effective() {
    return this.#values.effective;
  }

  /** Whether a step waits for its turn. */
  get isWaiting() {
    return [...this.#throttles.values()].some((throttle) => throttle.isWaiting);
  }

  /**
   * Sets a value. The steps of a scrub are sent at most once per interval, its begin and end at once.
   * @param {Edit} edit
   */
  set(edit) {
    this.#values.grip(edit.key, edit.phase !== 'end');
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
   * The control of a value is gone, so that no hand is on it any more.
   * @param {string} key
   */
  letGo(key) {
    this.#values.grip(key, false);
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
   * The server has handled all commands up to a number.
   * @param {number} seq
   */
  acknowledge(seq) {
    this.#values.acknowledge(seq);
  }

  /**
   * The server refused one command.
   * @param {number} seq
   */
  refuse(seq) {
    this.#values.refuse(seq);
  }

  /** The connection ended: values that it carried must be sent again. */
  connectionLost() {
    this.#values.unsend();
  }

  /** Sends the values that no command has carried yet. */
  resend() {
    for (const [key, value] of this.#values.unsent) {
      if (!this.#throttles.get(key)?.isWaiting) {
        this.#send({ key, value, phase: 'end', animated: false });
      }
    }
  }

  /** Sends the step that waits for its turn. */
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
