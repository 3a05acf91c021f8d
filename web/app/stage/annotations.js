// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { mirrorContext } from '../../base/mirror.js';
import { make } from '../../widgets/dom.js';
import { traceOutline } from '../../renderer/look/outline.js';

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/**
 * Paints on the stage's topmost layer.
 * @typedef {(pen: Pen) => void} Painter
 */
/**
 * @typedef {object} Pen
 * @property {CanvasRenderingContext2D} context scaled to points of the content
 * @property {number} hair one CSS px, in pt
 * @property {Rect} visible part of the content
 * @property {import('../../renderer/look/theme.js').Theme} theme
 */

/** The layer above the stage's picture on which tools draw: rectangles, outlines, measures. */
export class Annotations {
  #canvas = make('canvas', { class: 'annotations', 'aria-hidden': 'true', hidden: true });
  #context;
  #area;
  #frame;
  #themes;
  /** @type {Set<Painter>} */
  #painters = new Set();

  /**
   * @param {import('./deviceFrame.js').DeviceFrame} frame
   * @param {import('./stageArea.js').StageArea} area
   * @param {import('../choices/themeSwitch.js').ThemeSwitch} themes
   */
  constructor(frame, area, themes) {
    this.#frame = frame;
    this.#area = area;
    this.#themes = themes;
    this.#context = /** @type {CanvasRenderingContext2D} */ (this.#canvas.getContext('2d'));
    frame.overlay.after(this.#canvas);
    area.on('frame', () => this.#paint());
    area.on('overlay', () => this.#paint());
  }

  /**
   * Calls a painter in each frame from now on.
   * @param {Painter} painter
   * @returns {() => void} stops it
   */
  add(painter) {
    this.#painters.add(painter);
    this.#area.invalidate('overlay');
    return () => {
      this.#painters.delete(painter);
      this.#area.invalidate('overlay');
    };
  }

  #paint() {
    const canvas = this.#canvas;
    const isEmpty = this.#painters.size === 0;
    if (canvas.hidden !== isEmpty) canvas.hidden = isEmpty;
    if (isEmpty) return;
    const { width, height } = this.#frame.picture;
    const { offset, viewport } = this.#area.scroller;
    // Setting the size also clears the canvas.
    canvas.width = width;
    canvas.height = height;
    if (viewport.width <= 0 || viewport.height <= 0) return;
    const context = this.#context;
    context.scale(width / this.#frame.device.width, height / this.#frame.device.height);
    mirrorContext(context, this.#area.mirror);
    context.translate(-offset.x, -offset.y);
    const theme = this.#themes.deviceTheme;
    const visible = { x: offset.x, y: offset.y, ...viewport };
    const pen = { context, hair: 1 / this.#frame.zoom, visible, theme };
    for (const painter of this.#painters) {
      context.save();
      painter(pen);
      context.restore();
    }
  }
}

/**
 * Outlines an element as it is shown: turned, rounded, in perspective.
 * @param {CanvasRenderingContext2D} context
 * @param {{x: number, y: number, width: number, height: number,
 *   transform?: import('../../base/geometry.js').Transform | null}} shown
 * @param {number} radius
 */
export function traceElement(context, shown, radius) {
  traceOutline(context, shown, shown.transform, radius);
}
