// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * Which elements are outlined: the one under the pointer, and the selected one.
 *
 * An app's screen shows what the app shows: there, an element under the pointer or under a tap has an outline only
 * while somebody measures.
 */
export class Outlines {
  /** @type {number | null} */ hoveredId = null;
  /** @type {number | null} */ selectedId = null;
  /** Whether a tool or a key for looking at elements is chosen. */ isMeasuring = false;
  #isTapped = false;

  /**
   * @param {number | null} id
   * @param {boolean} isTapped whether a tap on the stage selects it, which an app takes as well
   */
  select(id, isTapped) {
    this.selectedId = id;
    this.#isTapped = isTapped;
  }

  /**
   * What the overlay shows.
   * @param {boolean} isScreen whether it is an app's screen
   * @param {boolean} hasFocus whether the keyboard moves the selection
   * @returns {{focusedId: number | null, hoveredId: number | null, hasFocus: boolean}}
   */
  shown(isScreen, hasFocus) {
    const isQuiet = isScreen && !this.isMeasuring;
    return {
      focusedId: isQuiet && this.#isTapped && !hasFocus ? null : this.selectedId,
      hoveredId: isQuiet ? null : this.hoveredId,
      hasFocus,
    };
  }
}
