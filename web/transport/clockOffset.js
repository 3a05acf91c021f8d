// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** How many answers count. */
export const SAMPLES = 20;
/** By this part of the difference the offset moves to a better one with each answer. */
export const SLEW = 0.25;

/**
 * Measures by pings how far the server's clock is ahead of the page's: the answer that came back fastest
 * is the most exact. The value moves towards it in small steps, so that no animation jumps.
 */
export class ClockOffset {
  /** The server's time minus the page's, in ms. */
  offsetMs = 0;
  /** @type {{rttMs: number, offsetMs: number}[]} */
  #samples = [];

  /** Round trip of the fastest recent answer, in ms; `NaN` before the first. */
  get rttMs() {
    return this.#samples.length ? this.#best().rttMs : NaN;
  }

  /**
   * Starts again, because a new connection may lead to another server.
   * @param {number} serverMs the server's clock as it has just been heard
   * @param {number} nowMs
   */
  reset(serverMs, nowMs) {
    this.#samples = [];
    this.offsetMs = serverMs - nowMs;
  }

  /**
   * Takes an answer to a ping.
   * @param {number} sentMs
   * @param {number} serverMs
   * @param {number} nowMs
   */
  add(sentMs, serverMs, nowMs) {
    const isFirst = this.#samples.length === 0;
    this.#samples.push({ rttMs: nowMs - sentMs, offsetMs: serverMs - (sentMs + nowMs) / 2 });
    if (this.#samples.length > SAMPLES) this.#samples.shift();
    const goal = this.#best().offsetMs;
    this.offsetMs = isFirst ? goal : this.offsetMs + SLEW * (goal - this.offsetMs);
  }

  #best() {
    return this.#samples.reduce((best, sample) => (sample.rttMs < best.rttMs ? sample : best));
  }
}
