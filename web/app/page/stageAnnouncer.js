// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Throttle } from '../../base/throttle.js';
import { historyWords } from '../time/historyWords.js';

/** @typedef {import('../../store/session.js').Session} Session */

/** While a number is scrubbed, at most one sentence is spoken in this time, in ms. */
const SENTENCE_INTERVAL_MS = 1000;

/**
 * Reads aloud what people change, undo and select on the stage.
 * @param {Session} session
 * @param {(text: string) => void} announce
 */
export function announceStage(session, announce) {
  /** @type {import('../time/historyWords.js').History | null} */
  let before = null;
  /** @type {string | null} */
  let stageId = '';
  let selected = 0;
  /** @type {Throttle<string>} */
  const sentences = new Throttle(systemClock, SENTENCE_INTERVAL_MS, announce);
  session.on('change', (/** @type {string} */ topic) => {
    if (session.stageId !== stageId) {
      stageId = session.stageId;
      before = null;
      selected = session.selection?.count ?? 0;
    }
    if (topic === 'history' && session.history) {
      const words = historyWords(before, session.history);
      before = { ...session.history };
      if (words) sentences.push(words);
    }
    if (topic !== 'selection') return;
    const count = session.selection?.count ?? 0;
    const what = count === 1 ? '1 item' : `${count} items`;
    if (count !== selected) sentences.push(`${what} selected`);
    selected = count;
  });
}
