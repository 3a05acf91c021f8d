// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Throttle } from '../../base/throttle.js';

/** @typedef {import('../../store/session.js').Session} Session */
/** @typedef {Extract<import('../../transport/messageTypes.js').ViewCommands['swipe'], {phase: 'move'}>} Move */

/** The place of a row is sent to followers at most this often, in ms: 30 times a second. */
const INTERVAL_MS = 1000 / 30;

/** Tells the followers how far a row is aside; most often there are none. */
export class AsideNews {
  #session;
  #moves;
  /** The place that was sent last. */
  #told = { element: 0, shift: 0 };

  /**
   * @param {Session} session
   * @param {(move: Move) => void} send
   */
  constructor(session, send) {
    this.#session = session;
    this.#moves = new Throttle(systemClock, INTERVAL_MS, send);
  }

  /**
   * @param {import('./asideRow.js').AsideRow} row
   * @param {number} shift to the right of its place, in pt
   */
  tell({ element: { id }, side }, shift) {
    if (!this.#session.drives || (this.#session.presence?.length ?? 0) < 2) return;
    if (this.#told.element === id && this.#told.shift === shift) return;
    this.#told = { element: id, shift };
    this.#moves.push({ phase: 'move', element: id, side, shift });
  }
}
