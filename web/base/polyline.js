// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('./geometry.js').Point} Point */

/** A line that deviates from a straight one by less is seen as straight, in pt. */
const STRAIGHT_PT = 0.2;

/**
 * The points of a line that are needed to draw it: its two ends, and between any two needed points the
 * one that is furthest off their straight line, unless the difference cannot be seen.
 * @param {readonly Point[]} points
 * @returns {Point[]}
 */
export function cornersOf(points) {
  const last = points.length - 1;
  return last < 1 ? [...points] : [points[0], ...cornersAfter(points, 0, last)];
}

/**
 * @param {readonly Point[]} points
 * @param {number} from
 * @param {number} to behind `from`
 * @returns {Point[]} those that are needed behind the first one
 */
function cornersAfter(points, from, to) {
  let furthest = from;
  let most = STRAIGHT_PT;
  for (let at = from + 1; at < to; at += 1) {
    const distance = offLine(points[at], points[from], points[to]);
    if (distance <= most) continue;
    most = distance;
    furthest = at;
  }
  if (furthest === from) return [points[to]];
  return [...cornersAfter(points, from, furthest), ...cornersAfter(points, furthest, to)];
}

/**
 * How far a point lies from the line between two others; beyond the line's ends, from the nearer end.
 * @param {Point} point
 * @param {Point} from
 * @param {Point} to
 */
function offLine(point, from, to) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const part = Math.min(Math.max(along, 0), 1);
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}

/**
 * The length of a line.
 * @param {readonly Point[]} points
 */
export function lengthOf(points) {
  let sum = 0;
  for (let at = 1; at < points.length; at += 1) {
    sum += Math.hypot(points[at].x - points[at - 1].x, points[at].y - points[at - 1].y);
  }
  return sum;
}
