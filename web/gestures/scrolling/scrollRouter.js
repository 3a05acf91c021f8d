// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { WHEEL_REST_MS } from '../../base/feel.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('./orthogonalScrollers.js').RowScroller} RowScroller */
/** @typedef {import('./scroller.js').Scroller | ScrollRouter} Scrolling what input scrolls */

/**
 * A finger that came down where two things can follow it.
 * @typedef {{row: RowScroller, x: number, y: number, slop: number}} Choice
 */

/**
 * Leads fingers and wheels to what they scroll: the content, or a section in it that scrolls by
 * itself. A finger over such a section decides by its first way, along the section or not, and keeps
 * to that until it is lifted.
 */
export class ScrollRouter {
  #main;
  #rows;
  /** @type {Choice | null} while it is open which of the two follows */
  #choice = null;
  /** @type {RowScroller | null} the one that follows the finger */
  #row = null;
  /** When a wheel turned all of the content last. */
  #wheelMs = -Infinity;

  /**
   * @param {import('./scroller.js').Scroller} main
   * @param {import('./orthogonalScrollers.js').RowScrollers} rows
   */
  constructor(main, rows) {
    this.#main = main;
    this.#rows = rows;
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

  /** What the finger does that is down. */
  get phase() {
    return this.#row ? this.#row.scroller.phase : this.#main.phase;
  }

  get isMoving() {
    return this.#main.isMoving || this.#rows.isMoving;
  }

  /**
   * Whether what a finger at a point would scroll moves.
   * @param {Point} point in pt of the viewport
   */
  isMovingAt(point) {
    return this.#main.isMoving || (this.#rowAt(point)?.scroller.isMoving ?? false);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} tMs
   * @param {{slop?: number}} options
   */
  beginDrag(x, y, tMs, { slop = 0 } = {}) {
    this.#row = null;
    const row = this.#rowAt({ x, y });
    this.#choice = row?.canScroll ? { row, x, y, slop } : null;
    this.#main.beginDrag(x, y, tMs, { slop });
    this.#choice?.row.scroller.beginDrag(x, y, tMs, { slop });
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} tMs
   */
  drag(x, y, tMs) {
    if (this.#choice && !this.#choose(this.#choice, x, y)) return;
    (this.#row?.scroller ?? this.#main).drag(x, y, tMs);
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
    // One movement of the hand stays with what it began to scroll.
    if (turn.tMs - this.#wheelMs < WHEEL_REST_MS) return false;
    const latched = this.#rows.wheeled(turn.tMs);
    const row = latched ?? this.#rowAt(point);
    if (!row?.canScroll) return false;
    const along = row.along({ x: turn.dx, y: turn.dy });
    const across = row.across({ x: turn.dx, y: turn.dy });
    if (!latched && Math.abs(along) <= Math.abs(across)) return false;
    row.wheel(along, turn.mode, turn.tMs);
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
  #rowAt({ x, y }) {
    const { offset } = this.#main;
    return this.#rows.at({ x: x + offset.x, y: y + offset.y });
  }

  /**
   * @param {Choice} choice
   * @param {number} x
   * @param {number} y
   * @returns {boolean} whether it is decided
   */
  #choose({ row, x: fromX, y: fromY, slop }, x, y) {
    const way = { x: x - fromX, y: y - fromY };
    const distance = Math.hypot(way.x, way.y);
    if (distance === 0 || distance < slop) return false;
    this.#choice = null;
    if (Math.abs(row.along(way)) > Math.abs(row.across(way))) {
      this.#row = row;
      this.#main.cancelDrag();
    } else {
      row.scroller.cancelDrag();
    }
    return true;
  }

  #letGo() {
    const rest = this.#choice?.row.scroller ?? null;
    const follower = this.#row?.scroller ?? this.#main;
    this.#choice = null;
    this.#row = null;
    return { rest, follower };
  }
}
