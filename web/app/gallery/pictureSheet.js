// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Pictures beside each other on the sheet with the painted pictures of the gallery's stages. */
export const SHEET_COLUMNS = 8;
/** The size of a miniature in the list, as the styles say it: to ask the browser would have it lay out the whole page. */
export const MINIATURE_CSS_PX = Object.freeze({ width: 42, height: 36 });
const PX_PER_CSS_PX = 3;
/** The size of a picture on the sheet. */
export const SHEET_CELL_PX = Object.freeze({
  width: PX_PER_CSS_PX * MINIATURE_CSS_PX.width, height: PX_PER_CSS_PX * MINIATURE_CSS_PX.height,
});
const PERCENT = 100;

/**
 * The size of a sheet, in pixels.
 * @param {number} count of its pictures
 */
export function sheetSize(count) {
  const rows = Math.ceil(count / SHEET_COLUMNS);
  return { width: SHEET_COLUMNS * SHEET_CELL_PX.width, height: rows * SHEET_CELL_PX.height };
}

/**
 * The place of a picture on the sheet, in pixels.
 * @param {number} index
 */
export function sheetPlace(index) {
  const row = Math.floor(index / SHEET_COLUMNS);
  return { x: (index % SHEET_COLUMNS) * SHEET_CELL_PX.width, y: row * SHEET_CELL_PX.height };
}

/**
 * The part of the sheet that is one picture, as style rules say it of a background.
 * @param {number} index
 * @param {number} count of the pictures
 * @returns {{size: string, position: string}}
 */
export function sheetStyle(index, count) {
  const sheet = sheetSize(count);
  const place = sheetPlace(index);
  const { width, height } = SHEET_CELL_PX;
  // 100 % is where the far edges of the sheet and of the box meet.
  const share = (/** @type {number} */ at, /** @type {number} */ room) => (room > 0 ? (PERCENT * at) / room : 0);
  return {
    size: `${PERCENT * (sheet.width / width)}% ${PERCENT * (sheet.height / height)}%`,
    position: `${share(place.x, sheet.width - width)}% ${share(place.y, sheet.height - height)}%`,
  };
}
