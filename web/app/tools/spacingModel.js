// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {'left' | 'right' | 'top' | 'bottom'} Side */
/**
 * The room beside an element: up to its neighbour, or to the content's edge.
 * @typedef {{side: Side, to: 'neighbour' | 'edge', length: number, rect: Rect}} Space
 */

/** Frames come in units of 1/64 pt; rectangles that are closer together touch. */
const TOUCHING = 1 / 64;
/** @type {Side[]} */
const SIDES = ['left', 'right', 'top', 'bottom'];

/**
 * The room on all four sides of a rectangle. Neighbours are the nearest rectangles that lie completely
 * beyond the side and share some of its length. Without a neighbour the room reaches to the edge of the
 * content. Where there is no room at all, there is no space.
 * @param {Rect} rect
 * @param {readonly Rect[]} others
 * @param {import('../../base/geometry.js').Size} content
 * @returns {Space[]}
 */
export function spacesAround(rect, others, content) {
  return placesAround(rect, others, content).filter(({ length }) => length > TOUCHING);
}

/**
 * The same, with spaces of length 0 where it touches its neighbours or the edge.
 * @param {Rect} rect
 * @param {readonly Rect[]} others
 * @param {import('../../base/geometry.js').Size} content
 * @returns {Space[]}
 */
export function placesAround(rect, others, content) {
  return SIDES.flatMap((side) => {
    const near = neighboursAt(rect, others, side);
    if (near.length > 0) return near.map((other) => spaceTo(rect, other, side));
    const edge = { x: 0, y: 0, width: content.width, height: content.height };
    return edgeSpace(rect, edge, side);
  });
}

/**
 * Of several spaces at one side, the one that is shared along most of the side: it has room for a number and a handle.
 * @template {{space: Space}} Made
 * @param {readonly Made[]} spaces
 * @returns {Made[]}
 */
export function longestOfSides(spaces) {
  const shared = (/** @type {Made} */ { space: { side, rect } }) =>
    side === 'left' || side === 'right' ? rect.height : rect.width;
  return SIDES.flatMap((side) => {
    const all = spaces.filter(({ space }) => space.side === side);
    return all.length > 0 ? [all.reduce((best, one) => (shared(one) > shared(best) ? one : best))] : [];
  });
}

/**
 * The gaps from each rectangle to its neighbours at the right and below, so that each gap is told once.
 * @param {readonly Rect[]} rects
 * @returns {Space[]}
 */
export function gapsBetween(rects) {
  /** @type {Side[]} */
  const sides = ['right', 'bottom'];
  return rects.flatMap((rect) =>
    sides.flatMap((side) =>
      neighboursAt(rect, rects, side).map((other) => spaceTo(rect, other, side)),
    ),
  ).filter(({ length }) => length > TOUCHING);
}

/**
 * The nearest rectangles beyond a side: several if they are equally far away.
 * @param {Rect} rect
 * @param {readonly Rect[]} others
 * @param {Side} side
 * @returns {Rect[]}
 */
function neighboursAt(rect, others, side) {
  /** @type {Rect[]} */
  let best = [];
  let bestGap = Infinity;
  for (const other of others) {
    if (other === rect || overlap(rect, other, side) <= TOUCHING) continue;
    const gap = gapOn(rect, other, side);
    if (gap < -TOUCHING || gap > bestGap + TOUCHING) continue;
    if (gap < bestGap - TOUCHING) best = [];
    best.push(other);
    bestGap = Math.min(gap, bestGap);
  }
  return best;
}

/**
 * How far another rectangle lies beyond a side; negative when it does not.
 * @param {Rect} rect
 * @param {Rect} other
 * @param {Side} side
 */
function gapOn(rect, other, side) {
  if (side === 'left') return rect.x - other.x - other.width;
  if (side === 'right') return other.x - rect.x - rect.width;
  if (side === 'top') return rect.y - other.y - other.height;
  return other.y - rect.y - rect.height;
}

/**
 * How much of a side two rectangles share.
 * @param {Rect} one
 * @param {Rect} other
 * @param {Side} side
 */
function overlap(one, other, side) {
  if (side === 'left' || side === 'right') {
    return Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  }
  return Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
}

/**
 * @param {Rect} rect
 * @param {Rect} other
 * @param {Side} side
 * @returns {Space}
 */
function spaceTo(rect, other, side) {
  const gap = gapOn(rect, other, side);
  const length = gap > TOUCHING ? gap : 0;
  const x = Math.max(rect.x, other.x);
  const y = Math.max(rect.y, other.y);
  const shared = overlap(rect, other, side);
  /** @type {Record<Side, Rect>} */
  const places = {
    left: { x: other.x + other.width, y, width: length, height: shared },
    right: { x: rect.x + rect.width, y, width: length, height: shared },
    top: { x, y: other.y + other.height, width: shared, height: length },
    bottom: { x, y: rect.y + rect.height, width: shared, height: length },
  };
  return { side, to: 'neighbour', length, rect: places[side] };
}

/**
 * @param {Rect} rect
 * @param {Rect} edge
 * @param {Side} side
 * @returns {Space[]}
 */
function edgeSpace({ x, y, width, height }, edge, side) {
  /** @type {Record<Side, Rect>} */
  const places = {
    left: { x: edge.x, y, width: x - edge.x, height },
    right: { x: x + width, y, width: edge.x + edge.width - x - width, height },
    top: { x, y: edge.y, width, height: y - edge.y },
    bottom: { x, y: y + height, width, height: edge.y + edge.height - y - height },
  };
  const place = places[side];
  const length = side === 'left' || side === 'right' ? place.width : place.height;
  // What reaches beyond the content has no room there.
  return length < -TOUCHING ? [] : [{ side, to: 'edge', length: length > TOUCHING ? length : 0, rect: place }];
}
