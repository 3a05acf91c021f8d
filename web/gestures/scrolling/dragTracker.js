// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { FIT_WINDOW_MS, LOCK_DISTANCE, LOCK_RATIO } from '../../base/feel.js';
import { fitVelocity } from './physics.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {{x: boolean, y: boolean}} Axes */

/** One finger from touch to lift: its slop, its axis lock, its travel and its velocity. */
export class DragTracker {
  /** Whether the finger has left the slop. */
  isDragging = false;
  /** @type {Point} how far it has gone since it left the slop, in pt */
  travel = { x: 0, y: 0 };
  /** @type {Axes | null} which axes it moves; `null` until that is decided */
  #axes;
  /** @type {import('./physics.js').Sample[]} */
  #samples;

  /**
   * @param {import('./physics.js').Sample} start
   * @param {number} slop distance that counts as holding still, in pt
   * @param {Axes} axes which ones the content can follow
   */
  constructor(start, slop, axes) {
    this.x = start.x;
    this.y = start.y;
    this.slop = slop;
    this.#axes = axes.x && axes.y ? null : axes;
    this.#samples = [start];
  }

  /**
   * @param {import('./physics.js').Sample} sample
   * @returns {boolean} whether it is a drag by now
   */
  move(sample) {
    this.#samples.push(sample);
    while (sample.tMs - this.#samples[0].tMs > FIT_WINDOW_MS) this.#samples.shift();
    const dx = sample.x - this.x;
    const dy = sample.y - this.y;
    const distance = Math.hypot(dx, dy);
    if (distance >= LOCK_DISTANCE) this.#axes ??= axesFor(dx, dy);
    if (!this.isDragging) {
      if (distance === 0 || distance < this.slop) return false;
      this.isDragging = true;
      // The slop itself does not count, so that the content does not jump by it.
      this.x += (dx / distance) * this.slop;
      this.y += (dy / distance) * this.slop;
    }
    this.travel = this.#masked({ x: sample.x - this.x, y: sample.y - this.y });
    return true;
  }

  /**
   * @param {number} tMs the moment that the velocity is asked for
   * @returns {Point} of the finger along the axes that it moves, in pt/s
   */
  velocity(tMs) {
    return this.#masked(fitVelocity(this.#samples, tMs));
  }

  /** @param {Point} vector */
  #masked(vector) {
    return {
      x: this.#axes?.x === false ? 0 : vector.x,
      y: this.#axes?.y === false ? 0 : vector.y,
    };
  }
}

/**
 * @param {number} dx
 * @param {number} dy
 * @returns {Axes}
 */
function axesFor(dx, dy) {
  return {
    x: Math.abs(dy) <= LOCK_RATIO * Math.abs(dx),
    y: Math.abs(dx) <= LOCK_RATIO * Math.abs(dy),
  };
}
