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
 * @property {(point: Point) => unknown} elementAt identity of what lies there
 * @property {() => boolean} [tellsAll] whether gestures want to know every move
 */
/** @typedef {{isMouse: boolean, tMs: number, shift?: boolean}} TouchStart */

/**
 * One finger on the content, as it is told to the collection view: it begins at once by the mouse
 * and after a moment by a finger, moves are told where they change the element unless gestures want
 * them all, and a touch that was never told is not cancelled either.
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
   * @param {number} [finger] what tells it from others that are down
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
    // What has gone so far without scrolling is meant for gestures.
    const way = Math.hypot(point.x - this.#start.x, point.y - this.#start.y);
    if (this.#targets.tellsAll?.() && way > TOUCH_SLOP) this.tellNow();
    if (this.#state === 'told') this.#moves.push(point);
  }

  /** Tells now that it began, as when another finger comes down. */
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

  /** It became something else, or the system took it. */
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
