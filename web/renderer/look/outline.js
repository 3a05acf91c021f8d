// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { isProjective, projectedPolygon, tangent } from '../../base/projection.js';

/** @typedef {import('../../base/geometry.js').Transform} Transform */
/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** Straight pieces of a round corner in perspective. */
const PIECES = 8;
const QUARTER_TURN = Math.PI / 2;

/**
 * Moves the following drawing by an element's map, about the element's centre. A map in perspective is
 * approximated around a corner of the element or its middle.
 * @param {CanvasRenderingContext2D} context
 * @param {Box} box
 * @param {Transform} map
 * @param {number} [right] the place where it is to be exact: 0 the left edge, 1 the right one
 * @param {number} [down] 0 the upper edge, 1 the lower one
 */
export function applyTransform(context, box, map, right = 0.5, down = 0.5) {
  const centreX = box.x + box.width / 2;
  const centreY = box.y + box.height / 2;
  const near = isProjective(map)
    ? tangent(map, (right - 0.5) * box.width, (down - 0.5) * box.height)
    : map;
  context.translate(centreX, centreY);
  context.transform(near.a, near.b, near.c, near.d, near.tx, near.ty);
  context.translate(-centreX, -centreY);
}

/**
 * Begins a path around an element as it is shown: rounded, turned, in perspective. The path is in the
 * context's own coordinates, so that a line along it is equally wide everywhere.
 * @param {CanvasRenderingContext2D} context
 * @param {Box} box
 * @param {Transform | null | undefined} map
 * @param {number} radius
 */
export function traceOutline(context, box, map, radius) {
  if (map && isProjective(map)) {
    context.beginPath();
    addPolygon(context, outlinePolygon(box, map, radius));
    return;
  }
  context.save();
  if (map) applyTransform(context, box, map);
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
  // The path keeps its place when the map is removed.
  context.restore();
}

/**
 * A rounded box as it is seen in perspective.
 * @param {Box} box
 * @param {Transform} map
 * @param {number} radius
 * @returns {Point[]} in content coordinates; empty when nothing of it is in front of the eye
 */
export function outlinePolygon({ x, y, width, height }, map, radius) {
  const reachX = width / 2;
  const reachY = height / 2;
  const round = Math.max(0, Math.min(radius, reachX, reachY));
  const polygon = [];
  for (let corner = 0; corner < 4; corner += 1) {
    // The first corner is the lower right one; the others follow clockwise, as angles on a canvas do.
    const middleX = (corner === 0 || corner === 3 ? 1 : -1) * (reachX - round);
    const middleY = (corner < 2 ? 1 : -1) * (reachY - round);
    const pieces = round > 0 ? PIECES : 0;
    for (let piece = 0; piece <= pieces; piece += 1) {
      const angle = QUARTER_TURN * (corner + piece / PIECES);
      polygon.push({
        x: middleX + round * Math.cos(angle),
        y: middleY + round * Math.sin(angle),
      });
    }
  }
  return projectedPolygon(map, polygon).map((point) => ({
    x: x + reachX + point.x,
    y: y + reachY + point.y,
  }));
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {readonly Point[]} polygon
 */
function addPolygon(context, polygon) {
  polygon.forEach((point, at) => {
    if (at === 0) context.moveTo(point.x, point.y);
    else context.lineTo(point.x, point.y);
  });
  context.closePath();
}
