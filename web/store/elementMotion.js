// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { easeInOut } from '../base/curves.js';
import { springDisplacement, springOf, springVelocity } from '../base/springs.js';

/** Numbers that move: x, y, width, height, alpha, then the six of the transform. */
export const CHANNELS = 11;

/**
 * How one change is carried, on the view's own time line.
 * @typedef {object} Timing
 * @property {number} startMs
 * @property {number} durationMs
 * @property {import('../base/springs.js').Spring | null} spring `null` eases in and out
 */

/**
 * @typedef {object} Contribution
 * @property {Timing} timing
 * @property {Float64Array} from distance from the target at the start
 * @property {Float64Array | null} velocity at the start, per second; springs only
 */

const MS_PER_S = 1000;
/** Half the step of the difference quotient that gives an eased curve's speed. */
const SLOPE_STEP = 1e-4;
/** Animations are cut to this, so that no picture stays unfinished, in ms. */
const LONGEST_MS = 10_000;
const LEAST_RESPONSE_MS = 10;
const LEAST_DAMPING_PER_MILLE = 50;

/**
 * The timing of an animation on the wire.
 * @param {Omit<import('../transport/deltaLayout.js').WireAnimation, 'startMs'>} animation
 * @param {number} startMs
 * @returns {Timing}
 */
export function timingOf(animation, startMs) {
  const durationMs = Math.min(animation.durationMs, LONGEST_MS);
  if (animation.curve !== 'spring') return { startMs, durationMs, spring: null };
  const responseMs = Math.max(animation.responseMs ?? durationMs, LEAST_RESPONSE_MS);
  const dampingPerMille = Math.max(animation.dampingPerMille ?? MS_PER_S, LEAST_DAMPING_PER_MILLE);
  const spring = springOf(responseMs / MS_PER_S, dampingPerMille / MS_PER_S);
  return { startMs, durationMs, spring };
}

/**
 * The distance of an element from its target while animations run: a sum of contributions that
 * each fall to 0, so that an eased change adds to those before it, as in UIKit. A spring takes
 * over the sum's value and velocity.
 */
export class ElementMotion {
  /** @type {Contribution[]} */
  #contributions = [];

  get isEmpty() {
    return this.#contributions.length === 0;
  }

  /**
   * Carries a change of target.
   * @param {Float64Array} jump old target minus new target
   * @param {Timing} timing
   * @param {number} nowMs
   */
  retarget(jump, timing, nowMs) {
    if (jump.every((value) => value === 0)) return;
    if (!timing.spring) {
      this.#contributions.push({ timing, from: jump, velocity: null });
      return;
    }
    const from = Float64Array.from(jump);
    this.addDisplacement(nowMs, from);
    this.#contributions = [{ timing, from, velocity: this.#velocity(nowMs) }];
  }

  /** Ends everything at once. */
  clear() {
    this.#contributions = [];
  }

  /**
   * Drops what has ended.
   * @param {number} nowMs
   */
  prune(nowMs) {
    const runs = (/** @type {Contribution} */ { timing }) =>
      nowMs < timing.startMs + timing.durationMs;
    if (!this.#contributions.every(runs)) this.#contributions = this.#contributions.filter(runs);
  }

  /**
   * Whether anything runs at a time.
   * @param {number} nowMs
   */
  runs(nowMs) {
    return this.#contributions.some(
      ({ timing }) => nowMs < timing.startMs + timing.durationMs,
    );
  }

  /**
   * Adds the distance from the target at a time.
   * @param {number} nowMs
   * @param {Float64Array} out
   */
  addDisplacement(nowMs, out) {
    for (const { timing, from, velocity } of this.#contributions) {
      const timeMs = Math.max(0, nowMs - timing.startMs);
      if (timeMs >= timing.durationMs) continue;
      if (timing.spring && velocity) {
        for (let at = 0; at < CHANNELS; at += 1) {
          out[at] += springDisplacement(timing.spring, from[at], velocity[at], timeMs / MS_PER_S);
        }
      } else {
        const left = 1 - easeInOut(timeMs / timing.durationMs);
        for (let at = 0; at < CHANNELS; at += 1) out[at] += from[at] * left;
      }
    }
  }

  /**
   * @param {number} nowMs
   * @returns {Float64Array} per second
   */
  #velocity(nowMs) {
    const sum = new Float64Array(CHANNELS);
    for (const { timing, from, velocity } of this.#contributions) {
      const timeMs = nowMs - timing.startMs;
      if (timeMs < 0 || timeMs >= timing.durationMs) continue;
      if (timing.spring && velocity) {
        for (let at = 0; at < CHANNELS; at += 1) {
          sum[at] += springVelocity(timing.spring, from[at], velocity[at], timeMs / MS_PER_S);
        }
      } else {
        const progress = timeMs / timing.durationMs;
        const rise = easeInOut(progress + SLOPE_STEP) - easeInOut(progress - SLOPE_STEP);
        const slope = ((rise / (2 * SLOPE_STEP)) * MS_PER_S) / timing.durationMs;
        for (let at = 0; at < CHANNELS; at += 1) sum[at] -= from[at] * slope;
      }
    }
    return sum;
  }
}
