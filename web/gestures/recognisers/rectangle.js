// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Recogniser } from '../pointers/recogniser.js';

/** A drag that spans a rectangle. */
export class Rectangle extends Recogniser {
  /** @type {import('../pointers/recogniser.js').Entry['enter']} */
  static enter(contest, { targets: { rectangle } }) {
    if (!rectangle?.begins(contest.press.event) || !contest.take('drag')) return null;
    return new Rectangle(contest, rectangle);
  }

  /**
   * @param {import('../pointers/contest.js').Contest} contest
   * @param {import('../pointers/targets.js').RectangleTarget} target
   */
  constructor(contest, target) {
    super(contest);
    this.target = target;
  }

  /** @returns {import('../pointers/recogniser.js').Outcome} */
  move() {
    if (!this.hasWon && !this.press.isAway) return undefined;
    this.#tell(this.hasWon ? 'moved' : 'began');
    return 'wins';
  }

  lift() {
    if (this.hasWon) this.#tell('ended');
  }

  cancel() {
    if (this.hasWon) this.#tell('cancelled');
  }

  /** @param {import('../pointers/targets.js').Phase} phase */
  #tell(phase) {
    this.target.handle(phase, this.press.start, this.press.last);
  }
}
