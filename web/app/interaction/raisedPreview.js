// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';
import { CanvasPainter } from '../../renderer/cells/canvasPainter.js';

/** @typedef {import('../../transport/messageTypes.js').MenuPreview} MenuPreview */

/**
 * A picture that a menu raises above the stage, which can be chosen.
 * @param {MenuPreview} preview
 * @param {object} look
 * @param {import('../../renderer/pictures/imageStore.js').ImageStore} look.images
 * @param {boolean} look.isDark
 * @param {number} look.zoom CSS px a pt
 * @param {() => void} onChoose
 * @returns {HTMLElement}
 */
export function raisedPreview({ width, height, place, light, dark }, { images, isDark, zoom }, onChoose) {
  const canvas = make('canvas', {
    class: place ? 'lifted raised' : 'lifted raised screen',
    role: 'button',
    'aria-label': 'Open',
    onclick: onChoose,
  });
  const scale = zoom * devicePixelRatio;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const painter = new CanvasPainter(context, images);
  // Pictures come later, and fade in.
  const paint = () => {
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    painter.begin(performance.now());
    painter.paintAll((isDark && dark) || light);
    if (painter.isFading || !images.isSettled) requestAnimationFrame(() => canvas.isConnected && paint());
  };
  paint();
  return canvas;
}
