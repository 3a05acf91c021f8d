// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Which commands of the living connection are not answered yet. */
export class CommandLog {
  /** @type {Set<number>} */
  #open = new Set();

  /** Whether all commands are answered. */
  get isEmpty() {
    return this.#open.size === 0;
  }

  /** @param {number} seq 0 when nothing was sent */
  sent(seq) {
    if (seq > 0) this.#open.add(seq);
  }

  /**
   * Everything up to a number is handled.
   * @param {number} seq
   */
  acknowledge(seq) {
    for (const open of this.#open) {
      if (open <= seq) this.#open.delete(open);
    }
  }

  /**
   * One command has an answer of its own.
   * @param {number} seq
   */
  answer(seq) {
    this.#open.delete(seq);
  }

  /** The connection ended: nothing that it carried will be answered. */
  clear() {
    this.#open.clear();
  }
}
