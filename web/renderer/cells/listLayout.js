// SPDX-License-Identifier: Apache-2.0
// @ts-check

// Rows are placed on both sides, by the engine to measure them and here to paint them. A resting row would cost as
// many bytes with places as it does with the lengths to place by; but one whose width changes needs others in every
// picture, 8,223 bytes for 21 rows in 0.4 s where the delta has 3,031. `Tests/Vectors/lists.json` holds both sides.

import { lineHeight, textLines, textWidth } from '../../base/text.js';
import { cellMetrics } from '../look/cellMetrics.js';

/** @typedef {import('../scene/listContent.js').ListContent} ListContent */
/** @typedef {import('../scene/listContent.js').ListText} ListText */
/** @typedef {import('../scene/listContent.js').ListAccessory} ListAccessory */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/**
 * Where the parts of a row stand, in pt from its upper left corner.
 * @typedef {object} ListPlaces
 * @property {number} height given, or what the content needs
 * @property {Box | null} image
 * @property {Box | null} text
 * @property {Box | null} secondaryText
 * @property {boolean} isSideBySide
 * @property {Box[]} leading
 * @property {Box[]} trailing
 * @property {number} textStart from the edge where reading starts
 * @property {number} contentEnd from the same edge
 */

/**
 * Places the parts of a row by the engine's rules (`ListContentLayout.swift`); `Tests/Vectors/lists.json`
 * checks both.
 * @param {ListContent} list
 * @param {number} width pt
 * @param {number} [givenHeight] pt; the content's own unless given
 * @returns {ListPlaces}
 */
export function listPlaces(list, width, givenHeight) {
  const { margins, image } = list;
  let start = margins.leading + (list.indentsAccessories ? list.indentation : 0);
  for (const { slotWidth } of list.leading) start += slotWidth + list.accessorySpacing;
  if (!list.indentsAccessories) start += list.indentation;
  let end = width - margins.trailing;
  for (const { slotWidth } of list.trailing) end -= slotWidth + list.accessorySpacing;
  const contentEnd = Math.max(start, end);
  const textStart = image ? start + image.slotWidth + list.imageToText : start;
  const texts = textSizes(list, Math.max(0, contentEnd - textStart));
  const inner = Math.max(texts.height, image ? image.slotHeight : 0);
  const wanted = Math.max(list.minimumHeight, inner + margins.top + margins.bottom);
  const height = givenHeight ?? Math.ceil(wanted);
  const middle = (margins.top + height - margins.bottom) / 2;
  /** @type {ListPlaces} */
  const places = {
    height,
    image: image && {
      x: start + (image.slotWidth - image.width) / 2,
      y: middle - image.height / 2,
      width: image.width,
      height: image.height,
    },
    ...textPlaces(list, texts, { textStart, contentEnd, middle }),
    isSideBySide: texts.isSideBySide,
    ...accessoryPlaces(list, width, height),
    textStart,
    contentEnd,
  };
  if (list.isRightToLeft) mirror(places, width);
  return places;
}

/**
 * @typedef {{width: number, height: number}} Size
 * @typedef {{first: Size, second: Size, height: number, isSideBySide: boolean}} TextSizes
 */

/**
 * @param {ListContent} list
 * @param {number} width
 * @returns {TextSizes}
 */
function textSizes(list, width) {
  const room = Math.round(width / cellMetrics.widthGrid) * cellMetrics.widthGrid;
  const { text, secondaryText } = list;
  if (list.prefersSideBySide && text && secondaryText) {
    const widths = [text, secondaryText].map((one) => Math.ceil(textWidth(fontOf(one), one.string)));
    if (widths[0] + list.textToSecondaryHorizontal + widths[1] <= room) {
      const first = { width: widths[0], height: lineHeight(fontOf(text)) };
      const second = { width: widths[1], height: lineHeight(fontOf(secondaryText)) };
      return { first, second, height: Math.max(first.height, second.height), isSideBySide: true };
    }
  }
  const first = sizeOf(text, room);
  const second = sizeOf(secondaryText, room);
  const gap = first.height > 0 && second.height > 0 ? list.textToSecondaryVertical : 0;
  return { first, second, height: first.height + gap + second.height, isSideBySide: false };
}

