// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Recogniser } from '../pointers/recogniser.js';

/** A pointer that is lifted before it became another gesture. */
export class Tap extends Recogniser {
  #surroundings;

  /** @type {import('../pointers/recogniser.js').Entry['enter']} */
  static enter(contest, surroundings) {
    return contest.press.isFresh && contest.isFree('touch') ? new Tap(contest, surroundings) : null;
  }

  /**
   * @param {import('../pointers/contest.js').Contest} contest
   * @param {import('../pointers/targets.js').Surroundings} surroundings
   */
  constructor(contest, surroundings) {
    super(contest);
    this.#surroundings = surroundings;
  }

  /** @returns {import('../pointers/recogniser.js').Outcome} */
  move() {
    // A pointer that moved this far and scrolled nothing belongs to the stage's recognisers.
    return this.#surroundings.wants() && this.press.isAway ? 'fails' : undefined;
  }

  lift() {
    this.#surroundings.targets.tap?.(this.press.start);
  }
}
