// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { LongPress } from '../pointers/longPress.js';
import { Recogniser } from '../pointers/recogniser.js';

/** @typedef {import('../pointers/contest.js').Contest} Contest */
/** @typedef {import('../pointers/targets.js').Surroundings} Surroundings */

const MS_PER_S = 1000;

/** If the collection view's recognisers want drags, a drag is nothing else. */
export const StageDrag = {
  /** @type {import('../pointers/recogniser.js').Entry['enter']} */
  enter(contest, { wants }) {
    if (wants()?.drag === 'gesture') contest.take('drag');
    return null;
  },
};

/**
 * The touch that the collection view receives, until the pointer is another gesture. It wins when the
 * collection view's own recognisers want the finger: after a rest, or together with another finger.
 */
export class StageTouch extends Recogniser {
  #touch;
  #rest;
  #restS;

  /** @type {import('../pointers/recogniser.js').Entry['enter']} */
  static enter(contest, surroundings) {
    return contest.press.isFresh && contest.isFree('touch') ? new StageTouch(contest, surroundings) : null;
  }

  /**
   * @param {Contest} contest
   * @param {Surroundings} surroundings
   */
  constructor(contest, { touch, clock, wants }) {
    super(contest);
    this.#touch = touch;
    this.#rest = new LongPress(clock, () => contest.award(this));
    const restS = wants()?.press;
    this.#restS = restS !== undefined && contest.take('rest') ? restS : undefined;
  }

  start() {
    const { start, tMs, event } = this.press;
    const isMouse = event.pointerType === 'mouse';
    this.#touch.begin(start, { isMouse, tMs, shift: Boolean(event.shiftKey) });
    if (this.#restS !== undefined) this.#rest.begin(start, this.#restS * MS_PER_S);
  }

  move() {
    this.#touch.move(this.press.last, this.press.tMs);
    this.#rest.move(this.press.last);
    return undefined;
  }

  begin() {
    this.#rest.cancel();
  }

  lose() {
    this.#rest.cancel();
    this.#touch.cancel();
  }

  lift() {
    this.#rest.cancel();
    this.#touch.end(this.press.last, this.press.tMs);
  }

  /** Another finger has joined it: both go to the collection view's recognisers. */
  share() {
    this.contest.award(this);
    this.#touch.tellNow();
  }
}
