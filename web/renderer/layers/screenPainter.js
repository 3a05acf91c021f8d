// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { clamp } from '../../base/geometry.js';
import { CanvasPainter } from '../cells/canvasPainter.js';

/** @typedef {import('../../transport/messageTypes.js').StageScreen} StageScreen */
/** @typedef {StageScreen['layers'][number]} Layer */
/** @typedef {import('../scene/renderer.js').Scene} Scene */

/**
 * Where a layer stands while the content scrolls.
 * @param {Layer} layer
 * @param {number} edge where the content's upper edge is in the viewport, in pt
 * @returns {{down: number, opacity: number}} how far down it is moved, and how much of it is seen
 */
export function layerState({ follows, appears }, edge) {
  const down = follows ? clamp(edge, follows.from, follows.to) : 0;
  if (!appears) return { down, opacity: 1 };
  const way = appears.to - appears.from;
  if (way === 0) return { down, opacity: edge <= appears.to ? 1 : 0 };
  return { down, opacity: clamp((edge - appears.from) / way, 0, 1) };
}

/** Paints what stands around the collection view of an app's screen, behind its elements and over them. */
export class ScreenPainter {
  #context;
  #painter;

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import('../pictures/imageStore.js').ImageStore} images
   */
  constructor(context, images) {
    this.#context = context;
    this.#painter = new CanvasPainter(context, images);
  }

  /** Whether a picture of the last frame still fades in, behind the elements or over them. */
  isFading = false;

  /**
   * Paints the layers behind the elements, and after these those over them; the context is scaled to points of the viewport.
   * @param {Scene} scene
   * @param {boolean} isOver
   */
  paint({ screen, offset, theme, nowMs }, isOver) {
    if (!isOver) this.isFading = false;
    if (!screen) return;
    this.#painter.begin(nowMs);
    const edge = (screen.motion?.place[5] ?? 0) - offset.y;
    for (const layer of screen.layers) {
      if (Boolean(layer.isOver) === isOver) this.#paintLayer(layer, edge, theme.isDark);
    }
    this.isFading ||= this.#painter.isFading;
  }

  /**
   * @param {Layer} layer
   * @param {number} edge
   * @param {boolean} isDark
   */
  #paintLayer(layer, edge, isDark) {
    const { down, opacity } = layerState(layer, edge);
    if (opacity <= 0) return;
    const context = this.#context;
    context.save();
    if (layer.clip) {
      const { x, y, width, height } = layer.clip;
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
    }
    context.globalAlpha *= opacity;
    if (down !== 0) context.translate(0, down);
    this.#painter.forgetFont();
    this.#painter.paintAll((isDark && layer.dark) || layer.light);
    context.restore();
    this.#painter.forgetFont();
  }
}

/**
 * Limits painting to the place of the collection view; the caller restores the context.
 * @param {CanvasRenderingContext2D} context
 * @param {StageScreen['place']} place
 */
export function clipToPlace(context, place) {
  context.beginPath();
  if (place) context.roundRect(place.x, place.y, place.width, place.height, place.radius);
  context.clip();
}

/**
 * The elements of a collection view that does not clip them: those that begin within its place, as there are no others on
 * a device, however far they reach out of it.
 * @param {Scene} scene
 */
export function inReach({ elements, offset, screen }) {
  const place = screen?.place;
  if (!place || screen.mirror) return elements;
  const left = place.x + offset.x;
  const top = place.y + offset.y;
  return elements.filter(({ shown: { x, y, width, height } }) =>
    x < left + place.width && x + width > left && y < top + place.height && y + height > top);
}

/**
 * Moves the content as it is seen on its way to its place; the caller restores the context.
 * @param {CanvasRenderingContext2D} context
 * @param {StageScreen['motion']} motion
 */
export function moveContent(context, motion) {
  if (!motion) return;
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = motion.place;
  context.transform(a, b, c, d, x, y);
}
