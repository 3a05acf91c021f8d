// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { LARGEST_PINCH_CSS_PX, PINCH_PER_CSS_PX, STREAM_MS } from '../base/feel.js';

/** Height of a line, for wheels that count in lines, in CSS px. */
const LINE_CSS_PX = 16;
/** A mouse's notch is a whole number of at least this many CSS px; trackpads begin with less. */
const NOTCH_CSS_PX = 100;

/** @typedef {{dx: number, dy: number, mode: 'precise' | 'notched'}} WheelTurn in CSS px */

/** Distinguishes a mouse's notched wheel from a trackpad, and converts both to CSS px. */
export class WheelReader {
  #lastMs = -Infinity;
  /** @type {'precise' | 'notched'} */
  #mode = 'precise';

  /**
   * @param {WheelEvent} event
   * @param {number} nowMs
   * @param {import('../base/geometry.js').Size} page the distance of a turn by pages
   * @returns {WheelTurn}
   */
  read(event, nowMs, page) {
    const unitX = unitOf(event.deltaMode, page.width);
    const unitY = unitOf(event.deltaMode, page.height);
    const dx = event.deltaX * unitX;
    const dy = event.deltaY * unitY;
    // A trackpad's fling grows larger than a notch, so the start of the movement decides.
    const isNotch =
      event.deltaMode !== 0 || isWholeNotch(event.deltaX) || isWholeNotch(event.deltaY);
    const goesOn = nowMs - this.#lastMs < STREAM_MS;
    this.#lastMs = nowMs;
    if (!isNotch) this.#mode = 'precise';
    else if (!goesOn) this.#mode = 'notched';
    const isSideways = event.shiftKey && dx === 0;
    return { dx: isSideways ? dy : dx, dy: isSideways ? 0 : dy, mode: this.#mode };
  }
}

/**
 * The scale of a wheel's turn with Ctrl held: browsers send a trackpad's pinch like that.
 * @param {WheelEvent} event
 */
export function pinchScale(event) {
  const dy = event.deltaY * unitOf(event.deltaMode, LARGEST_PINCH_CSS_PX);
  const bounded = Math.max(-LARGEST_PINCH_CSS_PX, Math.min(LARGEST_PINCH_CSS_PX, dy));
  return Math.exp(-bounded * PINCH_PER_CSS_PX);
}

/**
 * @param {number} deltaMode
 * @param {number} pageLength
 */
function unitOf(deltaMode, pageLength) {
  return [1, LINE_CSS_PX, pageLength][deltaMode] ?? 1;
}

/** @param {number} delta */
function isWholeNotch(delta) {
  return Math.abs(delta) >= NOTCH_CSS_PX && Number.isInteger(delta);
}
