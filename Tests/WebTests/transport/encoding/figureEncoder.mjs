// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { figureBits, partBits } from '../../../../web/transport/figureDecoder.js';
import { OPACITY_STEPS } from '../../../../web/transport/listDecoder.js';
import { putColour, putImage, putText } from './listEncoder.mjs';
import { putLength, putSteps } from './outlineEncoder.mjs';

/** @typedef {import('../../../../web/transport/figureDecoder.js').WireFigure} WireFigure */
/** @typedef {import('../../../../web/transport/figureDecoder.js').WirePart} WirePart */
/** @typedef {import('./wireWriter.mjs').WireWriter} WireWriter */

/**
 * Writes the shape of a cell and the parts in it.
 * @param {WireWriter} writer
 * @param {WireFigure} figure
 */
export function putFigure(writer, figure) {
  const { outline } = figure;
  const evenOdd = outline?.isEvenOdd ? figureBits.evenOdd : 0;
  writer.putVarint((outline ? figureBits.outline : 0) | evenOdd);
  putLength(writer, figure.width);
  putLength(writer, figure.height);
  if (outline) putSteps(writer, outline.steps);
  writer.putVarint(figure.parts.length);
  for (const part of figure.parts) putPart(writer, part);
}

/**
 * @param {WireWriter} writer
 * @param {WirePart} part
 */
function putPart(writer, part) {
  let bits = 0;
  if (part.ground) bits |= partBits.ground;
  if (part.stroke) bits |= partBits.stroke;
  if (part.text) bits |= partBits.text;
  if (part.image) bits |= partBits.image;
  if (part.hasPlainInk) bits |= partBits.plainInk;
  if (part.isAtRight) bits |= partBits.atRight;
  if (part.showsWholeImage) bits |= partBits.wholeImage;
  writer.putVarint(bits);
  for (const length of [part.x, part.y, part.width, part.height, part.cornerRadius]) {
    putLength(writer, length);
  }
  writer.putByte(Math.round(part.opacity * OPACITY_STEPS));
  if (part.ground) putColour(writer, part.ground);
  if (part.stroke) {
    putLength(writer, part.strokeWidth);
    putColour(writer, part.stroke);
  }
  if (part.text) putText(writer, part.text);
  if (part.image) putImage(writer, part.image);
}
