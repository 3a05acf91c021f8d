// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/**
 * A measured way along an axis: from one edge to another, at a place across.
 * @typedef {{axis: 'x' | 'y', from: number, to: number, at: number, length: number}} Distance
 */
/**
 * A thin line from a rectangle's edge to where a distance is measured beside it.
 * @typedef {{axis: 'x' | 'y', from: number, to: number, at: number}} Reach
 */

/** Frames come in units of 1/64 pt; edges that are closer together are the same. */
const SAME = 1 / 64;

/**
 * The distances between two rectangles: between their facing edges, and where one reaches over the other,
 * between the edges on the same side.
 * @param {Rect} one
 * @param {Rect} other
 * @returns {{distances: Distance[], reaches: Reach[]}}
 */
export function distancesBetween(one, other) {
  const across = along(spanX(one), spanX(other), crossing(spanY(one), spanY(other)), 'x');
  const down = along(spanY(one), spanY(other), crossing(spanX(one), spanX(other)), 'y');
  const distances = [...across, ...down];
  return { distances, reaches: distances.flatMap((distance) => reachesOf(distance, other)) };
}

/** @typedef {{start: number, end: number}} Span */

/**
 * @param {Rect} rect
 * @returns {Span}
 */
function spanX({ x, width }) {
  return { start: x, end: x + width };
}

/**
 * @param {Rect} rect
 * @returns {Span}
 */
function spanY({ y, height }) {
  return { start: y, end: y + height };
}

/**
 * Where a distance is drawn: in the middle of what both have across, else in the middle of the first.
 * @param {Span} one
 * @param {Span} other
 */
function crossing(one, other) {
  const start = Math.max(one.start, other.start);
  const end = Math.min(one.end, other.end);
  return end > start ? (start + end) / 2 : (one.start + one.end) / 2;
}

/**
 * @param {Span} one
 * @param {Span} other
 * @param {number} at
 * @param {'x' | 'y'} axis
 * @returns {Distance[]}
 */
function along(one, other, at, axis) {
  /** @type {[number, number][]} */
  let ways = [[one.start, other.start], [one.end, other.end]];
  if (one.end <= other.start + SAME) ways = [[one.end, other.start]];
  else if (other.end <= one.start + SAME) ways = [[other.end, one.start]];
  return ways.flatMap(([a, b]) => {
    const [from, to] = [Math.min(a, b), Math.max(a, b)];
    return to - from > SAME ? [{ axis, from, to, at, length: to - from }] : [];
  });
}

/**
 * The line that leads from the other rectangle to a distance that is measured beside it.
 * @param {Distance} distance
 * @param {Rect} other
 * @returns {Reach[]}
 */
function reachesOf({ axis, from, to, at }, other) {
  const across = axis === 'x' ? spanY(other) : spanX(other);
  if (at >= across.start - SAME && at <= across.end + SAME) return [];
  const edge = at < across.start ? across.start : across.end;
  const span = axis === 'x' ? spanX(other) : spanY(other);
  const ends = Math.abs(from - span.end) <= SAME || Math.abs(from - span.start) <= SAME ? from : to;
  return [{ axis: axis === 'x' ? 'y' : 'x', from: Math.min(at, edge), to: Math.max(at, edge), at: ends }];
}
