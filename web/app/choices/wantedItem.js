// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { category } from '../../store/elements/element.js';

/** @typedef {{category: number, key: string}} Shown an element */

/** The item for which a page was opened: it is found once, or told once to be missing. */
export class WantedItem {
  #item;

  /** @param {string | null} item its identifier */
  constructor(item) {
    this.#item = item;
  }

  /**
   * The item's cell, when it has arrived.
   * @template {Shown} One
   * @param {Iterable<One>} elements
   * @returns {One | null}
   */
  find(elements) {
    if (this.#item === null) return null;
    for (const one of elements) {
      if (one.category !== category.cell || one.key !== this.#item) continue;
      this.#item = null;
      return one;
    }
    return null;
  }

  /**
   * What is told when all that belongs to the place of the link is there, and the item is not among it.
   * @returns {string | null}
   */
  missing() {
    const item = this.#item;
    this.#item = null;
    return item === null ? null : `The item ${item} is not where the link looks for it.`;
  }
}
