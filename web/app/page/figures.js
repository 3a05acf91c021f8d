// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { grouped } from '../../base/grouped.js';
import { Throttle } from '../../base/throttle.js';
import { make } from '../../widgets/dom.js';

/** Nobody reads numbers that change faster, and each change has the browser lay out the line again, in ms. */
const INTERVAL_MS = 250;
const KILO = 1000;

/**
 * The text of a number of bytes.
 * @param {number} bytes
 * @returns {string}
 */
export function byteText(bytes) {
  return bytes < KILO ? `${bytes} B` : `${(bytes / KILO).toFixed(bytes < 10 * KILO ? 1 : 0)} kB`;
}

/**
 * The text of a short time.
 * @param {number} ms
 * @returns {string}
 */
export function millisecondText(ms) {
  if (!Number.isFinite(ms)) return '–';
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

/** @typedef {{inView: number, held: number, rttMs: number, frameMs: number}} FrameFigures */

/** A line below the stage: the offset of the content, and the cost of painting it. */
export class Figures {
  #scroller;
  #values = /** @type {Record<string, {text: Text, small: HTMLElement}>} */ ({});

  #frames;
  /** @type {[value: string, of: string]} what the next figures say of the last change */
  #delta = ['–', ''];

  /**
   * @param {import('../../gestures/scrolling/scroller.js').Scroller} scroller
   * @param {import('../../base/clock.js').Clock} clock
   */
  constructor(scroller, clock) {
    this.#scroller = scroller;
    /** @type {Throttle<FrameFigures>} */
    this.#frames = new Throttle(clock, INTERVAL_MS, (frame) => this.#show(frame));
    this.element = make(
      'dl',
      { class: 'readings' },
      this.#reading('delta', 'delta', 'Bytes of the last change; elements inserted, changed, removed', 'wide'),
      this.#reading('frame', 'frame', 'Time to paint the last frame'),
      this.#reading('offset', 'offset', 'Content offset, and the greatest one', 'wide'),
      this.#reading('rtt', 'rtt', 'Time to the server and back'),
      this.#reading('elements', 'in view', 'Elements in view, and all elements that the page holds', 'wide'),
    );
  }

  /**
   * Keeps the size of a delta for the figures of the next frame: the browser lays out and paints the page's texts again for
   * each change of one, which takes a third of a frame.
   * @param {{bytes: number, inserted: number, updated: number, removed: number}} delta
   */
  showDelta({ bytes, inserted, updated, removed }) {
    this.#delta = [byteText(bytes), `+${inserted} ~${updated} −${removed}`];
  }

  /**
   * Updates the figures of a frame; while frames follow each other, those of some of them.
   * @param {FrameFigures} frame
   */
  showFrame(frame) {
    this.#frames.push(frame);
  }

  /** @param {FrameFigures} frame */
  #show({ inView, held, rttMs, frameMs }) {
    this.#tell('delta', ...this.#delta);
    this.#tell('elements', String(inView), `of ${held}`);
    this.#tell('rtt', millisecondText(rttMs));
    this.#tell('frame', millisecondText(frameMs));
    const { offset, range, axes } = this.#scroller;
    const axis = axes.x && !axes.y ? 'x' : 'y';
    const end = Math.max(range.min[axis], range.max[axis]);
    this.#tell('offset', offsetText(offset[axis]), `of ${offsetText(end)}`);
  }

  /**
   * Writes only what differs.
   * @param {string} name
   * @param {string} value
   * @param {string} [of] smaller text behind it
   */
  #tell(name, value, of) {
    const { text, small } = this.#values[name];
    const shown = of === undefined ? value : `${value} `;
    if (text.data !== shown) text.data = shown;
    if (of !== undefined && small.textContent !== of) small.textContent = of;
  }

  /**
   * @param {string} name
   * @param {string} label
   * @param {string} help
   * @param {string} [className]
   */
  #reading(name, label, help, className = '') {
    const text = document.createTextNode('–');
    const small = make('small', {});
    this.#values[name] = { text, small };
    return make(
      'div',
      { class: `reading ${className}`, title: help },
      make('dt', {}, label),
      make('dd', {}, text, small),
    );
  }
}

/**
 * An offset as a whole number.
 * @param {number} at pt
 * @returns {string}
 */
export function offsetText(at) {
  return grouped(Math.round(at));
}
