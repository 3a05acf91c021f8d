// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { ContentLayer } from './layers/contentLayer.js';
import { ImageStore } from './pictures/imageStore.js';
import { overlayBox, pixelsOf } from './layers/overlayBox.js';
import { OverlayLayer } from './layers/overlayLayer.js';
import { RetainedPicture } from './layers/retainedPicture.js';
import { SHIPPED_FONTS } from './look/fonts.js';
import { hasAppFonts, onAppFont } from './look/appFonts.js';
import { loadSymbols } from './cells/symbols.js';

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
  #retained = new RetainedPicture();
  /** @type {OffscreenCanvas | null} the last picture, while it is moved */
  #before = null;
  #scaleX = 1;
  #scaleY = 1;
  /** The pixels over which the overlay's canvas lies, as a text. */
  #overlayPlace = '';
  #hasFontsAndSymbols = false;
  #stopFonts;
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
    this.images = new ImageStore(() => this.#paintAnew());
    this.#contentLayer = new ContentLayer(this.#contentContext, this.images);
    this.#overlayLayer = new OverlayLayer(this.#overlayContext);
    this.#onImage = onImage;
    // The browser may take the canvas's memory while the page is hidden.
    content.addEventListener('contextrestored', () => this.#paintAnew());
    this.#stopFonts = onAppFont(() => this.#paintAllAnew());
  }

  /** Whether all pictures, fonts and symbols that are needed have been loaded. */
  get isSettled() {
    return this.#hasFontsAndSymbols && hasAppFonts() && this.images.isSettled;
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
    setSize(this.#content, widthPx, heightPx);
    this.#overlayPlace = '';
    this.#retained.forget();
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
    const isStill = this.#stillness.matches;
    const { width: widthPx, height: heightPx } = this.#content;
    const [scaleX, scaleY] = [this.#scaleX, this.#scaleY];
    const step = this.#retained.advance(snapped, { widthPx, heightPx, scaleX, scaleY, isStill });
    if (step) this.#move(step);
    const isFading = this.#contentLayer.draw(snapped, this.#scale, step?.parts);
    if (isFading || this.#contentLayer.hasSkeletons) {
      if (step) this.#retained.repeat(step.parts);
      else this.#retained.forget();
    }
    return isFading;
  }

  get #scale() {
    const { devicePixelRatio = 1 } = globalThis;
    return { scaleDpr: this.#scaleX, devicePixelRatio, isStill: this.#stillness.matches };
  }

  /**
   * Makes pictures of signs that scrolling will bring into view; to be called after a frame.
   * @param {Scene} scene that frame's scene, with the elements that are about to come
   * @param {() => boolean} hasTime
   * @returns {number} how many elements it came to
   */
  makeAhead(scene, hasTime) {
    return this.#contentLayer.makeAhead(scene, this.#scale, hasTime);
  }

  /**
   * Moves the pixels of the last picture.
   * @param {import('./layers/retainedPicture.js').Step} step
   */
  #move({ dx, dy }) {
    if (dx === 0 && dy === 0) return;
    const context = this.#contentContext;
    context.save();
    context.resetTransform();
    context.imageSmoothingEnabled = false;
    context.drawImage(this.#copy(), dx, dy);
    context.restore();
  }

  /**
   * A copy of the pixels. Drawn directly on itself, a canvas takes new memory in each frame, which costs more than
   * two copies (Chromium without a graphics card: 4 ms instead of 0.6).
   * @returns {HTMLCanvasElement} the canvas itself in browsers that have no other
   */
  #copy() {
    if (typeof OffscreenCanvas === 'undefined') return this.#content;
    const { width, height } = this.#content;
    if (this.#before?.width !== width || this.#before.height !== height) {
      this.#before = new OffscreenCanvas(width, height);
    }
    this.#before.getContext('2d')?.drawImage(this.#content, 0, 0);
    return /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (this.#before));
  }

  #paintAnew() {
    this.#retained.forget();
    this.#onImage();
  }

  /** Paints everything anew, also what was kept of texts and symbols. */
  #paintAllAnew() {
    this.#contentLayer.forget();
    this.#paintAnew();
  }

  /**
   * Paints the overlay.
   * @param {Scene} scene
   */
  drawOverlay(scene) {
    const box = overlayBox(scene);
    if (this.#overlay.hidden !== (box === null)) this.#overlay.hidden = box === null;
    if (!box) return;
    const { width: widthPx, height: heightPx } = this.#content;
    const pixels = pixelsOf(box, { scaleX: this.#scaleX, scaleY: this.#scaleY, widthPx, heightPx });
    this.#placeOverlay(pixels);
    const context = this.#overlayContext;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.#overlay.width, this.#overlay.height);
    context.setTransform(this.#scaleX, 0, 0, this.#scaleY, -pixels.left, -pixels.top);
    this.#overlayLayer.draw({ ...scene, offset: this.#snap(scene.offset) });
  }

  /**
   * Puts the overlay's canvas over some pixels of the content's.
   * @param {import('./layers/damage.js').PixelBox} pixels
   */
  #placeOverlay({ left, top, right, bottom }) {
    const place = [left, top, right, bottom].join(' ');
    if (place === this.#overlayPlace) return;
    this.#overlayPlace = place;
    const { width, height } = this.#content;
    setSize(this.#overlay, right - left, bottom - top);
    const share = (/** @type {number} */ px, /** @type {number} */ of) => `${(100 * px) / of}%`;
    const { style } = this.#overlay;
    style.left = share(left, width);
    style.top = share(top, height);
    style.width = share(right - left, width);
    style.height = share(bottom - top, height);
  }

  /**
   * Loads what the first picture does without, and paints again when it is there: the drawings of symbols, and the shipped
   * font, in whose place the system's stays if it cannot be loaded.
   */
  loadFontsAndSymbols() {
    const symbols = loadSymbols().then(() => this.#paintAllAnew(), () => {});
    const fonts = Promise.allSettled(SHIPPED_FONTS.map((font) => document.fonts.load(font))).then(() => this.#paintAllAnew());
    Promise.all([symbols, fonts]).then(() => {
      this.#hasFontsAndSymbols = true;
    });
  }

  /** Frees the pictures' memory. */
  dispose() {
    this.#stopFonts();
    this.#before = null;
    setSize(this.#overlay, 1, 1);
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
 * Gives a canvas a size in pixels; setting the one that it has would clear it.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width
 * @param {number} height
 */
function setSize(canvas, width, height) {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
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
