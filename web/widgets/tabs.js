// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from './dom.js';

/**
 * @typedef {object} Tab
 * @property {string} id
 * @property {string} label
 * @property {string} help
 * @property {HTMLElement} panel
 */

/**
 * The tab to which a key goes.
 * @param {string} key
 * @param {number} index of the current one
 * @param {number} number of tabs
 * @returns {number | null}
 */
export function tabAfter(key, index, number) {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % number;
    case 'ArrowLeft':
      return (index + number - 1) % number;
    case 'Home':
      return 0;
    case 'End':
      return number - 1;
    default:
      return null;
  }
}

/** Panels, one of which is shown. */
export class Tabs {
  #tabs;
  #onOpen;
  /** @type {HTMLButtonElement[]} */
  #buttons;
  /** Id of the panel that is shown. */
  open = '';

  /**
   * @param {Tab[]} tabs
   * @param {object} options
   * @param {string} options.label
   * @param {string | null} options.open id of the panel to show first
   * @param {(id: string) => void} options.onOpen
   */
  constructor(tabs, { label, open, onOpen }) {
    this.#tabs = tabs;
    this.#onOpen = onOpen;
    this.#buttons = tabs.map((tab) => this.#button(tab));
    this.element = make(
      'div',
      { class: 'tabs', role: 'tablist', 'aria-label': label, onkeydown: this.#key },
      ...this.#buttons,
    );
    for (const { id, panel } of tabs) {
      panel.id = `panel-${id}`;
      panel.classList.add('tab-panel');
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', `tab-${id}`);
    }
    this.show(tabs.some(({ id }) => id === open) ? String(open) : tabs[0].id);
  }

  /**
   * Shows a panel.
   * @param {string} wanted
   */
  show(wanted) {
    if (this.open === wanted) return;
    this.open = wanted;
    for (const [index, { id, panel }] of this.#tabs.entries()) {
      const isOpen = id === wanted;
      panel.hidden = !isOpen;
      this.#buttons[index].setAttribute('aria-selected', String(isOpen));
      this.#buttons[index].tabIndex = isOpen ? 0 : -1;
    }
    this.#onOpen(wanted);
  }

  /**
   * Puts a mark beside a tab's name.
   * @param {string} wanted
   * @param {boolean} isMarked
   */
  mark(wanted, isMarked) {
    const index = this.#tabs.findIndex(({ id }) => id === wanted);
    this.#buttons[index]?.toggleAttribute('data-marked', isMarked);
  }

  /** @param {Tab} tab */
  #button({ id, label, help }) {
    return make(
      'button',
      {
        type: 'button',
        id: `tab-${id}`,
        class: 'tab',
        role: 'tab',
        title: help,
        'aria-controls': `panel-${id}`,
        onclick: () => this.show(id),
      },
      label,
    );
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    const index = this.#tabs.findIndex(({ id }) => id === this.open);
    const next = tabAfter(event.key, index, this.#tabs.length);
    if (next === null) return;
    event.preventDefault();
    this.show(this.#tabs[next].id);
    this.#buttons[next].focus();
  };
}
