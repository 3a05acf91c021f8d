// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { ViewStore } from './viewStore.js';

/**
 * Keeps the shown view up to date with the server: takes deltas in their order, acknowledges them, and
 * asks for a snapshot when a delta is missing.
 */
export class ViewFeed {
  /** @type {ViewStore | null} */
  view = null;
  #connection;
  #awaitsSnapshot = false;
  #acknowledgedRevision = 0;
  #reducedMotion = false;

  /** @param {import('../../transport/connection.js').Connection} connection */
  constructor(connection) {
    this.#connection = connection;
  }

  /** Whether changes are shown at once instead of animated. */
  get reducedMotion() {
    return this.#reducedMotion;
  }

  set reducedMotion(value) {
    this.#reducedMotion = value;
    if (this.view) this.view.reducedMotion = value;
  }

  /** Whether there is a picture, with everything that the server says it has done. */
  get isCurrent() {
    if (!this.view || this.#awaitsSnapshot) return false;
    return this.view.revision >= Math.max(1, this.#acknowledgedRevision);
  }

  /**
   * Continues with a view that the server has opened.
   * @param {number} id
   * @param {boolean} resumed whether the server continues the picture that this page holds
   * @returns {boolean} whether this page held a picture
   */
  take(id, resumed) {
    const isHeld = this.view !== null;
    this.view ??= new ViewStore(id, { toLocalMs: (ms) => this.#connection.toLocalMs(ms) });
    this.view.view = id;
    this.view.reducedMotion = this.#reducedMotion;
    this.#acknowledgedRevision = 0;
    this.#awaitsSnapshot = !isHeld || !resumed;
    return isHeld;
  }

  /** Forgets the view. */
  drop() {
    this.view = null;
    this.#awaitsSnapshot = false;
  }

  /**
   * Takes what the server sent.
   * @param {import('../../transport/deltaLayout.js').Delta} delta
   * @returns {import('./viewStore.js').Applied | null} `null` when the delta is not needed
   * @throws {RangeError} when it does not fit; then call `resync`
   */
  apply(delta) {
    const { view } = this;
    if (!view || delta.view !== view.view) return null;
    if (this.#awaitsSnapshot && delta.base !== null) return null;
    if (delta.base !== null && delta.base !== view.revision) {
      this.resync();
      return null;
    }
    const applied = view.apply(delta, this.#connection.clock.now());
    this.#awaitsSnapshot = false;
    this.#connection.send('seen', { view: view.view, rev: view.revision });
    return applied;
  }

  /** Asks for a snapshot, unless one is on its way. */
  resync() {
    if (!this.view || this.#awaitsSnapshot) return;
    this.#awaitsSnapshot = true;
    this.#connection.send('resync', { view: this.view.view });
  }

  /**
   * The server has done something; its effect is in the picture of a revision.
   * @param {number | undefined} id of the view
   * @param {number | undefined} revision
   */
  acknowledge(id, revision) {
    if (revision === undefined || id !== this.view?.view) return;
    this.#acknowledgedRevision = Math.max(this.#acknowledgedRevision, revision);
  }
}
