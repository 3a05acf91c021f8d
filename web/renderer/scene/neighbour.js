// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('./renderer.js').SceneElement} SceneElement */

/** A distance across the direction counts this many times as much as one along it. */
const CROSS_WEIGHT = 2;

/**
 * The element nearest in a direction, by geometry: distance along plus twice the distance across.
 * @template {Pick<SceneElement, 'category' | 'isHidden'> & {shown: Rect}} Candidate
 * @param {Candidate[]} elements
 * @param {Candidate} from
 * @param {'up' | 'down' | 'left' | 'right'} direction
 * @returns {Candidate | null}
 */
export function neighbour(elements, from, direction) {
  const isVertical = direction === 'up' || direction === 'down';
  const sign = direction === 'down' || direction === 'right' ? 1 : -1;
  const start = centre(from);
  let best = null;
  let bestCost = Infinity;
  for (const element of elements) {
    if (element === from || element.isHidden || element.category === 2) continue;
    const end = centre(element);
    const along = (isVertical ? end.y - start.y : end.x - start.x) * sign;
    const across = Math.abs(isVertical ? end.x - start.x : end.y - start.y);
    if (along <= 0.5) continue;
    const cost = along + CROSS_WEIGHT * across;
    if (cost < bestCost) {
      bestCost = cost;
      best = element;
    }
  }
  return best;
}

/**
 * @param {{shown: Rect}} element
 * @returns {{x: number, y: number}}
 */
function centre({ shown }) {
  return { x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 };
}
