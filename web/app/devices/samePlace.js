// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {{offset: Point, range: {min: Point, max: Point}}} Scrolled */

/**
 * The offset at which content stands at the same part of its way as other content.
 * @param {Scrolled} from
 * @param {Pick<Scrolled, 'range'>} to
 * @returns {Point}
 */
export function samePlace({ offset, range }, to) {
  const along = (/** @type {'x' | 'y'} */ axis) => {
    const way = range.max[axis] - range.min[axis];
    const part = way > 0 ? (offset[axis] - range.min[axis]) / way : 0;
    const { min, max } = to.range;
    // Content beyond its end, under a finger, does not take the others there.
    return min[axis] + Math.min(Math.max(part, 0), 1) * Math.max(0, max[axis] - min[axis]);
  };
  return { x: along('x'), y: along('y') };
}
