// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * What an element shows.
 * @typedef {object} Content
 * @property {number} id
 * @property {number} style
 * @property {number} hue
 * @property {number | null} colour 0xRRGGBB
 * @property {string} title
 * @property {string} subtitle
 * @property {string} image
 * @property {number | null} selectedColour 0xRRGGBB of the ground while selected or highlighted
 * @property {boolean} isPlaceholder whether its data is still being loaded
 * @property {number | null} progress how much of the data is there, in percent
 * @property {import('../../transport/deltaLayout.js').WireContent['list']} list what a row of a list shows
 * @property {import('../../transport/deltaLayout.js').WireContent['figure']} [figure] shape and parts of the cell
 */

/** The contents of a view, and how many elements refer to each of them. */
export class ContentTable {
  /** @type {Map<number, Content>} */
  contents = new Map();
  /** @type {Map<number, number>} */
  #references = new Map();
  /**
   * Ids that may have lost their last reference.
   * @type {Set<number>}
   */
  #doubtful = new Set();

  /** @param {readonly Content[]} contents */
  add(contents) {
    for (const content of contents) {
      this.contents.set(content.id, content);
      this.#doubtful.add(content.id);
    }
  }

  /**
   * @param {number} id 0 for none
   * @returns {Content | null}
   * @throws {RangeError} when the id is unknown
   */
  retain(id) {
    if (id === 0) return null;
    const content = this.contents.get(id);
    if (!content) throw new RangeError(`content ${id} is unknown`);
    this.#references.set(id, (this.#references.get(id) ?? 0) + 1);
    return content;
  }

  /** @param {number} id 0 for none */
  release(id) {
    if (id === 0) return;
    this.#references.set(id, (this.#references.get(id) ?? 0) - 1);
    this.#doubtful.add(id);
  }

  /** Forgets contents that no element refers to; to be called after each delta. */
  sweep() {
    for (const id of this.#doubtful) {
      if ((this.#references.get(id) ?? 0) > 0) continue;
      this.#references.delete(id);
      this.contents.delete(id);
    }
    this.#doubtful.clear();
  }

  /** Forgets everything. */
  clear() {
    this.contents.clear();
    this.#references.clear();
    this.#doubtful.clear();
  }
}
