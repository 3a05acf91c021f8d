// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {{client: number, atMs: number}} OtherHand who else set a parameter last, and when */

/** The hands of other people on the stage's parameters. */
export class OtherHands {
  /** @type {Map<string, OtherHand>} */
  #hands = new Map();

  /**
   * Notes who set values.
   * @param {Record<string, unknown>} values by key
   * @param {number | undefined} by a client; nobody for values of a saved file
   * @param {Pick<import('./session.js').Session, 'client' | 'connection'>} session
   * @returns {boolean} whether it was somebody else
   */
  note(values, by, { client, connection }) {
    if (by === undefined || by === client) return false;
    const atMs = connection.clock.now();
    for (const key of Object.keys(values)) this.#hands.set(key, { client: by, atMs });
    return true;
  }

  /**
   * Who else set a parameter last.
   * @param {string} key
   * @returns {OtherHand | undefined}
   */
  on(key) {
    return this.#hands.get(key);
  }

  /** Forgets all, for another stage. */
  clear() {
    this.#hands.clear();
  }
}
