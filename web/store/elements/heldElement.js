// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { easeInOut } from '../../base/curves.js';
import { lift } from '../../base/feel.js';
import { clamp } from '../../base/geometry.js';

/** @typedef {import('../../base/geometry.js').Point} Point */

/**
 * An element that a person holds: where it is held, and how far it is lifted. Times are those of the view.
 */
export class HeldElement {
  /** @type {Point | null} where its middle is held, in pt of the content; `null` after it is let go */
  middle;
  /** Paint order among what is held; the highest is on top. */
  rank;
  #from;
  #startMs;
  /** How far it was lifted when it last began to rise or to sink. */
  #levelFrom = 0;
  #levelMs;
  #isStill;

  /**
   * @param {object} hold
   * @param {Point} hold.from where its middle is now
   * @param {Point} hold.middle where it is held
   * @param {number} hold.rank
   * @param {number} hold.viewMs
   * @param {boolean} hold.isStill whether it is there at once
   */
  constructor({ from, middle, rank, viewMs, isStill }) {
    this.middle = middle;
    this.rank = rank;
    this.#from = from;
    this.#startMs = viewMs;
    this.#levelMs = viewMs;
    this.#isStill = isStill;
  }

  /**
   * Where its middle is shown; `null` after it is let go.
   * @param {number} viewMs
   * @returns {Point | null}
   */
  at(viewMs) {
    if (!this.middle) return null;
    const passed = this.#isStill ? 1 : clamp((viewMs - this.#startMs) / lift.gatherMs, 0, 1);
    const left = 1 - easeInOut(passed);
    return {
      x: this.middle.x + (this.#from.x - this.middle.x) * left,
      y: this.middle.y + (this.#from.y - this.middle.y) * left,
    };
  }

  /**
   * How far it is lifted, from 0 to 1.
   * @param {number} viewMs
   */
  level(viewMs) {
    const way = this.#isStill ? 1 : clamp((viewMs - this.#levelMs) / lift.durationMs, 0, 1);
    const eased = 1 - (1 - way) * (1 - way);
    const to = this.middle ? 1 : 0;
    return this.#levelFrom + (to - this.#levelFrom) * eased;
  }

  /**
   * Whether it moves by itself.
   * @param {number} viewMs
   */
  runs(viewMs) {
    if (this.#isStill) return false;
    const isLifting = viewMs < this.#levelMs + lift.durationMs;
    return isLifting || (this.middle !== null && viewMs < this.#startMs + lift.gatherMs);
  }

  /**
   * Whether it is let go and back on the stage.
   * @param {number} viewMs
   */
  isOver(viewMs) {
    return this.middle === null && !this.runs(viewMs);
  }

  /**
   * Lets it go.
   * @param {number} viewMs
   */
  release(viewMs) {
    this.#levelFrom = this.level(viewMs);
    this.#levelMs = viewMs;
    this.middle = null;
  }
}
