// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {Map<string, 'note' | 'warning' | 'error'>} Marks severities by the keys of elements */

/**
 * Which elements are outlined: the one under the pointer, the selected one, and those with a diagnostic.
 *
 * An app's screen shows what the app shows: there, an element under the pointer, under a tap or with something to say
 * has an outline only while somebody measures. What is wrong is marked always.
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
   * Whether nothing is outlined that the app does not show.
   * @param {boolean} isScreen whether it is an app's screen
   */
  isQuiet(isScreen) {
    return isScreen && !this.isMeasuring;
  }

  /**
   * What the overlay shows.
   * @param {boolean} isScreen whether it is an app's screen
   * @param {boolean} hasFocus whether the keyboard moves the selection
   * @param {Marks} marks
   * @returns {{focusedId: number | null, hoveredId: number | null, hasFocus: boolean, diagnosticsByKey: Marks}}
   */
  shown(isScreen, hasFocus, marks) {
    const isQuiet = this.isQuiet(isScreen);
    return {
      focusedId: isQuiet && this.#isTapped && !hasFocus ? null : this.selectedId,
      hoveredId: isQuiet ? null : this.hoveredId,
      hasFocus,
      diagnosticsByKey: isQuiet ? new Map([...marks].filter(([, severity]) => severity === 'error')) : marks,
    };
  }
}
