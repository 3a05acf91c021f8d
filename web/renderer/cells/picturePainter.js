// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { IMAGE_FADE_MS } from '../../base/feel.js';
import { coverRect } from './imageStore.js';

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** How far up the shade below a title reaches, in pt. */
const SHADE_HEIGHT_PT = 56;

/**
 * Paints a picture over all of a box, if it is loaded.
 * @param {CanvasRenderingContext2D} context
 * @param {Box} box
 * @param {ReturnType<import('./imageStore.js').ImageStore['get']>} picture
 * @param {{radius: number, isShaded: boolean, nowMs: number}} look
 * @returns {boolean} whether it still fades in
 */
export function drawPicture(context, { x, y, width, height }, picture, look) {
  if (picture.state !== 'there') return false;
  const fraction = Math.min((look.nowMs - picture.readyAtMs) / IMAGE_FADE_MS, 1);
  context.save();
  context.globalAlpha *= Math.max(fraction, 0);
  context.beginPath();
  context.roundRect(x, y, width, height, look.radius);
  context.clip();
  const { image } = picture;
  const part = coverRect(image.naturalWidth, image.naturalHeight, width, height);
  context.drawImage(image, part.x, part.y, part.width, part.height, x, y, width, height);
  if (look.isShaded) drawShade(context, { x, y, width, height });
  context.restore();
  return fraction < 1;
}

/**
 * Paints a shade from below, on which a title can be read.
 * @param {CanvasRenderingContext2D} context
 * @param {Box} box
 */
function drawShade(context, { x, y, width, height }) {
  const shadeHeight = Math.min(SHADE_HEIGHT_PT, height);
  const top = y + height - shadeHeight;
  const shade = context.createLinearGradient(0, top, 0, top + shadeHeight);
  shade.addColorStop(0, 'rgba(0, 0, 0, 0)');
  shade.addColorStop(1, 'rgba(0, 0, 0, 0.55)');
  context.fillStyle = shade;
  context.fillRect(x, top, width, shadeHeight);
}
