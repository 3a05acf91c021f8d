// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { traceSteps } from '../../base/shapes.js';

/** @typedef {import('../scene/listContent.js').ListShadow} ListShadow */

/** A shape whose shadow alone is wanted is painted this far away from it, in device pixels. */
const AWAY_PX = 30000;

/**
 * Makes the next fill throw a shadow. For shadows a canvas counts in device pixels.
 * @param {CanvasRenderingContext2D} context
 * @param {import('../scene/listContent.js').ListShadow} shadow
 * @param {boolean} isDark
 * @param {number} scaleDpr
 */
export function throwShadow(context, shadow, isDark, scaleDpr) {
  const value = isDark ? shadow.colour.dark : shadow.colour.light;
  const [red, green, blue, own] = [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
  context.shadowColor = `rgba(${red}, ${green}, ${blue}, ${(own / 255) * shadow.opacity})`;
  context.shadowOffsetX = shadow.x * scaleDpr;
  context.shadowOffsetY = shadow.y * scaleDpr;
  // A canvas blurs by half of the number that it is given.
  context.shadowBlur = 2 * shadow.radius * scaleDpr;
}

/**
 * Paints the shadow of an outline, without the outline.
 * @param {CanvasRenderingContext2D} context
 * @param {ListShadow} shadow
 * @param {number[][]} outline
 * @param {{x: number, y: number}} corner from which the outline's points count
 * @param {{isDark: boolean, scaleDpr: number}} look
 */
export function drawShadowOf(context, shadow, outline, corner, { isDark, scaleDpr }) {
  context.save();
  throwShadow(context, shadow, isDark, scaleDpr);
  // Offsets of shadows are in device pixels, not in units of the transform.
  context.shadowOffsetX += AWAY_PX;
  const { a, b, c, d, e, f } = context.getTransform();
  context.setTransform(a, b, c, d, e - AWAY_PX, f);
  context.fillStyle = '#000';
  context.beginPath();
  traceSteps(context, outline, corner);
  context.fill();
  context.restore();
}
