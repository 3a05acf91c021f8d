// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { paintSigns } from './signSheet.js';
import { sharedSignThread } from './signThread.js';

/** @typedef {import('./signSheet.js').Sign} Sign */
/** @typedef {import('./signSheet.js').PaintedSigns} PaintedSigns */
/**
 * A sign as a picture in device pixels, with other signs beside it, perhaps.
 * @typedef {import('./signSheet.js').SignBox & {at: number, picture: CanvasImageSource}} SignSprite
 */
/** @typedef {() => OffscreenCanvas} MakeSheet */
/**
 * Paints signs beside the page.
 * @typedef {Pick<import('./signThread.js').SignThread, 'paint'>} Painter
 */

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
/** So many may wait for the thread that paints them: what is known later is nearer to the view. */
export const MOST_WAITING = 96;
/** Signs larger than this are rare, and their pictures would be large. */
const LARGEST_SIZE_PX = 160;

/**
 * Pictures of signs such as emoji. A browser without a graphics card scales the font's picture of an emoji
 * each time that it is written: 1,000 of them take 100 ms and more, their pictures a few.
 */
export class SignSprites {
  /**
   * By size, ink, alignment and text; a key of all four would make a text for each sign in each frame. `null` for a sign
   * that cannot be measured, which is written as text.
   * @type {Map<number, Map<string, Map<string, Map<string, SignSprite | null>>>>}
   */
  #sprites = new Map();
  /** @type {OffscreenCanvas | null} */
  #sheet = null;
  #makeSheet;
  #thread;
  #pixels = 0;
  #made = 0;
  /** Whether the frame paints only what a scroll brings. */
  #isStep = false;
  /** @type {Map<string, Sign>} signs that are made together, by what makes their pictures different */
  #queue = new Map();
  /** @type {Set<string>} those that the thread paints at present */
  #waiting = new Set();
  /** Whether pictures had to be forgotten in this frame, because all together are too large. */
  #isFull = false;
  /** Whether signs were left out or written as text that have pictures in the next frame, if it is painted. */
  wantsMore = false;
  /** @type {Set<number>} */
  #sizes = new Set();
  /** @type {Set<number>} */
  #sizesBefore = new Set();

  /**
   * @param {MakeSheet | null} [makeSheet] `null` where signs are always written as text
   * @param {() => Painter | null} [thread] is asked when there are signs for it; `null` if the page paints them itself
   */
  constructor(makeSheet = typeof OffscreenCanvas === 'undefined' ? null : () => new OffscreenCanvas(1, 1),
    thread = sharedSignThread) {
    this.#makeSheet = makeSheet;
    this.#thread = thread;
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
    // What the thread paints at present is not taken any more.
    this.#waiting = new Set();
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
    const known = this.#known(sign);
    if (known !== undefined) return known;
    if (this.#isStep && this.#mayQueue(sign)) {
      this.#enqueue(sign);
      this.wantsMore = true;
      return LATER;
    }
    if (!this.#sizesBefore.has(sign.size) || this.#made >= MADE_PER_FRAME) {
      // While there is no room for all, further frames would make the same pictures again and again.
      this.wantsMore = !this.#isFull;
      return null;
    }
    this.#made += 1;
    this.#makeRoom();
    this.#sheet ??= this.#makeSheet();
    this.#take([sign], paintSigns(this.#sheet, [sign]));
    return this.#known(sign) ?? null;
  }

  /**
   * Looks at a sign that the next frames may show; `flush` makes its picture.
   * @param {Sign} sign
   * @returns {boolean} whether it is new: not if no sign in view has its size, or if it would take the room of those in
   *   view
   */
  lookAt(sign) {
    if (!this.#makeSheet || !this.#mayQueue(sign)) return false;
    return this.#known(sign) === undefined && this.#enqueue(sign);
  }

  /** Whether there is no room for another sign until those that were looked at have been made. */
  get isQueueFull() {
    return this.#queue.size >= MADE_TOGETHER || this.#waiting.size >= MOST_WAITING;
  }

  /** Makes the pictures of the signs that were looked at, as one: now, or beside the page if there is a thread for it. */
  flush() {
    if (this.#queue.size === 0) return;
    const signs = [...this.#queue.values()];
    const keys = [...this.#queue.keys()];
    this.#queue.clear();
    const thread = this.#thread();
    if (!thread) return this.#paint(signs);
    const waiting = this.#waiting;
    for (const key of keys) waiting.add(key);
    thread.paint(signs, (painted) => {
      // Everything was forgotten since then.
      if (this.#waiting !== waiting) return;
      for (const key of keys) waiting.delete(key);
      if (painted) this.#take(signs, painted);
      else this.#endThread(signs);
    });
  }

  /** @param {Sign[]} signs that the thread did not paint */
  #endThread(signs) {
    this.#thread = () => null;
    this.#paint(signs);
  }

  /** @param {Sign[]} signs */
  #paint(signs) {
    this.#sheet ??= this.#makeSheet?.() ?? null;
    if (this.#sheet) this.#take(signs, paintSigns(this.#sheet, signs));
  }

  /** Forgets all pictures if those in view need more room than there is. */
  #makeRoom() {
    if (this.#pixels <= MOST_PX) return;
    this.#isFull = true;
    this.wantsMore = false;
    this.forget();
  }

  /** @param {Sign} sign */
  #mayQueue({ size }) {
    const isSteady = this.#sizes.has(size) || this.#sizesBefore.has(size);
    return isSteady && size <= LARGEST_SIZE_PX && this.#pixels <= MOST_AHEAD_PX;
  }

  /**
   * Has a sign made with others if there is room for it.
   * @param {Sign} sign
   * @returns {boolean} whether it was added
   */
  #enqueue(sign) {
    if (this.isQueueFull) return false;
    const key = `${sign.size} ${sign.ink} ${sign.align} ${sign.text}`;
    if (this.#queue.has(key) || this.#waiting.has(key)) return false;
    this.#queue.set(key, sign);
    return true;
  }

  /**
   * @param {Sign} sign
   * @returns {SignSprite | null | undefined} `undefined` if nothing is known of it
   */
  #known({ size, ink, align, text }) {
    return this.#sprites.get(size)?.get(ink)?.get(align)?.get(text);
  }

  /**
   * Keeps what was painted.
   * @param {Sign[]} signs
   * @param {PaintedSigns} painted
   */
  #take(signs, { picture, boxes }) {
    for (const [index, { size, ink, align, text }] of signs.entries()) {
      const box = boxes[index];
      const inks = inner(this.#sprites, size);
      inner(inner(inks, ink), align).set(text, box && picture ? { ...box, picture } : null);
      if (box) this.#pixels += box.width * box.height;
    }
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
