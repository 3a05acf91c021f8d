// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { cubicBezier, easeInOut } from '../../base/curves.js';
import { CONTENT_FADE_MS } from '../../base/feel.js';
import { springDisplacement, springOf, springVelocity } from '../../base/springs.js';
import { CUBIC_UNITS } from '../../transport/deltaLayout.js';
import { fadeBetween } from './contentFade.js';
import { MAP_CHANNELS } from './mapMotion.js';

/** The channel of a map's first number: after x, y, width, height and alpha. */
export const MAP_AT = 5;
/** The number of channels: numbers that an animation moves. */
export const CHANNELS = MAP_AT + MAP_CHANNELS;

/**
 * @typedef {object} Contribution
 * @property {Timing | import('./handTiming.js').HandTiming} timing
 * @property {Float64Array} from distance from the target at the start
 * @property {Float64Array | null} velocity at the start, per second; springs only
 */

/**
 * The past of an element before its contributions, for replays only: the present never goes back in time.
 * @typedef {object} Past
 * @property {number} untilMs
 * @property {(nowMs: number, out: Float64Array, contributions: readonly Contribution[]) => void}
 *   addDisplacement adds the distance from the target
 */

const MS_PER_S = 1000;
/** Half the step of the difference quotient that gives an eased curve's speed. */
const SLOPE_STEP = 1e-4;
/** The longest animation, so that every picture is finished some time, in ms. */
const LONGEST_MS = 10_000;
const LEAST_RESPONSE_MS = 10;
const LEAST_DAMPING_PER_MILLE = 50;

/**
 * The timing of one change, on the view's own time line. All elements of a change share one timing, so
 * that its curve is computed once a frame.
 */
export class Timing {
  /** Whether a hand moves the change, not the time. */
  isHeld = false;
  /** Whether it ends a transition that was in somebody's hand. */
  endsHand = false;
  #curve;
  #atMs = NaN;
  /** The part that is left of the distance at the start. */
  #left = 1;
  /** The distance that a starting velocity of 1 has caused. */
  #carried = 0;

  /**
   * @param {number} startMs
   * @param {number} durationMs
   * @param {import('../../base/springs.js').Spring | null} spring `null` follows the curve
   * @param {(time: number) => number} [curve] progress for a time from 0 to 1; eases in and out unless told
   */
  constructor(startMs, durationMs, spring, curve = easeInOut) {
    this.startMs = startMs;
    this.durationMs = durationMs;
    this.spring = spring;
    this.#curve = curve;
  }

  get endMs() {
    return this.startMs + this.durationMs;
  }

  /**
   * The part of the way that is left.
   * @param {number} nowMs
   */
  left(nowMs) {
    if (nowMs >= this.endMs) return 0;
    if (nowMs !== this.#atMs) this.#evaluate(nowMs);
    return this.#left;
  }

  /**
   * Adds a contribution's distance at a time; springs are linear in distance and velocity.
   * @param {Contribution} contribution
   * @param {number} nowMs
   * @param {Float64Array} out
   */
  addDisplacement({ from, velocity }, nowMs, out) {
    const left = this.left(nowMs);
    if (left === 0 && nowMs >= this.endMs) return;
    for (let at = 0; at < CHANNELS; at += 1) out[at] += from[at] * left;
    if (!velocity) return;
    for (let at = 0; at < CHANNELS; at += 1) out[at] += velocity[at] * this.#carried;
  }

  /**
   * Adds a contribution's velocity at a time.
   * @param {Contribution} contribution
   * @param {number} nowMs
   * @param {Float64Array} out per second
   */
  addVelocity({ from, velocity }, nowMs, out) {
    if (nowMs < this.startMs || nowMs >= this.endMs) return;
    const timeMs = nowMs - this.startMs;
    for (let at = 0; at < CHANNELS; at += 1) {
      out[at] += this.spring
        ? springVelocity(this.spring, from[at], velocity?.[at] ?? 0, timeMs / MS_PER_S)
        : -from[at] * this.#easedSlope(timeMs);
    }
  }

  /** @param {number} nowMs */
  #evaluate(nowMs) {
    const timeMs = Math.max(0, nowMs - this.startMs);
    this.#atMs = nowMs;
    if (this.spring) {
      this.#left = springDisplacement(this.spring, 1, 0, timeMs / MS_PER_S);
      this.#carried = springDisplacement(this.spring, 0, 1, timeMs / MS_PER_S);
    } else {
      this.#left = 1 - this.#curve(timeMs / this.durationMs);
    }
  }

