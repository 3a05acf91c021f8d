// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/**
 * The tile to which a key leads: the next or previous one, or the nearest one in the row above or below.
 * @param {readonly Box[]} boxes in the order of the tiles
 * @param {number} at
 * @param {string} key
 * @returns {number | null}
 */
export function neighbourOf(boxes, at, key) {
  const last = boxes.length - 1;
  switch (key) {
    case 'ArrowRight': return Math.min(at + 1, last);
    case 'ArrowLeft': return Math.max(at - 1, 0);
    case 'Home': return 0;
    case 'End': return last;
    case 'ArrowDown': return nearest(boxes, at, 1);
    case 'ArrowUp': return nearest(boxes, at, -1);
    default: return null;
  }
}

/**
 * @param {readonly Box[]} boxes
 * @param {number} at
 * @param {1 | -1} way
 */
function nearest(boxes, at, way) {
  const from = boxes[at];
  const beyond = boxes.flatMap((box, index) => (way * (box.top - from.top) > 1 ? [index] : []));
  if (beyond.length === 0) return at;
  const row = Math.min(...beyond.map((index) => way * boxes[index].top)) * way;
  const middle = from.left + from.width / 2;
  const distance = (/** @type {number} */ index) => Math.abs(boxes[index].left + boxes[index].width / 2 - middle);
  return beyond
    .filter((index) => Math.abs(boxes[index].top - row) <= 1)
    .reduce((best, index) => (distance(index) < distance(best) ? index : best));
}
