// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { clamp } from '../base/geometry.js';

/** @typedef {import('../base/geometry.js').Point} Point */
/** @typedef {import('../base/geometry.js').Rect} Rect */
/** @typedef {import('../base/geometry.js').Size} Size */

/** The margin that is kept free at the window's edges, in CSS px. */
export const WINDOW_MARGIN = 8;
/** The distance between a menu and its box, in CSS px. */
export const MENU_GAP = 10;
/** Half of the arrow's width plus its distance from the bubble's corners, in CSS px. */
export const ARROW_KEEP = 18;

/**
 * The place of a menu: at the pointer, or below its box, or above it, or beside it where there is more
 * room. All in CSS px of the window.
 * @param {{anchor: Rect, point: Point | null, menu: Size, room: Size}} state
 * @returns {{left: number, top: number}}
 */
export function menuPlace({ anchor, point, menu, room }) {
  const left = clamp(point ? point.x : anchor.x, WINDOW_MARGIN, lastFor(menu.width, room.width));
  const lastTop = lastFor(menu.height, room.height);
  if (point) return { left, top: clamp(point.y, WINDOW_MARGIN, lastTop) };
  const below = anchor.y + anchor.height + MENU_GAP;
  if (below <= lastTop) return { left, top: below };
  const above = anchor.y - MENU_GAP - menu.height;
  if (above >= WINDOW_MARGIN) return { left, top: above };
  const beside = besideOf(anchor, menu.width, room.width);
  return { left: beside ?? left, top: clamp(anchor.y, WINDOW_MARGIN, lastTop) };
}

/**
 * The place of an edit menu's bubble, and of its arrow: above its box, else below it, and over it when
 * there is no room at all.
 * @param {{anchor: Rect, bubble: Size, room: Size}} state
 * @returns {{left: number, top: number, arrow: number, side: 'above' | 'below'}} `arrow` counts
 *   from the bubble's left edge
 */
export function bubblePlace({ anchor, bubble, room }) {
  const middle = anchor.x + anchor.width / 2;
  const lastLeft = lastFor(bubble.width, room.width);
  const left = clamp(middle - bubble.width / 2, WINDOW_MARGIN, lastLeft);
  const arrow = clamp(middle - left, ARROW_KEEP, bubble.width - ARROW_KEEP);
  const above = anchor.y - MENU_GAP - bubble.height;
  if (above >= WINDOW_MARGIN) return { left, top: above, arrow, side: 'above' };
  const below = anchor.y + anchor.height + MENU_GAP;
  const lastTop = lastFor(bubble.height, room.height);
  if (below <= lastTop) return { left, top: below, arrow, side: 'below' };
  const over = anchor.y + anchor.height / 2 - bubble.height - MENU_GAP;
  return { left, top: clamp(over, WINDOW_MARGIN, lastTop), arrow, side: 'above' };
}

/**
 * The greatest start at which something of a length still ends within the window.
 * @param {number} length
 * @param {number} room
 */
function lastFor(length, room) {
  return Math.max(WINDOW_MARGIN, room - WINDOW_MARGIN - length);
}

/**
 * @param {Rect} anchor
 * @param {number} width
 * @param {number} room
 * @returns {number | null}
 */
function besideOf(anchor, width, room) {
  const right = anchor.x + anchor.width + MENU_GAP;
  if (right <= lastFor(width, room)) return right;
  const left = anchor.x - MENU_GAP - width;
  return left >= WINDOW_MARGIN ? left : null;
}
