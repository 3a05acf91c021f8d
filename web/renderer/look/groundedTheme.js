// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { cssColour, mixedColour, rgbFromNumber, takesDarkInk } from './colour.js';
import { darkTheme, lightTheme } from './theme.js';

/** @typedef {import('./theme.js').Theme} Theme */
/** @typedef {{light: number, dark: number}} StageGround each 0xRRGGBBAA */

const OPACITY_MASK = 0xff;
const OPACITY_BITS = 8;
const HEXADECIMAL = 16;

/**
 * The last theme that was made from each theme.
 * @type {WeakMap<Theme, {packed: number, theme: Theme}>}
 */
const made = new WeakMap();

/**
 * A theme for the ground that a stage's source sets: texts without a ground of their own get a colour that
 * can be read there.
 * @param {Theme} theme
 * @param {StageGround | null | undefined} ground
 * @returns {Theme} the same object for the same colour
 */
export function groundedTheme(theme, ground) {
  if (!ground) return theme;
  const packed = theme.isDark ? ground.dark : ground.light;
  const known = made.get(theme);
  if (known?.packed === packed) return known.theme;
  const colour = cssColour(rgbFromNumber(packed >>> OPACITY_BITS));
  const paper = mixedColour(theme.paper, colour, (packed & OPACITY_MASK) / OPACITY_MASK);
  const seen = rgbFromNumber(Number.parseInt(paper.slice(1), HEXADECIMAL));
  const { text, dim, indicator, selectedRow } = takesDarkInk(seen) ? lightTheme : darkTheme;
  const grounded = { ...theme, paper, text, dim, indicator, selectedRow };
  made.set(theme, { packed, theme: grounded });
  return grounded;
}
