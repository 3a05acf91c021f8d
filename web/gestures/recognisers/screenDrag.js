// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { LongPress } from '../pointers/longPress.js';
import { Recogniser } from '../pointers/recogniser.js';

/** @typedef {import('../pointers/targets.js').ScreenTarget} ScreenTarget */
/** @typedef {import('../pointers/targets.js').ScreenAxes} ScreenAxes */

const MS_PER_S = 1000;

/**
 * A finger on a part of an element that takes touches by itself, such as a button or a collection view in a
 * cell: a tap is for that part, and a drag along which the part scrolls. Any other drag scrolls the content.
 * A part that wants fingers that rest has it at once, until it is a drag of the content; once the finger has rested for
 * as long as a press takes, it stays the part's.
 */
export class ScreenDrag extends Recogniser {
  #isTold = false;
  #rest;

  /** @type {import('../pointers/recogniser.js').Entry['enter']} */
  static enter(contest, { targets: { screen }, clock }) {
    const { isFresh, start } = contest.press;
    const within = isFresh ? screen?.within(start) : null;
    // A drag from the edge of the screen comes first, but a tap there is for the part.
    const axes = within && screen?.isAtEdge?.(start) ? { ...within, x: false, rests: false } : within;
    if (!screen || !axes || !contest.isFree('drag') || !contest.take('touch')) return null;
    const isForRest = axes.rests && contest.take('rest');
    return new ScreenDrag(contest, screen, isForRest ? axes : { ...axes, press: undefined }, clock);
  }

  /**
   * @param {import('../pointers/contest.js').Contest} contest
   * @param {ScreenTarget} target
   * @param {ScreenAxes} axes along which the part scrolls
   * @param {import('../../base/clock.js').Clock} clock
   */
  constructor(contest, target, axes, clock) {
    super(contest);
    this.target = target;
    this.axes = axes;
    this.#rest = new LongPress(clock, () => contest.award(this));
  }

  get isAlone() {
    return true;
  }

  /** @returns {Recogniser['second']} */
  get second() {
    return (phase, point) => this.target.tell(phase, point, 1);
  }

  start() {
    const { rests, press } = this.axes;
    if (rests) this.#begin();
    if (press !== undefined) this.#rest.begin(this.press.start, press * MS_PER_S);
  }

  /** @returns {import('../pointers/recogniser.js').Outcome} */
  move() {
    const { press } = this;
    if (this.hasWon) {
      this.target.tell('moved', press.last);
      return undefined;
    }
    this.#rest.move(press.last);
    if (!press.isAway) return undefined;
    const isAcross = Math.abs(press.way.x) > Math.abs(press.way.y);
    if (isAcross ? this.axes.x : this.axes.y) return 'wins';
    this.lose();
    return 'fails';
  }

  begin() {
    this.#rest.cancel();
    this.#begin();
    this.target.tell('moved', this.press.last);
  }

  lose() {
    this.#rest.cancel();
    if (this.#isTold) this.target.tell('cancelled', this.press.last);
    this.#isTold = false;
  }

  lift() {
    this.#rest.cancel();
    this.#begin();
    this.target.tell('ended', this.press.last);
  }

  #begin() {
    if (!this.#isTold) this.target.tell('began', this.press.start);
    this.#isTold = true;
  }
}
