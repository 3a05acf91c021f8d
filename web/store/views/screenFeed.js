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
  #onChange;

  /** @param {() => void} onChange called when something else is shown */
  constructor(onChange) {
    this.#onChange = onChange;
  }

  /**
   * Takes a description, which replaces earlier ones.
   * @param {StageScreen} screen
   * @param {{revision: number} | null | false} view the view that it describes, if that is shown
   */
  take(screen, view) {
    if (!view) return;
    this.#waiting = this.#waiting.filter(({ rev }) => rev < screen.rev);
    this.#waiting.push(screen);
    this.advance(view.revision);
  }

  /**
   * Shows what belongs to a revision of the elements.
   * @param {number} revision
   */
  advance(revision) {
    const last = this.#waiting.filter(({ rev }) => rev <= revision).at(-1);
    if (!last) return;
    this.#waiting = this.#waiting.filter(({ rev }) => rev > revision);
    this.shown = last;
    this.#onChange();
  }

  /**
   * Whether another collection view is shown from a revision on.
   * @param {number} revision
   */
  bringsOtherList(revision) {
    const next = this.#waiting.filter(({ rev }) => rev <= revision).at(-1);
    return Boolean(next && this.shown && (next.list ?? 0) !== (this.shown.list ?? 0));
  }

  /** Forgets everything. */
  forget() {
    this.#waiting = [];
    if (this.shown === null) return;
    this.shown = null;
    this.#onChange();
  }
}
