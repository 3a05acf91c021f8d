// SPDX-License-Identifier: Apache-2.0
// @ts-check
/** @typedef {import('./clock.js').Clock} Clock */

/**
 * Passes values on at most once per interval; of several values in an interval only the newest goes on.
 * @template T
 */
export class Throttle {
  #lastMs = -Infinity;
  /** @type {{value: T} | null} */
  #waiting = null;
  /** @type {(() => void) | null} */
  #cancelTimer = null;

  /**
   * @param {Clock} clock
   * @param {number} intervalMs
   * @param {(value: T) => void} pass
   */
  constructor(clock, intervalMs, pass) {
    this.clock = clock;
    this.intervalMs = intervalMs;
    this.pass = pass;
  }

  /** Whether a value waits for its turn. */
  get isWaiting() {
    return this.#waiting !== null;
  }

  /**
   * Passes the value on now or when the interval is over.
   * @param {T} value
   */
  push(value) {
    const waitMs = this.#lastMs + this.intervalMs - this.clock.now();
    if (waitMs <= 0 && !this.#waiting) return this.passNow(value);
    this.#waiting = { value };
    this.#cancelTimer ??= this.clock.schedule(() => this.flush(), Math.max(waitMs, 0));
  }

  /**
   * Passes the value on at once, in place of one that waits.
   * @param {T} value
   */
  passNow(value) {
    this.drop();
    this.#lastMs = this.clock.now();
    this.pass(value);
  }

  /** Passes on what waits. */
  flush() {
    if (this.#waiting) this.passNow(this.#waiting.value);
  }

  /** Forgets what waits. */
  drop() {
    this.#waiting = null;
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }
}
