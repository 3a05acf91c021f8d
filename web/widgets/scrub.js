// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { isRefused } from './control.js';
import { constrain } from './numberText.js';

/** Movement after which a press becomes a scrub, in CSS px; with less it is a click. */
export const SCRUB_SLOP_CSS_PX = 3;
const COARSE_FACTOR = 10;
const FINE_FACTOR = 0.1;

/**
 * Computes the value of a dragged number: one step per pixel, ten with Shift, a tenth with Option.
 * Pressing or releasing these keys meanwhile does not make the value jump.
 */
export class Scrub {
  #rule;
  #exact;
  #lastXCssPx;

  /**
   * @param {number} value at the start
   * @param {number} xCssPx of the pointer
   * @param {import('./numberText.js').NumberRule} rule
   */
  constructor(value, xCssPx, rule) {
    this.start = value;
    this.#exact = value;
    this.#lastXCssPx = xCssPx;
    this.#rule = rule;
  }

  /**
   * The value at a new place of the pointer.
   * @param {number} xCssPx
   * @param {{shiftKey: boolean, altKey: boolean}} keys
   * @returns {number}
   */
  move(xCssPx, { shiftKey, altKey }) {
    const { minimum, maximum, isWhole } = this.#rule;
    const factor = shiftKey ? COARSE_FACTOR : altKey ? FINE_FACTOR : 1;
    const step = this.#rule.step || 1;
    this.#exact += (xCssPx - this.#lastXCssPx) * factor * step;
    this.#exact = Math.min(Math.max(this.#exact, minimum), maximum);
    this.#lastXCssPx = xCssPx;
    const fine = { minimum, maximum, step: altKey && !isWhole ? step * FINE_FACTOR : step };
    return constrain(this.#exact, fine);
  }
}

/**
 * What a control tells during a scrub.
 * @typedef {object} ScrubEvents
 * @property {() => number} value the current one
 * @property {() => void} begin
 * @property {(value: number) => void} change
 * @property {(value: number) => void} end with the last value; after Escape with the first one
 */

/**
 * Makes a label draggable to change a number.
 * @param {HTMLElement} label
 * @param {import('./numberText.js').NumberRule} rule
 * @param {ScrubEvents} events
 */
export function attachScrub(label, rule, events) {
  /** @type {{id: number, x: number, scrub: Scrub | null, value: number} | null} */
  let held = null;

  const finish = (/** @type {boolean} */ restore) => {
    const last = held;
    held = null;
    delete label.dataset.held;
    document.removeEventListener('keydown', onKey, true);
    if (last?.scrub) events.end(restore ? last.scrub.start : last.value);
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    finish(true);
  };
  label.addEventListener('pointerdown', (event) => {
    const isButton = event.target instanceof Element && event.target.closest('button, [role=button]');
    if (event.button !== 0 || isButton || isRefused(label)) return;
    held = { id: event.pointerId, x: event.clientX, scrub: null, value: events.value() };
  });
  label.addEventListener('pointermove', (event) => {
    if (!held || event.pointerId !== held.id) return;
    if (!held.scrub) {
      if (Math.abs(event.clientX - held.x) < SCRUB_SLOP_CSS_PX) return;
      held.scrub = new Scrub(held.value, event.clientX, rule);
      label.dataset.held = '';
      label.setPointerCapture(event.pointerId);
      document.addEventListener('keydown', onKey, true);
      events.begin();
      return;
    }
    const value = held.scrub.move(event.clientX, event);
    if (value === held.value) return;
    held.value = value;
    events.change(value);
  });
  label.addEventListener('pointerup', () => held && finish(false));
  label.addEventListener('pointercancel', () => held && finish(false));
  label.addEventListener('lostpointercapture', () => held && finish(false));
}
