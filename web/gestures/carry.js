// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { CARRY_INTERVAL_MS } from '../base/feel.js';
import { Throttle } from '../base/throttle.js';
import { autoscrollSpeed } from './scrolling/autoscroll.js';

/** @typedef {import('../base/geometry.js').Point} Point */
/** @typedef {import('./pointers/targets.js').Phase} Phase */
/**
 * Receives the places of something that is carried; points are those of its middle, in pt of the content.
 * @typedef {object} CarryTargets
 * @property {(phase: Phase, middle: Point) => void} tell says it to the stage
 * @property {(middle: Point) => void} show shows it there now
 */

/** A frame that came late counts as this long at most, in s. */
const LONGEST_FRAME_S = 0.05;
const MS_PER_S = 1000;

/**
 * Something that a pointer carries over the content. The page shows it under the pointer at once and sends
 * its place 30 times a second, also while the content scrolls because the pointer is near an edge.
 */
export class Carry {
  #scroller;
  #orthogonalScrollers;
  #targets;
  #tells;
  /** @type {Point | null} where the pointer is, in pt of the viewport */
  #pointer = null;
  #start = { x: 0, y: 0 };
  /** From the pointer to the middle. */
  #grip = { x: 0, y: 0 };
  #lastMs = 0;

  /**
   * @param {import('./scrolling/scroller.js').Scroller} scroller
   * @param {CarryTargets} targets
   * @param {import('./scrolling/orthogonalScrollers.js').OrthogonalScrollers} [orthogonalScrollers]
   */
  constructor(scroller, targets, orthogonalScrollers) {
    this.#scroller = scroller;
    this.#orthogonalScrollers = orthogonalScrollers;
    this.#targets = targets;
    this.#tells = new Throttle(scroller.clock, CARRY_INTERVAL_MS, (/** @type {Point} */ middle) =>
      targets.tell('moved', middle),
    );
    scroller.on('move', () => this.#moved());
    // The pointer rests, but another item lies under it now.
    orthogonalScrollers?.on('move', () => this.#moved());
  }

  /** Whether something is carried. */
  get isCarrying() {
    return this.#pointer !== null;
  }

  /**
   * Where its middle is, in pt of the content.
   * @returns {Point}
   */
  get middle() {
    const { x, y } = this.#pointer ?? { x: 0, y: 0 };
    const { offset } = this.#scroller;
    return { x: x + offset.x + this.#grip.x, y: y + offset.y + this.#grip.y };
  }

  /**
   * @param {Point} pointer in pt of the viewport
   * @param {Point} middle of the thing that is taken up, in pt of the content
   */
  begin(pointer, middle) {
    this.#pointer = pointer;
    this.#start = pointer;
    this.#grip = { x: 0, y: 0 };
    const under = this.middle;
    this.#grip = { x: middle.x - under.x, y: middle.y - under.y };
    this.#lastMs = this.#scroller.clock.now();
    this.#targets.tell('began', middle);
    this.#targets.show(middle);
  }

  /** @param {Point} pointer in pt of the viewport */
  move(pointer) {
    if (!this.#pointer) return;
    this.#pointer = pointer;
    this.#moved();
  }

  /**
   * Lets it go, or lets it go back.
   * @param {'ended' | 'cancelled'} phase
   */
  end(phase) {
    if (!this.#pointer) return;
    const { middle } = this;
    this.#pointer = null;
    this.#tells.drop();
    if (phase === 'ended') this.#targets.tell('moved', middle);
    this.#targets.tell(phase, middle);
  }

  /** Forgets it without telling the stage, for example because the stage has ended it. */
  forget() {
    this.#pointer = null;
    this.#tells.drop();
  }

  /**
   * Scrolls while the pointer is near an edge; to be called once a frame.
   * @param {number} nowMs
   * @returns {boolean} whether it scrolls
   */
  tick(nowMs) {
    const passedS = Math.min((nowMs - this.#lastMs) / MS_PER_S, LONGEST_FRAME_S);
    this.#lastMs = nowMs;
    if (!this.#pointer) return false;
    const pushed = this.#pushSection(this.#pointer, passedS, nowMs);
    const { axes, viewport } = this.#scroller;
    const { x, y } = this.#pointer;
    const speed = {
      x: axes.x && pushed !== 'x' ? autoscrollSpeed(x, this.#start.x, viewport.width) : 0,
      y: axes.y && pushed !== 'y' ? autoscrollSpeed(y, this.#start.y, viewport.height) : 0,
    };
    if (speed.x === 0 && speed.y === 0) return pushed !== null;
    const way = { dx: speed.x * passedS, dy: speed.y * passedS };
    this.#scroller.wheel({ ...way, mode: 'precise', tMs: nowMs });
    return true;
  }

  /**
   * Scrolls the orthogonal section under the pointer, if there is one and the pointer is near its edge.
   * @param {Point} pointer
   * @param {number} passedS
   * @param {number} nowMs
   * @returns {'x' | 'y' | null} the axis along which the section scrolls
   */
  #pushSection(pointer, passedS, nowMs) {
    const { offset, viewport } = this.#scroller;
    const one = this.#orthogonalScrollers?.at({ x: pointer.x + offset.x, y: pointer.y + offset.y });
    if (!one?.canScroll) return null;
    const { section } = one;
    const { frame } = section;
    const seen = section.along(offset);
    // Of a section that reaches beyond the viewport, only the visible part counts.
    const first = Math.max(section.along(frame), seen);
    const end = section.along(frame) + section.along({ x: frame.width, y: frame.height });
    const last = Math.min(end, seen + section.along({ x: viewport.width, y: viewport.height }));
    const at = (/** @type {Point} */ point) => section.along(point) + seen - first;
    const speed = autoscrollSpeed(at(pointer), at(this.#start), last - first);
    const isAtEnd = speed < 0 ? section.offset <= section.lower : section.offset >= section.upper;
    if (speed === 0 || isAtEnd) return null;
    one.push(speed * passedS, nowMs);
    return section.isVertical ? 'y' : 'x';
  }

  #moved() {
    if (!this.#pointer) return;
    this.#targets.show(this.middle);
    this.#tells.push(this.middle);
  }
}
