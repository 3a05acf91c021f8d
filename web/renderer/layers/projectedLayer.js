// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { ProjectedPictures } from './projectedPictures.js';

/** @typedef {import('../scene/renderer.js').Scene} Scene */
/** @typedef {import('./projectedPictures.js').Sheet} Sheet */
/** @typedef {import('../cells/cellPainter.js').Scale} Scale */

/**
 * A canvas that is not on the page.
 * @returns {Sheet}
 */
export function makeSheet() {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas.');
  return { canvas, context };
}

/** Paints elements in perspective: each as one picture at its place. */
export class ProjectedLayer {
  #context;
  #pictures;

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {import('../pictures/imageStore.js').ImageStore} images
   * @param {() => Sheet} sheets makes canvases
   */
  constructor(context, images, sheets) {
    this.#context = context;
    this.#pictures = new ProjectedPictures(images, sheets);
  }

  /** Whether a picture painted in this frame still fades in. */
  get isFading() {
    return this.#pictures.isFading;
  }

  /** Whether a skeleton was painted in this frame. */
  get hasSkeletons() {
    return this.#pictures.hasSkeletons;
  }

  /** Forgets all pictures, for example because the font has changed. */
  forget() {
    this.#pictures.clear();
  }

  /**
   * To be called before each frame.
   * @param {CanvasGradient | null} shine of the skeletons
   */
  begin(shine) {
    this.#pictures.begin(shine);
  }

  /**
   * Paints an element; the context is moved to content coordinates, on whole device pixels.
   * @param {import('./projectedPictures.js').Subject} subject
   * @param {Scene} scene
   * @param {Scale} scale
   */
  draw(subject, scene, scale) {
    const { shown } = subject.element;
    const picture = shown.transform && this.#pictures.of(subject, shown.transform, scene, scale);
    if (!picture) return;
    const { sheet, leftPx, topPx, widthPx, heightPx } = picture;
    const { scaleDpr } = scale;
    // The centre on a whole pixel, so that the picture stays as sharp as it was painted.
    const centreX = Math.round((shown.x + shown.width / 2) * scaleDpr) / scaleDpr;
    const centreY = Math.round((shown.y + shown.height / 2) * scaleDpr) / scaleDpr;
    this.#context.globalAlpha = Math.min(shown.alpha, 1);
    this.#context.drawImage(
      sheet.canvas, 0, 0, widthPx, heightPx,
      centreX + leftPx / picture.scale, centreY + topPx / picture.scale,
      widthPx / picture.scale, heightPx / picture.scale,
    );
  }
}
