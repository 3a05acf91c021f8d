// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../look/theme.js').Theme} Theme */

export const BADGE_RADIUS_PT = 10;
/** The smallest cell side at which there is room for a badge. */
export const BADGE_MIN_SIDE_PT = 40;
const RIM_PT = 1.5;
const CHECK_PT = 2;

/**
 * Paints the round mark of a cell that can be picked; it fills with a check while it is picked.
 * @param {CanvasRenderingContext2D} context
 * @param {number} x of the middle
 * @param {number} y
 * @param {number} level how far it is picked, 0 to 1
 * @param {Theme} theme
 */
export function drawBadge(context, x, y, level, theme) {
  const alpha = context.globalAlpha;
  context.beginPath();
  context.arc(x, y, BADGE_RADIUS_PT, 0, 2 * Math.PI);
  context.fillStyle = 'rgba(0, 0, 0, 0.16)';
  context.fill();
  if (level > 0) {
    context.globalAlpha = alpha * level;
    context.fillStyle = theme.accent;
    context.fill();
  }
  context.globalAlpha = alpha;
  context.beginPath();
  context.arc(x, y, BADGE_RADIUS_PT - RIM_PT / 2, 0, 2 * Math.PI);
  context.lineWidth = RIM_PT;
  context.strokeStyle = 'rgba(255, 255, 255, 0.92)';
  context.stroke();
  if (level <= 0) return;
  context.globalAlpha = alpha * level;
  context.beginPath();
  context.moveTo(x - 4.5, y + 0.5);
  context.lineTo(x - 1.5, y + 3.5);
  context.lineTo(x + 4.5, y - 3.5);
  context.lineWidth = CHECK_PT;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = theme.onAccent;
  context.stroke();
  context.globalAlpha = alpha;
}
