// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/**
 * The box along which an element's outline is drawn: a little outside of the element, but within the viewport on each
 * side where the element is. An element as wide as the viewport has its whole line; one that scrolls out of it is open there.
 * @param {Box} element in content coordinates, as shown
 * @param {number} reach how far outside of the element the middle of the line lies, in pt
 * @param {number} width of the line, in pt
 * @param {Box | null} viewport what is seen of the content; `null` where its edges do not count
 * @returns {Box}
 */
export function lineBox(element, reach, width, viewport) {
  if (!viewport) {
    return { x: element.x - reach, y: element.y - reach, width: element.width + 2 * reach, height: element.height + 2 * reach };
  }
  const x = span(element.x, element.width, reach, width, viewport.x, viewport.width);
  const y = span(element.y, element.height, reach, width, viewport.y, viewport.height);
  return { x: x.from, y: y.from, width: x.length, height: y.length };
}

/**
 * @param {number} start of the element
 * @param {number} length
 * @param {number} reach
 * @param {number} width
 * @param {number} first of the viewport
 * @param {number} room
 */
function span(start, length, reach, width, first, room) {
  const end = start + length;
  const last = first + room;
  const from = start < first ? start - reach : Math.max(start - reach, first + width / 2);
  const to = end > last ? end + reach : Math.min(end + reach, last - width / 2);
  return { from, length: Math.max(to - from, 0) };
}
