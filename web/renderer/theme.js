// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { cssColour, rgbFromNumber, softColours, takesDarkInk, tileColours } from './colour.js';

/**
 * Colours of what is painted on canvases; the rest of the page takes its own from `tokens.css`.
 * @typedef {object} Theme
 * @property {boolean} isDark
 * @property {string} paper the screen's ground
 * @property {string} text
 * @property {string} dim
 * @property {string} line
 * @property {string} tileInk text on tiles, 75 % of black
 * @property {string} tileDimInk
 * @property {string} pictureInk text on pictures and dark tiles
 * @property {string} pictureDimInk
 * @property {string} glyphInk
 * @property {string} empty ground of a picture that is not there yet
 * @property {string} accent
 * @property {string} warning
 * @property {string} trouble
 * @property {string} indicator of the scroll position
 * @property {string[]} tiles ten hues
 * @property {string[]} softTiles ten quiet hues
 */

const INK = {
  tileInk: 'rgba(0, 0, 0, 0.75)',
  tileDimInk: 'rgba(0, 0, 0, 0.58)',
  pictureInk: 'rgba(255, 255, 255, 0.96)',
  pictureDimInk: 'rgba(255, 255, 255, 0.78)',
};

/** @type {Theme} */
export const darkTheme = {
  ...INK,
  isDark: true,
  paper: '#101114',
  text: '#eceef2',
  dim: '#9aa1ae',
  line: '#262a32',
  glyphInk: '#c3c8d2',
  empty: '#1d2026',
  accent: '#7c83ff',
  warning: '#f5b94a',
  trouble: '#ff6b6b',
  indicator: 'rgba(255, 255, 255, 0.5)',
  tiles: tileColours(true),
  softTiles: softColours(true),
};

/** @type {Theme} */
export const lightTheme = {
  ...INK,
  isDark: false,
  paper: '#ffffff',
  text: '#15171c',
  dim: '#5c6370',
  line: '#e3e5ea',
  glyphInk: '#454b57',
  empty: '#f0f1f4',
  accent: '#4f56e8',
  warning: '#b87a06',
  trouble: '#d63f3f',
  indicator: 'rgba(0, 0, 0, 0.42)',
  tiles: tileColours(false),
  softTiles: softColours(false),
};

/** @typedef {{fill: string, darkInk: boolean}} Ground */

/** @type {Map<number, Ground>} */
const ownGrounds = new Map();
/** Own colours kept; a data file with more than that many is repainted a little slower. */
const MAX_OWN_GROUNDS = 4096;

/**
 * The ground of a tile or a glyph: its own colour, or one of ten by hue.
 * @param {{colour?: number | null, hue?: number}} content
 * @param {Theme} theme
 * @param {boolean} soft whether to take the quiet hues
 * @returns {Ground}
 */
export function groundFor(content, theme, soft) {
  const own = content.colour;
  if (own === null || own === undefined) {
    const hue = (content.hue ?? 0) % theme.tiles.length;
    return { fill: (soft ? theme.softTiles : theme.tiles)[hue], darkInk: !soft || !theme.isDark };
  }
  let ground = ownGrounds.get(own);
  if (!ground) {
    const rgb = rgbFromNumber(own);
    ground = { fill: cssColour(rgb), darkInk: takesDarkInk(rgb) };
    if (ownGrounds.size >= MAX_OWN_GROUNDS) ownGrounds.clear();
    ownGrounds.set(own, ground);
  }
  return ground;
}
