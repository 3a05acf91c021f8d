// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** A number of an SVG file is exact to a thousandth. */
const DIGITS = 3;
const BYTE = 255;
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
 * A colour of a canvas as a colour and an opacity, because many readers of SVG know no colours with alpha.
 * @param {string} colour
 * @returns {{colour: string, opacity: number}}
 */
export function plainColour(colour) {
  const text = colour.trim();
  const hex = /^#([0-9a-f]{3,8})$/i.exec(text)?.[1] ?? '';
  if (hex.length === 8) return { colour: `#${hex.slice(0, 6)}`, opacity: parseInt(hex.slice(6), 16) / BYTE };
  if (hex.length === 4) {
    const [r, g, b, a] = hex;
    return { colour: `#${r}${r}${g}${g}${b}${b}`, opacity: parseInt(a + a, 16) / BYTE };
  }
  const parts = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+)(%?))?\s*\)$/i.exec(text);
  if (!parts) return { colour: text, opacity: 1 };
  const [, red, green, blue, alpha = '1', percent] = parts;
  const byte = (/** @type {string} */ value) =>
    Math.round(Math.min(Number(value), BYTE)).toString(16).padStart(2, '0');
  const opacity = Number(alpha) / (percent ? 100 : 1);
  return { colour: `#${byte(red)}${byte(green)}${byte(blue)}`, opacity: Math.min(Math.max(opacity, 0), 1) };
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
