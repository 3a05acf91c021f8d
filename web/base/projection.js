// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('./geometry.js').Transform} Transform */
/** @typedef {import('./geometry.js').Rect} Rect */
/** @typedef {import('./geometry.js').Point} Point */

/** The least depth that is shown: anything nearer to the eye, or behind it, is cut off. */
export const NEAREST_DEPTH = 1 / 64;

/**
 * Whether a map has perspective: a depth that is not 1 everywhere.
 * @param {Transform} map
 */
export function isProjective({ g = 0, h = 0, w = 1 }) {
  return g !== 0 || h !== 0 || w !== 1;
}

/**
 * The distance of a point from the eye, in units of the distance at which it is seen in its own size.
 * @param {Transform} map
 * @param {number} x from the centre
 * @param {number} y
 */
export function depthAt({ g = 0, h = 0, w = 1 }, x, y) {
  return g * x + h * y + w;
}

/**
 * Where a point is seen; both are told from the element's centre.
 * @param {Transform} map
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
export function projected(map, x, y) {
  const depth = depthAt(map, x, y);
  return {
    x: (map.a * x + map.c * y + map.tx) / depth,
    y: (map.b * x + map.d * y + map.ty) / depth,
  };
}

/**
 * Which point is seen at a point, by the adjugate of the map's matrix; both are told from the element's
 * centre.
 * @param {Transform} map
 * @param {number} x
 * @param {number} y
 * @returns {Point | null} `null` when there is none in front of the eye
 */
export function unprojected({ a, b, c, d, tx, ty, g = 0, h = 0, w = 1 }, x, y) {
  const across = (d * w - ty * h) * x + (tx * h - c * w) * y + (c * ty - tx * d);
  const down = (ty * g - b * w) * x + (a * w - tx * g) * y + (tx * b - a * ty);
  const depth = (b * h - d * g) * x + (c * g - a * h) * y + (a * d - c * b);
  const local = { x: across / depth, y: down / depth };
  if (!Number.isFinite(local.x) || !Number.isFinite(local.y)) return null;
  return g * local.x + h * local.y + w >= NEAREST_DEPTH ? local : null;
}

/**
 * A polygon as it is seen; the part that is too near to the eye is cut off.
 * @param {Transform} map
 * @param {readonly Point[]} polygon from the centre
 * @returns {Point[]} from the centre; empty when nothing is left
 */
export function projectedPolygon(map, polygon) {
  /** @type {Point[]} */
  const seen = [];
  let last = polygon[polygon.length - 1];
  for (const point of polygon) {
    const from = depthAt(map, last.x, last.y) - NEAREST_DEPTH;
    const to = depthAt(map, point.x, point.y) - NEAREST_DEPTH;
    if (from < 0 !== to < 0) {
      const part = from / (from - to);
      const x = last.x + (point.x - last.x) * part;
      seen.push(projected(map, x, last.y + (point.y - last.y) * part));
    }
    if (to >= 0) seen.push(projected(map, point.x, point.y));
    last = point;
  }
  return seen;
}

/**
 * The box around a rectangle that a map has moved about its own centre.
 * @param {Transform} map
 * @param {Rect} rect
 * @returns {Rect} without size, at the centre, when nothing is in front of the eye
 */
export function projectedBounds(map, { x, y, width, height }) {
  const right = width / 2;
  const bottom = height / 2;
  const corners = [
    { x: -right, y: -bottom }, { x: right, y: -bottom },
    { x: right, y: bottom }, { x: -right, y: bottom },
  ];
  const seen = projectedPolygon(map, corners);
  if (seen.length === 0) return { x: x + right, y: y + bottom, width: 0, height: 0 };
  const xs = seen.map((point) => point.x);
  const ys = seen.map((point) => point.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return {
    x: x + right + left,
    y: y + bottom + top,
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  };
}

/**
 * The affine map that does nearly the same around a point; about the centre, as any element's map.
 * @param {Transform} map
 * @param {number} x from the centre
 * @param {number} y
 * @returns {Transform}
 */
export function tangent(map, x, y) {
  const { a, b, c, d, g = 0, h = 0 } = map;
  const depth = Math.max(depthAt(map, x, y), NEAREST_DEPTH);
  const seen = projected(map, x, y);
  const near = {
    a: (a - g * seen.x) / depth,
    b: (b - g * seen.y) / depth,
    c: (c - h * seen.x) / depth,
    d: (d - h * seen.y) / depth,
  };
  return {
    ...near,
    tx: seen.x - near.a * x - near.c * y,
    ty: seen.y - near.b * x - near.d * y,
  };
}
