// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from './dom.js';

/** So many rows are made beyond each edge, so that scrolling shows no gap before the next frame. */
const OVERSCAN = 4;

/**
 * The rows that must exist.
 * @param {object} at
 * @param {number} at.scrollTop
 * @param {number} at.height of the visible part
 * @param {number} at.rowHeight
 * @param {number} at.total
 * @returns {{first: number, end: number}} `end` is one after the last row
 */
export function rowWindow({ scrollTop, height, rowHeight, total }) {
  const first = Math.floor(scrollTop / rowHeight) - OVERSCAN;
  const end = Math.ceil((scrollTop + height) / rowHeight) + OVERSCAN;
  const last = Math.min(Math.max(end, 0), total);
  return { first: Math.min(Math.max(first, 0), last), end: last };
}

/**
 * Rows of one height in a box that scrolls; only the visible ones exist.
 * @template T
 */
export class VirtualList {
  #rowHeight;
  #makeRow;
  #rows = make('div', { class: 'virtual-rows' });
  /** @type {T[]} */
  #items = [];
  #shown = '';

  /**
   * @param {object} options
   * @param {number} options.rowHeightCssPx
   * @param {string} options.className
   * @param {import('./dom.js').Members} [options.members] of the box
   * @param {(item: T, index: number) => HTMLElement} options.makeRow
   */
  constructor({ rowHeightCssPx, className, members = {}, makeRow }) {
    this.#rowHeight = rowHeightCssPx;
    this.#makeRow = makeRow;
    this.element = make('div', { class: className, ...members }, this.#rows);
    this.element.addEventListener('scroll', () => this.#fill(false), { passive: true });
    new ResizeObserver(() => this.#fill(false)).observe(this.element);
  }

  /** Whether the last row is visible. */
  get isAtEnd() {
    const { scrollTop, clientHeight, scrollHeight } = this.element;
    return scrollTop + clientHeight >= scrollHeight - this.#rowHeight / 2;
  }

  /** Scrolls to the last row. */
  scrollToEnd() {
    this.element.scrollTop = this.element.scrollHeight;
    this.#fill(false);
  }

  /**
   * Scrolls to a row.
   * @param {number} index
   */
  reveal(index) {
    const top = index * this.#rowHeight;
    const { scrollTop, clientHeight } = this.element;
    if (top < scrollTop) this.element.scrollTop = top;
    const bottom = top + this.#rowHeight;
    if (bottom > scrollTop + clientHeight) this.element.scrollTop = bottom - clientHeight;
    this.#fill(false);
  }

  /**
   * The element of an item's row, if it exists now.
   * @param {number} index
   * @returns {HTMLElement | null}
   */
  row(index) {
    return this.#rows.querySelector(`[data-index="${index}"]`);
  }

  /**
   * Sets the items; all rows are made again.
   * @param {T[]} items
   */
  show(items) {
    this.#items = items;
    this.#rows.style.height = `${items.length * this.#rowHeight}px`;
    this.#fill(true);
  }

  /** @param {boolean} isNew */
  #fill(isNew) {
    const { scrollTop, clientHeight } = this.element;
    const total = this.#items.length;
    const rowHeight = this.#rowHeight;
    const { first, end } = rowWindow({ scrollTop, height: clientHeight, rowHeight, total });
    const shown = `${first}–${end}`;
    if (!isNew && shown === this.#shown) return;
    this.#shown = shown;
    const rows = [];
    for (let index = first; index < end; index += 1) {
      const row = this.#makeRow(this.#items[index], index);
      row.dataset.index = String(index);
      row.style.top = `${index * rowHeight}px`;
      row.style.height = `${rowHeight}px`;
      rows.push(row);
    }
    this.#rows.replaceChildren(...rows);
  }
}
