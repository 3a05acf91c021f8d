// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** The commands of the present connection that are not answered yet. */
export class CommandLog {
  /** @type {Set<number>} */
  #open = new Set();

  /** Whether all commands are answered. */
  get isEmpty() {
    return this.#open.size === 0;
  }

  /**
   * Whether a command is one of these, and not answered yet.
   * @param {number} seq
   */
  has(seq) {
    return this.#open.has(seq);
  }

  /** @param {number} seq 0 when nothing was sent */
  sent(seq) {
    if (seq > 0) this.#open.add(seq);
  }

  /**
   * The server has handled all commands up to a number.
   * @param {number} seq
   */
  acknowledge(seq) {
    for (const open of this.#open) {
      if (open <= seq) this.#open.delete(open);
    }
  }

  /**
   * The server has answered this one command.
   * @param {number} seq
   */
  answer(seq) {
    this.#open.delete(seq);
  }

  /** The connection ended: its commands will not be answered any more. */
  clear() {
    this.#open.clear();
  }
}
