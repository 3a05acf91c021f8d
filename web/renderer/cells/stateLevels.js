// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { STATE_FADE_MS } from '../../base/feel.js';
import { elementStates } from '../../transport/deltaLayout.js';

/** @typedef {import('../scene/renderer.js').SceneElement} SceneElement */

/** One frame advances a state by at most this time. */
const MAX_STEP_MS = 34;

/**
 * The level of each state of an element, from 0 to 1.
 * @typedef {{selected: number, highlighted: number, editing: number, atMs: number}} Levels
 */

/** @type {Levels} */
const NONE = Object.freeze({ selected: 0, highlighted: 0, editing: 0, atMs: 0 });

/**
 * Fades states in and out. An element that is seen for the first time has its states at once.
 */
export class StateLevels {
  /** @type {WeakMap<SceneElement, Levels>} */
  #levels = new WeakMap();
  /** Whether a level asked for in this frame still changes. */
  isMoving = false;
  /** Whether levels change at once, for reduced motion. */
  isStill = false;

  /** To be called before each frame. */
  begin() {
    this.isMoving = false;
  }

  /**
   * The levels of an element in this frame.
   * @param {SceneElement} element
   * @param {number} nowMs
   * @returns {Readonly<Levels>}
   */
  of(element, nowMs) {
    const state = element.state ?? 0;
    let levels = this.#levels.get(element);
    if (!levels) {
      levels = { ...NONE, atMs: nowMs };
      this.#levels.set(element, levels);
      this.#advance(levels, state, Infinity);
    } else if (levels.atMs !== nowMs || this.isStill) {
      // Nobody asks for the levels of an element at rest, so its change begins with this frame.
      const passed = Math.min(nowMs - levels.atMs, MAX_STEP_MS);
      const step = this.isStill ? Infinity : Math.max(0, passed) / STATE_FADE_MS;
      this.#advance(levels, state, step);
      levels.atMs = nowMs;
    }
    return levels;
  }

  /**
   * @param {Levels} levels
   * @param {number} state
   * @param {number} step
   */
  #advance(levels, state, step) {
    levels.selected = this.#toward(levels.selected, state & elementStates.selected, step);
    levels.highlighted = this.#toward(levels.highlighted, state & elementStates.highlighted, step);
    levels.editing = this.#toward(levels.editing, state & elementStates.editing, step);
  }

  /**
   * @param {number} level
   * @param {number} bit
   * @param {number} step
   * @returns {number}
   */
  #toward(level, bit, step) {
    const target = bit ? 1 : 0;
    if (level === target) return level;
    const next = target ? Math.min(1, level + step) : Math.max(0, level - step);
    if (next !== target) this.isMoving = true;
    return next;
  }
}
