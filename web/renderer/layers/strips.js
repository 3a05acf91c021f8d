// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { NEAREST_DEPTH, isProjective, projected } from '../../base/projection.js';

/** @typedef {import('../../base/geometry.js').Transform} Transform */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/**
 * An affine map that takes part of a flat picture to where it is seen in perspective.
 * @typedef {object} Strip
 * @property {number} from first column of the picture, in px
 * @property {number} columns how many
 * @property {[number, number, number, number, number, number]} matrix from the plan's axes, in pt,
 *   to content coordinates
 */
/**
 * How an element in perspective is painted. First it is painted flat, along axes of which the second runs
 * along lines of equal depth. Then it is painted strip by strip: each is seen at one depth, so that an
 * affine map suffices.
 * @typedef {object} StripPlan
 * @property {number} angle from the element's x axis to the plan's first one, in radians
 * @property {number} left the picture's edges along the plan's axes, in pt from the centre
 * @property {number} top
 * @property {number} scaleX px of the picture per pt
 * @property {number} scaleY
 * @property {number} widthPx
 * @property {number} heightPx
 * @property {Strip[]} strips from the far left to the far right
 */

/** The corners of a strip are at most this far from their exact place. */
const GREATEST_ERROR_CSS_PX = 0.25;
/** Transparent pixels around the picture, which make its edges smooth. */
const PADDING_PX = 1;
/** Each strip reaches this far below the next one, so that no gap is seen between them. */
const OVERLAP_PX = 1;
/** The resolution of near parts is limited to this many device px per device px of their own size. */
const GREATEST_MAGNIFICATION = 3;
/** Longest side of a picture; greater ones are painted at a lower resolution. */
const LONGEST_PX = 4096;
/** Elements narrower than this on screen are not painted. */
const LEAST_SEEN_PX = 0.05;
const QUARTER_TURN = Math.PI / 2;

/**
 * Plans how a box is painted under a map in perspective.
 * @param {Box} box
 * @param {Transform} map
 * @param {{scaleDpr: number, devicePixelRatio: number}} scale device px per pt and per CSS px
 * @returns {StripPlan | null} `null` when nothing of it is seen
 */
export function stripPlan(box, map, { scaleDpr, devicePixelRatio }) {
  if (!isProjective(map)) return null;
  const angle = steepestDepth(map);
  const turned = turnedMap(map, angle);
  const extent = extentAlong(box, angle, turned);
  if (!extent) return null;
  const scale = pictureScale(turned, extent, scaleDpr);
  if (!scale) return null;
  const plan = {
    angle,
    left: extent.left,
    top: extent.top,
    ...scale,
    widthPx: Math.ceil((extent.right - extent.left) * scale.scaleX) + 2 * PADDING_PX,
    heightPx: Math.ceil((extent.bottom - extent.top) * scale.scaleY) + 2 * PADDING_PX,
  };
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const count = stripCount(turned, extent, scaleDpr / devicePixelRatio);
  const strips = stripsOf(plan, turned, count, centre);
  return { ...plan, strips };
}

/**
 * Where the plan's axes lie in its picture: the transform of the context in which the picture is painted in
 * content coordinates.
 * @param {StripPlan} plan
 * @param {Box} box
 * @returns {[number, number, number, number, number, number]}
 */
export function pictureMatrix({ angle, left, top, scaleX, scaleY }, box) {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const centreX = box.x + box.width / 2;
  const centreY = box.y + box.height / 2;
  const shiftX = -left - cosine * centreX - sine * centreY;
  const shiftY = -top + sine * centreX - cosine * centreY;
  return [
    cosine * scaleX,
    -sine * scaleY,
    sine * scaleX,
    cosine * scaleY,
    shiftX * scaleX + PADDING_PX,
    shiftY * scaleY + PADDING_PX,
  ];
}

/**
 * Where a strip's part of the picture lies along the plan's axes, in pt.
 * @param {StripPlan} plan
 * @param {Strip} strip
 * @returns {Box}
 */
export function stripBox({ left, top, scaleX, scaleY, heightPx }, { from, columns }) {
  return {
    x: left + (from - PADDING_PX) / scaleX,
    y: top - PADDING_PX / scaleY,
    width: columns / scaleX,
    height: heightPx / scaleY,
  };
}

/**
 * The direction in which the depth changes, from −90° to 90°, so that text is not turned over.
 * @param {Transform} map
 */
function steepestDepth({ g = 0, h = 0 }) {
  const angle = Math.atan2(h, g);
  if (angle > QUARTER_TURN) return angle - Math.PI;
  return angle <= -QUARTER_TURN ? angle + Math.PI : angle;
}

/**
 * The map along the plan's axes: the depth does not change along the second one.
 * @param {Transform} map
 * @param {number} angle
 */
function turnedMap({ a, b, c, d, tx, ty, g = 0, h = 0, w = 1 }, angle) {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return {
    a: a * cosine + c * sine,
    b: b * cosine + d * sine,
    c: c * cosine - a * sine,
    d: d * cosine - b * sine,
    tx,
    ty,
    g: g * cosine + h * sine,
    h: 0,
    w,
  };
}

/** @typedef {ReturnType<typeof turnedMap>} TurnedMap */
/** @typedef {{left: number, right: number, top: number, bottom: number}} Extent */

