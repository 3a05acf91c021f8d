// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Recogniser } from '../pointers/recogniser.js';

/** @typedef {import('../pointers/targets.js').ScreenTarget} ScreenTarget */

/**
 * A finger on a part of an element that takes touches by itself, such as a button or a collection view in a
 * cell: a tap is for that part, and a drag along which the part scrolls. Any other drag scrolls the content.
 */
export class ScreenDrag extends Recogniser {
  /** @type {import('../pointers/recogniser.js').Entry['enter']} */
  static enter(contest, { targets: { screen } }) {
    const axes = contest.press.isFresh ? screen?.within(contest.press.start) : null;
    if (!screen || !axes || !contest.isFree('drag') || !contest.take('touch')) return null;
    return new ScreenDrag(contest, screen, axes);
  }

  /**
   * @param {import('../pointers/contest.js').Contest} contest
   * @param {ScreenTarget} target
   * @param {{x: boolean, y: boolean}} axes along which the part scrolls
   */
  constructor(contest, target, axes) {
    super(contest);
    this.target = target;
    this.axes = axes;
  }

  get isAlone() {
    return true;
  }

  /** @returns {import('../pointers/recogniser.js').Outcome} */
  move() {
    const { press } = this;
    if (this.hasWon) {
      this.target.tell('moved', press.last);
      return undefined;
    }
    if (!press.isAway) return undefined;
    const isAcross = Math.abs(press.way.x) > Math.abs(press.way.y);
    return (isAcross ? this.axes.x : this.axes.y) ? 'wins' : 'fails';
  }

  begin() {
    this.target.tell('began', this.press.start);
    this.target.tell('moved', this.press.last);
  }

  lift() {
    if (!this.hasWon) this.target.tell('began', this.press.start);
    this.target.tell('ended', this.press.last);
  }

  cancel() {
    if (this.hasWon) this.target.tell('cancelled', this.press.last);
  }
}
