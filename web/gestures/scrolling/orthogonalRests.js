// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { PAGING_SPEED } from '../../base/feel.js';
import { clamp } from '../../base/geometry.js';
import { behaviours } from '../../store/elements/orthogonalSection.js';

/** @typedef {import('../../store/elements/orthogonalSection.js').Row} Row */
/** @typedef {Pick<Row, 'lower' | 'upper' | 'behaviour' | 'rests'>} RestingRow */
/**
 * A drag that is let go: where it would end by itself, where the finger left it, and how fast.
 * @typedef {{proposed: number, at: number, velocity: number}} RowRelease pt and pt/s
 */

/**
 * Whether a row goes from place to place instead of freely.
 * @param {{behaviour: number}} row
 */
export function isPaging({ behaviour }) {
  return behaviour >= behaviours.paging;
}

/** @param {Pick<Row, 'rests'>} row */
export function restCount({ rests }) {
  return rests.reduce((sum, { count }) => sum + count, 0);
}

/**
 * A place to rest by number, clamped to what can be scrolled.
 * @param {RestingRow} row
 * @param {number} index
 */
export function restAt({ rests, lower, upper }, index) {
  let left = index;
  for (const { count, first, last } of rests) {
    if (left < count) {
      const part = count > 1 ? left / (count - 1) : 0;
      return clamp(first + (last - first) * part, lower, upper);
    }
    left -= count;
  }
  return upper;
}

/**
 * The number of the place to rest that is nearest to an offset.
 * @param {RestingRow} row
 * @param {number} offset
 */
export function nearestRest(row, offset) {
  const count = restCount(row);
  const after = firstRest(row, count, (rest) => rest >= offset);
  if (after === count) return count - 1;
  if (after === 0) return 0;
  return offset - restAt(row, after - 1) < restAt(row, after) - offset ? after - 1 : after;
}

/**
 * The number of the next place to rest in a direction.
 * @param {RestingRow} row
 * @param {number} offset
 * @param {number} direction
 */
export function nextRest(row, offset, direction) {
  const count = restCount(row);
  if (direction > 0) return Math.min(firstRest(row, count, (rest) => rest > offset), count - 1);
  return Math.max(firstRest(row, count, (rest) => rest >= offset) - 1, 0);
}

/**
 * Where a row comes to rest after a release: as the engine's rows do.
 * @param {RestingRow} row
 * @param {RowRelease} release
 */
export function rowTarget(row, { proposed, at, velocity }) {
  const clamped = clamp(proposed, row.lower, row.upper);
  if (row.rests.length === 0) return clamped;
  if (!isPaging(row)) return restAt(row, nearestRest(row, clamped));
  const here = clamp(at, row.lower, row.upper);
  const isFast = Math.abs(velocity) > PAGING_SPEED;
  return restAt(row, isFast ? nextRest(row, here, velocity) : nearestRest(row, here));
}

/**
 * The number of the first place of which something holds; it holds of all after it.
 * @param {RestingRow} row
 * @param {number} count
 * @param {(rest: number) => boolean} holds
 */
function firstRest(row, count, holds) {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(restAt(row, middle))) high = middle;
    else low = middle + 1;
  }
  return low;
}
