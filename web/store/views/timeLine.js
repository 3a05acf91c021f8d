// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** A time of its own, which runs along with the page's time, but slower. */
export class TimeLine {
  #scale = 1;
  #anchor = { nowMs: 0, ownMs: 0 };

  /** How fast it runs; 1 is real time. */
  get scale() {
    return this.#scale;
  }

  /**
   * Runs at another speed from now on; 0 holds it.
   * @param {number} scale
   * @param {number} nowMs
   */
  setScale(scale, nowMs) {
    this.#anchor = { nowMs, ownMs: this.at(nowMs) };
    this.#scale = scale;
  }

  /**
   * The time on this line.
   * @param {number} nowMs the page's
   */
  at(nowMs) {
    return this.#anchor.ownMs + (nowMs - this.#anchor.nowMs) * this.#scale;
  }
}
