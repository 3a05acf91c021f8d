// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** A number of an SVG file is exact to a thousandth. */
const DIGITS = 3;
const ENTITIES = /** @type {const} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });

/**
 * A number in few letters.
 * @param {number} value
 * @param {number} [digits] behind the point
 */
export function svgNumber(value, digits = DIGITS) {
  if (!Number.isFinite(value)) return '0';
  return String(Number(value.toFixed(digits)));
}

/**
 * A text within XML; letters that XML does not allow are left out.
 * @param {string} text
 */
export function xmlText(text) {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replace(/[&<>"]/g, (letter) => ENTITIES[/** @type {keyof typeof ENTITIES} */ (letter)]);
}

/**
 * The parts of a canvas font.
 * @param {string} font such as `600 13px "Tessera Text", sans-serif`
 */
export function fontParts(font) {
  const [, style = 'normal', weight = '400', size = '10', family = 'sans-serif'] =
    /^(?:(italic)\s+)?(?:(\d+|bold|normal)\s+)?([\d.]+)px\s+(.+)$/.exec(font) ?? [];
  return { style, weight, size: Number(size), family };
}
