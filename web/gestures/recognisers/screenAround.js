// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Recogniser } from '../pointers/recogniser.js';
import { ScreenDrag } from './screenDrag.js';
import { SwipeAside } from './swipeAside.js';

/** @typedef {import('../pointers/targets.js').ScreenTarget} ScreenTarget */

/**
 * A drag along an axis on which the content does not follow fingers, for a view around it that takes such drags, such
 * as a row of pages, or a drag of content at its upper edge, for a sheet around it. A row that moves aside, or a part of
 * an element, comes first, unless the drag is from an edge.
 */
export class ScreenAround extends Recogniser {
  /** @type {import('../pointers/recogniser.js').Entry['enter']} */
  static enter(contest, { targets: { screen } }) {
    const axes = contest.press.isFresh && contest.isFree('drag') ? screen?.around(contest.press.start) : null;
    return screen && axes ? new ScreenAround(contest, screen, axes) : null;
  }

  /**
   * @param {import('../pointers/contest.js').Contest} contest
   * @param {ScreenTarget} target
   * @param {import('../pointers/targets.js').AroundAxes} axes along which the views around take drags
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
    if (!press.isAway || this.contest.find(SwipeAside) || this.contest.find(ScreenDrag)) return undefined;
    const { x, y, fromTop = 'none' } = this.axes;
    const isSideways = Math.abs(press.way.x) > Math.abs(press.way.y);
    const isFromTop = fromTop === 'both' || (fromTop === 'down' && press.way.y > 0);
    return (isSideways ? x : y || isFromTop) ? 'wins' : 'fails';
  }

  begin() {
    this.target.tell('began', this.press.start);
    this.target.tell('moved', this.press.last);
  }

  lift() {
    if (this.hasWon) this.target.tell('ended', this.press.last);
  }

  cancel() {
    if (this.hasWon) this.target.tell('cancelled', this.press.last);
  }
}
