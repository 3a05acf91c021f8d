// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { contains, intersects, placeBefore, transformedBounds } from '../../base/geometry.js';
import { shapeContains } from '../../base/shapes.js';

/** @typedef {import('./element.js').Element} Element */

/** Rank by category number: decoration below cell below supplementary. */
const CATEGORY_RANK = [1, 2, 0];
/** An element fainter than this takes no touches, as in UIKit. */
const LEAST_TOUCHABLE_ALPHA = 0.01;

/**
 * Orders elements from the one painted first to the one painted last.
 * @param {Element} one
 * @param {Element} other
 */
export function comparePaintOrder(one, other) {
  return (
    (one.held?.rank ?? 0) - (other.held?.rank ?? 0) ||
    one.zIndex - other.zIndex ||
    CATEGORY_RANK[one.category] - CATEGORY_RANK[other.category] ||
    one.section - other.section ||
    one.item - other.item ||
    one.id - other.id
  );
}

/**
 * Appends the elements that show anything within a rectangle, in the order given.
 * @param {readonly Element[]} ordered
 * @param {import('../../base/geometry.js').Rect} rect
 * @param {Element[]} out
 */
export function collectVisible(ordered, rect, out) {
  const right = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  for (const element of ordered) {
    const { shown } = element;
    if (element.isHidden || shown.alpha <= 0) continue;
    if (shown.transform) {
      if (intersects(transformedBounds(shown, shown.transform), rect)) out.push(element);
    } else if (
      shown.y < bottom &&
      shown.y + shown.height > rect.y &&
      shown.x < right &&
      shown.x + shown.width > rect.x
    ) {
      out.push(element);
    }
  }
}

/**
 * The topmost element whose target covers a point.
 * @param {readonly Element[]} ordered
 * @param {import('./element.js').Camera} camera
 * @param {number} x
 * @param {number} y
 * @returns {Element | null}
 */
export function topmostAt(ordered, camera, x, y) {
  for (let at = ordered.length - 1; at >= 0; at -= 1) {
    const element = ordered[at];
    if (element.leaving || element.isHidden || element.alpha < LEAST_TOUCHABLE_ALPHA) continue;
    const { width, height, transform } = element;
    const origin = element.isAnchored ? element.rest(camera) : [element.x, element.y];
    const rect = { x: origin[0], y: origin[1], width, height };
    if (covers(rect, transform, element.content, x, y)) return element;
  }
  return null;
}

/**
 * Whether the shape that an element shows in a rectangle covers a point.
 * @param {import('../../base/geometry.js').Rect} rect
 * @param {import('../../base/geometry.js').Transform | null} transform about the rectangle's centre
 * @param {import('./contentTable.js').Content | null} content
 * @param {number} x
 * @param {number} y
 */
export function covers(rect, transform, content, x, y) {
  const place = transform ? placeBefore(rect, transform, x, y) : { x, y };
  if (!place || !contains(rect, place.x, place.y)) return false;
  return shapeContains(content?.figure, rect, place.x, place.y);
}
