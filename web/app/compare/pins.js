// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { comparePaintOrder } from '../../store/elements/paintOrder.js';

/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('../../transport/messageTypes.js').ParameterValue} ParameterValue */
/**
 * A state of a stage that was pinned: how its elements stood, and what its parameters were.
 * @typedef {object} Pin
 * @property {number} id
 * @property {string} name
 * @property {string} stage
 * @property {StageElement[]} elements copies, at rest, in the order in which they are painted
 * @property {import('./heldParts.js').Sections} sections of the data
 * @property {Record<string, ParameterValue>} values
 * @property {string} layout the id of the chosen layout
 * @property {number | null} list the number of the list that an app showed; `null` without an app's screen
 * @property {string} device the device and what it was set to, in words
 */

/** More pins of a stage would fill the card; the oldest goes. */
export const MOST_PINS = 8;
export const MOST_NAME_LETTERS = 40;

/**
 * Whether a pinned state shows another list of the app than the one that is shown: their elements have nothing to do
 * with each other.
 * @param {Pin} pin
 * @param {number | null} list
 */
export function isElsewhere(pin, list) {
  return pin.list !== list;
}

/** The pinned states of all stages of this page. */
export class Pins {
  /** @type {Pin[]} oldest first */
  #all = [];
  #made = 0;

  /**
   * @param {string | null} stage
   * @returns {Pin[]}
   */
  of(stage) {
    return this.#all.filter((pin) => pin.stage === stage);
  }

  /**
   * @param {Omit<Pin, 'id' | 'name'>} state
   * @param {string} [name]
   * @returns {Pin}
   */
  add(state, name = '') {
    this.#made += 1;
    const count = this.of(state.stage).length;
    const pin = { ...inPaintOrder(state), id: this.#made, name: cleanName(name) || `State ${count + 1}` };
    this.#all.push(pin);
    const [oldest] = this.of(state.stage);
    if (count >= MOST_PINS) this.remove(oldest.id);
    return pin;
  }

  /**
   * @param {number} id
   * @param {string} name an empty one is not taken
   */
  rename(id, name) {
    const pin = this.#all.find((one) => one.id === id);
    if (pin) pin.name = cleanName(name) || pin.name;
  }

  /**
   * Puts another state in the place of a pinned one.
   * @param {number} id
   * @param {Omit<Pin, 'id' | 'name'>} state
   */
  replace(id, state) {
    this.#all = this.#all.map((pin) => (pin.id === id ? { ...pin, ...inPaintOrder(state) } : pin));
  }

  /** @param {number} id */
  remove(id) {
    this.#all = this.#all.filter((pin) => pin.id !== id);
  }
}

/** @param {Omit<Pin, 'id' | 'name'>} state */
function inPaintOrder(state) {
  return { ...state, elements: [...state.elements].sort(comparePaintOrder) };
}

/** @param {string} name */
function cleanName(name) {
  return name.trim().replace(/\s+/gu, ' ').slice(0, MOST_NAME_LETTERS);
}
