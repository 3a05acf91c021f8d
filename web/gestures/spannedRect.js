// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { autoscrollSpeed } from './scrolling/autoscroll.js';

/** @typedef {import('../base/geometry.js').Point} Point */
/** @typedef {import('../base/geometry.js').Rect} Rect */
/** @typedef {import('./pointers/targets.js').Phase} Phase */

/** A frame that came late counts as this long at most, in s. */
const LONGEST_FRAME_S = 0.05;
const MS_PER_S = 1000;

/**
 * A rectangle of the content that a pointer spans. It begins where the pointer came down, and also grows
 * while the content scrolls: by wheel, by keys, or because the pointer is near an edge.
 */
export class SpannedRect {
  #scroller;
  #onChange;
  /** @type {Point | null} in pt of the content */
  #anchor = null;
  #from = { x: 0, y: 0 };
  #to = { x: 0, y: 0 };
  #lastMs = 0;

  /**
   * @param {import('./scrolling/scroller.js').Scroller} scroller
   * @param {(rect: Rect, phase: Phase) => void} onChange with pt of the content
   */
  constructor(scroller, onChange) {
    this.#scroller = scroller;
    this.#onChange = onChange;
    scroller.on('move', () => this.#anchor && this.#changed('moved'));
  }

  /** Whether it is being spanned. */
  get isSpanning() {
    return this.#anchor !== null;
  }

  /**
   * @param {Phase} phase
   * @param {Point} from in pt of the viewport
   * @param {Point} to
   */
  handle(phase, from, to) {
    const { offset, clock } = this.#scroller;
    if (phase === 'began') {
      this.#anchor = { x: from.x + offset.x, y: from.y + offset.y };
      this.#lastMs = clock.now();
    }
    if (!this.#anchor) return;
    this.#from = from;
    this.#to = to;
    this.#changed(phase);
    if (phase === 'ended' || phase === 'cancelled') this.#anchor = null;
  }

  /**
   * Scrolls while the pointer is near an edge; to be called once a frame.
   * @param {number} nowMs
   * @returns {boolean} whether it scrolls
   */
  tick(nowMs) {
    const passedS = Math.min((nowMs - this.#lastMs) / MS_PER_S, LONGEST_FRAME_S);
    this.#lastMs = nowMs;
    if (!this.#anchor) return false;
    const { axes, viewport } = this.#scroller;
    const speed = {
      x: axes.x ? autoscrollSpeed(this.#to.x, this.#from.x, viewport.width) : 0,
      y: axes.y ? autoscrollSpeed(this.#to.y, this.#from.y, viewport.height) : 0,
    };
    if (speed.x === 0 && speed.y === 0) return false;
    const way = { dx: speed.x * passedS, dy: speed.y * passedS };
    this.#scroller.wheel({ ...way, mode: 'precise', tMs: nowMs });
    return true;
  }

  /** @param {Phase} phase */
  #changed(phase) {
    const { offset } = this.#scroller;
    const anchor = this.#anchor ?? { x: 0, y: 0 };
    this.#onChange(spanned(anchor, { x: this.#to.x + offset.x, y: this.#to.y + offset.y }), phase);
  }
}

/**
 * The rectangle between two corners.
 * @param {Point} one
 * @param {Point} other
 * @returns {Rect}
 */
export function spanned(one, other) {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}
