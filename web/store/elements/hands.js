// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { lift } from '../../base/feel.js';
import { springOf } from '../../base/springs.js';
import { Timing } from './elementMotion.js';
import { HeldElement } from './heldElement.js';

/** @typedef {import('./element.js').Element} Element */
/** @typedef {import('./elementMotion.js').Contribution['timing']} AnyTiming */

/**
 * The spring by which a cell settles after it is let go.
 * @param {number} viewMs
 */
export function dropTiming(viewMs) {
  const { responseS, dampingFraction, durationMs } = lift.drop;
  return new Timing(viewMs, durationMs, springOf(responseS, dampingFraction));
}

/** The elements of a view that people hold, on this page and elsewhere. */
export class Hands {
  /** @type {Set<Element>} those that are held on this page, or were just let go */
  held = new Set();
  /** @type {Set<string>} items that somebody holds elsewhere */
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
   * @returns {Element[]} those that were held, shown where they were let go, without motion
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
   * Forgets elements that have come back to the stage.
   * @param {number} viewMs
   * @returns {boolean} whether there was any
   */
  settle(viewMs) {
    const before = this.held.size;
    for (const element of this.held) {
      // An element that goes and comes back by a snapshot is another one.
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
   * The timing of a step of an element that somebody holds elsewhere: steps come 30 times a second and are
   * smoothed.
   * @param {Element} element
   * @param {AnyTiming | null} timing as the server told it
   * @param {number} viewMs
   * @returns {AnyTiming | null}
   */
  smoothed(element, timing, viewMs) {
    if (timing || !this.elsewhere.has(element.key)) return timing;
    const { responseS, dampingFraction, durationMs } = lift.follow;
    return new Timing(viewMs, durationMs, springOf(responseS, dampingFraction));
  }
}
