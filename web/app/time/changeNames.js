// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { historyWords } from './historyWords.js';

/** @typedef {import('../../store/changes/recordedChange.js').RecordedChange} RecordedChange */
/** @typedef {import('../../store/session.js').Session} Session */

/** Tells what people did that an animated change came of, as the stage's history calls it. */
export class ChangeNames {
  #session;
  /** @type {string | null} */
  #stageId = null;
  /** @type {import('./historyWords.js').History | null} */
  #before = null;
  /** @type {string | null} what was done last and has not been seen yet */
  #words = null;
  /** @type {WeakMap<RecordedChange, string>} */
  #names = new WeakMap();

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
    session.on('change', (/** @type {string} */ topic) => {
      if (topic === 'history') this.#learn();
    });
  }

  /**
   * The name of a change; to be asked as soon as the change is there, for history comes before it.
   * @param {RecordedChange} change
   * @returns {string | null} `null` when it came of nothing that stands in the history
   */
  of(change) {
    if (!this.#names.has(change)) {
      this.#names.set(change, this.#words ?? '');
      this.#words = null;
    }
    return this.#names.get(change) || null;
  }

  #learn() {
    const { stageId, history } = this.#session;
    if (stageId !== this.#stageId) {
      this.#stageId = stageId;
      this.#before = null;
    }
    this.#words = historyWords(this.#before, history);
    this.#before = { ...history };
  }
}
