// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { samplesOf } from '../pointers/pointerEvents.js';
import { Recogniser } from '../pointers/recogniser.js';
import { ScreenAround } from './screenAround.js';
import { ScreenDrag } from './screenDrag.js';
import { SwipeAside } from './swipeAside.js';

/** @typedef {import('../pointers/contest.js').Contest} Contest */
/** @typedef {import('../pointers/targets.js').Surroundings} Surroundings */

/** A drag that scrolls the content, after it is clear that it moves no row aside. */
export class Scroll extends Recogniser {
  #surroundings;

  /** @type {import('../pointers/recogniser.js').Entry['enter']} */
  static enter(contest, surroundings) {
    const { scroller } = surroundings;
    const { start, tMs, slop } = contest.press;
    // Every pointer that comes down stops what scrolls below it.
    scroller.beginDrag(start.x, start.y, tMs, { slop });
    if (contest.take('drag')) return new Scroll(contest, surroundings);
    // Wheel and keys can still scroll meanwhile.
    scroller.cancelDrag();
    return null;
  }

  /**
   * @param {Contest} contest
   * @param {Surroundings} surroundings
   */
  constructor(contest, surroundings) {
    super(contest);
    this.#surroundings = surroundings;
  }

  /**
   * @param {PointerEvent} event
   * @returns {import('../pointers/recogniser.js').Outcome}
   */
  move(event) {
    // It is not clear yet whether the drag is another's; drags across are looked at before this one.
    if (this.contest.find(SwipeAside) || this.contest.find(ScreenDrag) || this.contest.find(ScreenAround)) return undefined;
    const { scroller, targets, timeOf, wants } = this.#surroundings;
    for (const sample of samplesOf(event)) {
      const { x, y } = targets.toPoint(sample);
      scroller.drag(x, y, timeOf(sample));
    }
    return scroller.phase === 'drag' && wants()?.drag !== 'both' ? 'wins' : undefined;
  }

  lose() {
    this.#surroundings.scroller.cancelDrag();
  }

  lift() {
    this.#surroundings.scroller.endDrag(this.press.tMs);
  }
}
