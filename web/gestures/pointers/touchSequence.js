// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { TOUCH_DELAY_MS, TOUCH_INTERVAL_MS, TOUCH_SLOP } from '../../base/feel.js';
import { Throttle } from '../../base/throttle.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('./targets.js').Phase} Phase */
/** @typedef {import('./targets.js').TouchFacts} TouchFacts */
/**
 * @typedef {object} TouchTargets
 * @property {(phase: Phase, point: Point, facts: TouchFacts) => void} tell
 * @property {(point: Point) => unknown} elementAt identity of the element there
 * @property {() => boolean} [tellsAll] whether gestures want to know every move
 */
/** @typedef {{isMouse: boolean, tMs: number, shift?: boolean}} TouchStart */

/**
 * One finger on the content, as the collection view is told of it. A mouse begins a touch at once, a finger
 * after a moment. Moves are sent when they reach another element, or all of them if gestures want that. A
 * touch that was never sent is not cancelled either.
 */
export class TouchSequence {
  #clock;
  #targets;
  #moves;
  /** @type {'none' | 'waiting' | 'told'} */
  #state = 'none';
  /** @type {Point} */
  #start = { x: 0, y: 0 };
  /** @type {Point} */
  #point = { x: 0, y: 0 };
  #shift = false;
  #startMs = 0;
  #lastMs = 0;
  /** @type {unknown} */
  #element = null;
  /** @type {(() => void) | null} */
  #stopWaiting = null;

  /**
   * @param {import('../../base/clock.js').Clock} clock
   * @param {TouchTargets} targets
   * @param {number} [finger] a number that no other finger has
   */
  constructor(clock, targets, finger = 0) {
    this.#clock = clock;
    this.#targets = targets;
    this.finger = finger;
    this.#moves = new Throttle(clock, TOUCH_INTERVAL_MS, (point) => this.#tellMove(point));
  }

  /** Whether a touch is down. */
  get isDown() {
    return this.#state !== 'none';
  }

  /**
   * @param {Point} point
   * @param {TouchStart} start
   */
  begin(point, { isMouse, tMs, shift = false }) {
    this.cancel();
    this.#start = point;
    this.#point = point;
    this.#shift = shift;
    this.#startMs = tMs;
    this.#lastMs = tMs;
    this.#element = this.#targets.elementAt(point);
    this.#state = 'waiting';
    if (isMouse) this.#tellBegin();
    else this.#stopWaiting = this.#clock.schedule(() => this.#tellBegin(), TOUCH_DELAY_MS);
  }

  /**
   * @param {Point} point
   * @param {number} tMs
   */
  move(point, tMs) {
    if (this.#state === 'none') return;
    this.#point = point;
    this.#lastMs = tMs;
    // A finger that moved this far without scrolling is meant for gestures.
    const way = Math.hypot(point.x - this.#start.x, point.y - this.#start.y);
    if (this.#targets.tellsAll?.() && way > TOUCH_SLOP) this.tellNow();
    if (this.#state === 'told') this.#moves.push(point);
  }

  /** Sends the beginning now, for example because another finger comes down. */
  tellNow() {
    if (this.#state === 'waiting') this.#tellBegin();
  }

  /**
   * @param {Point} point
   * @param {number} tMs
   */
  end(point, tMs) {
    if (this.#state === 'none') return;
    this.tellNow();
    this.#lastMs = tMs;
    this.#finish('ended', point);
  }

  /** The finger became another gesture, or the system took it away. */
  cancel() {
    if (this.#state === 'told') this.#finish('cancelled', this.#point);
    else this.#reset();
  }

  #tellBegin() {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#state = 'told';
    const tMs = this.#startMs;
    this.#targets.tell('began', this.#start, { finger: this.finger, shift: this.#shift, tMs });
  }

  /** @param {Point} point */
  #tellMove(point) {
    const element = this.#targets.elementAt(point);
    if (element === this.#element && !this.#targets.tellsAll?.()) return;
    this.#element = element;
    this.#targets.tell('moved', point, this.#facts);
  }

  /**
   * @param {'ended' | 'cancelled'} phase
   * @param {Point} point
   */
  #finish(phase, point) {
    if (this.#moves.isWaiting && this.#targets.tellsAll?.()) this.#moves.flush();
    this.#reset();
    this.#targets.tell(phase, point, this.#facts);
  }

  /** @returns {TouchFacts} */
  get #facts() {
    return { finger: this.finger, shift: this.#shift, tMs: this.#lastMs };
  }

  #reset() {
    this.#state = 'none';
    this.#moves.drop();
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }
}
