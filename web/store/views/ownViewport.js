// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { zeroInsets } from '../../base/geometry.js';
import { Throttle } from '../../base/throttle.js';

/** @typedef {import('../../transport/messageTypes.js').Viewport} Viewport */

/** A viewport that is being resized is told at most this often, in ms. */
const INTERVAL_MS = 16;

/** @type {Viewport} stands in until the page has measured its own */
export const PHONE = Object.freeze({ width: 390, height: 844, scale: 2, insets: zeroInsets });

/** The size of this page's own view, which is kept while another view is followed. */
export class OwnViewport {
  viewport = PHONE;
  #throttle;

  /**
   * @param {import('../../base/clock.js').Clock} clock
   * @param {(viewport: Viewport) => void} send
   */
  constructor(clock, send) {
    this.#throttle = new Throttle(clock, INTERVAL_MS, () => send(this.viewport));
  }

  /** Whether it is to be told yet. */
  get isWaiting() {
    return this.#throttle.isWaiting;
  }

  /**
   * @param {Viewport} viewport
   * @returns {boolean} whether it is another one
   */
  take(viewport) {
    if (JSON.stringify(viewport) === JSON.stringify(this.viewport)) return false;
    this.viewport = viewport;
    return true;
  }

  /** Tells it, now or soon. */
  tell() {
    this.#throttle.push(null);
  }

  /** Tells at once what is to be told. */
  flush() {
    this.#throttle.flush();
  }

  /** Tells nothing of what waits. */
  drop() {
    this.#throttle.drop();
  }
}
