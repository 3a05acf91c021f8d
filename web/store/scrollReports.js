// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Throttle } from '../base/throttle.js';

/**
 * Where all of the content stands, or the orthogonal section with that number.
 * @typedef {import('../transport/messageTypes.js').ViewCommands['scroll']} ScrollReport
 */

/**
 * Sends out the reports of scrolling: of all of the content, and of each orthogonal section. Each goes
 * out at most once per interval, but `end` and `idle` at once.
 */
export class ScrollReports {
  #clock;
  #intervalMs;
  #pass;
  /** @type {Map<number, Throttle<ScrollReport>>} by orthogonal section; 0 is all of the content */
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
    const section = report.orthogonalSection ?? 0;
    const throttle =
      this.#throttles.get(section) ?? new Throttle(this.#clock, this.#intervalMs, this.#pass);
    this.#throttles.set(section, throttle);
    if (report.phase === 'end' || report.phase === 'idle') throttle.passNow(report);
    else throttle.push(report);
  }

  /** Forgets the reports that wait. */
  drop() {
    for (const throttle of this.#throttles.values()) throttle.drop();
    this.#throttles.clear();
  }
}
