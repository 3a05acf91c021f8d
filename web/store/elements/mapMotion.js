// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { isProjective } from '../../base/projection.js';

/** @typedef {import('../../base/geometry.js').Transform} Transform */

/** Numbers of a map that move: angle, two scales, shear, shift, and the two of the perspective. */
export const MAP_CHANNELS = 8;
const TURN = 2 * Math.PI;

/**
 * Whether a map can be taken apart: its centre lies in front of the eye.
 * @param {Transform | null} map
 */
export function isSplittable(map) {
  return map === null || (map.w ?? 1) > 0;
}

/**
 * Takes a map apart into numbers that can be interpolated, so that what turns goes round and does not
 * shrink on its way. A mirrored map is scaled by a negative number along the axis that needs the smaller
 * turn.
 * @param {Transform | null} map
 * @param {Float64Array} out
 * @param {number} at the first number's place
 */
export function writeMap(map, out, at) {
  out.fill(0, at, at + MAP_CHANNELS);
  out[at + 1] = 1;
  out[at + 2] = 1;
  if (!map || !isSplittable(map)) return;
  const { a, b, c, d, tx, ty, g = 0, h = 0, w = 1 } = map;
  const determinant = a * d - b * c;
  let scale = Math.hypot(a, b);
  if (determinant < 0 && a < d) scale = -scale;
  if (scale === 0) {
    out[at] = Math.atan2(-c, d);
    out[at + 1] = 0;
    out[at + 2] = Math.hypot(c, d) / w;
  } else {
    out[at] = Math.atan2(b / scale, a / scale);
    out[at + 1] = scale / w;
    out[at + 2] = determinant / scale / w;
    out[at + 3] = (a * c + b * d) / scale / w;
  }
  out[at + 4] = tx / w;
  out[at + 5] = ty / w;
  out[at + 6] = g / w;
  out[at + 7] = h / w;
}

/**
 * Puts a map together again.
 * @param {Float64Array} from
 * @param {number} at the first number's place
 * @returns {Transform | null} `null` for the identity
 */
export function readMap(from, at) {
  const [angle, scaleX, scaleY, shear, tx, ty, g, h] = from.subarray(at, at + MAP_CHANNELS);
  const isShifted = tx !== 0 || ty !== 0 || g !== 0 || h !== 0;
  if (angle === 0 && scaleX === 1 && scaleY === 1 && shear === 0 && !isShifted) return null;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const map = {
    a: scaleX * cosine,
    b: scaleX * sine,
    c: shear * cosine - scaleY * sine,
    d: shear * sine + scaleY * cosine,
    tx,
    ty,
  };
  return isProjective({ ...map, g, h }) ? { ...map, g, h, w: 1 } : map;
}

/**
 * Makes a map turn the shorter way round.
 * @param {Float64Array} jump the difference of two maps' numbers
 * @param {number} at the first number's place
 */
export function shortenTurn(jump, at) {
  jump[at] -= TURN * Math.round(jump[at] / TURN);
}
