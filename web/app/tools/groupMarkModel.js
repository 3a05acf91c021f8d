// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { worst } from '../../inspector/diagnosticsPanel.js';

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/**
 * A doubtful point about a group, as the layout's process tells it.
 * @typedef {{section: number, frame: Rect, severity: 'note' | 'warning' | 'error', message: string}} Mark
 */
/** @typedef {{frame: Rect, severity: string, messages: string[]}} MarkedBox */

/** Paths that describe groups, in a layout file or in the data's sections. */
const DESCRIPTIONS = /^(sections|variants|parts)\b/;
/** Paths of single items, which have marks of their own. */
const ITEMS = /\bitems\[\d+\]$/;

/**
 * Whether any diagnostic may be about a group.
 * @param {readonly {path?: string, severity: string}[]} diagnostics
 * @returns {boolean}
 */
export function concernsGroups(diagnostics) {
  return diagnostics.some(
    ({ path }) => path !== undefined && DESCRIPTIONS.test(path) && !ITEMS.test(path),
  );
}

/**
 * One entry for each box, with all its messages.
 * @param {readonly Mark[]} marks
 * @returns {MarkedBox[]}
 */
export function markedBoxes(marks) {
  /** @type {Map<string, {frame: Rect, list: Mark[]}>} */
  const boxes = new Map();
  for (const mark of marks) {
    const { x, y, width, height } = mark.frame;
    const key = [x, y, width, height].join();
    const known = boxes.get(key);
    if (known) known.list.push(mark);
    else boxes.set(key, { frame: mark.frame, list: [mark] });
  }
  return [...boxes.values()].map(({ frame, list }) => ({
    frame,
    severity: worst(list),
    messages: list.map(({ message }) => message),
  }));
}

/**
 * The place of a box's badge: on its upper left corner, or as near to it as possible when the corner is not
 * in view.
 * @param {Rect} box in px of the screen
 * @param {{width: number, height: number}} screen
 * @param {{side: number, overlap: number, margin: number}} badge lengths in px: of the badge, how much
 *   of it lies outside of the box, and what stays free at the edges of the screen
 * @returns {{x: number, y: number}}
 */
export function badgePlace(box, screen, { side, overlap, margin }) {
  return {
    x: clamp(box.x - overlap, margin, screen.width - side - margin),
    y: clamp(box.y - overlap, margin, screen.height - side - margin),
  };
}

/**
 * Moves the badges of boxes that share a corner beside one another.
 * @param {{x: number, y: number}[]} places
 * @param {number} step px
 * @returns {{x: number, y: number}[]}
 */
export function spread(places, step) {
  /** @type {{x: number, y: number}[]} */
  const taken = [];
  for (const { x, y } of places) {
    let at = x;
    while (taken.some((one) => Math.abs(one.x - at) < step && Math.abs(one.y - y) < step)) at += step;
    taken.push({ x: at, y });
  }
  return taken;
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function clamp(value, least, most) {
  return Math.max(least, Math.min(value, most));
}
