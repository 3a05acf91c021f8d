// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Throttle } from '../base/throttle.js';

/**
 * Where all of the content stands, or the section that scrolls by itself with the number `row`.
 * @typedef {import('../transport/messageTypes.js').ViewCommands['scroll']} ScrollReport
 */

/**
 * Reports of scrolling on their way out: of all of the content, and of each section that scrolls by
 * itself. Each goes out at most once per interval, but `end` and `idle` at once.
 */
export class ScrollReports {
  #clock;
  #intervalMs;
  #pass;
  /** @type {Map<number, Throttle<ScrollReport>>} by row; 0 is all of the content */
  #throttles = new Map();

  /**
   * @param {import('../base/clock.js').Clock} clock
   * @param {number} intervalMs
   * @param {(report: ScrollReport) => void} pass
   */
  constructor(clock, intervalMs, pass) {
    this.#clock = clock;
    this.#intervalMs = intervalMs;
    this.#pass = pass;
  }

  /** Whether a report waits for its turn. */
  get isWaiting() {
    return [...this.#throttles.values()].some(({ isWaiting }) => isWaiting);
  }

  /** @param {ScrollReport} report */
  push(report) {
    const row = report.row ?? 0;
    const throttle =
      this.#throttles.get(row) ?? new Throttle(this.#clock, this.#intervalMs, this.#pass);
    this.#throttles.set(row, throttle);
    if (report.phase === 'end' || report.phase === 'idle') throttle.passNow(report);
    else throttle.push(report);
  }

  /** Forgets what waits. */
  drop() {
    for (const throttle of this.#throttles.values()) throttle.drop();
    this.#throttles.clear();
  }
}
