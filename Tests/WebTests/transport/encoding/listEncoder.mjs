// SPDX-License-Identifier: Apache-2.0
// @ts-check
import {
  IMAGE_SYMBOL,
  OPACITY_STEPS,
  SEPARATOR_LEADING,
  accessoryBits,
  listBits,
} from '../../../../web/transport/listDecoder.js';
import { putLength, putSteps } from './outlineEncoder.mjs';

/** @typedef {ReturnType<typeof import('../../../../web/transport/listDecoder.js').readListContent>} List */
/** @typedef {NonNullable<List['image']>} Image */
/** @typedef {NonNullable<List['text']>} Text */
/** @typedef {import('./wireWriter.mjs').WireWriter} WireWriter */

/**
 * Writes what a row of a list shows.
 * @param {WireWriter} writer
 * @param {List} list
 */
export function putListContent(writer, list) {
  const { background } = list;
  writer.putVarint(bitsOf(list));
  putInsets(writer, list.margins);
  putLength(writer, list.minimumHeight);
  putLength(writer, list.imageToText);
  putLength(writer, list.textToSecondaryHorizontal);
  putLength(writer, list.textToSecondaryVertical);
  putLength(writer, list.indentation);
  putLength(writer, list.accessorySpacing);
  writer.putByte(Math.round(list.opacity * OPACITY_STEPS));
  if (list.image) putImage(writer, list.image);
  if (list.text) putText(writer, list.text);
  if (list.secondaryText) putText(writer, list.secondaryText);
  for (const side of [list.leading, list.trailing]) {
    writer.putVarint(side.length);
    for (const accessory of side) putAccessory(writer, accessory);
  }
  if (list.topSeparator) putSeparator(writer, list.topSeparator);
  if (list.bottomSeparator) putSeparator(writer, list.bottomSeparator);
  putInsets(writer, background.insets);
  putLength(writer, background.topRadius);
  putLength(writer, background.bottomRadius);
  putLength(writer, background.strokeWidth);
  if (background.colour) putColour(writer, background.colour);
  if (background.stroke) putColour(writer, background.stroke);
  const { shadow } = background;
  if (!shadow) return;
  for (const length of [shadow.x, shadow.y, shadow.radius]) putLength(writer, length);
  writer.putByte(Math.round(shadow.opacity * OPACITY_STEPS));
  putColour(writer, shadow.colour);
  if (shadow.outline) putSteps(writer, shadow.outline);
}

/**
 * @param {List} list
 * @returns {number}
 */
function bitsOf(list) {
  let bits = 0;
  if (list.image) bits |= listBits.image;
  if (list.text) bits |= listBits.text;
  if (list.secondaryText) bits |= listBits.secondaryText;
  if (list.prefersSideBySide) bits |= listBits.sideBySide;
  if (list.indentsAccessories) bits |= listBits.indentsAccessories;
  if (list.isRightToLeft) bits |= listBits.rightToLeft;
  if (list.topSeparator) bits |= listBits.topSeparator;
  if (list.bottomSeparator) bits |= listBits.bottomSeparator;
  if (list.background.colour) bits |= listBits.background;
  if (list.background.stroke) bits |= listBits.stroke;
  if (list.background.isBlurred) bits |= listBits.blurred;
  if (list.background.shadow) bits |= listBits.shadow;
  if (list.background.shadow?.outline) bits |= listBits.shadowOutline;
  if (list.hasLeadingActions) bits |= listBits.leadingActions;
  if (list.hasTrailingActions) bits |= listBits.trailingActions;
  return bits;
}

/**
 * @param {WireWriter} writer
 * @param {List['margins']} insets
 */
function putInsets(writer, { top, leading, bottom, trailing }) {
  for (const length of [top, leading, bottom, trailing]) putLength(writer, length);
}

/**
 * @param {WireWriter} writer
 * @param {Image['tint']} colour
 */
export function putColour(writer, { light, dark }) {
  for (const value of [light, dark]) {
    for (const shift of [24, 16, 8, 0]) writer.putByte((value >>> shift) & 0xff);
  }
}

/**
 * @param {WireWriter} writer
 * @param {Image} image
 */
export function putImage(writer, image) {
  writer.putByte(image.isSymbol ? IMAGE_SYMBOL : 0);
  writer.putText(image.name);
  putLength(writer, image.width);
  putLength(writer, image.height);
  putLength(writer, image.slotWidth);
  putLength(writer, image.slotHeight);
  putLength(writer, image.cornerRadius);
  putColour(writer, image.tint);
}

/**
 * @param {WireWriter} writer
 * @param {Text} text
 */
export function putText(writer, text) {
  writer.putText(text.string);
  putLength(writer, text.size);
  writer.putVarint(text.weight);
  putColour(writer, text.colour);
  writer.putByte(text.alignment);
  writer.putVarint(text.lineLimit);
}

/**
 * @param {WireWriter} writer
 * @param {List['leading'][number]} accessory
 */
function putAccessory(writer, accessory) {
  let bits = 0;
  if (accessory.isHidden) bits |= accessoryBits.hidden;
  if (accessory.isOn) bits |= accessoryBits.on;
  if (accessory.showsLine) bits |= accessoryBits.line;
  if (accessory.ground) bits |= accessoryBits.ground;
  if (accessory.text) bits |= accessoryBits.text;
  writer.putByte(accessory.kind);
  writer.putByte(bits);
  putLength(writer, accessory.width);
  putLength(writer, accessory.height);
  putLength(writer, accessory.slotWidth);
  putColour(writer, accessory.tint);
  if (accessory.ground) putColour(writer, accessory.ground);
  if (accessory.text) putText(writer, accessory.text);
}

/**
 * @param {WireWriter} writer
 * @param {NonNullable<List['topSeparator']>} separator
 */
function putSeparator(writer, separator) {
  writer.putByte(separator.leading === null ? 0 : SEPARATOR_LEADING);
  if (separator.leading !== null) putLength(writer, separator.leading);
  putLength(writer, separator.trailing);
  putColour(writer, separator.colour);
}
