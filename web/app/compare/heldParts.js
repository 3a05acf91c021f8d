// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/**
 * The sections of the data with their numbers of items; `null` where an app's own code knows them.
 * @typedef {readonly {id: string, items: number}[] | null} Sections
 */

/** The category of cells. */
const CELL = 0;

/**
 * The part of a stage that a page holds in one state. It has elements around what is seen only, so an element that it
 * lacks may be further away as well as not there at all.
 */
export class HeldPart {
  #sections;
  /** @type {Map<number, {first: number, last: number}>} the held items of sections */
  #items = new Map();

  /**
   * @param {Iterable<StageElement>} elements
   * @param {Sections} sections
   */
  constructor(elements, sections) {
    this.#sections = sections;
    for (const { category, section, item } of elements) {
      if (category !== CELL) continue;
      const { first, last } = this.#items.get(section) ?? { first: item, last: item };
      this.#items.set(section, { first: Math.min(first, item), last: Math.max(last, item) });
    }
  }

  /**
   * Those of another state's elements that this state does not have at all; the others are further away.
   * @param {readonly StageElement[]} lacking the other state's elements that this one does not hold
   * @param {HeldPart} other
   * @returns {Set<StageElement>}
   */
  withoutAny(lacking, other) {
    /** @type {Map<number, number>} how many items of a section may still be told */
    const left = new Map();
    const inOrder = [...lacking].sort((one, next) => one.section - next.section || one.item - next.item);
    return new Set(inOrder.filter((element) => {
      const { category, section } = element;
      if (!this.#sections || !other.#sections) return this.#reaches(element);
      const theirs = other.#sections[section];
      const ours = this.#sections.find(({ id }) => id === theirs?.id);
      if (!ours) return true;
      if (category !== CELL) return this.#isWhole(this.#sections.indexOf(ours), ours.items);
      const rest = left.get(section) ?? Math.max(theirs.items - ours.items, 0);
      left.set(section, rest - 1);
      return rest > 0;
    }));
  }

  /**
   * Whether a cell would be among those that are held.
   * @param {StageElement} element
   */
  #reaches({ category, section, item }) {
    const held = this.#items.get(section);
    return category === CELL && held !== undefined && item >= held.first && item <= held.last;
  }

  /**
   * @param {number} section
   * @param {number} items
   */
  #isWhole(section, items) {
    const held = this.#items.get(section);
    return held !== undefined && held.first === 0 && held.last === items - 1;
  }
}