/**
 * @param {ListText | null} text
 * @param {number} room
 * @returns {Size}
 */
function sizeOf(text, room) {
  if (!text) return { width: 0, height: 0 };
  const font = fontOf(text);
  const lines = textLines(font, text.string, room, text.lineLimit);
  return { width: room, height: lines.length * lineHeight(font) };
}

/**
 * @param {ListText} text
 * @returns {import('../../base/text.js').Font}
 */
export function fontOf({ size, weight }) {
  return { size, weight };
}

/**
 * @param {ListContent} list
 * @param {TextSizes} texts
 * @param {{textStart: number, contentEnd: number, middle: number}} place
 * @returns {{text: Box | null, secondaryText: Box | null}}
 */
function textPlaces(list, { first, second, height, isSideBySide }, place) {
  const { textStart, contentEnd, middle } = place;
  const top = middle - height / 2;
  const room = Math.max(0, contentEnd - textStart);
  const text = list.text && {
    x: textStart,
    y: isSideBySide ? top + (height - first.height) / 2 : top,
    width: isSideBySide ? first.width : room,
    height: first.height,
  };
  const secondaryText = list.secondaryText && {
    x: isSideBySide ? contentEnd - second.width : textStart,
    y: isSideBySide ? top + (height - second.height) / 2 : top + height - second.height,
    width: isSideBySide ? second.width : room,
    height: second.height,
  };
  return { text, secondaryText };
}

/**
 * Accessories stand in the middle of the whole height, each in the middle of its slot.
 * @param {ListContent} list
 * @param {number} width
 * @param {number} height
 * @returns {{leading: Box[], trailing: Box[]}}
 */
function accessoryPlaces(list, width, height) {
  let start = list.margins.leading + (list.indentsAccessories ? list.indentation : 0);
  /** @type {Box[]} */
  const leading = [];
  for (const accessory of list.leading) {
    leading.push(inSlot(accessory, start, height));
    start += accessory.slotWidth + list.accessorySpacing;
  }
  let end = width - list.margins.trailing;
  /** @type {Box[]} */
  const trailing = [];
  for (const accessory of [...list.trailing].reverse()) {
    end -= accessory.slotWidth;
    trailing.unshift(inSlot(accessory, end, height));
    end -= list.accessorySpacing;
  }
  return { leading, trailing };
}

/**
 * @param {ListAccessory} accessory
 * @param {number} start
 * @param {number} rowHeight
 * @returns {Box}
 */
function inSlot({ slotWidth, width, height }, start, rowHeight) {
  return { x: start + (slotWidth - width) / 2, y: (rowHeight - height) / 2, width, height };
}

/**
 * @param {ListPlaces} places
 * @param {number} width
 */
function mirror(places, width) {
  const boxes = [places.image, places.text, places.secondaryText, ...places.leading];
  for (const box of [...boxes, ...places.trailing]) {
    if (box) box.x = width - box.x - box.width;
  }
}

/**
 * The line of a separator, from edge to edge across the row.
 * @param {ListPlaces} places
 * @param {import('../scene/listContent.js').ListSeparator} separator
 * @param {number} width of the row
 * @param {boolean} isRightToLeft
 * @returns {{x: number, width: number}}
 */
export function separatorLine(places, separator, width, isRightToLeft) {
  const start = separator.leading ?? places.textStart;
  const length = Math.max(0, width - start - separator.trailing);
  return { x: isRightToLeft ? width - start - length : start, width: length };
}

/**
 * The accessory at a distance from a row's left edge; each reaches half-way to its neighbours.
 * @param {ListContent} list
 * @param {Size} size of the row
 * @param {number} x
 * @returns {ListAccessory | null}
 */
export function accessoryAt(list, { width, height }, x) {
  const { leading, trailing } = listPlaces(list, width, height);
  const accessories = [...list.leading, ...list.trailing];
  const boxes = [...leading, ...trailing];
  const found = accessories.findIndex((accessory, index) => {
    const reach = (accessory.slotWidth + list.accessorySpacing) / 2;
    const middle = boxes[index].x + boxes[index].width / 2;
    return !accessory.isHidden && Math.abs(x - middle) <= reach;
  });
  return accessories[found] ?? null;
}
