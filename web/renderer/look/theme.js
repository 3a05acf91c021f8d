// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { cssColour, rgbFromNumber, softColours, takesDarkInk, tileColours } from './colour.js';

/**
 * The colours on canvases; the rest of the page has its colours from `tokens.css`.
 * @typedef {object} Theme
 * @property {boolean} isDark
 * @property {boolean} [hasContrast] whether it has as much contrast as there is
 * @property {string} paper the screen's ground
 * @property {string} text
 * @property {string} dim
 * @property {string} line
 * @property {string} tileInk text on tiles, 75 % of black
 * @property {string} tileDimInk
 * @property {string} pictureInk text on pictures and dark tiles
 * @property {string} pictureDimInk
 * @property {string} softInk text on quiet hues
 * @property {string} glyphInk
 * @property {string} empty ground of a picture that is not loaded yet
 * @property {string} accent
 * @property {string} onAccent colour of things on the accent
 * @property {string} pressed laid over an element that is highlighted
 * @property {string} selectedRow ground of a selected row
 * @property {string} bone of a skeleton
 * @property {string} shine that runs over skeletons
 * @property {string} noShine the same without opacity
 * @property {string} warning
 * @property {string} trouble
 * @property {string} indicator of the scroll position
 * @property {string[]} tiles ten hues
 * @property {string[]} softTiles ten quiet hues
 */

/** Each text has a contrast of at least 4.5 on every hue of the tiles. */
const INK = {
  tileInk: 'rgba(0, 0, 0, 0.75)',
  tileDimInk: 'rgba(0, 0, 0, 0.68)',
  pictureInk: 'rgba(255, 255, 255, 0.96)',
  pictureDimInk: 'rgba(255, 255, 255, 0.9)',
};

/** @type {Theme} */
export const darkTheme = {
  ...INK,
  isDark: true,
  paper: '#101114',
  text: '#eceef2',
  dim: '#9aa1ae',
  line: '#262a32',
  softInk: '#eceef2',
  glyphInk: '#c3c8d2',
  empty: '#1d2026',
  accent: '#7c83ff',
  onAccent: '#0f1013',
  pressed: 'rgba(0, 0, 0, 0.28)',
  selectedRow: '#23253f',
  bone: '#2a2e36',
  shine: 'rgba(255, 255, 255, 0.07)',
  noShine: 'rgba(255, 255, 255, 0)',
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
  softInk: '#15171c',
  glyphInk: '#454b57',
  empty: '#f0f1f4',
  accent: '#4f56e8',
  onAccent: '#ffffff',
  pressed: 'rgba(0, 0, 0, 0.16)',
  selectedRow: '#e8e9fc',
  bone: '#e0e3e9',
  shine: 'rgba(255, 255, 255, 0.75)',
  noShine: 'rgba(255, 255, 255, 0)',
  warning: '#8f5d05',
  trouble: '#c43232',
  indicator: 'rgba(0, 0, 0, 0.42)',
  tiles: tileColours(false),
  softTiles: softColours(false),
};

/** Text on tiles in more contrast. */
const STRONG_INK = { tileInk: '#000000', tileDimInk: '#000000', pictureInk: '#ffffff', pictureDimInk: '#ffffff' };
/** @type {WeakMap<Theme, Theme>} */
const strong = new WeakMap();

/**
 * The same theme with texts and lines that have as much contrast as there is.
 * @param {Theme} theme
 * @returns {Theme} the same object for the same theme
 */
export function contrastTheme(theme) {
  let made = strong.get(theme);
  if (!made) {
    const text = theme.isDark ? '#ffffff' : '#000000';
    const [paper, line] = theme.isDark ? ['#000000', '#a3aab7'] : ['#ffffff', '#5a606c'];
    const accent = theme.isDark ? '#a9aeff' : '#2f36c4';
    const all = { text, dim: text, softInk: text, glyphInk: text, indicator: text };
    made = { ...theme, ...STRONG_INK, ...all, paper, line, accent, hasContrast: true };
    strong.set(theme, made);
  }
  return made;
}

/** @typedef {{fill: string, darkInk: boolean}} Ground */

/** @type {Map<number, Ground>} */
const ownGrounds = new Map();
/** The most own colours that are kept; a data file with more is painted a little slower. */
const MAX_OWN_GROUNDS = 4096;
/**
 * Grounds by hue, made once for each theme.
 * @type {WeakMap<Theme, {tiles: Ground[], soft: Ground[]}>}
 */
const hueGrounds = new WeakMap();

/**
 * The ground of a tile or a glyph: its own colour, or one of ten by hue.
 * @param {{colour?: number | null, hue?: number}} content
 * @param {Theme} theme
 * @param {boolean} soft whether to take the quiet hues
 * @returns {Ground}
 */
export function groundFor(content, theme, soft) {
  const own = content.colour;
  if (own !== null && own !== undefined) return ownGround(own);
  let grounds = hueGrounds.get(theme);
  if (!grounds) {
    grounds = {
      tiles: theme.tiles.map((fill) => ({ fill, darkInk: true })),
      soft: theme.softTiles.map((fill) => ({ fill, darkInk: !theme.isDark })),
    };
    hueGrounds.set(theme, grounds);
  }
  return (soft ? grounds.soft : grounds.tiles)[(content.hue ?? 0) % theme.tiles.length];
}

/**
 * The ground of a colour that the data or a view names.
 * @param {number} colour 0xRRGGBB
 * @returns {Ground}
 */
export function ownGround(colour) {
  let ground = ownGrounds.get(colour);
  if (!ground) {
    const rgb = rgbFromNumber(colour);
    ground = { fill: cssColour(rgb), darkInk: takesDarkInk(rgb) };
    if (ownGrounds.size >= MAX_OWN_GROUNDS) ownGrounds.clear();
    ownGrounds.set(colour, ground);
  }
  return ground;
}

/** @typedef {{ink: string, dimInk: string}} Inks */

/**
 * Inks for text on the different grounds.
 * @typedef {{onDark: Inks, onLight: Inks, onPaper: Inks, onSoft: Inks, quiet: Inks}} ThemeInks
 */

/** @type {WeakMap<Theme, ThemeInks>} */
const themeInks = new WeakMap();

/**
 * The inks of a theme, made once.
 * @param {Theme} theme
 * @returns {ThemeInks}
 */
export function inksOf(theme) {
  let inks = themeInks.get(theme);
  if (!inks) {
    inks = {
      onDark: { ink: theme.pictureInk, dimInk: theme.pictureDimInk },
      onLight: { ink: theme.tileInk, dimInk: theme.tileDimInk },
      onPaper: { ink: theme.text, dimInk: theme.dim },
      onSoft: { ink: theme.softInk, dimInk: theme.glyphInk },
      quiet: { ink: theme.dim, dimInk: theme.dim },
    };
    themeInks.set(theme, inks);
  }
  return inks;
}
