// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../inspector/dom.js';
import { fillOf } from '../inspector/numberText.js';

const KILO = 1000;

/**
 * A number of bytes for people.
 * @param {number} bytes
 * @returns {string}
 */
export function byteText(bytes) {
  return bytes < KILO ? `${bytes} B` : `${(bytes / KILO).toFixed(bytes < 10 * KILO ? 1 : 0)} kB`;
}

/**
 * A short time for people.
 * @param {number} ms
 * @returns {string}
 */
export function millisecondText(ms) {
  if (!Number.isFinite(ms)) return '–';
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

/** The bar below the stage: where the content stands, and what it costs. */
export class Figures {
  #scroller;
  #slider;
  #start = make('span', {}, '0');
  #now = make('span');
  #end = make('span');
  #values = /** @type {Record<string, HTMLElement>} */ ({});
  /** @type {'x' | 'y'} */
  #axis = 'y';

  /**
   * @param {HTMLElement} host
   * @param {any} scroller
   */
  constructor(host, scroller) {
    this.#scroller = scroller;
    this.#slider = make('input', {
      type: 'range',
      class: 'range',
      min: '0',
      max: '1',
      step: 'any',
      'aria-label': 'Scroll position',
      oninput: () => this.#scrub(),
    });
    host.replaceChildren(
      make(
        'div',
        { class: 'position' },
        this.#slider,
        make('div', { class: 'ends' }, this.#start, this.#now, this.#end),
      ),
      make(
        'dl',
        { class: 'readings' },
        this.#reading('delta', 'Last delta', 'Bytes of the last change; what came, moved, went'),
        this.#reading('elements', 'Elements', 'In view, of those that the page holds', 'secondary'),
        this.#reading('rtt', 'Round trip', 'To the server and back', 'optional'),
        this.#reading('frame', 'Frame', 'Time to paint the last frame'),
      ),
    );
  }

  /**
   * Takes over a delta's size.
   * @param {{bytes: number, inserted: number, updated: number, removed: number}} delta
   */
  showDelta({ bytes, inserted, updated, removed }) {
    this.#values.delta.replaceChildren(
      `${byteText(bytes)} `,
      make('small', {}, `+${inserted} ~${updated} −${removed}`),
    );
  }

  /**
   * Takes over what is true of every frame.
   * @param {{inView: number, held: number, rttMs: number, frameMs: number}} figures
   */
  showFigures({ inView, held, rttMs, frameMs }) {
    this.#values.elements.replaceChildren(`${inView} `, make('small', {}, `of ${held}`));
    this.#values.rtt.textContent = millisecondText(rttMs);
    this.#values.frame.textContent = millisecondText(frameMs);
  }

  /** Takes over where the content stands. */
  showPosition() {
    const { offset, range, axes } = this.#scroller;
    this.#axis = axes.x && !axes.y ? 'x' : 'y';
    const from = range.min[this.#axis];
    const to = range.max[this.#axis];
    const at = offset[this.#axis];
    this.#slider.min = String(from);
    this.#slider.max = String(Math.max(to, from));
    this.#slider.disabled = to - from < 1;
    this.#slider.value = String(at);
    const rule = { minimum: from, maximum: to, step: 0 };
    this.#slider.style.setProperty('--fill', fillOf(at, rule));
    this.#start.textContent = offsetText(from);
    this.#now.textContent = `offset ${offsetText(at)}`;
    this.#end.textContent = offsetText(to);
    this.#slider.setAttribute('aria-valuetext', `${offsetText(at)} points`);
  }

  #scrub() {
    const offset = { ...this.#scroller.offset, [this.#axis]: Number(this.#slider.value) };
    this.#scroller.scrollTo(offset, { animated: false });
  }

  /**
   * @param {string} name
   * @param {string} label
   * @param {string} help
   * @param {string} [className]
   */
  #reading(name, label, help, className = '') {
    this.#values[name] = make('dd', {}, '–');
    return make(
      'div',
      { class: `reading ${className}`, title: help },
      make('dt', {}, label),
      this.#values[name],
    );
  }
}

/**
 * @param {number} at
 * @returns {string}
 */
function offsetText(at) {
  return at.toLocaleString('en-US', { maximumFractionDigits: 0 }).replace('-', '−');
}
