// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { groundFor } from '../renderer/theme.js';

/** Elements of a miniature; more cannot be told apart in it. */
const MAX_RECTS = 80;
const GLYPH_STYLE = 3;
const GAP_SHARE = 0.02;

/** @typedef {{x: number, y: number, width: number, height: number, content: any}} MiniRect */

/**
 * What a view shows, as fractions of its viewport's width.
 * @param {any[]} elements with `shown`, in paint order
 * @param {{x: number, y: number}} offset
 * @param {{width: number, height: number}} viewport
 * @param {{top: number}} insets
 * @returns {MiniRect[]}
 */
export function captureRects(elements, offset, viewport, insets) {
  return elements
    .filter((element) => !element.isHidden && element.category === 0)
    .slice(0, MAX_RECTS)
    .map(({ shown, content }) => ({
      x: (shown.x - offset.x) / viewport.width,
      y: (shown.y - offset.y - insets.top) / viewport.width,
      width: shown.width / viewport.width,
      height: shown.height / viewport.width,
      content,
    }));
}

/**
 * Paints a miniature so that the viewport's width fills the canvas.
 * @param {HTMLCanvasElement} canvas
 * @param {MiniRect[]} rects
 * @param {import('../renderer/theme.js').Theme} theme
 */
export function paintMiniature(canvas, rects, theme) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const ratio = globalThis.devicePixelRatio ?? 1;
  canvas.width = Math.round(canvas.clientWidth * ratio);
  canvas.height = Math.round(canvas.clientHeight * ratio);
  context.fillStyle = theme.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const scale = canvas.width * (1 - 2 * GAP_SHARE);
  const inset = canvas.width * GAP_SHARE;
  for (const { x, y, width, height, content } of rects) {
    const isGlyph = content?.style === GLYPH_STYLE;
    context.fillStyle = groundFor(content ?? { hue: 0 }, theme, false).fill;
    context.globalAlpha = isGlyph ? 0.85 : 1;
    context.beginPath();
    const box = [x * scale + inset, y * scale + inset, width * scale, height * scale];
    const radius = Math.min(1.5 * ratio, box[2] / 4, box[3] / 4);
    context.roundRect(box[0], box[1], box[2], box[3], radius);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** What was last seen of each stage, kept as long as the page is open. */
export class Miniatures {
  /** @type {Map<string, MiniRect[]>} */
  #rects = new Map();

  /**
   * @param {string} stage
   * @param {MiniRect[]} rects
   */
  keep(stage, rects) {
    if (rects.length > 0) this.#rects.set(stage, rects);
  }

  /**
   * @param {string} stage
   * @returns {MiniRect[] | undefined}
   */
  of(stage) {
    return this.#rects.get(stage);
  }
}
