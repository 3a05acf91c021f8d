// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Recogniser } from '../pointers/recogniser.js';

/** @typedef {import('../pointers/targets.js').ScreenTarget} ScreenTarget */
/** @typedef {import('../pointers/targets.js').ScreenAxes} ScreenAxes */

/**
 * A finger on a part of an element that takes touches by itself, such as a button or a collection view in a
 * cell: a tap is for that part, and a drag along which the part scrolls. Any other drag scrolls the content.
 * A part that wants fingers that rest has it at once, until it is a drag of the content.
 */
export class ScreenDrag extends Recogniser {
  #isTold = false;

  /** @type {import('../pointers/recogniser.js').Entry['enter']} */
  static enter(contest, { targets: { screen } }) {
    const { isFresh, start } = contest.press;
    const within = isFresh ? screen?.within(start) : null;
    // A drag from the edge of the screen comes first, but a tap there is for the part.
    const axes = within && screen?.isAtEdge?.(start) ? { ...within, x: false, rests: false } : within;
    if (!screen || !axes || !contest.isFree('drag') || !contest.take('touch')) return null;
    if (axes.rests) contest.take('rest');
    return new ScreenDrag(contest, screen, axes);
  }

  /**
   * @param {import('../pointers/contest.js').Contest} contest
   * @param {ScreenTarget} target
   * @param {ScreenAxes} axes along which the part scrolls
   */
  constructor(contest, target, axes) {
    super(contest);
    this.target = target;
    this.axes = axes;
  }

  get isAlone() {
    return true;
  }

  /** @returns {Recogniser['second']} */
  get second() {
    return (phase, point) => this.target.tell(phase, point, 1);
  }

  start() {
    if (this.axes.rests) this.#begin();
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
    if (isAcross ? this.axes.x : this.axes.y) return 'wins';
    this.lose();
    return 'fails';
  }

  begin() {
    this.#begin();
    this.target.tell('moved', this.press.last);
  }

  lose() {
    if (this.#isTold) this.target.tell('cancelled', this.press.last);
    this.#isTold = false;
  }

  lift() {
    this.#begin();
    this.target.tell('ended', this.press.last);
  }

  #begin() {
    if (!this.#isTold) this.target.tell('began', this.press.start);
    this.#isTold = true;
  }
}
