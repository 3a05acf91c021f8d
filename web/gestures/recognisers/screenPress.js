// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Recogniser } from '../pointers/recogniser.js';

/** @typedef {import('../pointers/targets.js').ScreenTarget} ScreenTarget */

/** A finger on an app's screen outside of its collection view: the screen has it until it is lifted. */
export class ScreenPress extends Recogniser {
  /** @type {import('../pointers/recogniser.js').Entry['enter']} */
  static enter(contest, { targets: { screen } }) {
    if (!screen?.takes(contest.press.start)) return null;
    contest.take('drag');
    contest.take('rest');
    return new ScreenPress(contest, screen);
  }

  /**
   * @param {import('../pointers/contest.js').Contest} contest
   * @param {ScreenTarget} target
   */
  constructor(contest, target) {
    super(contest);
    this.target = target;
  }

  get isAlone() {
    return true;
  }

  /** @returns {Recogniser['second']} */
  get second() {
    return (phase, point) => this.target.tell(phase, point, 1);
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
    this.target.tell(phase, this.press.last);
  }
}
