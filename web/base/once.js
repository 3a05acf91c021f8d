// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * A part that is made when somebody first asks for it, so that a page is not slower to begin for what few people use.
 * @template Part
 */
export class Once {
  #make;
  /** @type {Part | null} */
  #made = null;

  /** @param {() => Part} make */
  constructor(make) {
    this.#make = make;
  }

  /** The part; it is made now if it was not asked for before. */
  get part() {
    this.#made ??= this.#make();
    return this.#made;
  }

  /** The part if it was made; who asks only for this makes none. */
  get made() {
    return this.#made;
  }
}
