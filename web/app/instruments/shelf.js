// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../../base/emitter.js';

/**
 * A thing that is shown when somebody asks for it, beside the tools.
 * @typedef {object} Instrument
 * @property {string} id
 * @property {string} label
 * @property {string} words other names for the palette
 * @property {string} icon
 * @property {string} [keys]
 * @property {boolean} hasCard whether it takes the place of cards; only one does at a time
 * @property {boolean} [goesOn] whether it goes on until somebody ends it, and not with what is closed by Escape
 * @property {() => void} open
 * @property {() => void} close
 */

/**
 * The instruments: which are open, and that at most one of them shows a card. Emits `change` with the one that was
 * opened or closed.
 * @extends {Emitter<{change: (instrument: Instrument, isOpen: boolean) => void}>}
 */
export class Shelf extends Emitter {
  /** @type {Instrument[]} */
  instruments = [];
  /** @type {Instrument[]} those that are open, the last opened at the end */
  #open = [];

  /** @param {Instrument} instrument */
  add(instrument) {
    this.instruments.push(instrument);
  }

  /** @param {string} id */
  isOpen(id) {
    return this.#open.some((one) => one.id === id);
  }

  /** @param {string} id */
  toggle(id) {
    if (this.isOpen(id)) this.close(id);
    else this.open(id);
  }

  /** @param {string} id */
  open(id) {
    const instrument = this.instruments.find((one) => one.id === id);
    if (!instrument || this.isOpen(id)) return;
    if (instrument.hasCard) this.clearCards();
    this.#open.push(instrument);
    instrument.open();
    this.emit('change', instrument, true);
  }

  /** @param {string} id */
  close(id) {
    const at = this.#open.findIndex((one) => one.id === id);
    if (at < 0) return;
    const [instrument] = this.#open.splice(at, 1);
    instrument.close();
    this.emit('change', instrument, false);
  }

  /**
   * Closes what was opened last, but for what goes on.
   * @returns {boolean} whether anything was open
   */
  closeLast() {
    const last = this.#open.filter(({ goesOn }) => !goesOn).at(-1);
    if (last) this.close(last.id);
    return last !== undefined;
  }

  /** Makes room for another card. */
  clearCards() {
    for (const { id, hasCard } of [...this.#open]) if (hasCard) this.close(id);
  }
}
