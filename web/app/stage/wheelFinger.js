// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { WHEEL_REST_MS } from '../../base/feel.js';

/** @typedef {import('../../base/geometry.js').Point} Point */

/** A wheel that turned less does not scroll yet: a finger that moved so little would be a tap, in pt. */
const LEAST_PT = 12;

/** A wheel over a part of a screen that scrolls: a finger that comes down, moves, and is lifted when the wheel rests. */
export class WheelFinger {
  #clock;
  #tell;
  /** @type {Point | null} where the finger is, as long as it is down */
  #place = null;
  /** How far the wheel has turned that has not scrolled yet, in pt. */
  #turned = { x: 0, y: 0 };
  #cancelRest = () => {};

  /**
   * @param {import('../../base/clock.js').Clock} clock
   * @param {(phase: import('../../gestures/pointers/targets.js').Phase, point: Point) => void} tell
   */
  constructor(clock, tell) {
    this.#clock = clock;
    this.#tell = tell;
  }

  /** Whether the wheel has not rested yet. */
  get isTurning() {
    return this.#place !== null;
  }

  /**
   * @param {Point} point where the mouse is
   * @param {Point} step how far the content is to go, in pt
   */
  by(point, step) {
    this.#cancelRest();
    this.#cancelRest = this.#clock.schedule(() => this.#rest(), WHEEL_REST_MS);
    this.#turned = { x: this.#turned.x + step.x, y: this.#turned.y + step.y };
    if (!this.#place && Math.hypot(this.#turned.x, this.#turned.y) <= LEAST_PT) return;
    if (!this.#place) this.#tell('began', point);
    const from = this.#place ?? point;
    this.#place = { x: from.x - this.#turned.x, y: from.y - this.#turned.y };
    this.#turned = { x: 0, y: 0 };
    this.#tell('moved', this.#place);
  }

  #rest() {
    if (this.#place) this.#tell('ended', this.#place);
    this.#place = null;
    this.#turned = { x: 0, y: 0 };
  }
}
