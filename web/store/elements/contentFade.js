// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { clamp } from '../../base/geometry.js';

/** @typedef {import('./contentTable.js').Content} Content */
/**
 * Tells how much of a change is left.
 * @typedef {{endMs: number, left: (nowMs: number) => number}} Carrier
 */

/** From this share on, the content that fades out is the one that people see. */
const HALF = 0.5;

/** A content of another kind that an element still shows while the new one fades in. Never changed. */
export class ContentFade {
  #timing;
  #share;

  /**
   * @param {Content} from
   * @param {Carrier} timing
   * @param {number} share how much of it was seen at the start, 0 to 1
   */
  constructor(from, timing, share) {
    this.from = from;
    this.#timing = timing;
    this.#share = share;
  }

  /** When only the new content is seen, on the view's time line. */
  get endMs() {
    return this.#timing.endMs;
  }

  /**
   * How much of the old content is seen.
   * @param {number} nowMs
   * @returns {number} 0 to 1
   */
  level(nowMs) {
    return this.#share * clamp(this.#timing.left(nowMs), 0, 1);
  }
}

/**
 * How an element changes from one content to another. Contents of one kind, which differ in words and
 * colours, change at once, as when a cell is configured again; a row in place of a tile fades in.
 * @param {ContentFade | null} running
 * @param {{from: Content | null, to: Content | null}} contents
 * @param {Carrier} timing
 * @param {number} nowMs
 * @returns {ContentFade | null}
 */
export function fadeBetween(running, { from, to }, timing, nowMs) {
  if (!from || !to || from.style === to.style) return running;
  const level = running?.level(nowMs) ?? 0;
  if (!running || level <= 0) return new ContentFade(from, timing, 1);
  // The content that was fading out comes back: both go on with the shares that they have.
  if (running.from.style === to.style) return new ContentFade(from, timing, 1 - level);
  return level > HALF
    ? new ContentFade(running.from, timing, level)
    : new ContentFade(from, timing, 1);
}
