// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../look/theme.js').Theme} Theme */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

export const RING_RADIUS_PT = 11;
const RING_WIDTH_PT = 3;
/** Room between a ring and the edge of its cell. */
const RING_GAP_PT = 10;
/** In a low cell the ring is at most this share of its short side. */
const RING_SHARE = 0.3;
const WHOLE_PERCENT = 100;
const TOP = -Math.PI / 2;

/**
 * Where the ring of a cell lies: at the upper left of a tile, at the end of a row.
 * @param {Box} box
 * @param {boolean} isRow
 */
export function ringPlace(box, isRow) {
  const radius = Math.min(RING_RADIUS_PT, Math.min(box.width, box.height) * RING_SHARE);
  const inset = Math.min(RING_GAP_PT, radius) + radius;
  const x = isRow ? box.x + box.width - inset : box.x + inset;
  const y = isRow ? box.y + box.height / 2 : box.y + inset;
  return { x, y, radius };
}

/**
 * Paints how much of a cell's data is loaded: a part of a ring from its top, clockwise.
 * @param {CanvasRenderingContext2D} context
 * @param {Box} box
 * @param {boolean} isRow
 * @param {number} percent 0 to 100
 * @param {Theme} theme
 */
export function drawProgressRing(context, box, isRow, percent, theme) {
  const { x, y, radius } = ringPlace(box, isRow);
  context.lineWidth = Math.min(RING_WIDTH_PT, radius / 2);
  context.lineCap = 'round';
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.strokeStyle = theme.bone;
  context.stroke();
  if (percent <= 0) return;
  context.beginPath();
  context.arc(x, y, radius, TOP, TOP + (2 * Math.PI * percent) / WHOLE_PERCENT);
  context.strokeStyle = theme.accent;
  context.stroke();
}
