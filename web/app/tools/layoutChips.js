// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';

/** @typedef {import('../../store/layoutSwitch.js').LayoutOption} LayoutOption */

/** Keys of the first layouts, in their order. */
export const LAYOUT_KEYS = Object.freeze([...'1234567890']);
/** @type {Record<string, number>} */
const WAYS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The chip that gets the focus: arrows go round, Home and End go to the ends.
 * @param {string} key
 * @param {number} at the one that has it
 * @param {number} count
 * @returns {number | null} `null` for other keys
 */
export function chipBeside(key, at, count) {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return Object.hasOwn(WAYS, key) ? (at + WAYS[key] + count) % count : null;
}

/**
 * The label of a chip: its name, and the key that does the same.
 * @param {string} name
 * @param {number} at
 */
export function chipTitle(name, at) {
  const key = LAYOUT_KEYS[at];
  return key ? `${name} (${key})` : `${name} (arrow keys and Enter here, or [ and ])`;
}

/** The layouts of a stage, side by side; one of them is on. Arrow keys go from one to the next. */
export class LayoutChips {
  element = make('div', {
    class: 'layout-chips',
    role: 'group',
    'aria-label': 'Layout',
    onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
  });
  #onPress;
  #drawn = '';

  /** @param {(id: string) => void} onPress */
  constructor(onPress) {
    this.#onPress = onPress;
  }

  /**
   * Updates the layouts and the one that is on.
   * @param {readonly LayoutOption[]} options
   * @param {string} choice
   */
  show(options, choice) {
    const drawn = JSON.stringify(options);
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.element.replaceChildren(...options.map((option, at) => this.#chip(option, at)));
    }
    const held = this.#chips.findIndex((chip) => chip === document.activeElement);
    this.#chips.forEach((chip, at) => {
      const isOn = chip.dataset.layout === choice;
      chip.setAttribute('aria-pressed', String(isOn));
      // The tab key stops once in the group: at the chip that has the focus, else at the one that is on.
      chip.tabIndex = (held < 0 ? isOn : at === held) ? 0 : -1;
    });
  }

  /** @returns {HTMLElement[]} */
  get #chips() {
    return [...this.element.querySelectorAll('button')];
  }

  /**
   * @param {LayoutOption} option
   * @param {number} at
   */
  #chip({ id, name }, at) {
    const key = LAYOUT_KEYS[at];
    return make(
      'button',
      {
        type: 'button',
        class: 'layout-chip',
        data: { layout: id },
        'aria-keyshortcuts': key,
        title: chipTitle(name, at),
        onclick: () => this.#onPress(id),
      },
      key !== undefined && make('kbd', {}, key),
      name,
    );
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const chips = this.#chips;
    const next = chipBeside(event.key, chips.findIndex((chip) => chip === event.target), chips.length);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    chips.forEach((chip, at) => {
      chip.tabIndex = at === next ? 0 : -1;
    });
    chips[next].focus();
  }
}
