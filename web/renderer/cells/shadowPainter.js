// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { traceSteps } from '../../base/shapes.js';

/** @typedef {import('../scene/listContent.js').ListShadow} ListShadow */

/** What throws a shadow but is not to be seen is painted this far away from it, in device pixels. */
const AWAY_PX = 30000;

/**
 * Has what is filled next throw a shadow; a canvas counts in device pixels for that.
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
  // A canvas blurs by half of what it is told.
  context.shadowBlur = 2 * shadow.radius * scaleDpr;
}

/**
 * Paints the shadow of an outline that is not seen itself.
 * @param {CanvasRenderingContext2D} context
 * @param {ListShadow} shadow
 * @param {number[][]} outline
 * @param {{x: number, y: number}} corner from which the outline's points count
 * @param {{isDark: boolean, scaleDpr: number}} look
 */
export function drawShadowOf(context, shadow, outline, corner, { isDark, scaleDpr }) {
  context.save();
  throwShadow(context, shadow, isDark, scaleDpr);
  // Offsets of shadows are device pixels, whatever the transform.
  context.shadowOffsetX += AWAY_PX;
  const { a, b, c, d, e, f } = context.getTransform();
  context.setTransform(a, b, c, d, e - AWAY_PX, f);
  context.fillStyle = '#000';
  context.beginPath();
  traceSteps(context, outline, corner);
  context.fill();
  context.restore();
}
