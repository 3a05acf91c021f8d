// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../transport/messageTypes.js').ParameterValue} ParameterValue */
/**
 * @typedef {object} Held
 * @property {ParameterValue | null} value `null` asks for the layout file's value
 * @property {number | null} seq number of the command that carries it; `null` before it is sent
 */

/**
 * Values of parameters: what this page has set and the server has not acknowledged yet, else what the
 * server says. While a value of this page is held, the server's value of that key is not shown. A value
 * under this page's hand is held until the hand lets go, whatever others set in the meantime.
 */
export class HeldValues {
  /** @type {Record<string, ParameterValue>} */
  #known = {};
  /** @type {Map<string, Held>} */
  #held = new Map();
  /** @type {Set<string>} keys of controls that a hand is on */
  #inHand = new Set();
  /** The last command that the server has handled. */
  #handled = 0;

  /** @returns {Record<string, ParameterValue>} what to show */
  get effective() {
    const values = { ...this.#known };
    for (const [key, { value }] of this.#held) {
      if (value !== null) values[key] = value;
    }
    return values;
  }

  /** @returns {[string, ParameterValue | null][]} those that no command has carried yet */
  get unsent() {
    const entries = [...this.#held].filter(([, { seq }]) => seq === null);
    return entries.map(([key, { value }]) => [key, value]);
  }

  /**
   * Takes all values from the server.
   * @param {Record<string, ParameterValue>} values
   */
  replace(values) {
    this.#known = { ...values };
  }

  /**
   * Takes some values from the server.
   * @param {Record<string, ParameterValue>} values
   */
  learn(values) {
    Object.assign(this.#known, values);
  }

  /**
   * Shows a value that was set here.
   * @param {string} key
   * @param {ParameterValue | null} value
   */
  hold(key, value) {
    this.#held.set(key, { value, seq: null });
  }

  /**
   * A hand takes the control of a key, so that its value stays; or lets go of it.
   * @param {string} key
   * @param {boolean} isInHand
   */
  grip(key, isInHand) {
    if (isInHand) {
      this.#inHand.add(key);
      return;
    }
    this.#inHand.delete(key);
    const held = this.#held.get(key);
    if (held && held.seq !== null && held.seq <= this.#handled) this.#held.delete(key);
  }

  /**
   * Notes which command carries the value held for a key.
   * @param {string} key
   * @param {number} seq
   */
  sent(key, seq) {
    const held = this.#held.get(key);
    if (held) held.seq = seq;
  }

  /** The connection ended: no command that was sent will be answered any more. */
  unsend() {
    this.#handled = 0;
    for (const held of this.#held.values()) held.seq = null;
  }

  /**
   * Stops holding the values that commands up to this number carried.
   * @param {number} seq
   */
  acknowledge(seq) {
    this.#handled = Math.max(this.#handled, seq);
    for (const [key, held] of this.#held) {
      if (held.seq === null || held.seq > seq || this.#inHand.has(key)) continue;
      this.#held.delete(key);
    }
  }

  /**
   * Stops holding the value that a refused command carried.
   * @param {number} seq
   */
  refuse(seq) {
    for (const [key, held] of this.#held) {
      if (held.seq !== seq) continue;
      this.#held.delete(key);
      this.#inHand.delete(key);
    }
  }
}
