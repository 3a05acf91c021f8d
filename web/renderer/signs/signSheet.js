// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { signFont } from '../look/fonts.js';

/**
 * @typedef {object} Sign
 * @property {string} text
 * @property {number} size px
 * @property {CanvasTextAlign} align
 * @property {string} ink
 */
/**
 * The pixels that a sign takes.
 * @typedef {object} SignBox
 * @property {number} left px from the box's edge to the place at which the sign is written
 * @property {number} top
 * @property {number} width px
 * @property {number} height
 */
/**
 * Signs side by side in one picture.
 * @typedef {object} PaintedSigns
 * @property {ImageBitmap | null} picture `null` if no sign can be measured
 * @property {(SignBox & {at: number} | null)[]} boxes of each sign, with the px from the picture's left edge to the box;
 *   `null` for one that cannot be measured
 */
/** @typedef {Pick<CanvasRenderingContext2D, 'font' | 'textAlign' | 'textBaseline' | 'fillStyle' | 'measureText'>} Pen */

/** Transparent pixels around a sign, because its edges are smooth. */
const MARGIN_PX = 1;

/**
 * Paints signs side by side, with the page's thread or another one.
 * @param {OffscreenCanvas} sheet whose size and pixels are lost
 * @param {Sign[]} signs
 * @returns {PaintedSigns}
 */
export function paintSigns(sheet, signs) {
  const context = sheet.getContext('2d');
  if (!context) return { picture: null, boxes: signs.map(() => null) };
  let width = 0;
  let height = 0;
  const boxes = signs.map((sign) => {
    const box = boxOf(context, sign);
    if (!box) return null;
    const at = width;
    width += box.width;
    height = Math.max(height, box.height);
    return { ...box, at };
  });
  if (width === 0) return { picture: null, boxes };
  // A new size also clears the sheet and resets its pen.
  sheet.width = width;
  sheet.height = height;
  for (const [index, box] of boxes.entries()) {
    if (!box) continue;
    setPen(context, signs[index]);
    context.fillText(signs[index].text, box.at + box.left, box.top);
  }
  return { picture: sheet.transferToImageBitmap(), boxes };
}

/**
 * @param {Pen} context
 * @param {Sign} sign
 */
function setPen(context, { size, align, ink }) {
  context.font = signFont(size);
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  context.fillStyle = ink;
}

/**
 * @param {Pen} context
 * @param {Sign} sign
 * @returns {SignBox | null}
 */
function boxOf(context, sign) {
  setPen(context, sign);
  const box = context.measureText(sign.text);
  const left = Math.ceil(box.actualBoundingBoxLeft) + MARGIN_PX;
  const top = Math.ceil(box.actualBoundingBoxAscent) + MARGIN_PX;
  const width = left + Math.ceil(box.actualBoundingBoxRight) + MARGIN_PX;
  const height = top + Math.ceil(box.actualBoundingBoxDescent) + MARGIN_PX;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}
