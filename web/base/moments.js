// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * The last moment that is not after a time, found by halving: O(log n).
 * @param {readonly {atMs: number}[]} moments in the order of time
 * @param {number} nowMs
 * @returns {number} its index; −1 when all are after it
 */
export function lastAt(moments, nowMs) {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (moments[middle].atMs <= nowMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
