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
 * The place of a menu on a phone: it begins or ends where its box does, at the side of the room to which the box is
 * nearer, below the box, or above it where there is more room. A box that leaves room at neither side rises.
 * @param {{anchor: Rect, menu: Size, room: Rect, gap: number, mayRise: boolean, side: 'above' | 'below' | null}} state
 *   all in CSS px of the window; `side` where the menu stays when its size changes
 * @returns {{left: number, top: number, side: 'above' | 'below', rise: number, height: number}} `height` at most
 */
export function phonePlace({ anchor, menu, room, gap, mayRise, side: kept }) {
  const right = room.x + room.width;
  // Of a box in the middle, such as a row, rounding does not decide.
  const isNearLeft = anchor.x - room.x <= right - (anchor.x + anchor.width) + 1;
  const wanted = isNearLeft ? anchor.x : anchor.x + anchor.width - menu.width;
  const left = clamp(wanted, room.x, Math.max(room.x, right - menu.width));
  const below = { top: anchor.y + anchor.height + gap, end: room.y + room.height };
  const roomBelow = below.end - below.top;
  const roomAbove = anchor.y - gap - room.y;
  const fits = menu.height <= roomBelow || (menu.height > roomAbove && (mayRise || roomBelow >= roomAbove));
  const side = kept ?? (fits ? 'below' : 'above');
  if (side === 'above') {
    const height = Math.max(roomAbove, 0);
    return { left, top: anchor.y - gap - Math.min(menu.height, height), side, rise: 0, height };
  }
  const missing = Math.max(0, menu.height - roomBelow);
  const rise = mayRise ? Math.min(missing, Math.max(0, anchor.y - room.y)) : 0;
  // Over a box that is too high, it stands at the room's edge.
  const top = mayRise ? Math.max(room.y, Math.min(below.top - rise, below.end - menu.height)) : below.top;
  return { left, top, side, rise, height: Math.max(0, below.end - top) };
}

/**
 * Where a picture is raised: at its place, or over the middle of what was pressed, within the room.
 * @param {{size: Size, from: Rect, room: Rect}} state all in CSS px of the window
 * @returns {Rect}
 */
export function raisedPlace({ size, from, room }) {
  const within = (/** @type {number} */ wanted, /** @type {number} */ first, /** @type {number} */ last) =>
    clamp(wanted, first, Math.max(first, last));
  const x = from.x + (from.width - size.width) / 2;
  const y = from.y + (from.height - size.height) / 2;
  return {
    x: within(x, room.x, room.x + room.width - size.width),
    y: within(y, room.y, room.y + room.height - size.height),
    ...size,
  };
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
