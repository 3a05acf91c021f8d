// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { historyWords } from './historyWords.js';

/** @typedef {import('../../store/changes/recordedChange.js').RecordedChange} RecordedChange */
/** @typedef {import('../../store/session.js').Session} Session */

/** Names recorded changes by the actions that caused them, in the words of the stage's history. */
export class ChangeNames {
  #session;
  /** @type {string | null} */
  #stageId = null;
  /** @type {import('./historyWords.js').History | null} */
  #before = null;
  /** @type {string | null} the last action, until its change is recorded */
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
   * The name of a recorded change. Ask for it as soon as the change is there: the history comes before it.
   * @param {RecordedChange} change
   * @returns {string | null} `null` when nothing in the history caused it
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
