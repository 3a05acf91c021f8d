// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { zeroInsets } from '../../base/geometry.js';
import { Throttle } from '../../base/throttle.js';

/** @typedef {import('../../transport/messageTypes.js').Viewport} Viewport */

/** While it is resized, the viewport is sent at most this often, in ms. */
const INTERVAL_MS = 16;

/** @type {Viewport} used until the page has measured its own */
export const PHONE = Object.freeze({ width: 390, height: 844, scale: 2, insets: zeroInsets });

/** Size and offset of this page's own view; they are kept while another view is followed. */
export class OwnViewport {
  viewport = PHONE;
  /** @type {import('../../base/geometry.js').Point | null} where the content stands, if known */
  offset = null;
  /** The one with which the view was asked for. */
  #asked = PHONE;
  #throttle;

  /**
   * @param {import('../../base/clock.js').Clock} clock
   * @param {(viewport: Viewport) => void} send
   */
  constructor(clock, send) {
    this.#throttle = new Throttle(clock, INTERVAL_MS, () => send(this.viewport));
  }

  /** The offset to open the view with: where the content stands, else its upper left corner. */
  get start() {
    return this.offset ?? this.upperLeft;
  }

  /** The offset at which the content's upper left corner is seen. */
  get upperLeft() {
    const { insets } = this.viewport;
    return { x: 0 - insets.left, y: 0 - insets.top };
  }

  /**
   * What asks for a stage with this view.
   * @param {string} stage
   * @param {import('../../base/geometry.js').Point | null} offset where its content is to stand, in pt
   */
  asking(stage, offset) {
    return { stage, viewport: this.viewport, offset: offset ?? this.upperLeft };
  }

  /** Returns the viewport with which the view is asked for. */
  ask() {
    this.#asked = this.viewport;
    return this.viewport;
  }

  /** Whether it has changed since the view was asked for: until the view is open, nothing can be sent. */
  get hasChanged() {
    return this.#asked !== this.viewport;
  }

  /** Whether it still must be sent. */
  get isWaiting() {
    return this.#throttle.isWaiting;
  }

  /**
   * @param {Viewport} viewport
   * @returns {boolean} whether it differs from the one before
   */
  take(viewport) {
    if (JSON.stringify(viewport) === JSON.stringify(this.viewport)) return false;
    this.viewport = viewport;
    return true;
  }

  /** Sends it, now or when the interval is over. */
  tell() {
    this.#throttle.push(null);
  }

  /** Forgets what waits. */
  drop() {
    this.#throttle.drop();
  }
}
