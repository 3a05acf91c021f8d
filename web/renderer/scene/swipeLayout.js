// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { textWidth } from '../../base/text.js';

/** @typedef {import('../../store/elements/element.js').SwipeButton} SwipeButton */
/** @typedef {import('../../store/elements/element.js').RowAside} RowAside */
/** @typedef {{start: number, width: number}} Span from the outer edge inward, in pt */

/** Least width of a button, in pt. Source: the buttons of UIKit's tables. */
export const LEAST_BUTTON_PT = 74;
/** Room beside a button's words, in pt. */
const BESIDE_WORDS_PT = 15;
/** The words of buttons. */
export const BUTTON_FONT = Object.freeze({ size: 15, weight: 400 });
/** Words below a sign. */
export const CAPTION_FONT = Object.freeze({ size: 13, weight: 400 });
/** Buttons of rows from this height on have words below signs; in lower rows only the sign. Our choice. */
export const BOTH_FROM_PT = 64;

/**
 * The sign and the words that a button shows in a row of some height.
 * @param {{title: string, symbol: string}} button
 * @param {number} height of the row
 * @returns {{symbol: boolean, title: boolean}}
 */
export function buttonParts({ title, symbol }, height) {
  const hasSymbol = symbol !== '';
  return { symbol: hasSymbol, title: title !== '' && (!hasSymbol || height >= BOTH_FROM_PT) };
}

/**
 * The width of a button in a row of some height.
 * @param {{title: string, symbol: string}} button
 * @param {number} height of the row
 */
export function buttonWidth(button, height) {
  const parts = buttonParts(button, height);
  if (!parts.title) return LEAST_BUTTON_PT;
  const font = parts.symbol ? CAPTION_FONT : BUTTON_FONT;
  return Math.max(LEAST_BUTTON_PT, Math.ceil(textWidth(font, button.title)) + 2 * BESIDE_WORDS_PT);
}

/**
 * The buttons for the actions of a row of some height.
 * @param {import('../../transport/messageTypes.js').Button[]} actions
 * @param {number} height of the row
 * @returns {SwipeButton[]}
 */
export function shownButtons(actions, height) {
  return actions.map(({ title, symbol, light, dark, destructive }) => ({
    title,
    symbol,
    colour: { light, dark },
    destructive,
    width: buttonWidth({ title, symbol }, height),
  }));
}

/** @param {SwipeButton[]} buttons */
export function openWidth(buttons) {
  return buttons.reduce((sum, { width }) => sum + width, 0);
}

/**
 * Where the buttons are while a part of the row's width is uncovered: they share it by their widths; the
 * first one can grow until it takes all of it.
 * @param {RowAside} aside
 * @returns {Span[]}
 */
export function buttonSpans({ shift, buttons, armed }) {
  const uncovered = Math.abs(shift);
  const open = openWidth(buttons);
  const scale = open > 0 ? uncovered / open : 0;
  let start = 0;
  return buttons.map(({ width }, index) => {
    const span = { start, width: width * scale };
    start += span.width;
    if (index === 0) span.width += (uncovered - span.width) * armed;
    return span;
  });
}

/**
 * The button at a distance from the outer edge.
 * @param {RowAside} aside
 * @param {number} distance pt
 * @returns {number | null}
 */
export function buttonAt(aside, distance) {
  const index = buttonSpans(aside).findIndex(
    ({ start, width }) => distance >= start && distance < start + width,
  );
  return index < 0 ? null : index;
}
