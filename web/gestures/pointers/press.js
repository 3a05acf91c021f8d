// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { MOUSE_SLOP, TOUCH_SLOP } from '../../base/feel.js';

/** @typedef {import('./targets.js').Point} Point */
/** @typedef {import('./targets.js').Surroundings} Surroundings */

/** One pointer that is down: where it came down, where it is, and what was there. */
export class Press {
  #surroundings;

  /**
   * @param {PointerEvent} event
   * @param {Surroundings} surroundings
   */
  constructor(event, surroundings) {
    const { targets, scroller } = surroundings;
    this.#surroundings = surroundings;
    this.id = event.pointerId;
    /** The event by which it came down. */
    this.event = event;
    this.start = targets.toPoint(event);
    this.last = this.start;
    this.tMs = surroundings.timeOf(event);
    /** Within this distance it counts as holding still, in pt. */
    this.slop = event.pointerType === 'mouse' ? MOUSE_SLOP : TOUCH_SLOP;
    /** Where it came down in respect of a row that is aside. */
    this.aside = targets.swipe?.down(this.start) ?? null;
    /** Whether everything was at rest; if not, the pointer only stopped the movement. */
    this.isFresh = this.aside === null && !scroller.isMovingAt(this.start);
    /** Whether a drag carries the item that is there. */
    this.carries = (this.isFresh && targets.carry?.carries(event, this.start)) || null;
  }

  /**
   * From where it came down to where it is.
   * @returns {Point}
   */
  get way() {
    return { x: this.last.x - this.start.x, y: this.last.y - this.start.y };
  }

  /** Whether it has gone so far that it is a drag. */
  get isAway() {
    return Math.hypot(this.way.x, this.way.y) >= this.slop;
  }

  /** @param {PointerEvent} event */
  moveTo(event) {
    this.last = this.#surroundings.targets.toPoint(event);
    this.tMs = this.#surroundings.timeOf(event);
  }
}
