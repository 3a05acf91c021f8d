// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { LONG_PRESS_MS, LONG_PRESS_SLOP } from '../../base/feel.js';

/** @typedef {import('../../base/geometry.js').Point} Point */

/** A finger or a mouse that is held still for a while. */
export class LongPress {
  #clock;
  #onPress;
  /** @type {Point} */
  #start = { x: 0, y: 0 };
  /** @type {(() => void) | null} */
  #stop = null;

  /**
   * @param {import('../../base/clock.js').Clock} clock
   * @param {(point: Point) => void} onPress with the place where it came down, in pt
   */
  constructor(clock, onPress) {
    this.#clock = clock;
    this.#onPress = onPress;
  }

  /** Whether it is held and may become a long press. */
  get isArmed() {
    return this.#stop !== null;
  }

  /**
   * @param {Point} point
   * @param {number} [afterMs]
   */
  begin(point, afterMs = LONG_PRESS_MS) {
    this.cancel();
    this.#start = point;
    this.#stop = this.#clock.schedule(() => {
      this.#stop = null;
      this.#onPress(point);
    }, afterMs);
  }

  /** @param {Point} point */
  move({ x, y }) {
    if (Math.hypot(x - this.#start.x, y - this.#start.y) > LONG_PRESS_SLOP) this.cancel();
  }

  /** The pointer was lifted or became another gesture. */
  cancel() {
    this.#stop?.();
    this.#stop = null;
  }
}
