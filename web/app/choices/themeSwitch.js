// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../../base/emitter.js';
import { darkTheme, lightTheme } from '../../renderer/look/theme.js';
import { read, write } from './memory.js';

/** @typedef {'auto' | 'light' | 'dark'} ThemeChoice */

const KEY = 'tessera.theme';
const ORDER = /** @type {const} */ (['auto', 'light', 'dark']);

/**
 * The next choice in the order auto, light, dark.
 * @param {ThemeChoice} choice
 * @returns {ThemeChoice}
 */
export function nextChoice(choice) {
  return ORDER[(ORDER.indexOf(choice) + 1) % ORDER.length];
}

/**
 * Light or dark: as the system says, or as people chose here. Emits `change`.
 * @extends {Emitter<{change: () => void}>}
 */
export class ThemeSwitch extends Emitter {
  #dark = matchMedia('(prefers-color-scheme: dark)');
  /** @type {ThemeChoice} */
  choice;

  constructor() {
    super();
    const kept = read(KEY);
    this.choice = kept === 'light' || kept === 'dark' ? kept : 'auto';
    this.#dark.addEventListener('change', () => this.emit('change'));
    this.#show();
  }

  get isDark() {
    return this.choice === 'auto' ? this.#dark.matches : this.choice === 'dark';
  }

  /** The colours for canvases. */
  get theme() {
    return this.isDark ? darkTheme : lightTheme;
  }

  /** @param {ThemeChoice} choice */
  choose(choice) {
    this.choice = choice;
    write(KEY, choice === 'auto' ? null : choice);
    this.#show();
    this.emit('change');
  }

  #show() {
    const root = document.documentElement;
    if (this.choice === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.choice;
  }
}
