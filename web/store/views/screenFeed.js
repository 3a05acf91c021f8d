// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../transport/messageTypes.js').StageScreen} StageScreen */

/**
 * What a view shows of an app's screen around its collection view. A description comes before the delta that
 * belongs to it, and is shown together with that delta.
 */
export class ScreenFeed {
  /** @type {StageScreen | null} what is shown; `null` without an app's screen */
  shown = null;
  /** @type {StageScreen[]} those that wait for their revision, by ascending revision */
  #waiting = [];

  /**
   * Takes a description, which replaces earlier ones.
   * @param {StageScreen} screen
   * @param {number} revision of the elements that are shown
   * @returns {boolean} whether something else is shown
   */
  take(screen, revision) {
    this.#waiting = this.#waiting.filter(({ rev }) => rev < screen.rev);
    this.#waiting.push(screen);
    return this.advance(revision);
  }

  /**
   * Shows what belongs to a revision.
   * @param {number} revision
   * @returns {boolean} whether something else is shown
   */
  advance(revision) {
    const due = this.#waiting.filter(({ rev }) => rev <= revision);
    const last = due.at(-1);
    if (!last) return false;
    this.#waiting = this.#waiting.filter(({ rev }) => rev > revision);
    this.shown = last;
    return true;
  }

  /**
   * Forgets everything.
   * @returns {boolean} whether something was shown
   */
  forget() {
    const wasShown = this.shown !== null;
    this.shown = null;
    this.#waiting = [];
    return wasShown;
  }
}
