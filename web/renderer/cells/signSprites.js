// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { signFont } from '../look/fonts.js';

/**
 * A sign as a picture in device pixels.
 * @typedef {object} SignSprite
 * @property {CanvasImageSource} picture with other signs beside it, perhaps
 * @property {number} at px from the picture's left edge to the sign's box
 * @property {number} left px from the box's edge to the place at which the sign is written
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
/** @typedef {Pick<CanvasRenderingContext2D, 'font' | 'textAlign' | 'textBaseline' | 'fillStyle' | 'measureText'>} Pen */

/** At most this many new pictures are made in one frame; signs without one are written as text. */
export const MADE_PER_FRAME = 96;
/** So many new ones are made together after a frame of a scroll: one large picture takes half of the time of many. */
export const MADE_TOGETHER = 32;
/** What `of` returns for a sign that is left out of this frame and is there in the next one. */
export const LATER = 'later';
/** All pictures together have at most this many pixels, so that memory is bounded (4 bytes each). */
export const MOST_PX = 12 * 1024 * 1024;
/** Above so many pixels no pictures are made ahead. */
export const MOST_AHEAD_PX = 8 * 1024 * 1024;
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
  /** Whether the frame paints only what a scroll brings. */
  #isStep = false;
  /** @type {Map<string, {sign: Sign, box: Omit<SignSprite, 'picture' | 'at'>}>} signs that are made together */
  #queue = new Map();
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

  /**
   * To be called before each frame.
   * @param {boolean} [isStep] whether it paints only what a scroll brings: new signs come a frame later then, because
   *   a row of fifty would take most of its time
   */
  begin(isStep = false) {
    this.#made = 0;
    this.#isStep = isStep;
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
    this.#queue.clear();
    this.#pixels = 0;
  }

  /**
   * The picture of a sign.
   * @param {Sign} sign
   * @returns {SignSprite | typeof LATER | null} `null` while the sign must be written as text: in its first frame of this
   *   size, so that a size that changes in each frame makes no pictures, or when this frame has made enough
   */
  of(sign) {
    if (!this.#makeSheet || sign.size > LARGEST_SIZE_PX) return null;
    this.#sizes.add(sign.size);
    const known = this.#sprites.get(sign.size)?.get(sign.ink)?.get(sign.align)?.get(sign.text);
    if (known) return known;
    if (this.#isStep && this.#mayQueue(sign)) {
      if (!this.isQueueFull && !this.#enqueue(sign)) return null;
      this.wantsMore = true;
      return LATER;
    }
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
   * Looks at a sign that the next frames may show; `flush` makes its picture.
   * @param {Sign} sign
   * @returns {boolean} whether it is new: not if no sign in view has its size, or if it would take the room of those in
   *   view
   */
  lookAt(sign) {
    if (!this.#makeSheet || !this.#mayQueue(sign)) return false;
    if (this.#sprites.get(sign.size)?.get(sign.ink)?.get(sign.align)?.has(sign.text)) return false;
    const before = this.#queue.size;
    if (!this.isQueueFull) this.#enqueue(sign);
    return this.#queue.size > before;
  }

  /** Whether there is no room for another sign until those that were looked at have been made. */
  get isQueueFull() {
    return this.#queue.size >= MADE_TOGETHER;
  }

  /** Makes the pictures of the signs that were looked at, as one. */
  flush() {
    const signs = [...this.#queue.values()];
    this.#queue.clear();
    const sheet = this.#sheet;
    const context = sheet?.getContext('2d');
    if (signs.length === 0 || !sheet || !context) return;
    sheet.width = signs.reduce((width, { box }) => width + box.width, 0);
    sheet.height = Math.max(...signs.map(({ box }) => box.height));
    let at = 0;
    const places = signs.map(({ sign, box }) => {
      setPen(context, sign);
      context.fillText(sign.text, at + box.left, box.top);
      at += box.width;
      return at - box.width;
    });
    const picture = sheet.transferToImageBitmap();
    for (const [index, { sign, box }] of signs.entries()) {
      this.#pixels += box.width * box.height;
      this.#keep(sign, { ...box, picture, at: places[index] });
    }
  }

  /** @param {Sign} sign */
  #mayQueue({ size }) {
    const isSteady = this.#sizes.has(size) || this.#sizesBefore.has(size);
    return isSteady && size <= LARGEST_SIZE_PX && this.#pixels <= MOST_AHEAD_PX;
  }

  /**
   * @param {Sign} sign
   * @returns {boolean} whether it waits for `flush` now
   */
  #enqueue(sign) {
    const key = `${sign.size} ${sign.ink} ${sign.align} ${sign.text}`;
    if (this.#queue.has(key)) return true;
    this.#sheet ??= this.#makeSheet?.() ?? null;
    const context = this.#sheet?.getContext('2d');
    const box = context && boxOf(context, sign);
    if (!box) return false;
    this.#queue.set(key, { sign, box });
    return true;
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
  #make(sign) {
    this.#sheet ??= this.#makeSheet?.() ?? null;
    const sheet = this.#sheet;
    const context = sheet?.getContext('2d');
    const box = sheet && context && boxOf(context, sign);
    if (!box) return null;
    // A new size also clears the sheet and resets its pen.
    sheet.width = box.width;
    sheet.height = box.height;
    setPen(context, sign);
    context.fillText(sign.text, box.left, box.top);
    return { ...box, picture: sheet.transferToImageBitmap(), at: 0 };
  }
}

/**
 * @param {Pen} context
 * @param {Sign} sign
 */
function setPen(context, { size, align, ink }) {
  context.font = signFont(size);
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  context.fillStyle = ink;
}

/**
 * The pixels that a sign takes.
 * @param {Pen} context
 * @param {Sign} sign
 * @returns {Omit<SignSprite, 'picture' | 'at'> | null}
 */
function boxOf(context, sign) {
  setPen(context, sign);
  const box = context.measureText(sign.text);
  const left = Math.ceil(box.actualBoundingBoxLeft) + MARGIN_PX;
  const top = Math.ceil(box.actualBoundingBoxAscent) + MARGIN_PX;
  const width = left + Math.ceil(box.actualBoundingBoxRight) + MARGIN_PX;
  const height = top + Math.ceil(box.actualBoundingBoxDescent) + MARGIN_PX;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
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
