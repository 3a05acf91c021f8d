// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Throttle } from '../base/throttle.js';
import { TOUCH_DELAY_MS, TOUCH_INTERVAL_MS } from './thresholds.js';

/** @typedef {import('../base/geometry.js').Point} Point */
/** @typedef {'began' | 'moved' | 'ended' | 'cancelled'} TouchPhase */
/** @typedef {{shift: boolean, command: boolean}} Modifiers */
/**
 * @typedef {object} TouchTargets
 * @property {(phase: TouchPhase, point: Point, modifiers: Modifiers) => void} tell
 * @property {(point: Point) => unknown} elementAt identity of what lies there
 */

/**
 * One touch on the content, as it is told to the collection view: it begins at once by the mouse
 * and after a moment by a finger, moves are told where they change the element, and a touch that
 * was never told is not cancelled either.
 */
export class TouchSequence {
  #clock;
  #targets;
  #moves;
  /** @type {'none' | 'waiting' | 'told'} */
  #state = 'none';
  /** @type {Point} */
  #point = { x: 0, y: 0 };
  /** @type {Modifiers} */
  #modifiers = { shift: false, command: false };
  /** @type {unknown} */
  #element = null;
  /** @type {(() => void) | null} */
  #stopWaiting = null;

  /**
   * @param {import('../base/clock.js').Clock} clock
   * @param {TouchTargets} targets
   */
  constructor(clock, targets) {
    this.#clock = clock;
    this.#targets = targets;
    this.#moves = new Throttle(clock, TOUCH_INTERVAL_MS, (point) => this.#tellMove(point));
  }

  /** Whether a touch is down. */
  get isDown() {
    return this.#state !== 'none';
  }

  /**
   * @param {Point} point
   * @param {Modifiers} modifiers
   * @param {boolean} isMouse
   */
  begin(point, modifiers, isMouse) {
    this.cancel();
    this.#point = point;
    this.#modifiers = modifiers;
    this.#element = this.#targets.elementAt(point);
    this.#state = 'waiting';
    if (isMouse) this.#tellBegin();
    else this.#stopWaiting = this.#clock.schedule(() => this.#tellBegin(), TOUCH_DELAY_MS);
  }

  /** @param {Point} point */
  move(point) {
    if (this.#state === 'none') return;
    this.#point = point;
    if (this.#state === 'told') this.#moves.push(point);
  }

  /** @param {Point} point */
  end(point) {
    if (this.#state === 'none') return;
    if (this.#state === 'waiting') this.#tellBegin();
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
    this.#targets.tell('began', this.#point, this.#modifiers);
  }

  /** @param {Point} point */
  #tellMove(point) {
    const element = this.#targets.elementAt(point);
    if (element === this.#element) return;
    this.#element = element;
    this.#targets.tell('moved', point, this.#modifiers);
  }

  /**
   * @param {'ended' | 'cancelled'} phase
   * @param {Point} point
   */
  #finish(phase, point) {
    const modifiers = this.#modifiers;
    this.#reset();
    this.#targets.tell(phase, point, modifiers);
  }

  #reset() {
    this.#state = 'none';
    this.#moves.drop();
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }
}
