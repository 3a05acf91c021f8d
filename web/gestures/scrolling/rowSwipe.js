// SPDX-License-Identifier: Apache-2.0
// @ts-check
import {
  SWIPE_ARM_MS, SWIPE_FULL_BEYOND_PT, SWIPE_FULL_SHARE, decelerationRate, swipeSettle,
} from '../../base/feel.js';
import {
  projectedDistance, rubberBand, springDisplacement, springOf, springVelocity,
} from './physics.js';

/** @typedef {'closed' | 'open' | 'full'} SwipeEnd */

const MS_PER_S = 1000;
/** How a row comes to rest. */
const SETTLE = springOf(swipeSettle.responseS, swipeSettle.dampingFraction);

/**
 * How far a row is aside: it follows the finger, and comes to rest at its place, at its buttons, or
 * outside. All lengths are positive in the direction that uncovers the buttons, in pt.
 */
export class RowSwipe {
  /**
   * The width of all buttons; `null` while it is not known.
   * @type {number | null}
   */
  open = null;
  /** Whether dragging it all the way does the first action. */
  full = false;
  #width;
  #base = 0;
  #travel = 0;
  #target = 0;
  /** @type {{from: number, velocity: number, startMs: number} | null} the way to the target */
  #way = null;
  #isHeld = false;
  #isArmed = false;
  #armedMs = -Infinity;

  /** @param {number} width of the row */
  constructor(width) {
    this.#width = width;
  }

  /** Whether a finger has it. */
  get isHeld() {
    return this.#isHeld;
  }

  /** Where it comes to rest. */
  get target() {
    return this.#target;
  }

  /** Whether lifting the finger now does the first action. */
  get isArmed() {
    return this.#isArmed;
  }

  /** The distance from which on lifting the finger does the first action. */
  get fullAt() {
    return Math.max((this.open ?? 0) + SWIPE_FULL_BEYOND_PT, SWIPE_FULL_SHARE * this.#width);
  }

  /**
   * A finger takes it where it is.
   * @param {number} nowMs
   */
  grab(nowMs) {
    this.#base = this.shown(nowMs);
    this.#travel = 0;
    this.#way = null;
    this.#isHeld = true;
  }

  /**
   * The finger has moved this far since it took the row.
   * @param {number} travel
   * @param {number} nowMs
   */
  drag(travel, nowMs) {
    this.#travel = travel;
    const isArmed = this.full && (this.open ?? 0) > 0 && this.shown(nowMs) >= this.fullAt;
    if (isArmed === this.#isArmed) return;
    this.#isArmed = isArmed;
    this.#armedMs = nowMs;
  }

  /**
   * Where the row goes if the finger lets go now.
   * @param {number} velocity pt/s
   * @param {number} nowMs
   * @returns {SwipeEnd}
   */
  endFor(velocity, nowMs) {
    if (this.#isArmed) return 'full';
    const open = this.open ?? 0;
    const end = this.shown(nowMs) + projectedDistance(velocity, decelerationRate.fast);
    return open > 0 && end > open / 2 ? 'open' : 'closed';
  }

  /**
   * Lets it come to rest.
   * @param {SwipeEnd} end
   * @param {number} velocity pt/s
   * @param {number} nowMs
   */
  settle(end, velocity, nowMs) {
    const from = this.shown(nowMs);
    this.#isHeld = false;
    this.#target = end === 'full' ? this.#width : end === 'open' ? (this.open ?? 0) : 0;
    this.#way = { from: from - this.#target, velocity, startMs: nowMs };
    if (end === 'full' || !this.#isArmed) return;
    this.#isArmed = false;
    this.#armedMs = nowMs;
  }

  /**
   * How far it is aside.
   * @param {number} nowMs
   */
  shown(nowMs) {
    if (this.#isHeld) return this.#shownAt(this.#base + this.#travel);
    const way = this.#way;
    if (!way || nowMs >= way.startMs + swipeSettle.durationMs) return this.#target;
    const timeS = Math.max(0, nowMs - way.startMs) / MS_PER_S;
    return this.#target + springDisplacement(SETTLE, way.from, way.velocity, timeS);
  }

  /**
   * How fast it moves, in pt/s.
   * @param {number} nowMs
   */
  speed(nowMs) {
    const way = this.#way;
    if (this.#isHeld || !way || nowMs >= way.startMs + swipeSettle.durationMs) return 0;
    const timeS = Math.max(0, nowMs - way.startMs) / MS_PER_S;
    return springVelocity(SETTLE, way.from, way.velocity, timeS);
  }

  /**
   * How far the first button has grown over the others, from 0 to 1.
   * @param {number} nowMs
   */
  armed(nowMs) {
    const part = Math.min(1, Math.max(0, (nowMs - this.#armedMs) / SWIPE_ARM_MS));
    const eased = part * (2 - part);
    return this.#isArmed ? eased : 1 - eased;
  }

  /**
   * Whether it moves by itself.
   * @param {number} nowMs
   */
  isMoving(nowMs) {
    const isOnWay = this.#way !== null && nowMs < this.#way.startMs + swipeSettle.durationMs;
    return (isOnWay && !this.#isHeld) || nowMs < this.#armedMs + SWIPE_ARM_MS;
  }

  /**
   * Where the row is shown for a finger: it follows as far as there are buttons behind it, and beyond that
   * as a rubber band.
   * @param {number} pulled
   */
  #shownAt(pulled) {
    const width = this.#width;
    if (pulled <= 0 || this.open === 0) return rubberBand(pulled, width);
    if (this.open === null || pulled <= this.open) return pulled;
    if (this.full) return Math.min(pulled, width);
    return this.open + rubberBand(pulled - this.open, width);
  }
}