/**
 * How far the box reaches along the plan's axes, without the part that is too near to the eye.
 * @param {Box} box
 * @param {number} angle
 * @param {TurnedMap} map
 * @returns {Extent | null}
 */
function extentAlong({ width, height }, angle, { g, w }) {
  const cosine = Math.abs(Math.cos(angle));
  const sine = Math.abs(Math.sin(angle));
  const reach = (cosine * width + sine * height) / 2;
  const across = (sine * width + cosine * height) / 2;
  let left = -reach;
  let right = reach;
  // Beyond this the depth is too small to be seen.
  const nearest = g === 0 ? 0 : (NEAREST_DEPTH - w) / g;
  if (g > 0) left = Math.max(left, nearest);
  else if (g < 0) right = Math.min(right, nearest);
  else if (w < NEAREST_DEPTH) return null;
  return left < right ? { left, right, top: -across, bottom: across } : null;
}

/**
 * Px of the picture per pt, about as many as it covers on screen where it is biggest.
 * @param {TurnedMap} map
 * @param {Extent} extent
 * @param {number} scaleDpr
 */
function pictureScale(map, extent, scaleDpr) {
  let along = 0;
  let across = 0;
  let thickness = 0;
  for (const x of [extent.left, extent.right]) {
    const depth = map.g * x + map.w;
    const fall = Math.hypot(map.c, map.d);
    across = Math.max(across, fall / depth);
    // The distance on screen of two lines of equal depth that are 1 pt apart.
    thickness = Math.max(thickness, determinant(map) / (fall * depth * depth));
    for (const y of [extent.top, extent.bottom]) {
      const seen = projected(map, x, y);
      const slope = Math.hypot(map.a - map.g * seen.x, map.b - map.g * seen.y) / depth;
      along = Math.max(along, slope);
    }
  }
  const width = extent.right - extent.left;
  const height = extent.bottom - extent.top;
  const isSeen = (/** @type {number} */ length) => length * scaleDpr >= LEAST_SEEN_PX;
  if (!isSeen(thickness * width) || !isSeen(across * height)) return null;
  const most = (/** @type {number} */ length) => (LONGEST_PX - 2 * PADDING_PX) / length;
  const finest = (/** @type {number} */ slope) =>
    Math.min(slope, GREATEST_MAGNIFICATION) * scaleDpr;
  return {
    scaleX: Math.min(finest(along), most(width)),
    scaleY: Math.min(finest(across), most(height)),
  };
}

/**
 * By how much a map changes areas, without its sign and the depth's part; 0 is edge on.
 * @param {TurnedMap} map
 */
function determinant({ a, b, c, d, tx, ty, g, w }) {
  return Math.abs((a * d - b * c) * w + (c * ty - d * tx) * g);
}

/**
 * How many strips are needed so that the corners stay in place: over one strip of n, the far end of a line
 * of equal depth moves by at most its length times the change of depth.
 * @param {TurnedMap} map
 * @param {Extent} extent
 * @param {number} scaleCss CSS px per pt
 */
function stripCount({ c, d, g, w }, { left, right, top, bottom }, scaleCss) {
  const depths = [g * left + w, g * right + w];
  const change = Math.abs(1 / depths[0] - 1 / depths[1]);
  const length = Math.hypot(c, d) * Math.max(Math.abs(top), Math.abs(bottom)) * scaleCss;
  return Math.max(1, (length * change) / (2 * GREATEST_ERROR_CSS_PX));
}

/**
 * @param {Omit<StripPlan, 'strips'>} plan
 * @param {TurnedMap} map
 * @param {number} count least number of strips
 * @param {{x: number, y: number}} centre
 * @returns {Strip[]}
 */
function stripsOf(plan, map, count, centre) {
  const { widthPx, left, scaleX } = plan;
  const step = Math.max(1, Math.floor(widthPx / count));
  /** @type {Strip[]} */
  const strips = [];
  for (let from = 0; from < widthPx; from += step) {
    const end = Math.min(from + step, widthPx);
    const start = left + (from - PADDING_PX) / scaleX;
    const columns = Math.min(end + OVERLAP_PX, widthPx) - from;
    const matrix = matrixBetween(map, start, start + (end - from) / scaleX);
    matrix[4] += centre.x;
    matrix[5] += centre.y;
    strips.push({ from, columns, matrix });
  }
  return strips;
}

/**
 * The affine map that agrees with a map on the line between two places on the first axis.
 * @param {TurnedMap} map
 * @param {number} start
 * @param {number} end
 * @returns {[number, number, number, number, number, number]}
 */
function matrixBetween(map, start, end) {
  // The transparent columns at the ends may reach beyond what can be seen.
  const nearestTo = (/** @type {number} */ x) => Math.max(map.g * x + map.w, NEAREST_DEPTH / 2);
  const depths = [nearestTo(start), nearestTo(end)];
  const seen = [start, end].map((x, at) => ({
    x: (map.a * x + map.tx) / depths[at],
    y: (map.b * x + map.ty) / depths[at],
  }));
  const width = end - start;
  const a = (seen[1].x - seen[0].x) / width;
  const b = (seen[1].y - seen[0].y) / width;
  const middle = (1 / depths[0] + 1 / depths[1]) / 2;
  const { c, d } = map;
  return [a, b, c * middle, d * middle, seen[0].x - a * start, seen[0].y - b * start];
}
