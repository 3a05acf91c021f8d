// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { WHEEL_REST_MS } from '../../base/feel.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('./orthogonalScrollers.js').OrthogonalScroller} OrthogonalScroller */
/** @typedef {import('./scroller.js').Scroller | ScrollRouter} Scrolling what input scrolls */

/**
 * A finger that came down on an orthogonal section: the section can follow it, or the content.
 * @typedef {{orthogonal: OrthogonalScroller, x: number, y: number, slop: number}} Choice
 */

/**
 * Leads fingers and wheels to what they scroll: the content, or an orthogonal section in it. Over
 * such a section the first movement of a finger decides: along the section or not. That holds until
 * the finger is lifted.
 */
export class ScrollRouter {
  #main;
  #scrollers;
  /** @type {Choice | null} while it is not decided which of the two follows */
  #choice = null;
  /** @type {OrthogonalScroller | null} the section that follows the finger */
  #orthogonal = null;
  /** When a wheel last scrolled the content. */
  #wheelMs = -Infinity;

  /**
   * @param {import('./scroller.js').Scroller} main
   * @param {import('./orthogonalScrollers.js').OrthogonalScrollers} scrollers
   */
  constructor(main, scrollers) {
    this.#main = main;
    this.#scrollers = scrollers;
  }

  get offset() {
    return this.#main.offset;
  }

  get range() {
    return this.#main.range;
  }

  get axes() {
    return this.#main.axes;
  }

  get viewport() {
    return this.#main.viewport;
  }

  /** What the finger that is down does. */
  get phase() {
    return this.#orthogonal ? this.#orthogonal.scroller.phase : this.#main.phase;
  }

  get isMoving() {
    return this.#main.isMoving || this.#scrollers.isMoving;
  }

  /**
   * Whether the content or the section at a point moves.
   * @param {Point} point in pt of the viewport
   */
  isMovingAt(point) {
    return this.#main.isMoving || (this.#orthogonalAt(point)?.scroller.isMoving ?? false);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} tMs
   * @param {{slop?: number}} options
   */
  beginDrag(x, y, tMs, { slop = 0 } = {}) {
    this.#orthogonal = null;
    const orthogonal = this.#orthogonalAt({ x, y });
    this.#choice = orthogonal?.canScroll ? { orthogonal, x, y, slop } : null;
    this.#main.beginDrag(x, y, tMs, { slop });
    this.#choice?.orthogonal.scroller.beginDrag(x, y, tMs, { slop });
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} tMs
   */
  drag(x, y, tMs) {
    if (this.#choice && !this.#choose(this.#choice, x, y)) return;
    (this.#orthogonal?.scroller ?? this.#main).drag(x, y, tMs);
  }

  /** @param {number} tMs */
  endDrag(tMs) {
    const { rest, follower } = this.#letGo();
    rest?.cancelDrag();
    follower.endDrag(tMs);
  }

  cancelDrag() {
    const { rest, follower } = this.#letGo();
    rest?.cancelDrag();
    follower.cancelDrag();
  }

  /** @param {{dx: number, dy: number, mode: 'precise' | 'notched', tMs: number}} turn */
  wheel(turn) {
    this.#wheelMs = turn.tMs;
    this.#main.wheel(turn);
  }

  /**
   * Leads a wheel that turns along a section to it.
   * @param {Point} point in pt of the viewport
   * @param {{dx: number, dy: number, mode: 'precise' | 'notched', tMs: number}} turn
   * @returns {boolean} whether there was one
   */
  wheelAt(point, turn) {
    // One movement of the hand keeps scrolling what it began to scroll.
    if (turn.tMs - this.#wheelMs < WHEEL_REST_MS) return false;
    const latched = this.#scrollers.wheeled(turn.tMs);
    const orthogonal = latched ?? this.#orthogonalAt(point);
    if (!orthogonal?.canScroll) return false;
    const along = orthogonal.along({ x: turn.dx, y: turn.dy });
    const across = orthogonal.across({ x: turn.dx, y: turn.dy });
    if (!latched && Math.abs(along) <= Math.abs(across)) return false;
    orthogonal.wheel(along, turn.mode, turn.tMs);
    return true;
  }

  /**
   * @param {Point} distance
   * @param {{animated?: boolean, nowMs?: number}} [options]
   */
  scrollBy(distance, options) {
    this.#main.scrollBy(distance, options);
  }

  /**
   * @param {Point} offset
   * @param {{animated?: boolean, responseS?: number}} [options]
   */
  scrollTo(offset, options) {
    this.#main.scrollTo(offset, options);
  }

  /** @param {Point} point in pt of the viewport */
  #orthogonalAt({ x, y }) {
    const { offset } = this.#main;
    return this.#scrollers.at({ x: x + offset.x, y: y + offset.y });
  }

  /**
   * @param {Choice} choice
   * @param {number} x
   * @param {number} y
   * @returns {boolean} whether it is decided
   */
  #choose({ orthogonal, x: fromX, y: fromY, slop }, x, y) {
    const way = { x: x - fromX, y: y - fromY };
    const distance = Math.hypot(way.x, way.y);
    if (distance === 0 || distance < slop) return false;
    this.#choice = null;
    if (Math.abs(orthogonal.along(way)) > Math.abs(orthogonal.across(way))) {
      this.#orthogonal = orthogonal;
      this.#main.cancelDrag();
    } else {
      orthogonal.scroller.cancelDrag();
    }
    return true;
  }

  #letGo() {
    const rest = this.#choice?.orthogonal.scroller ?? null;
    const follower = this.#orthogonal?.scroller ?? this.#main;
    this.#choice = null;
    this.#orthogonal = null;
    return { rest, follower };
  }
}
