// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../gestures/pointers/targets.js').Phase} Phase */

/** The part of its speed that a scroll keeps in each ms, as UIKit's normal deceleration rate. */
const KEPT_PER_MS = 0.998;
/** A fling that is slower has ended, in pt/ms. */
const LEAST_SPEED = 0.02;
/** A finger that is lifted with less speed flings nothing, in pt/ms. */
const FLING_SPEED = 0.15;
/** Moves that are older say nothing about the speed of the finger, in ms. */
const MEMORY_MS = 100;
/** How often the finger of a fling moves, in ms. */
const STEP_MS = 16;

/** A finger on a screen. If it scrolls and is lifted in motion, it goes on and slows down, as content does. */
export class ScreenFling {
  #clock;
  #send;
  #scrolls = false;
  /** @type {{point: Point, ms: number}[]} */
  #moves = [];
  /** @type {(() => void) | null} ends the fling that runs */
  #end = null;

  /**
   * @param {import('../../base/clock.js').Clock} clock
   * @param {(phase: Phase, point: Point) => void} send
   */
  constructor(clock, send) {
    this.#clock = clock;
    this.#send = send;
  }

  /** Whether a lifted finger still moves. */
  get isMoving() {
    return this.#end !== null;
  }

  /**
   * Another finger comes down.
   * @param {boolean} scrolls whether it scrolls
   */
  begin(scrolls) {
    this.#end?.();
    this.#scrolls = scrolls;
    this.#moves = [];
  }

  /**
   * @param {Phase} phase
   * @param {Point} point
   */
  tell(phase, point) {
    const ms = this.#clock.now();
    this.#moves = this.#moves.filter((move) => ms - move.ms <= MEMORY_MS);
    const first = this.#moves.at(0);
    this.#moves.push({ point, ms });
    const isLifted = phase === 'ended' && this.#scrolls && first && ms > first.ms;
    if (!isLifted) return this.#send(phase, point);
    const x = (point.x - first.point.x) / (ms - first.ms);
    const y = (point.y - first.point.y) / (ms - first.ms);
    if (Math.hypot(x, y) < FLING_SPEED) return this.#send(phase, point);
    this.#run(point, { x, y });
  }

  /**
   * @param {Point} start
   * @param {Point} speed pt/ms
   */
  #run(start, speed) {
    const began = this.#clock.now();
    let last = start;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      this.#end = null;
      this.#send('ended', last);
    };
    const step = () => {
      if (isOver) return;
      const kept = KEPT_PER_MS ** (this.#clock.now() - began);
      if (Math.hypot(speed.x, speed.y) * kept < LEAST_SPEED) return end();
      // The way so far is the sum of the speeds of all ms.
      const way = (1 - kept) / -Math.log(KEPT_PER_MS);
      last = { x: start.x + speed.x * way, y: start.y + speed.y * way };
      this.#send('moved', last);
      this.#clock.schedule(step, STEP_MS);
    };
    this.#end = end;
    this.#clock.schedule(step, STEP_MS);
  }
}
