// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../base/paintTypes.js').PaintOperation} PaintOperation */
/** @typedef {Extract<PaintOperation, {kind: 'text'}>} TextOperation */

/** How far letters are moved away whose shadow is painted alone, in device pixels. */
const SHADOW_WAY_PX = 20_000;
/** The colour of letters of which only the shadow is seen; its opacity counts. */
const OPAQUE = '#000';
/** Whether a canvas can write letters with more space between them. */
const KNOWS_SPACING =
  typeof CanvasRenderingContext2D === 'undefined' || 'letterSpacing' in CanvasRenderingContext2D.prototype;

/**
 * Writes letters with more space between them, their outline, or blurred ones, in the font that is set.
 * @param {CanvasRenderingContext2D} context
 * @param {TextOperation} operation
 */
export function writeStyled(context, { text, x, y, ink, spacing = 0, outline = 0, blur = 0 }) {
  context.save();
  Object.assign(context, { letterSpacing: `${spacing}px` });
  context.fillStyle = ink;
  let across = x;
  if (blur > 0) {
    const { a, d } = context.getTransform();
    // Only a shadow is blurred: the letters that cast it lie far outside of the canvas.
    context.shadowColor = ink;
    context.shadowBlur = 2 * blur * Math.abs(d);
    context.shadowOffsetX = SHADOW_WAY_PX;
    context.fillStyle = OPAQUE;
    across -= SHADOW_WAY_PX / a;
  }
  if (outline > 0) {
    context.lineWidth = outline;
    context.lineJoin = 'round';
    context.strokeStyle = ink;
  }
  // A canvas without letter spacing writes letter by letter.
  for (const letters of spacing === 0 || KNOWS_SPACING ? [text] : text) {
    if (outline > 0) context.strokeText(letters, across, y);
    else context.fillText(letters, across, y);
    if (!KNOWS_SPACING) across += context.measureText(letters).width + spacing;
  }
  // What was saved has the font that is set.
  context.restore();
}
