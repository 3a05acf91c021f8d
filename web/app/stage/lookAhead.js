// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../renderer/scene/renderer.js').Scene} Scene */
/** @typedef {import('../../base/geometry.js').Rect} Rect */
/**
 * @typedef {object} SignMaker
 * @property {(scene: Scene, hasTime: () => boolean) => number} makeAhead tells how many of the elements it came to
 */

/** A frame that took longer than this, in ms, leaves no time for others. */
export const BUSY_FRAME_MS = 9;
/** What a frame spends on finding new signs for later ones, in ms; making their pictures takes as long again. */
export const AHEAD_MS = 2;
/** What a slice at rest spends on that. */
export const SLICE_MS = 4;
/** After so many ms without a frame the stage rests. */
const REST_MS = 32;
/** The time between two slices of work at rest, in ms. */
const SLICE_INTERVAL_MS = 8;
/** The part of the viewport beyond its edge that a frame of a scroll looks at. */
const NEAR = 0.25;

/**
 * Makes pictures of emoji before scrolling brings them into view: a frame that has to make those of a whole row
 * comes too late. While something moves it takes the time that a frame leaves; at rest it works in slices.
 */
export class LookAhead {
  #clock;
  #elementsIn;
  #maker;
  /** @type {{x: number, y: number} | null} */
  #before = null;
  /** Ends the slices at rest. */
  #stop = () => {};

  /**
   * @param {import('../../base/clock.js').Clock} clock
   * @param {(rect: Rect) => Scene['elements']} elementsIn those of the view that have been delivered
   * @param {SignMaker} maker
   */
  constructor(clock, elementsIn, maker) {
    this.#clock = clock;
    this.#elementsIn = elementsIn;
    this.#maker = maker;
  }

  /**
   * To be called after each frame.
   * @param {Scene} scene what the frame showed
   * @param {number} startMs when the frame began
   */
  spend(scene, startMs) {
    this.#stop();
    const before = this.#before ?? scene.offset;
    this.#before = scene.offset;
    const way = { x: scene.offset.x - before.x, y: scene.offset.y - before.y };
    const isMoved = way.x !== 0 || way.y !== 0;
    if (isMoved && this.#clock.now() - startMs <= BUSY_FRAME_MS) {
      this.#slice({ ...scene, elements: this.#elementsIn(band(scene, way.x, way.y, NEAR)) }, AHEAD_MS);
    }
    this.#stop = this.#clock.schedule(() => {
      this.#work({ ...scene, elements: this.#elementsIn(band(scene, 0, 0, 1)) });
    }, REST_MS);
  }

  /**
   * @param {Scene} scene
   * @param {number} lengthMs
   * @returns {number} how many of the elements were looked at
   */
  #slice(scene, lengthMs) {
    const endMs = this.#clock.now() + lengthMs;
    return this.#maker.makeAhead(scene, () => this.#clock.now() < endMs);
  }

  /**
   * Works slice by slice until all is made.
   * @param {Scene} scene
   */
  #work(scene) {
    const rest = scene.elements.slice(this.#slice(scene, SLICE_MS));
    if (rest.length === 0) return;
    this.#stop = this.#clock.schedule(() => this.#work({ ...scene, elements: rest }), SLICE_INTERVAL_MS);
  }
}

/**
 * The content beyond the viewport's edges.
 * @param {Pick<Scene, 'offset' | 'viewport'>} scene
 * @param {number} x which way it moves; 0 for both ways
 * @param {number} y
 * @param {number} part of the viewport's length that is looked at
 * @returns {Rect} with the viewport itself if both ways count
 */
export function band({ offset, viewport }, x, y, part) {
  const span = (/** @type {number} */ at, /** @type {number} */ length, /** @type {number} */ way,
    /** @type {boolean} */ isStill) => {
    const reach = length * part;
    if (isStill) return { at: at - reach, length: length + 2 * reach };
    if (way === 0) return { at, length };
    return way > 0 ? { at: at + length, length: reach } : { at: at - reach, length: reach };
  };
  const isStill = x === 0 && y === 0;
  const across = span(offset.x, viewport.width, x, isStill);
  const along = span(offset.y, viewport.height, y, isStill);
  return { x: across.at, y: along.at, width: across.length, height: along.length };
}
