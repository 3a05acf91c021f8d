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
  /** @type {{rev: number, tell: () => void} | null} where the content stands with a description that waits */
  #place = null;
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
   * @param {boolean} [hasGoneAlong] whether the content has moved as the deltas up to there say
   */
  advance(revision, hasGoneAlong = false) {
    const last = this.#waiting.filter(({ rev }) => rev <= revision).at(-1);
    if (!last) return;
    const place = this.#place;
    if (place && place.rev <= revision) this.#place = null;
    // A place before later moves is old where the content has made them all, and else the last one that is known.
    if (place && place.rev < last.rev && !hasGoneAlong) place.tell();
    this.#waiting = this.#waiting.filter(({ rev }) => rev > revision);
    this.shown = last;
    this.#onChange();
    if (place?.rev === last.rev) place.tell();
  }

  /**
   * Tells where the content stands, after the last description that came before: a page that is behind gets the deltas
   * until there later, in one, and their moves are part of the place. Of two places that wait, the later one counts.
   * @param {() => void} tell
   */
  tellPlace(tell) {
    const last = this.#waiting.at(-1);
    if (last) this.#place = { rev: last.rev, tell };
    else tell();
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
    this.#place = null;
    if (this.shown === null) return;
    this.shown = null;
    this.#onChange();
  }
}