  /**
   * Progress per second.
   * @param {number} timeMs
   */
  #easedSlope(timeMs) {
    const progress = timeMs / this.durationMs;
    const rise = this.#curve(progress + SLOPE_STEP) - this.#curve(progress - SLOPE_STEP);
    return ((rise / (2 * SLOPE_STEP)) * MS_PER_S) / this.durationMs;
  }
}

/**
 * The timing of an animation on the wire.
 * @param {Omit<import('../../transport/deltaLayout.js').WireAnimation, 'startMs'>} animation
 * @param {number} startMs
 */
export function timingOf(animation, startMs) {
  const durationMs = Math.min(animation.durationMs, LONGEST_MS);
  if (animation.curve === 'easeInOut') return new Timing(startMs, durationMs, null);
  if (animation.curve === 'cubic') {
    const points = [animation.x1, animation.y1, animation.x2, animation.y2];
    const [x1, y1, x2, y2] = points.map((value) => (value ?? 0) / CUBIC_UNITS);
    return new Timing(startMs, durationMs, null, cubicBezier(x1, y1, x2, y2));
  }
  const responseMs = Math.max(animation.responseMs ?? durationMs, LEAST_RESPONSE_MS);
  const dampingPerMille = Math.max(animation.dampingPerMille ?? MS_PER_S, LEAST_DAMPING_PER_MILLE);
  const spring = springOf(responseMs / MS_PER_S, dampingPerMille / MS_PER_S);
  const timing = new Timing(startMs, durationMs, spring);
  timing.endsHand = animation.curve === 'cancel' || animation.curve === 'finish';
  return timing;
}

/**
 * The distance of an element from its target while animations run. It is a sum of contributions, each of
 * which falls to 0. So an eased change adds to those before it, as in UIKit; a spring takes over the
 * sum's value and velocity.
 */
export class ElementMotion {
  /** @type {Past | null} */
  past = null;
  /** @type {import('./contentFade.js').ContentFade | null} set while an old content fades out */
  fade = null;
  /** @type {Contribution[]} */
  #contributions = [];

  get isEmpty() {
    return this.#contributions.length === 0 && this.past === null && this.fade === null;
  }

  /**
   * Animates a change of content. In a transition the old content stays until the hand lets go.
   * @param {{from: import('./contentTable.js').Content | null,
   *   to: import('./contentTable.js').Content | null}} contents
   * @param {Contribution['timing']} timing
   * @param {number} nowMs
   */
  crossFade(contents, timing, nowMs) {
    const carrier = timing instanceof Timing ? timing : new Timing(nowMs, CONTENT_FADE_MS, null);
    this.fade = fadeBetween(this.fade, contents, carrier, nowMs);
  }

