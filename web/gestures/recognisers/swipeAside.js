// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Recogniser } from '../pointers/recogniser.js';

/** @typedef {import('../pointers/targets.js').SwipeTarget} SwipeTarget */

/** A drag across a row that moves the row aside; its direction is decided when it has left the slop. */
export class SwipeAside extends Recogniser {
  /** @type {import('../pointers/recogniser.js').Entry['enter']} */
  static enter(contest, { targets: { swipe, screen } }) {
    if (!contest.isFree('drag') || !swipe?.mayMove(contest.press.start)) return null;
    // A drag from the edge of an app's screen, and a part of the row that scrolls sideways, come first.
    if (contest.press.isFresh && screen?.isAtEdge?.(contest.press.start)) return null;
    if (contest.press.isFresh && screen?.within(contest.press.start)?.x) return null;
    return new SwipeAside(contest, swipe);
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

  /** @returns {import('../pointers/recogniser.js').Outcome} */
  move() {
    const { press } = this;
    if (this.hasWon) {
      this.target.handle('moved', press.last, press.tMs);
      return undefined;
    }
    if (!press.isAway) return undefined;
    const isAcross = Math.abs(press.way.x) > Math.abs(press.way.y);
    return isAcross && this.target.moves(press.start, press.way.x) ? 'wins' : 'fails';
  }

  begin() {
    const { last, tMs, start } = this.press;
    this.target.handle('began', last, tMs, start);
  }

  lift() {
    const { last, tMs, aside } = this.press;
    if (this.hasWon) this.target.handle('ended', last, tMs);
    else if (aside === 'row') this.target.close();
  }

  cancel() {
    if (this.hasWon) this.target.handle('cancelled', this.press.last, this.press.tMs);
  }
}
