// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { FINGERS_REST_MS } from '../../base/feel.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('./targets.js').Phase} Phase */

/** How far each finger is from the middle when they come down, in pt. */
const START_REACH_PT = 100;
/** Fingers stay between these distances from the middle, in pt. */
const LEAST_REACH_PT = 5;
const MOST_REACH_PT = 5000;

/**
 * Two simulated fingers, for a trackpad's pinch or a mouse with the Option key: one where the pointer is
 * and one opposite, as in the iOS simulator.
 */
export class PuppetFingers {
  #clock;
  #targets;
  #reach;
  #middle = { x: 0, y: 0 };
  /** From the middle to the first finger; the second is opposite. */
  #arm = { x: 0, y: 0 };
  #isDown = false;
  /** @type {(() => void) | null} */
  #stopResting = null;

  /**
   * @param {import('../../base/clock.js').Clock} clock
   * @param {Pick<import('./targets.js').TouchTarget, 'tell'>} targets
   * @param {number} reach of each finger from the middle when a trackpad's pinch begins, in pt
   */
  constructor(clock, targets, reach = START_REACH_PT) {
    this.#reach = reach;
    this.#clock = clock;
    this.#targets = targets;
  }

  /** Whether the fingers are down. */
  get isDown() {
    return this.#isDown;
  }

  /**
   * A step of a trackpad's pinch; the first puts the fingers down beside the pointer.
   * @param {{scale: number, turn?: number, point: Point, tMs: number}} step with the change since the
   *   step before: how many times as far apart, and the turn clockwise in radians
   */
  pinch({ scale, turn = 0, point, tMs }) {
    if (!this.#isDown) this.begin(point, { x: point.x + this.#reach, y: point.y }, tMs);
    const { x, y } = this.#arm;
    const reach = Math.hypot(x, y);
    const wanted = Math.min(Math.max(reach * scale, LEAST_REACH_PT), MOST_REACH_PT);
    const angle = Math.atan2(y, x) + turn;
    this.#arm = { x: wanted * Math.cos(angle), y: wanted * Math.sin(angle) };
    this.#tell('moved', tMs);
    this.#stopResting?.();
    this.#stopResting = this.#clock.schedule(() => this.end(tMs + FINGERS_REST_MS), FINGERS_REST_MS);
  }

  /**
   * Puts the fingers down: one at a point, the other opposite.
   * @param {Point} middle
   * @param {Point} point
   * @param {number} tMs
   */
  begin(middle, point, tMs) {
    this.cancel(tMs);
    this.#isDown = true;
    this.#middle = middle;
    this.#arm = { x: point.x - middle.x, y: point.y - middle.y };
    this.#tell('began', tMs);
  }

  /**
   * @param {Point} point where the first finger is
   * @param {number} tMs
   */
  move(point, tMs) {
    if (!this.#isDown) return;
    this.#arm = { x: point.x - this.#middle.x, y: point.y - this.#middle.y };
    this.#tell('moved', tMs);
  }

  /**
   * Lifts the fingers.
   * @param {number} tMs
   */
  end(tMs) {
    this.#finish('ended', tMs);
  }

  /**
   * Takes the fingers away.
   * @param {number} tMs
   */
  cancel(tMs) {
    this.#finish('cancelled', tMs);
  }

  /**
   * @param {'ended' | 'cancelled'} phase
   * @param {number} tMs
   */
  #finish(phase, tMs) {
    this.#stopResting?.();
    this.#stopResting = null;
    if (!this.#isDown) return;
    this.#isDown = false;
    this.#tell(phase, tMs);
  }

  /**
   * @param {Phase} phase
   * @param {number} tMs
   */
  #tell(phase, tMs) {
    const { x, y } = this.#middle;
    const { x: dx, y: dy } = this.#arm;
    const tell = this.#targets.tell;
    tell(phase, { x: x + dx, y: y + dy }, { finger: 0, shift: false, tMs });
    tell(phase, { x: x - dx, y: y - dy }, { finger: 1, shift: false, tMs });
  }
}
