// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';

/** @typedef {import('./shelf.js').Shelf} Shelf */
/** @typedef {import('./shelf.js').Instrument} Instrument */
/** @typedef {HTMLElement & {showPopover: () => void, hidePopover: () => void}} Popover */

/** The distance of the menu from its button, and from the window's edge, in CSS px. */
const GAP_PX = 6;
const EDGE_PX = 8;
/** @type {Record<string, (at: number, count: number) => number>} */
const KEYS = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button of the top bar with a menu of all instruments, so that they are found without their keys. */
export class InstrumentMenu {
  #shelf;
  #list = /** @type {Popover} */ (/** @type {unknown} */ (make('div', {
    class: 'instrument-menu', popover: 'auto', role: 'menu', 'aria-label': 'Instruments',
    onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
    onbeforetoggle: (/** @type {Event} */ event) =>
      this.#button.setAttribute('aria-expanded', String(Reflect.get(event, 'newState') === 'open')),
  })));
  #button = make('button', {
    type: 'button', class: 'button quiet not-phone', title: 'Instruments: devices, comparing, comments, 3D and more',
    'aria-label': 'Instruments', 'aria-haspopup': 'menu', 'aria-expanded': 'false', onclick: () => void this.#open(),
  }, icon('layers'), make('span', { class: 'word' }, 'Show'), icon('down'));
  element = make('div', { class: 'instruments-button' }, this.#button, this.#list);

  /**
   * @param {() => Promise<Shelf>} shelf
   * @param {() => void} onMissing told when the instruments could not be loaded
   */
  constructor(shelf, onMissing) {
    this.#shelf = { get: shelf, onMissing };
  }

  async #open() {
    const shelf = await this.#shelf.get().catch(() => null);
    if (!shelf) return this.#shelf.onMissing();
    this.#list.replaceChildren(...shelf.instruments.map((instrument) => this.#row(shelf, instrument)));
    this.#list.showPopover();
    const { left, bottom } = this.#button.getBoundingClientRect();
    const most = document.documentElement.clientWidth - this.#list.offsetWidth - EDGE_PX;
    this.#list.style.left = `${Math.min(left, most)}px`;
    this.#list.style.top = `${bottom + GAP_PX}px`;
    this.#rows[0]?.focus();
  }

  /** @returns {HTMLElement[]} */
  get #rows() {
    return [...this.#list.querySelectorAll('button')];
  }

  /**
   * @param {Shelf} shelf
   * @param {Instrument} instrument
   */
  #row(shelf, { id, label, icon: name, keys }) {
    const choose = () => {
      this.#list.hidePopover();
      shelf.toggle(id);
    };
    return make(
      'button',
      {
        type: 'button', role: 'menuitemcheckbox', tabIndex: -1, 'aria-checked': String(shelf.isOpen(id)),
        'aria-keyshortcuts': keys ?? '', onclick: choose,
      },
      icon(name),
      make('span', { class: 'title' }, label),
      ...(keys ? [make('kbd', { 'aria-hidden': 'true' }, keys)] : []),
    );
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const rows = this.#rows;
    const next = KEYS[event.key]?.(rows.findIndex((row) => row === document.activeElement), rows.length);
    if (next === undefined) {
      // The browser closes the menu; the page would close an instrument as well.
      if (event.key === 'Escape') event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    rows[next].focus();
  }
}
