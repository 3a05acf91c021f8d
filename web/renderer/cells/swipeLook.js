// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { baseline, lineHeight } from '../../base/text.js';
import { cssThemed } from '../look/colour.js';
import { BUTTON_FONT, CAPTION_FONT, buttonParts, buttonSpans } from '../scene/swipeLayout.js';

/** @typedef {import('../../base/paintTypes.js').PaintOperation} PaintOperation */
/** @typedef {import('../scene/swipeLayout.js').RowAside} RowAside */
/** @typedef {import('../scene/swipeLayout.js').SwipeButton} SwipeButton */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const INK = '#ffffff';
const PRESSED = 'rgba(0, 0, 0, 0.18)';
const SYMBOL_PT = 24;
const GAP_PT = 2;

/**
 * How the buttons behind a row are painted, as far as they are uncovered.
 * @param {RowAside} aside
 * @param {Box} box the row in its place
 * @param {boolean} isDark
 * @returns {PaintOperation[]}
 */
export function buttonOperations(aside, box, isDark) {
  const isAtLeft = aside.shift > 0;
  const spans = buttonSpans(aside);
  /** @type {PaintOperation[]} */
  const operations = [];
  // The outermost button lies over the others when it takes their room.
  for (let index = aside.buttons.length - 1; index >= 0; index -= 1) {
    const button = aside.buttons[index];
    const { start, width } = spans[index];
    const x = isAtLeft ? box.x + start : box.x + box.width - start - width;
    const area = { x, y: box.y, width, height: box.height };
    const shape = /** @type {const} */ ({ kind: 'box', ...area, radius: 0 });
    const face = faceOf(area, button, index === 0 ? aside.armed : 0, isAtLeft);
    operations.push(
      { kind: 'group', clip: shape, opacity: 1 },
      { kind: 'fill', shape, ink: cssThemed(button.colour, isDark) },
    );
    if (aside.pressed === index) operations.push({ kind: 'fill', shape, ink: PRESSED });
    operations.push(...faceOperations(button, face), { kind: 'end' });
  }
  return operations;
}

/**
 * Where sign and words of a button stand: in its middle, or beside the row when it has all the room.
 * @param {Box} area
 * @param {SwipeButton} button
 * @param {number} armed
 * @param {boolean} isAtLeft
 * @returns {Box}
 */
function faceOf(area, { width }, armed, isAtLeft) {
  const middle = area.x + area.width / 2;
  const atRow = isAtLeft ? area.x + area.width - width / 2 : area.x + width / 2;
  return { ...area, x: middle + (atRow - middle) * armed };
}

/**
 * @param {SwipeButton} button
 * @param {Box} place its `x` is the middle
 * @returns {PaintOperation[]}
 */
function faceOperations(button, { x, y, height }) {
  const parts = buttonParts(button, height);
  const font = parts.symbol ? CAPTION_FONT : BUTTON_FONT;
  const words = parts.title ? lineHeight(font) : 0;
  const all = (parts.symbol ? SYMBOL_PT : 0) + (parts.symbol && parts.title ? GAP_PT : 0) + words;
  let top = y + (height - all) / 2;
  /** @type {PaintOperation[]} */
  const operations = [];
  if (parts.symbol) {
    const box = { x: x - SYMBOL_PT / 2, y: top, width: SYMBOL_PT, height: SYMBOL_PT };
    operations.push({ kind: 'symbol', name: button.symbol, ...box, ink: INK });
    top += SYMBOL_PT + GAP_PT;
  }
  if (!parts.title) return operations;
  const at = { x, y: top + baseline(font), ...font, anchor: /** @type {const} */ ('middle') };
  return [...operations, { kind: 'text', text: button.title, ...at, ink: INK }];
}
