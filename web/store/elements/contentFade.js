// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { clamp } from '../../base/geometry.js';

/** @typedef {import('./contentTable.js').Content} Content */
/**
 * What says how much of a change is left.
 * @typedef {{endMs: number, left: (nowMs: number) => number}} Carrier
 */

/** From this share on, what fades out is what one sees. */
const HALF = 0.5;

/** A content of another kind that an element still shows while the new one comes. Never changed. */
export class ContentFade {
  #timing;
  #share;

  /**
   * @param {Content} from
   * @param {Carrier} timing
   * @param {number} share of it that was seen at the start, 0 to 1
   */
  constructor(from, timing, share) {
    this.from = from;
    this.#timing = timing;
    this.#share = share;
  }

  /** When only the new content is left, on the view's time line. */
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
 * How an element gets from one content to another. Contents of one kind differ in words and colours and
 * give way at once, as when a cell is configured anew; a row in place of a tile fades in.
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
  // Back to what was fading out: each goes on with the share that it has.
  if (running.from.style === to.style) return new ContentFade(from, timing, 1 - level);
  return level > HALF
    ? new ContentFade(running.from, timing, level)
    : new ContentFade(from, timing, 1);
}
