// SPDX-License-Identifier: Apache-2.0
// @ts-check

const BYTE = 255;

/**
 * A colour of a canvas as a colour and an opacity.
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
