// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { clamp } from '../../base/geometry.js';
import { springOf } from '../../base/springs.js';
import { flung, paced, retargeted, springing, stopped, translated } from './motions.js';
import {
  decayOf,
  rubberBand,
  rubberBandInverse,
  rubberBandSlope,
} from './physics.js';

/** @typedef {import('./motions.js').Motion} Motion */

/** The content offset along one axis: its range, its value and the motion that changes it. */
export class ScrollAxis {
  /** Least and greatest offset at rest. */
  min = 0;
  max = 0;
  /** The viewport's length along the axis. */
  length = 0;
  isEnabled = true;
  alwaysBounces = false;
  neverBounces = false;
  offset = 0;
  velocity = 0;
  /** @type {Motion | null} */
  motion = null;
  /** @type {((start: number, velocity: number) => Motion) | null} plans the motion again in a new range */
  #plan = null;
  #startMs = 0;
  /** How far the content has moved since the running motion was given its target. */
  #carried = 0;

  /** Whether a pull beyond an edge stretches the content; content that cannot scroll stays. */
  get bounces() {
    if (!this.isEnabled || this.neverBounces) return false;
    return this.max > this.min || this.alwaysBounces;
  }

  /** Whether the content stands beyond an edge. */
  get isBeyond() {
    return this.offset < this.min || this.offset > this.max;
  }

  /** Where the offset comes to rest. */
  get end() {
    return this.motion ? this.motion.end : this.offset;
  }

  /** @param {number} offset */
  clamped(offset) {
    return clamp(offset, this.min, this.max);
  }

  /** Stops any motion. */
  stop() {
    this.motion = null;
    this.#plan = null;
    this.velocity = 0;
  }

  /**
   * Stops any motion under a finger.
   * @returns {number} the unstretched offset that the finger pulls from
   */
  grab() {
    this.stop();
    const edge = this.clamped(this.offset);
    return edge + rubberBandInverse(this.offset - edge, this.length);
  }

  /**
   * Shows an unstretched offset, stretched where it is beyond an edge.
   * @param {number} raw
   * @param {number} velocity of the unstretched offset
   */
  pull(raw, velocity) {
    if (!this.isEnabled) return;
    const edge = this.clamped(raw);
    this.offset = this.bounces ? edge + rubberBand(raw - edge, this.length) : edge;
    this.velocity = velocity;
  }

  /**
   * Moves by a wheel's turn, up to the edge; does nothing while the content is beyond an edge.
   * @param {number} distance
   */
  turn(distance) {
    if (!this.isEnabled || this.isBeyond) return;
    this.stop();
    this.offset = this.clamped(this.offset + distance);
  }

  /**
   * Lets the content go with the finger's velocity.
   * @param {number} raw the unstretched offset
   * @param {number} velocity of the unstretched offset
   * @param {number} ratePerMs
   * @param {number} nowMs
   */
  release(raw, velocity, ratePerMs, nowMs) {
    const beyond = raw - this.clamped(raw);
    const slope = beyond === 0 ? 1 : rubberBandSlope(beyond, this.length);
    const decay = decayOf(ratePerMs);
    const stops = this.neverBounces && this.isEnabled && !this.isBeyond;
    if (!this.bounces && !this.isBeyond && !stops) return this.stop();
    const plan = stops ? stopped : flung;
    this.#start((start, speed) => plan(start, speed, this, decay), velocity * slope, nowMs);
  }

  /**
   * Springs to an offset within the range, with the velocity that it has.
   * @param {number} target
   * @param {number} responseS
   * @param {number} nowMs
   */
  springTo(target, responseS, nowMs) {
    const { omega } = springOf(responseS, 1);
    const aim = this.#aim(target);
    const plan = (/** @type {number} */ start, /** @type {number} */ speed) =>
      springing(start, speed, aim(), omega);
    this.#start(plan, this.velocity, nowMs);
  }

  /**
   * Moves to an offset within the range in a number of seconds, eased at both ends.
   * @param {number} target
   * @param {number} durationS
   * @param {number} nowMs
   */
  paceTo(target, durationS, nowMs) {
    const aim = this.#aim(target);
    const plan = (/** @type {number} */ start) => paced(start, aim(), durationS);
    this.#start(plan, 0, nowMs);
  }

  /**
   * Makes a running deceleration end elsewhere.
   * @param {number} target
   * @param {number} nowMs
   */
  retarget(target, nowMs) {
    if (Math.abs(this.clamped(target) - this.end) < Number.EPSILON) return;
    const aim = this.#aim(target);
    const plan = (/** @type {number} */ start, /** @type {number} */ speed) =>
      retargeted(start, speed, aim());
    this.#start(plan, this.velocity, nowMs);
  }

  /**
   * Where a motion towards a target ends: at a place of the content, which it follows when that moves, or where the
   * content starts, however much has come before what was seen.
   * @param {number} target
   * @returns {() => number}
   */
  #aim(target) {
    return target <= this.min ? () => this.min : () => this.clamped(target + this.#carried);
  }

  /**
   * Takes a new range: a running motion is planned again from where it is.
   * @param {{min: number, max: number, length: number}} extent
   * @param {number} nowMs
   */
  resize(extent, nowMs) {
    if (extent.min === this.min && extent.max === this.max && extent.length === this.length) return;
    this.tick(nowMs);
    this.min = extent.min;
    this.max = extent.max;
    this.length = extent.length;
    if (this.#plan) this.#continue(this.#plan, this.velocity, nowMs);
  }

  /**
   * Moves along with content that has moved; a running motion continues from there.
   * @param {number} distance
   * @param {number} nowMs
   */
  translate(distance, nowMs) {
    const leadsToStart = this.motion?.end === this.min;
    if (leadsToStart) this.tick(nowMs);
    this.offset += distance;
    this.#carried += distance;
    if (!this.motion) return;
    if (leadsToStart && this.#plan) this.#continue(this.#plan, this.velocity, nowMs);
    else this.motion = translated(this.motion, distance);
  }

  /**
   * Brings the offset to a time.
   * @param {number} nowMs
   * @returns {boolean} whether it moved
   */
  tick(nowMs) {
    if (!this.motion) return false;
    const before = this.offset;
    const timeS = Math.max(0, nowMs - this.#startMs) / 1000;
    this.offset = this.motion.position(timeS);
    this.velocity = this.motion.velocity(timeS);
    if (timeS >= this.motion.durationS) {
      this.offset = this.motion.end;
      this.stop();
    }
    return this.offset !== before;
  }

  /**
   * @param {(start: number, velocity: number) => Motion} plan
   * @param {number} velocity
   * @param {number} nowMs
   */
  #start(plan, velocity, nowMs) {
    this.#carried = 0;
    this.#continue(plan, velocity, nowMs);
  }

  /**
   * @param {(start: number, velocity: number) => Motion} plan
   * @param {number} velocity
   * @param {number} nowMs
   */
  #continue(plan, velocity, nowMs) {
    this.#plan = plan;
    this.#startMs = nowMs;
    this.velocity = velocity;
    this.motion = plan(this.offset, velocity);
    if (this.motion.durationS > 0) return;
    this.offset = this.motion.end;
    this.stop();
  }
}
