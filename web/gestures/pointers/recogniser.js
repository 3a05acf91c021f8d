// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('./contest.js').Contest} Contest */
/** @typedef {import('./targets.js').Surroundings} Surroundings */
/** @typedef {'wins' | 'fails' | undefined} Outcome `undefined` while it is still open */
/**
 * How a recogniser enters the contest for a pointer that came down; `null` when the pointer cannot be
 * its gesture.
 * @typedef {{enter(contest: Contest, surroundings: Surroundings): Recogniser | null}} Entry
 */

/** One gesture that a pointer may turn out to be. It lives as long as that is open, or as it lasts. */
export class Recogniser {
  /** @param {Contest} contest */
  constructor(contest) {
    this.contest = contest;
  }

  get press() {
    return this.contest.press;
  }

  /** Whether the pointer is this gesture and no other. */
  get hasWon() {
    return this.contest.winner === this;
  }

  /** Whether, once it has won, other fingers mean nothing. */
  get isAlone() {
    return false;
  }

  /** All that may take part have entered. */
  start() {}

  /**
   * The pointer moved.
   * @param {PointerEvent} _event
   * @returns {Outcome}
   */
  move(_event) {
    return undefined;
  }

  /** It has won: the pointer is this gesture from now on. */
  begin() {}

  /** The pointer is another gesture. */
  lose() {}

  /**
   * The pointer was lifted, after it has won or while that was open.
   * @param {PointerEvent} _event
   */
  lift(_event) {}

  /** The pointer was taken away. */
  cancel() {
    this.lose();
  }
}
