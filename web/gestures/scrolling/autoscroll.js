// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { AUTOSCROLL_ZONE_PART, AUTOSCROLL_ZONE_PT, MAX_AUTOSCROLL } from '../../base/feel.js';

/**
 * How fast content scrolls along one axis while a pointer is near an edge: 0 at the inner end of the
 * zone, and more with the square of the depth. It scrolls only in the direction in which the pointer has
 * moved since it came down, so that a drag that begins near an edge does not scroll at once.
 * @param {number} position of the pointer along the axis, in pt of the viewport
 * @param {number} start where it came down
 * @param {number} length of the viewport, in pt
 * @returns {number} pt/s, negative towards the start
 */
export function autoscrollSpeed(position, start, length) {
  const zone = Math.min(AUTOSCROLL_ZONE_PT, length * AUTOSCROLL_ZONE_PART);
  if (zone <= 0) return 0;
  const before = Math.min(1, (zone - position) / zone);
  const after = Math.min(1, (position - (length - zone)) / zone);
  if (before > 0 && position < start) return 0 - MAX_AUTOSCROLL * before * before;
  return after > 0 && position > start ? MAX_AUTOSCROLL * after * after : 0;
}
