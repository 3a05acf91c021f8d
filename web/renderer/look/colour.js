// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {{red: number, green: number, blue: number}} Rgb Each channel from 0 to 255. */

/**
 * Angles of the ten hues in OKLCH, in degrees. They are 36° apart; hues with neighbouring numbers are far
 * apart, so that items next to each other are easy to distinguish.
 */
export const HUE_ANGLES = [292, 4, 184, 76, 256, 328, 148, 40, 220, 112];

/** Lightness and chroma of a tile's ground. */
const TILE = { dark: { lightness: 0.72, chroma: 0.13 }, light: { lightness: 0.8, chroma: 0.11 } };
/** Lightness and chroma of the quiet ground below a glyph. */
const SOFT = { dark: { lightness: 0.3, chroma: 0.045 }, light: { lightness: 0.94, chroma: 0.03 } };
/** Halvings of the chroma's interval; 12 give a thousandth of the widest. */
const GAMUT_STEPS = 12;
/** A ground with more WCAG relative luminance has dark text; with less, white has more contrast. */
const DARK_INK_LUMINANCE = 0.2;

/**
 * Converts OKLCH to linear sRGB, which may lie outside the gamut.
 * @param {number} lightness 0 to 1
 * @param {number} chroma
 * @param {number} hueDegrees
 * @returns {[number, number, number]}
 */
export function oklchToLinear(lightness, chroma, hueDegrees) {
  const angle = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/**
 * Converts OKLCH to sRGB; a colour outside the gamut loses chroma until it fits.
 * @param {number} lightness
 * @param {number} chroma
 * @param {number} hueDegrees
 * @returns {Rgb}
 */
export function oklchToRgb(lightness, chroma, hueDegrees) {
  let lower = 0;
  let upper = chroma;
  if (!isInGamut(oklchToLinear(lightness, chroma, hueDegrees))) {
    for (let step = 0; step < GAMUT_STEPS; step += 1) {
      const middle = (lower + upper) / 2;
      if (isInGamut(oklchToLinear(lightness, middle, hueDegrees))) lower = middle;
      else upper = middle;
    }
    upper = lower;
  }
  const [red, green, blue] = oklchToLinear(lightness, upper, hueDegrees).map(channelFromLinear);
  return { red, green, blue };
}

/**
 * Splits a wire colour 0xRRGGBB.
 * @param {number} value
 * @returns {Rgb}
 */
export function rgbFromNumber(value) {
  return { red: (value >> 16) & 255, green: (value >> 8) & 255, blue: value & 255 };
}

/**
 * The colour in the form that canvas and style sheets take.
 * @param {Rgb} rgb
 * @returns {string} such as `#5acc94`
 */
export function cssColour({ red, green, blue }) {
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * A colour for light and dark screens as style sheets have it.
 * @param {{light: number, dark: number}} colour 0xRRGGBBAA
 * @param {boolean} isDark
 * @returns {string}
 */
export function cssThemed({ light, dark }, isDark) {
  return `#${(isDark ? dark : light).toString(16).padStart(8, '0')}`;
}

/** The bits of a packed colour's opacity, all set. */
const OPAQUE = 0xff;

/**
 * The colour of a text or a sign that an app chose. In more contrast, quiet texts that are translucent are opaque, as
 * on a device that is asked for more contrast.
 * @param {{light: number, dark: number}} colour 0xRRGGBBAA
 * @param {{isDark: boolean, hasContrast?: boolean}} theme
 * @returns {string}
 */
export function inkThemed({ light, dark }, { isDark, hasContrast = false }) {
  if (!hasContrast) return cssThemed({ light, dark }, isDark);
  return cssThemed({ light: (light | OPAQUE) >>> 0, dark: (dark | OPAQUE) >>> 0 }, isDark);
}

/**
 * A colour between two others, channel by channel.
 * @param {string} from such as `#5acc94`
 * @param {string} to
 * @param {number} fraction 0 to 1
 * @returns {string}
 */
export function mixedColour(from, to, fraction) {
  const one = rgbFromNumber(Number.parseInt(from.slice(1), 16));
  const other = rgbFromNumber(Number.parseInt(to.slice(1), 16));
  const between = (/** @type {number} */ a, /** @type {number} */ b) =>
    Math.round(a + (b - a) * fraction);
  return cssColour({
    red: between(one.red, other.red),
    green: between(one.green, other.green),
    blue: between(one.blue, other.blue),
  });
}

/**
 * Relative luminance as WCAG defines it, 0 to 1.
 * @param {Rgb} rgb
 * @returns {number}
 */
export function luminance({ red, green, blue }) {
  const [r, g, b] = [red, green, blue].map(linearFromChannel);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Contrast of two colours as WCAG defines it, 1 to 21.
 * @param {Rgb} one
 * @param {Rgb} other
 * @returns {number}
 */
export function contrast(one, other) {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Whether text on the ground should be dark.
 * @param {Rgb} ground
 * @returns {boolean}
 */
export function takesDarkInk(ground) {
  return luminance(ground) > DARK_INK_LUMINANCE;
}

/**
 * The ten grounds of tiles.
 * @param {boolean} isDark
 * @returns {string[]}
 */
export function tileColours(isDark) {
  return coloursAt(isDark ? TILE.dark : TILE.light);
}

/**
 * The ten quiet grounds of glyphs.
 * @param {boolean} isDark
 * @returns {string[]}
 */
export function softColours(isDark) {
  return coloursAt(isDark ? SOFT.dark : SOFT.light);
}

/**
 * @param {{lightness: number, chroma: number}} place
 * @returns {string[]}
 */
function coloursAt({ lightness, chroma }) {
  return HUE_ANGLES.map((angle) => cssColour(oklchToRgb(lightness, chroma, angle)));
}

/**
 * @param {number[]} channels
 * @returns {boolean}
 */
function isInGamut(channels) {
  return channels.every((channel) => channel >= 0 && channel <= 1);
}

/**
 * @param {number} value
 * @returns {number}
 */
function channelFromLinear(value) {
  const clamped = Math.min(Math.max(value, 0), 1);
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

/**
 * @param {number} channel
 * @returns {number}
 */
function linearFromChannel(channel) {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
