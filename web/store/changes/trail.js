// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { lastAt } from '../../base/moments.js';
import { CHANNELS } from '../elements/elementMotion.js';

/** @typedef {import('../elements/element.js').Camera} Camera */
/** @typedef {import('../elements/element.js').Element} Element */
/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {{atMs: number, numbers: Float64Array, isJump: boolean}} Key */

/** Most keys of all elements together; when there are more, every second one is forgotten. */
export const MOST_KEYS = 60_000;
const ALPHA = 4;

/**
 * The way of elements that the server told step by step, kept so that it can be shown again. Numbers are
 * those of `Element.rest`, with the content where it was at the start.
 */
export class Trail {
  /** @type {Map<Element, Key[]>} */
  #keys = new Map();
  /** @type {Element[]} copies of elements that went meanwhile */
  #left = [];
  #count = 0;
  /** How far the content has moved under the viewport since the start. */
  #shift = { x: 0, y: 0 };

  /**
   * @param {readonly Element[]} elements that are there at the start
   * @param {number} startMs on the view's time line
   * @param {Camera} camera
   */
  constructor(elements, startMs, camera) {
    this.startMs = startMs;
    this.endMs = startMs;
    for (const element of elements) this.#add(element, startMs, camera, false);
  }

  /** The number of keys of all elements together. */
  get size() {
    return this.#count;
  }

  /** Whether anything has moved. */
  get hasMoved() {
    return this.endMs > this.startMs;
  }

  /** The elements that went meanwhile, each with the time of its end. */
  get left() {
    return this.#left;
  }

  /**
   * Notes a step after the view has taken it.
   * @param {Iterable<Element>} changed
   * @param {number} atMs
   * @param {Camera} camera
   * @param {Point | null} way how far the content went under the viewport
   * @param {boolean} isCarried whether an animation leads to the new places
   */
  note(changed, atMs, camera, way, isCarried) {
    if (way) this.#shift = { x: this.#shift.x + way.x, y: this.#shift.y + way.y };
    for (const element of changed) {
      // An element that comes meanwhile was not seen before.
      if (!this.#keys.has(element)) this.#add(element, atMs, camera, true, 0);
      this.#add(element, atMs, camera, isCarried);
      this.endMs = atMs;
    }
    if (this.#count > MOST_KEYS) this.#thin();
  }

  /**
   * Notes that an element is about to go.
   * @param {Element} element
   * @param {number} atMs
   * @param {Camera} camera
   */
  leave(element, atMs, camera) {
    if (!this.#keys.has(element)) return;
    const copy = element.copy();
    copy.motion.past = this.pastOf(element, camera);
    copy.leaving = true;
    copy.endMs = atMs;
    this.#left.push(copy);
    this.#keys.delete(element);
    this.endMs = atMs;
  }

  /**
   * The past of an element, as distances from where it is now.
   * @param {Element} element
   * @param {Camera} camera
   * @returns {TrailPast | null}
   */
  pastOf(element, camera) {
    const keys = this.#keys.get(element);
    return keys ? new TrailPast(keys, this.#numbers(element, camera)) : null;
  }

  /**
   * @param {Element} element
   * @param {number} atMs
   * @param {Camera} camera
   * @param {boolean} isJump
   * @param {number} [alpha]
   */
  #add(element, atMs, camera, isJump, alpha) {
    const numbers = this.#numbers(element, camera);
    if (alpha !== undefined) numbers[ALPHA] = alpha;
    const keys = this.#keys.get(element) ?? [];
    keys.push({ atMs, numbers, isJump });
    this.#keys.set(element, keys);
    this.#count += 1;
  }

  /**
   * @param {Element} element
   * @param {Camera} camera
   */
  #numbers(element, camera) {
    const numbers = element.rest(camera);
    numbers[0] -= this.#shift.x;
    numbers[1] -= this.#shift.y;
    return numbers;
  }

  #thin() {
    this.#count = 0;
    for (const [element, keys] of this.#keys) {
      const last = keys.length - 1;
      const kept = keys.filter(({ isJump }, at) => isJump || at === last || at % 2 === 0);
      this.#keys.set(element, kept);
      this.#count += kept.length;
    }
  }
}

/** The way of one element along a trail. */
export class TrailPast {
  /** The trail tells the past at every time; after its end only the animations add to it. */
  untilMs = Infinity;
  #keys;
  #target;

  /**
   * @param {readonly Key[]} keys
   * @param {Float64Array} target where it stands at the end
   */
  constructor(keys, target) {
    this.#keys = [...keys];
    this.#target = target;
  }

  /**
   * Adds the distance from the target at a time.
   * @param {number} nowMs
   * @param {Float64Array} out
   * @param {readonly import('../elements/elementMotion.js').Contribution[]} contributions of the motion
   */
  addDisplacement(nowMs, out, contributions) {
    const keys = this.#keys;
    const at = Math.max(0, lastAt(keys, nowMs));
    const { atMs, numbers } = keys[at];
    const next = keys[at + 1];
    const part = next && !next.isJump ? Math.max(0, nowMs - atMs) / (next.atMs - atMs) : 0;
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const here = numbers[channel] - this.#target[channel];
      const way = part > 0 ? next.numbers[channel] - numbers[channel] : 0;
      out[channel] += here + way * part;
    }
    for (const contribution of contributions) {
      // An animation that had not begun had not moved anything.
      if (contribution.timing.startMs > nowMs) continue;
      contribution.timing.addDisplacement(contribution, nowMs, out);
    }
  }
}
