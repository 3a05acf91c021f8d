// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { TWO_FINGER_SLOP } from '../../base/feel.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/**
 * A step of two fingers; `pan` tells the way of their middle from where it came down.
 * @typedef {{kind: 'none'} | {kind: 'pinch', scale: number, x: number, y: number}
 *   | {kind: 'pan', from: Point, to: Point, isFirst: boolean}} TwoFingerStep
 */

/** Two fingers: they pinch when their distance changes first, and pan when their middle does. */
export class TwoFingers {
  /** @type {Map<number, Point>} */
  #fingers = new Map();
  #start;
  /** @type {'none' | 'pinch' | 'pan'} */
  #kind = 'none';
  #can;

  /**
   * @param {[id: number, point: Point]} one
   * @param {[id: number, point: Point]} other
   * @param {{pinch: boolean, pan: boolean}} can
   */
  constructor(one, other, can) {
    this.#fingers.set(...one);
    this.#fingers.set(...other);
    this.#start = this.#spread();
    this.#can = can;
  }

  /** What the two fingers are doing. */
  get kind() {
    return this.#kind;
  }

  /** How many are still down. */
  get count() {
    return this.#fingers.size;
  }

  /**
   * @param {number} id
   * @param {Point} point
   * @returns {TwoFingerStep}
   */
  move(id, point) {
    if (!this.#fingers.has(id)) return { kind: 'none' };
    const before = this.#spread();
    this.#fingers.set(id, point);
    const after = this.#spread();
    if (!before || !after || !this.#start) return { kind: 'none' };
    const isFirst = this.#kind === 'none';
    if (isFirst) this.#kind = this.#decide(this.#start, after);
    if (this.#kind === 'pan') {
      return { kind: 'pan', from: this.#start.middle, to: after.middle, isFirst };
    }
    if (this.#kind === 'none' || before.distance === 0) return { kind: 'none' };
    return { kind: 'pinch', scale: after.distance / before.distance, ...after.middle };
  }

  /**
   * A finger was lifted.
   * @param {number} id
   * @returns {boolean} whether it was one of the two
   */
  lift(id) {
    return this.#fingers.delete(id);
  }

  /**
   * @param {{distance: number, middle: Point}} start
   * @param {{distance: number, middle: Point}} now
   */
  #decide(start, now) {
    const spread = Math.abs(now.distance - start.distance);
    const way = Math.hypot(now.middle.x - start.middle.x, now.middle.y - start.middle.y);
    if (this.#can.pinch && spread >= TWO_FINGER_SLOP && spread >= way) return 'pinch';
    if (this.#can.pan && way >= TWO_FINGER_SLOP && (way > spread || !this.#can.pinch)) return 'pan';
    return 'none';
  }

  /** Distance and middle of the two. */
  #spread() {
    const [one, other] = [...this.#fingers.values()];
    if (!one || !other) return null;
    return {
      distance: Math.hypot(one.x - other.x, one.y - other.y),
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    };
  }
}
