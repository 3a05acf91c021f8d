// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { LongPress } from '../pointers/longPress.js';
import { Recogniser } from '../pointers/recogniser.js';

/** @typedef {import('../pointers/contest.js').Contest} Contest */
/** @typedef {import('../pointers/targets.js').MenuTarget} MenuTarget */

/** A pointer that rests opens a menu, and then moves over it. */
export class MenuPress extends Recogniser {
  #rest;

  /** @type {import('../pointers/recogniser.js').Entry['enter']} */
  static enter(contest, { targets: { menu }, clock }) {
    if (!menu || !contest.press.isFresh || !contest.take('rest')) return null;
    return new MenuPress(contest, menu, clock);
  }

  /**
   * @param {Contest} contest
   * @param {MenuTarget} target
   * @param {import('../../base/clock.js').Clock} clock
   */
  constructor(contest, target, clock) {
    super(contest);
    this.target = target;
    this.#rest = new LongPress(clock, () => contest.seize(this));
  }

  get isAlone() {
    return true;
  }

  start() {
    this.#rest.begin(this.press.start);
  }

  begin() {
    this.target.ask(this.press.start, 'hold');
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (this.hasWon) this.target.slide?.(event);
    else this.#rest.move(this.press.last);
    return undefined;
  }

  lose() {
    this.#rest.cancel();
  }

  /** @param {PointerEvent} event */
  lift(event) {
    this.#rest.cancel();
    if (this.hasWon) this.target.lift?.(event);
  }
}
