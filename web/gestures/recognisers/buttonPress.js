// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Recogniser } from '../pointers/recogniser.js';

/** @typedef {import('../pointers/targets.js').SwipeTarget} SwipeTarget */

/** A press of a button behind a row that is aside: it has the pointer from coming down to lifting. */
export class ButtonPress extends Recogniser {
  /** @type {import('../pointers/recogniser.js').Entry['enter']} */
  static enter(contest, { targets: { swipe } }) {
    if (!swipe || contest.press.aside !== 'button') return null;
    contest.take('drag');
    return new ButtonPress(contest, swipe);
  }

  /**
   * @param {import('../pointers/contest.js').Contest} contest
   * @param {SwipeTarget} target
   */
  constructor(contest, target) {
    super(contest);
    this.target = target;
  }

  get isAlone() {
    return true;
  }

  start() {
    this.contest.award(this);
  }

  begin() {
    this.#tell('began');
  }

  move() {
    this.#tell('moved');
    return undefined;
  }

  lift() {
    this.#tell('ended');
  }

  cancel() {
    this.#tell('cancelled');
  }

  /** @param {import('../pointers/targets.js').Phase} phase */
  #tell(phase) {
    this.target.press(phase, this.press.last);
  }
}
