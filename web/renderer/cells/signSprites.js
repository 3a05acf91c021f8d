// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { signFont } from '../look/fonts.js';

/**
 * A sign as a picture in device pixels.
 * @typedef {object} SignSprite
 * @property {CanvasImageSource} picture
 * @property {number} left px from the picture's edge to the place at which the sign is written
 * @property {number} top
 * @property {number} width px
 * @property {number} height
 */
/**
 * @typedef {object} Sign
 * @property {string} text
 * @property {number} size px
 * @property {CanvasTextAlign} align
 * @property {string} ink
 */
/** @typedef {() => OffscreenCanvas} MakeSheet */

/** At most this many new pictures are made in one frame; signs without one are written as text. */
export const MADE_PER_FRAME = 96;
/** All pictures together have at most this many pixels, so that memory is bounded (4 bytes each). */
export const MOST_PX = 12 * 1024 * 1024;
/** Transparent pixels around a sign, because its edges are smooth. */
const MARGIN_PX = 1;
/** Signs larger than this are rare, and their pictures would be large. */
const LARGEST_SIZE_PX = 160;

/**
 * Pictures of signs such as emoji. A browser without a graphics card scales the font's picture of an emoji
 * each time that it is written: 1,000 of them take 100 ms and more, their pictures a few.
 */
export class SignSprites {
  /**
   * By size, ink, alignment and text; a key of all four would make a text for each sign in each frame.
   * @type {Map<number, Map<string, Map<string, Map<string, SignSprite>>>>}
   */
  #sprites = new Map();
  /** @type {OffscreenCanvas | null} */
  #sheet = null;
  #makeSheet;
  #pixels = 0;
  #made = 0;
  /** Whether pictures had to be forgotten in this frame, because all together are too large. */
  #isFull = false;
  /** Whether signs were written as text that have pictures in the next frame, if it is painted. */
  wantsMore = false;
  /** @type {Set<number>} */
  #sizes = new Set();
  /** @type {Set<number>} */
  #sizesBefore = new Set();

  /** @param {MakeSheet | null} [makeSheet] `null` where signs are always written as text */
  constructor(makeSheet = typeof OffscreenCanvas === 'undefined' ? null : () => new OffscreenCanvas(1, 1)) {
    this.#makeSheet = makeSheet;
  }

  /** To be called before each frame. */
  begin() {
    this.#made = 0;
    this.#isFull = false;
    this.wantsMore = false;
    // A frame that painted only parts without signs says nothing about their size.
    if (this.#sizes.size === 0) return;
    [this.#sizesBefore, this.#sizes] = [this.#sizes, this.#sizesBefore];
    this.#sizes.clear();
  }

  /** Forgets all pictures, for example because a font has been loaded. */
  forget() {
    this.#sprites.clear();
    this.#pixels = 0;
  }

  /**
   * The picture of a sign.
   * @param {Sign} sign
   * @returns {SignSprite | null} `null` while the sign must be written as text: in its first frame of this
   *   size, so that a size that changes in each frame makes no pictures, or when this frame has made enough
   */
  of(sign) {
    if (!this.#makeSheet || sign.size > LARGEST_SIZE_PX) return null;
    this.#sizes.add(sign.size);
    const known = this.#sprites.get(sign.size)?.get(sign.ink)?.get(sign.align)?.get(sign.text);
    if (known) return known;
    if (!this.#sizesBefore.has(sign.size) || this.#made >= MADE_PER_FRAME) {
      // While there is no room for all, further frames would make the same pictures again and again.
      this.wantsMore = !this.#isFull;
      return null;
    }
    const sprite = this.#make(sign);
    if (!sprite) return null;
    this.#made += 1;
    this.#pixels += sprite.width * sprite.height;
    if (this.#pixels > MOST_PX) {
      this.#isFull = true;
      this.wantsMore = false;
      this.forget();
      this.#pixels = sprite.width * sprite.height;
    }
    this.#keep(sign, sprite);
    return sprite;
  }

  /**
   * @param {Sign} sign
   * @param {SignSprite} sprite
   */
  #keep({ size, ink, align, text }, sprite) {
    const inks = inner(this.#sprites, size);
    inner(inner(inks, ink), align).set(text, sprite);
  }

  /**
   * @param {Sign} sign
   * @returns {SignSprite | null}
   */
  #make({ text, size, align, ink }) {
    this.#sheet ??= this.#makeSheet?.() ?? null;
    const sheet = this.#sheet;
    const context = sheet?.getContext('2d');
    if (!sheet || !context) return null;
    const pen = () => {
      context.font = signFont(size);
      context.textAlign = align;
      context.textBaseline = 'alphabetic';
      context.fillStyle = ink;
    };
    pen();
    const box = context.measureText(text);
    const left = Math.ceil(box.actualBoundingBoxLeft) + MARGIN_PX;
    const top = Math.ceil(box.actualBoundingBoxAscent) + MARGIN_PX;
    const width = left + Math.ceil(box.actualBoundingBoxRight) + MARGIN_PX;
    const height = top + Math.ceil(box.actualBoundingBoxDescent) + MARGIN_PX;
    if (!(width > 0 && height > 0)) return null;
    // A new size also clears the sheet and resets its pen.
    sheet.width = width;
    sheet.height = height;
    pen();
    context.fillText(text, left, top);
    return { picture: sheet.transferToImageBitmap(), left, top, width, height };
  }
}

/**
 * The map that belongs to a key, which is made if there is none.
 * @template K, K2, V
 * @param {Map<K, Map<K2, V>>} map
 * @param {K} key
 * @returns {Map<K2, V>}
 */
function inner(map, key) {
  let found = map.get(key);
  if (!found) map.set(key, (found = new Map()));
  return found;
}
