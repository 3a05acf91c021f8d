// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { sizeOf } from './imageStore.js';

/** How many pictures are kept in their colours: those of a screen, many times over. */
const KEPT = 200;

/** A drawing has no pixels of its own; so many for each of its points are enough for a large view on a dense screen. */
const DRAWING_DENSITY = 4;
const DRAWING = /\.svg$/;

/** Outlines of pictures in a colour, as apps use them for the pictures of buttons and tabs. */
export class TintedPictures {
  #makeSheet;
  /** @type {Map<string, HTMLImageElement | ImageBitmap>} by the address and the colour, the oldest first */
  #made = new Map();

  /** @param {(() => OffscreenCanvas) | null} [makeSheet] `null` where there are no such canvases */
  constructor(makeSheet = typeof OffscreenCanvas === 'undefined' ? null : () => new OffscreenCanvas(1, 1)) {
    this.#makeSheet = makeSheet;
  }

  /**
   * A picture of the same form in one colour; the picture itself where it cannot be made.
   * @param {Pick<import('./imageStore.js').Picture, 'image' | 'address'>} picture
   * @param {string} tint
   * @returns {HTMLImageElement | ImageBitmap}
   */
  of({ image, address }, tint) {
    const key = `${address} ${tint}`;
    const known = this.#made.get(key);
    if (known) return known;
    const own = sizeOf(image);
    const density = DRAWING.test(address) ? DRAWING_DENSITY : 1;
    const [width, height] = [own.width * density, own.height * density];
    const sheet = width > 0 && height > 0 ? this.#makeSheet?.() : null;
    const context = sheet?.getContext('2d');
    if (!sheet || !context) return image;
    sheet.width = width;
    sheet.height = height;
    context.drawImage(image, 0, 0, width, height);
    // Only where the picture is, as far as that is opaque.
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = tint;
    context.fillRect(0, 0, width, height);
    const made = /** @type {ImageBitmap} */ (/** @type {unknown} */ (sheet));
    this.#made.set(key, made);
    const [oldest] = this.#made.keys();
    if (this.#made.size > KEPT) this.#made.delete(oldest);
    return made;
  }
}
