// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Trail } from './trail.js';
import { FRAME_FIELDS, RecordedChange } from './recordedChange.js';

/** @typedef {import('../elements/element.js').Camera} Camera */
/** @typedef {import('../elements/element.js').Element} Element */
/** @typedef {import('../../base/geometry.js').Point} Point */
/**
 * The part of a view that its recorder sees.
 * @typedef {object} Recorded
 * @property {() => Element[]} all that are there, with those that leave
 * @property {(id: number) => Element} known
 * @property {() => Camera} camera
 */
/**
 * How the view has taken a delta.
 * @typedef {object} Taken
 * @property {import('../elements/elementMotion.js').Timing | import('../elements/handTiming.js').HandTiming | null} timing
 * @property {number} [beganMs] when the hand took the transition that the delta ends
 * @property {number} viewMs
 * @property {Point | null} way how far the content went under the viewport
 */

/** Records the last change of a view that moved anything: carried by time, by a hand, or step by step. */
export class ChangeRecorder {
  /** @type {RecordedChange | null} */
  last = null;
  #view;
  /** @type {Trail | null} */
  #trail = null;
  #number = 0;

  /** @param {Recorded} view */
  constructor(view) {
    this.#view = view;
  }

  /**
   * A transition whose every step is told has begun or goes on: all its steps are one recorded change.
   * @param {number} number of the transition
   * @param {number} viewMs
   */
  begin(number, viewMs) {
    if (this.#trail && this.#number === number) return;
    this.end();
    this.#number = number;
    this.#trail = new Trail(this.#view.all(), viewMs, this.#view.camera());
    if (this.last) this.last.isStale = true;
  }

  /** The transition is over; what still moves by itself is the end of the recorded change. */
  end() {
    const trail = this.#trail;
    this.#trail = null;
    if (!trail?.hasMoved) return;
    const elements = [...this.#view.all(), ...trail.left];
    const camera = this.#view.camera();
    const pastOf = (/** @type {Element} */ element) => trail.pastOf(element, camera);
    this.last = RecordedChange.trailed(elements, trail, pastOf) ?? this.last;
  }

  /**
   * Notes that an element goes without an animation.
   * @param {Element} element
   * @param {number} viewMs
   */
  leave(element, viewMs) {
    this.#trail?.leave(element, viewMs, this.#view.camera());
  }

  /**
   * Notes a delta that the view has taken.
   * @param {import('../../transport/deltaLayout.js').Delta} delta
   * @param {Taken} taken
   */
  take(delta, { timing, beganMs, viewMs, way }) {
    if (delta.base === null) this.#trail = null;
    if (this.#trail) {
      const changed = [...delta.updated, ...delta.inserted].map(({ id }) => this.#view.known(id));
      this.#trail.note(changed, viewMs, this.#view.camera(), way, timing !== null);
      return;
    }
    const isOver = timing && !timing.isHeld && delta.base !== null;
    const startMs = beganMs ?? timing?.startMs ?? viewMs;
    const moved = isOver ? RecordedChange.record(this.#view.all(), timing, startMs) : null;
    if (moved) this.last = moved;
    if (moved || !this.last) return;
    const hasMoved = delta.updated.some(({ change }) => (change.fields & FRAME_FIELDS) !== 0);
    if (delta.base === null || hasMoved) this.last.isStale = true;
    for (const { id } of delta.inserted) this.last.absorb(this.#view.known(id));
  }
}
