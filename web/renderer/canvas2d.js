// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { ContentLayer } from './layers/contentLayer.js';
import { ImageStore } from './cells/imageStore.js';
import { OverlayLayer } from './layers/overlayLayer.js';
import { SHIPPED_FONTS } from './look/fonts.js';

/** @typedef {import('./scene/renderer.js').Scene} Scene */

/**
 * Paints on two stacked canvases: the elements below, the overlay above.
 * @implements {Renderer}
 * @typedef {import('./scene/renderer.js').Renderer} Renderer
 */
export class Canvas2dRenderer {
  #content;
  #overlay;
  #contentContext;
  #overlayContext;
  #contentLayer;
  #overlayLayer;
  #scaleX = 1;
  #scaleY = 1;
  #hasFonts = false;
  #onImage;
  #stillness = matchMedia('(prefers-reduced-motion: reduce)');
  /** The pictures of the stage's items. */
  images;

  /**
   * @param {HTMLCanvasElement} content
   * @param {HTMLCanvasElement} overlay
   * @param {{onImage: () => void}} events
   */
  constructor(content, overlay, { onImage }) {
    this.#content = content;
    this.#overlay = overlay;
    this.#contentContext = contextOf(content, { alpha: false });
    this.#overlayContext = contextOf(overlay, {});
    this.images = new ImageStore(onImage);
    this.#contentLayer = new ContentLayer(this.#contentContext, this.images);
    this.#overlayLayer = new OverlayLayer(this.#overlayContext);
    this.#onImage = onImage;
  }

  /** Whether all pictures and fonts that are needed have been loaded. */
  get isSettled() {
    return this.#hasFonts && this.images.isSettled;
  }

  /** Whether a shimmering skeleton was painted, which must be painted again. */
  get isShimmering() {
    return this.#contentLayer.hasSkeletons && !this.#stillness.matches;
  }

  /** Device pixels per point. */
  get scaleDpr() {
    return this.#scaleX;
  }

  /**
   * Takes the viewport in points and the device pixels that it covers.
   * @param {{widthPt: number, heightPt: number, widthPx: number, heightPx: number}} size
   */
  resize({ widthPt, heightPt, widthPx, heightPx }) {
    for (const canvas of [this.#content, this.#overlay]) {
      if (canvas.width !== widthPx) canvas.width = widthPx;
      if (canvas.height !== heightPx) canvas.height = heightPx;
    }
    this.#scaleX = widthPx / widthPt;
    this.#scaleY = heightPx / heightPt;
  }

  /**
   * Paints the elements.
   * @param {Scene} scene
   * @returns {boolean} whether a picture or a state still fades
   */
  drawContent(scene) {
    this.#contentContext.setTransform(this.#scaleX, 0, 0, this.#scaleY, 0, 0);
    const snapped = { ...scene, offset: this.#snap(scene.offset) };
    return this.#contentLayer.draw(snapped, {
      scaleDpr: this.#scaleX,
      devicePixelRatio: globalThis.devicePixelRatio ?? 1,
      isStill: this.#stillness.matches,
    });
  }

  /**
   * Paints the overlay.
   * @param {Scene} scene
   */
  drawOverlay(scene) {
    const context = this.#overlayContext;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.#overlay.width, this.#overlay.height);
    context.setTransform(this.#scaleX, 0, 0, this.#scaleY, 0, 0);
    this.#overlayLayer.draw({ ...scene, offset: this.#snap(scene.offset) });
  }

  /** Paints text again when the shipped font is there; if it cannot be loaded, the system's font stays. */
  loadFonts() {
    Promise.allSettled(SHIPPED_FONTS.map((font) => document.fonts.load(font))).then(() => {
      this.#hasFonts = true;
      this.#contentLayer.forget();
      this.#onImage();
    });
  }

  /** Frees the pictures' memory. */
  dispose() {
    this.resize({ widthPt: 1, heightPt: 1, widthPx: 1, heightPx: 1 });
  }

  /**
   * The offset on whole device pixels, so that edges and text stay sharp while scrolling.
   * @param {{x: number, y: number}} offset
   * @returns {{x: number, y: number}}
   */
  #snap({ x, y }) {
    return {
      x: Math.round(x * this.#scaleX) / this.#scaleX,
      y: Math.round(y * this.#scaleY) / this.#scaleY,
    };
  }
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {CanvasRenderingContext2DSettings} settings
 * @returns {CanvasRenderingContext2D}
 */
function contextOf(canvas, settings) {
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('This browser has no 2D canvas.');
  return context;
}
