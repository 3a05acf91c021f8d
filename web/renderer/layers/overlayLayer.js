// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { mirrorContext } from '../../base/mirror.js';
import { cornerRadius } from '../look/detail.js';
import { applyTransform, traceOutline } from '../look/outline.js';
import { lineBox } from './lineBox.js';
import { drawReuse } from './reuseOverlay.js';

/** @typedef {import('../scene/renderer.js').Scene} Scene */
/** @typedef {import('../scene/renderer.js').SceneElement} SceneElement */

const HOVER_WIDTH_PT = 1.5;
const HOVER_ALPHA = 0.6;
const SELECTION_WIDTH_PT = 2;
const FOCUS_WIDTH_PT = 3;
const MARK_RADIUS_PT = 8;
const MARK_WIDTH_PT = 1.5;

/** Paints what floats over the elements: outlines, marks and scroll indicators. */
export class OverlayLayer {
  #context;

  /** @param {CanvasRenderingContext2D} context */
  constructor(context) {
    this.#context = context;
  }

  /**
   * Paints a scene's overlay; the context is scaled to points and clear.
   * @param {Scene} scene
   */
  draw(scene) {
    const context = this.#context;
    context.save();
    mirrorContext(context, scene.screen?.mirror);
    context.save();
    context.translate(-scene.offset.x, -scene.offset.y);
    if (scene.overlayMode === 'reuse') drawReuse(context, scene);
    const isMarked = scene.diagnosticsByKey.size > 0 || scene.focusedId !== null || scene.hoveredId !== null;
    for (const element of isMarked ? scene.elements : []) {
      if (element.isHidden) continue;
      const severity = scene.diagnosticsByKey.get(element.key);
      if (severity) this.#drawMark(element, severity, scene);
      if (element.id === scene.focusedId) {
        const width = scene.hasFocus ? FOCUS_WIDTH_PT : SELECTION_WIDTH_PT;
        this.#drawOutline(element, scene, width, 1);
      } else if (element.id === scene.hoveredId) {
        this.#drawOutline(element, scene, HOVER_WIDTH_PT, HOVER_ALPHA);
      }
    }
    context.restore();
    this.#drawIndicators(scene);
    context.restore();
  }

  /**
   * @param {SceneElement} element
   * @param {Scene} scene
   * @param {number} width
   * @param {number} alpha
   */
  #drawOutline({ shown }, scene, width, alpha) {
    const context = this.#context;
    const { theme } = scene;
    const reach = width / 2 + 1;
    const radius = cornerRadius(shown.width, shown.height) + reach;
    context.save();
    this.#trace(shown, scene, reach, width, radius);
    context.lineWidth = width + 2;
    context.strokeStyle = theme.paper;
    context.stroke();
    context.globalAlpha = alpha;
    context.lineWidth = width;
    context.strokeStyle = theme.accent;
    context.stroke();
    context.restore();
  }

  /**
   * Begins the path of an outline around an element. Where a transform moves an element, the edges of the viewport are not
   * those of its box.
   * @param {SceneElement['shown']} shown
   * @param {Scene} scene
   * @param {number} reach
   * @param {number} width of the line
   * @param {number} radius
   */
  #trace(shown, { offset, viewport }, reach, width, radius) {
    const seen = shown.transform ? null : { ...offset, width: viewport.width, height: viewport.height };
    traceOutline(this.#context, lineBox(shown, reach, width, seen), shown.transform, radius);
  }

  /**
   * A dashed outline in the colour of the severity and a mark at the upper right.
   * @param {SceneElement} element
   * @param {'note' | 'warning' | 'error'} severity
   * @param {Scene} scene
   */
  #drawMark({ shown }, severity, scene) {
    const context = this.#context;
    const { theme } = scene;
    const { transform } = shown;
    const colour = { note: theme.dim, warning: theme.warning, error: theme.trouble }[severity];
    context.save();
    this.#trace(shown, scene, 0, MARK_WIDTH_PT, cornerRadius(shown.width, shown.height));
    context.strokeStyle = colour;
    context.lineWidth = MARK_WIDTH_PT;
    context.setLineDash([4, 3]);
    context.stroke();
    context.setLineDash([]);
    if (transform) applyTransform(context, shown, transform, 1, 0);
    const x = shown.x + shown.width - MARK_RADIUS_PT - 2;
    const y = shown.y + MARK_RADIUS_PT + 2;
    context.beginPath();
    context.arc(x, y, MARK_RADIUS_PT, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
    context.fillStyle = theme.isDark ? '#101114' : '#ffffff';
    context.fillRect(x - 1, y - 4.5, 2, 5);
    context.fillRect(x - 1, y + 2, 2, 2);
    context.restore();
  }

  /** @param {Scene} scene */
  #drawIndicators({ indicators, theme }) {
    const context = this.#context;
    context.fillStyle = theme.indicator;
    for (const { x, y, width, height, alpha } of indicators) {
      context.globalAlpha = alpha;
      context.beginPath();
      context.roundRect(x, y, width, height, Math.min(width, height) / 2);
      context.fill();
    }
    context.globalAlpha = 1;
  }
}
