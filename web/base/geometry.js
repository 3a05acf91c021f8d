// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { isProjective, projectedBounds, unprojected } from './projection.js';

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{width: number, height: number}} Size */
/** @typedef {{x: number, y: number, width: number, height: number}} Rect */
/** @typedef {{top: number, left: number, bottom: number, right: number}} Insets */
/**
 * A projective map of the plane about an element's centre: a point (x, y) goes to
 * (a·x + c·y + tx, b·x + d·y + ty) divided by its depth g·x + h·y + w. Without the last three the
 * depth is 1 everywhere, and the map is affine.
 * @typedef {{a: number, b: number, c: number, d: number, tx: number, ty: number,
 *   g?: number, h?: number, w?: number}} Transform
 */

/** @type {Readonly<Insets>} */
export const zeroInsets = Object.freeze({ top: 0, left: 0, bottom: 0, right: 0 });

/**
 * The value nearest to `value` from `lower` to `upper`; `lower` if `lower` is above `upper`.
 * @param {number} value
 * @param {number} lower
 * @param {number} upper
 */
export function clamp(value, lower, upper) {
  return Math.max(lower, Math.min(upper, value));
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} fraction
 */
export function lerp(from, to, fraction) {
  return from + (to - from) * fraction;
}

/**
 * Whether two rectangles share an area; touching edges do not count.
 * @param {Rect} one
 * @param {Rect} other
 */
export function intersects(one, other) {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/**
 * Whether a point lies in a rectangle; the right and the lower edge do not belong to it.
 * @param {Rect} rect
 * @param {number} x
 * @param {number} y
 */
export function contains(rect, x, y) {
  return x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
}

/**
 * The rectangle without its insets.
 * @param {Rect} rect
 * @param {Insets} insets
 * @returns {Rect}
 */
export function insetBy(rect, insets) {
  return {
    x: rect.x + insets.left,
    y: rect.y + insets.top,
    width: rect.width - insets.left - insets.right,
    height: rect.height - insets.top - insets.bottom,
  };
}

/**
 * The box around a rectangle that a map has moved about its own centre.
 * @param {Rect} rect
 * @param {Transform} transform
 * @returns {Rect}
 */
export function transformedBounds(rect, transform) {
  if (isProjective(transform)) return projectedBounds(transform, rect);
  const halfWidth = rect.width / 2;
  const halfHeight = rect.height / 2;
  const reachX = Math.abs(transform.a) * halfWidth + Math.abs(transform.c) * halfHeight;
  const reachY = Math.abs(transform.b) * halfWidth + Math.abs(transform.d) * halfHeight;
  return {
    x: rect.x + halfWidth + transform.tx - reachX,
    y: rect.y + halfHeight + transform.ty - reachY,
    width: 2 * reachX,
    height: 2 * reachY,
  };
}

/**
 * Whether a point lies in a rectangle that a map has moved about its own centre.
 * @param {Rect} rect
 * @param {Transform} transform
 * @param {number} x
 * @param {number} y
 */
export function containsTransformed(rect, transform, x, y) {
  const place = placeBefore(rect, transform, x, y);
  return place !== null && contains(rect, place.x, place.y);
}

/**
 * Where a point was before a map moved the rectangle about its own centre; `null` behind the eye.
 * @param {Rect} rect
 * @param {Transform} transform
 * @param {number} x
 * @param {number} y
 * @returns {Point | null}
 */
export function placeBefore(rect, transform, x, y) {
  const centreX = rect.x + rect.width / 2;
  const centreY = rect.y + rect.height / 2;
  const local = unprojected(transform, x - centreX, y - centreY);
  return local && { x: centreX + local.x, y: centreY + local.y };
}
