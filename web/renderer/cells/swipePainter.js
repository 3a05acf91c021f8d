// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { baseline, lineHeight } from '../../base/text.js';
import { cssFont } from './cellText.js';
import { BUTTON_FONT, CAPTION_FONT, buttonParts, buttonSpans } from '../scene/swipeLayout.js';
import { drawSymbol } from './symbols.js';

/** @typedef {import('../scene/swipeLayout.js').RowAside} RowAside */
/** @typedef {import('../scene/swipeLayout.js').SwipeButton} SwipeButton */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const INK = '#ffffff';
const PRESSED = 'rgba(0, 0, 0, 0.18)';
const SYMBOL_PT = 24;
const GAP_PT = 2;

/**
 * Paints the buttons behind a row, as far as they are uncovered.
 * @param {CanvasRenderingContext2D} context
 * @param {RowAside} aside
 * @param {Box} box the row in its place
 * @param {boolean} isDark
 */
export function drawButtons(context, aside, box, isDark) {
  const isAtLeft = aside.shift > 0;
  const spans = buttonSpans(aside);
  // The outermost button lies over the others when it takes their room.
  for (let index = aside.buttons.length - 1; index >= 0; index -= 1) {
    const button = aside.buttons[index];
    const { start, width } = spans[index];
    const x = isAtLeft ? box.x + start : box.x + box.width - start - width;
    const area = { x, y: box.y, width, height: box.height };
    context.save();
    context.beginPath();
    context.rect(area.x, area.y, area.width, area.height);
    context.clip();
    context.fillStyle = css(button, isDark);
    context.fillRect(area.x, area.y, area.width, area.height);
    if (aside.pressed === index) {
      context.fillStyle = PRESSED;
      context.fillRect(area.x, area.y, area.width, area.height);
    }
    drawFace(context, button, faceOf(area, button, index === 0 ? aside.armed : 0, isAtLeft));
    context.restore();
  }
}

/**
 * @param {SwipeButton} button
 * @param {boolean} isDark
 */
function css({ colour }, isDark) {
  return `#${(isDark ? colour.dark : colour.light).toString(16).padStart(8, '0')}`;
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
 * @param {CanvasRenderingContext2D} context
 * @param {SwipeButton} button
 * @param {Box} place its `x` is the middle
 */
function drawFace(context, button, { x, y, height }) {
  const parts = buttonParts(button, height);
  const font = parts.symbol ? CAPTION_FONT : BUTTON_FONT;
  const words = parts.title ? lineHeight(font) : 0;
  const all = (parts.symbol ? SYMBOL_PT : 0) + (parts.symbol && parts.title ? GAP_PT : 0) + words;
  let top = y + (height - all) / 2;
  if (parts.symbol) {
    const box = { x: x - SYMBOL_PT / 2, y: top, width: SYMBOL_PT, height: SYMBOL_PT };
    drawSymbol(context, button.symbol, box, INK);
    top += SYMBOL_PT + GAP_PT;
  }
  if (!parts.title) return;
  context.font = cssFont(font);
  context.textAlign = 'center';
  context.fillStyle = INK;
  context.fillText(button.title, x, top + baseline(font));
}
