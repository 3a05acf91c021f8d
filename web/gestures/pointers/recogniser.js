// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('./contest.js').Contest} Contest */
/** @typedef {import('./targets.js').Surroundings} Surroundings */
/** @typedef {'wins' | 'fails' | undefined} Outcome `undefined` while it is still open */
/**
 * Makes a recogniser for a pointer that came down; `null` when the pointer cannot be its gesture.
 * @typedef {{enter(contest: Contest, surroundings: Surroundings): Recogniser | null}} Entry
 */

/** One gesture that a pointer may become. It lives until another gesture wins, or until it ends. */
export class Recogniser {
  /** @param {Contest} contest */
  constructor(contest) {
    this.contest = contest;
  }

  get press() {
    return this.contest.press;
  }

  /** Whether this gesture has won the pointer. */
  get hasWon() {
    return this.contest.winner === this;
  }

  /** Whether other fingers are ignored after it has won. */
  get isAlone() {
    return false;
  }

  /**
   * What hears of a second finger after it has won; `null` when others hear of it.
   * @type {((phase: import('./targets.js').Phase, point: import('./targets.js').Point) => void) | null}
   */
  get second() {
    return null;
  }

  /** Called when all recognisers of the pointer are made. */
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
   * The pointer was lifted, after this has won or while nothing was decided.
   * @param {PointerEvent} _event
   */
  lift(_event) {}

  /** The pointer was taken away. */
  cancel() {
    this.lose();
  }
}
