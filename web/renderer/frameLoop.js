// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * One frame's work.
 * @typedef {object} FrameWork
 * @property {number} nowMs
 * @property {boolean} content whether the content layer is dirty
 * @property {boolean} overlay whether the overlay is dirty
 */

/**
 * Requests a frame only when a layer is dirty or something moves.
 */
export class FrameLoop {
  #content = false;
  #overlay = false;
  #handle = 0;
  #isRunning = true;
  #frame;
  #request;
  #cancel;
  /** Frames painted so far. */
  frames = 0;

  /**
   * @param {(work: FrameWork) => boolean} frame paints, and tells whether something still moves
   * @param {{request?: (fn: (nowMs: number) => void) => number, cancel?: (handle: number) => void}}
   *   [timing]
   */
  constructor(frame, timing = {}) {
    this.#frame = frame;
    this.#request = timing.request ?? ((fn) => requestAnimationFrame(fn));
    this.#cancel = timing.cancel ?? ((handle) => cancelAnimationFrame(handle));
  }

  /** Whether nothing is dirty and nothing moves. */
  get isIdle() {
    return this.#handle === 0;
  }

  /** Whether the content layer waits to be painted. */
  get isContentDirty() {
    return this.#content;
  }

  /**
   * Paints what is dirty at once, without waiting for a frame.
   * @param {number} nowMs
   */
  paintNow(nowMs) {
    if (!this.#isRunning || !(this.#content || this.#overlay)) return;
    if (this.#handle !== 0) this.#cancel(this.#handle);
    this.#run(nowMs);
  }

  /**
   * Asks for a layer to be painted in the next frame.
   * @param {'content' | 'overlay' | 'all'} layer
   */
  invalidate(layer) {
    if (layer !== 'overlay') this.#content = true;
    if (layer !== 'content') this.#overlay = true;
    this.#schedule();
  }

  /** Stops for ever. */
  dispose() {
    this.#isRunning = false;
    if (this.#handle !== 0) this.#cancel(this.#handle);
    this.#handle = 0;
  }

  #schedule() {
    if (this.#handle !== 0 || !this.#isRunning) return;
    this.#handle = this.#request((nowMs) => this.#run(nowMs));
  }

  /** @param {number} nowMs */
  #run(nowMs) {
    this.#handle = 0;
    const work = { nowMs, content: this.#content, overlay: this.#overlay };
    this.#content = false;
    this.#overlay = false;
    this.frames += 1;
    if (this.#frame(work)) this.#schedule();
  }
}
