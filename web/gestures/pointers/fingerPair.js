// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { TwoFingers } from './twoFingers.js';

/** @typedef {import('./targets.js').Point} Point */
/** @typedef {import('./targets.js').Targets} Targets */

/** Two fingers that pinch or span a rectangle; their first movement decides. */
export class FingerPair {
  #fingers;
  #targets;
  /** @type {{from: Point, to: Point} | null} the rectangle that they span */
  #way = null;

  /**
   * @param {[id: number, point: Point]} one
   * @param {[id: number, point: Point]} other
   * @param {Targets} targets
   */
  constructor(one, other, targets) {
    const can = { pinch: mayPinch(targets), pan: targets.rectangle !== undefined };
    this.#fingers = new TwoFingers(one, other, can);
    this.#targets = targets;
  }

  /**
   * Whether two fingers can do anything now.
   * @param {Targets} targets
   */
  static isWanted(targets) {
    return mayPinch(targets) || targets.rectangle !== undefined;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { pinch, rectangle, toPoint } = this.#targets;
    const step = this.#fingers.move(event.pointerId, toPoint(event));
    if (step.kind === 'pinch') {
      pinch?.handle({ scale: step.scale, x: step.x, y: step.y });
    } else if (step.kind === 'pan') {
      this.#way = { from: step.from, to: step.to };
      rectangle?.handle(step.isFirst ? 'began' : 'moved', step.from, step.to);
    }
  }

  /** @param {PointerEvent} event */
  lift(event) {
    this.#end(event, 'ended');
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    this.#end(event, 'cancelled');
  }

  /**
   * Ends when the first of the two fingers is lifted, so that nothing jumps.
   * @param {PointerEvent} event
   * @param {'ended' | 'cancelled'} phase
   */
  #end({ pointerId }, phase) {
    const { pinch, rectangle } = this.#targets;
    const isFirst = this.#fingers.count === 2;
    this.#fingers.lift(pointerId);
    if (!isFirst) return;
    if (this.#fingers.kind === 'pinch') pinch?.end?.();
    if (this.#way) rectangle?.handle(phase, this.#way.from, this.#way.to);
  }
}

/** @param {Targets} targets */
function mayPinch({ pinch }) {
  return pinch !== undefined && (pinch.mayBegin?.() ?? true);
}