  /**
   * Animates a change of target.
   * @param {Float64Array} jump old target minus new target
   * @param {Contribution['timing']} timing
   * @param {number} nowMs
   */
  retarget(jump, timing, nowMs) {
    if (isZero(jump)) return;
    if (!timing.spring) {
      this.#contributions.push({ timing, from: jump, velocity: null });
      return;
    }
    const from = Float64Array.from(jump);
    const isKept = (/** @type {Contribution} */ one) => one.timing.isHeld && !timing.endsHand;
    const kept = this.#contributions.filter(isKept);
    if (timing.endsHand) this.past = new HandPast(nowMs, this.#contributions, jump);
    this.#contributions = this.#contributions.filter((one) => !isKept(one));
    this.addDisplacement(nowMs, from);
    this.#contributions = [...kept, { timing, from, velocity: this.#velocity(nowMs) }];
  }

  /** When the last contribution ends, on the view's time line; −∞ when there is none. */
  get endMs() {
    const fadeEndMs = this.fade?.endMs ?? -Infinity;
    return this.#contributions.reduce((last, { timing }) => Math.max(last, timing.endMs), fadeEndMs);
  }

  /**
   * Whether a change with this timing moves the element.
   * @param {Contribution['timing']} timing
   */
  isCarriedBy(timing) {
    return this.#contributions.some((contribution) => contribution.timing === timing);
  }

  /** A copy of this motion; later changes of one do not touch the other. */
  copy() {
    const other = new ElementMotion();
    // A contribution is never changed after it is made, so that both can refer to it.
    other.#contributions = [...this.#contributions];
    other.past = this.past;
    other.fade = this.fade;
    return other;
  }

  /** Ends everything at once. */
  clear() {
    this.#contributions = [];
    this.past = null;
    this.fade = null;
  }

  /** Ends at once what moves by time; what a hand moves stays. */
  finish() {
    this.#contributions = this.#contributions.filter(({ timing }) => timing.isHeld);
    this.past = null;
    this.fade = null;
  }

  /**
   * Drops what has ended.
   * @param {number} nowMs
   */
  prune(nowMs) {
    if (this.fade && nowMs >= this.fade.endMs) this.fade = null;
    if (this.#contributions.every(({ timing }) => nowMs < timing.endMs)) return;
    this.#contributions = this.#contributions.filter(({ timing }) => nowMs < timing.endMs);
    if (this.#contributions.length === 0) this.past = null;
  }

  /**
   * Whether anything runs at a time.
   * @param {number} nowMs
   */
  runs(nowMs) {
    if (this.fade && nowMs < this.fade.endMs) return true;
    return this.#contributions.some(({ timing }) => !timing.isHeld && nowMs < timing.endMs);
  }

  /**
   * Adds the distance from the target at a time.
   * @param {number} nowMs
   * @param {Float64Array} out
   */
  addDisplacement(nowMs, out) {
    if (this.past && nowMs < this.past.untilMs) {
      this.past.addDisplacement(nowMs, out, this.#contributions);
      return;
    }
    for (const contribution of this.#contributions) {
      contribution.timing.addDisplacement(contribution, nowMs, out);
    }
  }

  /**
   * @param {number} nowMs
   * @returns {Float64Array} per second
   */
  #velocity(nowMs) {
    const sum = new Float64Array(CHANNELS);
    for (const contribution of this.#contributions) {
      contribution.timing.addVelocity(contribution, nowMs, sum);
    }
    return sum;
  }
}

/**
 * The past of a transition until it was taken back; the spring that takes it back knows only the last
 * place and speed.
 */
class HandPast {
  #contributions;
  #jump;

  /**
   * @param {number} untilMs
   * @param {readonly Contribution[]} contributions until then
   * @param {Float64Array} jump of the target then
   */
  constructor(untilMs, contributions, jump) {
    this.untilMs = untilMs;
    this.#contributions = [...contributions];
    this.#jump = jump;
  }

  /**
   * @param {number} nowMs
   * @param {Float64Array} out
   */
  addDisplacement(nowMs, out) {
    for (let at = 0; at < CHANNELS; at += 1) out[at] += this.#jump[at];
    for (const one of this.#contributions) one.timing.addDisplacement(one, nowMs, out);
  }
}

/** @param {Float64Array} numbers */
function isZero(numbers) {
  for (let at = 0; at < CHANNELS; at += 1) {
    if (numbers[at] !== 0) return false;
  }
  return true;
}
