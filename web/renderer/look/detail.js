// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Below this many device pixels on the short side, corners are square. */
export const SQUARE_BELOW_DEVICE_PX = 14;
/** An element that is lower than this has no room for a label. */
export const LABEL_MIN_HEIGHT_PT = 14;
/** Below this size on screen, in CSS pixels, a label is no text any more. */
export const LABEL_MIN_WIDTH_CSS_PX = 20;
export const LABEL_MIN_HEIGHT_CSS_PX = 6;
/** A sign, such as an emoji, can be told apart on narrower tiles than a text. */
export const SIGN_MIN_WIDTH_CSS_PX = 6;
/** Above this many elements, tiles are painted by colour and not in strict order. */
export const GROUP_ABOVE_ELEMENTS = 600;

/** On pictures smaller than this there is no text: it would hide most of them. */
const CAPTION_MIN_WIDTH_PT = 140;
const CAPTION_MIN_HEIGHT_PT = 110;
const TILE_RADIUS_PT = 10;
/** A corner takes at most this share of the short side. */
const RADIUS_SHARE = 0.22;

/**
 * Whether an element is big enough on screen for round corners.
 * @param {number} widthPt
 * @param {number} heightPt
 * @param {number} scaleDpr device pixels per point
 * @returns {boolean}
 */
export function isRounded(widthPt, heightPt, scaleDpr) {
  return Math.min(widthPt, heightPt) * scaleDpr >= SQUARE_BELOW_DEVICE_PX;
}

/**
 * Whether an element is big enough on screen for text.
 * @param {number} widthPt
 * @param {number} heightPt
 * @param {number} scaleDpr device pixels per point
 * @param {number} devicePixelRatio device pixels per CSS pixel
 * @param {boolean} [isSign] whether the text is a sign
 * @returns {boolean}
 */
export function hasLabel(widthPt, heightPt, scaleDpr, devicePixelRatio, isSign = false) {
  const cssPxPerPt = scaleDpr / devicePixelRatio;
  return (
    widthPt * cssPxPerPt >= (isSign ? SIGN_MIN_WIDTH_CSS_PX : LABEL_MIN_WIDTH_CSS_PX) &&
    heightPt >= LABEL_MIN_HEIGHT_PT &&
    heightPt * cssPxPerPt >= LABEL_MIN_HEIGHT_CSS_PX
  );
}

/**
 * Whether a tile with a picture is big enough for texts on it.
 * @param {number} widthPt
 * @param {number} heightPt
 * @returns {boolean}
 */
export function hasCaption(widthPt, heightPt) {
  return widthPt >= CAPTION_MIN_WIDTH_PT && heightPt >= CAPTION_MIN_HEIGHT_PT;
}

/**
 * Radius of a tile's corners.
 * @param {number} widthPt
 * @param {number} heightPt
 * @returns {number} pt
 */
export function cornerRadius(widthPt, heightPt) {
  return Math.max(0, Math.min(TILE_RADIUS_PT, Math.min(widthPt, heightPt) * RADIUS_SHARE));
}

/**
 * The radius of a tile's corners; small ones are square.
 * @param {{width: number, height: number}} box in points
 * @param {{scaleDpr: number}} scale
 * @returns {number} pt
 */
export function tileRadius({ width, height }, { scaleDpr }) {
  return isRounded(width, height, scaleDpr) ? cornerRadius(width, height) : 0;
}
