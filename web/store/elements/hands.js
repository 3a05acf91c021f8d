// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { lift } from '../../base/feel.js';
import { springOf } from '../../base/springs.js';
import { Timing } from './elementMotion.js';
import { HeldElement } from './heldElement.js';

/** @typedef {import('./element.js').Element} Element */
/** @typedef {import('./elementMotion.js').Contribution['timing']} AnyTiming */

/**
 * How a cell that is let go settles.
 * @param {number} viewMs
 */
export function dropTiming(viewMs) {
  const { responseS, dampingFraction, durationMs } = lift.drop;
  return new Timing(viewMs, durationMs, springOf(responseS, dampingFraction));
}

/** Which elements of a view people have in hand, this page's person and others. */
export class Hands {
  /** @type {Set<Element>} those that this page's person has, or has just let go */
  held = new Set();
  /** @type {Set<string>} items that somebody else has */
  elsewhere = new Set();

  /**
   * @param {Element} element
   * @param {object} hold
   * @param {import('../../base/geometry.js').Point} hold.middle
   * @param {number} hold.rank
   * @param {number} hold.viewMs
   * @param {boolean} hold.isStill
   * @returns {boolean} whether it was not held before
   */
  hold(element, { middle, rank, viewMs, isStill }) {
    if (element.held?.middle) {
      element.held.middle = middle;
      return false;
    }
    const { x, y, width, height } = element.shown;
    const from = { x: x + width / 2, y: y + height / 2 };
    element.held = new HeldElement({ from, middle, rank, viewMs, isStill });
    this.held.add(element);
    return true;
  }

  /**
   * Lets go of everything.
   * @param {number} viewMs
   * @param {import('./element.js').Camera} camera
   * @returns {Element[]} what was held, shown where it was let go, and moving no more
   */
  release(viewMs, camera) {
    const released = [...this.held].filter(({ held }) => held?.middle);
    for (const element of released) {
      element.present(viewMs, camera);
      element.held?.release(viewMs);
      element.motion.clear();
    }
    return released;
  }

  /**
   * Whether anything is being lifted or put down.
   * @param {number} viewMs
   */
  run(viewMs) {
    return [...this.held].some(({ held }) => held?.runs(viewMs));
  }

  /**
   * Forgets what has come to the ground.
   * @param {number} viewMs
   * @returns {boolean} whether there was any
   */
  settle(viewMs) {
    const before = this.held.size;
    for (const element of this.held) {
      // What is gone and comes back by a snapshot is another element.
      if (!element.held || element.held.isOver(viewMs)) this.forget(element);
    }
    return this.held.size !== before;
  }

  /** @param {Element} element */
  forget(element) {
    element.held = null;
    element.shown.lift = 0;
    this.held.delete(element);
  }

  /**
   * How a step of what somebody else holds is carried: smoothly, as it comes 30 times a second.
   * @param {Element} element
   * @param {AnyTiming | null} timing what is told of it
   * @param {number} viewMs
   * @returns {AnyTiming | null}
   */
  smoothed(element, timing, viewMs) {
    if (timing || !this.elsewhere.has(element.key)) return timing;
    const { responseS, dampingFraction, durationMs } = lift.follow;
    return new Timing(viewMs, durationMs, springOf(responseS, dampingFraction));
  }
}
