// SPDX-License-Identifier: Apache-2.0
// @ts-check

const ELLIPSIS = '…';
/** Texts kept; more than a screenful of a dense layout many times over. */
const MAX_ENTRIES = 8192;

/**
 * Measures text once and shortens it to a width.
 *
 * Widths belong to a font; they do not depend on the scale, since the canvas is scaled by its
 * transform.
 */
export class TextFit {
  /** @type {Map<string, number>} */
  #widths = new Map();
  /** @type {Map<string, string>} */
  #fitted = new Map();
  #measure;

  /** @param {(font: string, text: string) => number} measure width in pt */
  constructor(measure) {
    this.#measure = measure;
  }

  /**
   * Width of a text.
   * @param {string} font
   * @param {string} text
   * @returns {number} pt
   */
  width(font, text) {
    const key = `${font}\n${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.#measure(font, text);
      if (this.#widths.size >= MAX_ENTRIES) this.#widths.clear();
      this.#widths.set(key, width);
    }
    return width;
  }

  /**
   * The text, or as much of its beginning as fits before an ellipsis; empty when nothing does.
   * @param {string} font
   * @param {string} text
   * @param {number} maxWidth pt
   * @returns {string}
   */
  fit(font, text, maxWidth) {
    if (this.width(font, text) <= maxWidth) return text;
    const key = `${font}\n${Math.floor(maxWidth)}\n${text}`;
    let fitted = this.#fitted.get(key);
    if (fitted === undefined) {
      fitted = this.#shorten(font, text, Math.floor(maxWidth));
      if (this.#fitted.size >= MAX_ENTRIES) this.#fitted.clear();
      this.#fitted.set(key, fitted);
    }
    return fitted;
  }

  /** Forgets all widths, for example after a font has been loaded. */
  clear() {
    this.#widths.clear();
    this.#fitted.clear();
  }

  /**
   * @param {string} font
   * @param {string} text
   * @param {number} maxWidth
   * @returns {string}
   */
  #shorten(font, text, maxWidth) {
    const letters = Array.from(text);
    let fits = 0;
    let tooLong = letters.length;
    while (tooLong - fits > 1) {
      const count = (fits + tooLong) >> 1;
      const width = this.#measure(font, letters.slice(0, count).join('') + ELLIPSIS);
      if (width <= maxWidth) fits = count;
      else tooLong = count;
    }
    if (fits === 0) return '';
    return letters.slice(0, fits).join('').trimEnd() + ELLIPSIS;
  }
}
