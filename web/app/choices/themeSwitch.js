// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../../base/emitter.js';
import { contrastTheme, darkTheme, lightTheme } from '../../renderer/look/theme.js';
import { read, write } from './memory.js';

/** @typedef {'auto' | 'light' | 'dark'} ThemeChoice */
/** @typedef {'page' | 'light' | 'dark'} DeviceChoice */

const KEY = 'tessera.theme';
const DEVICE_KEY = 'tessera.theme.device';
const CONTRAST_KEY = 'tessera.contrast';
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
 * Light or dark, and how much contrast: as the system says, or as people chose here. The device can differ from the
 * page. Emits `change`.
 * @extends {Emitter<{change: () => void}>}
 */
export class ThemeSwitch extends Emitter {
  #dark = matchMedia('(prefers-color-scheme: dark)');
  #contrast = matchMedia('(prefers-contrast: more)');
  /** @type {ThemeChoice} */
  choice;
  /** @type {DeviceChoice} */
  deviceChoice;
  #wantsContrast;

  constructor() {
    super();
    const kept = read(KEY);
    this.choice = kept === 'light' || kept === 'dark' ? kept : 'auto';
    const device = read(DEVICE_KEY);
    this.deviceChoice = device === 'light' || device === 'dark' ? device : 'page';
    this.#wantsContrast = read(CONTRAST_KEY) === 'more';
    for (const query of [this.#dark, this.#contrast]) {
      query.addEventListener('change', () => {
        this.#show();
        this.emit('change');
      });
    }
    this.#show();
  }

  get isDark() {
    return this.choice === 'auto' ? this.#dark.matches : this.choice === 'dark';
  }

  /** Whether the device in the middle is dark. */
  get isDeviceDark() {
    return this.deviceChoice === 'page' ? this.isDark : this.deviceChoice === 'dark';
  }

  /** Whether colours have more contrast, by the system or by choice. */
  get hasContrast() {
    return this.#wantsContrast || this.#contrast.matches;
  }

  /** Whether the system asks for more contrast, so that there is nothing to choose. */
  get isContrastOfSystem() {
    return this.#contrast.matches;
  }

  /** The colours for canvases of the page. */
  get theme() {
    return this.themeFor(this.isDark);
  }

  /** The colours for canvases of the device. */
  get deviceTheme() {
    return this.themeFor(this.isDeviceDark);
  }

  /** @param {ThemeChoice} choice */
  choose(choice) {
    this.choice = choice;
    write(KEY, choice === 'auto' ? null : choice);
    this.#show();
    this.emit('change');
  }

  /**
   * @param {DeviceChoice} choice
   * @param {{isKept?: boolean}} [how] whether the next visit begins with it
   */
  chooseDevice(choice, how = {}) {
    this.deviceChoice = choice;
    if (how.isKept !== false) write(DEVICE_KEY, choice === 'page' ? null : choice);
    this.#show();
    this.emit('change');
  }

  /** @param {boolean} isMore */
  chooseContrast(isMore) {
    this.#wantsContrast = isMore;
    write(CONTRAST_KEY, isMore ? 'more' : null);
    this.#show();
    this.emit('change');
  }

  /**
   * The colours for canvases that are light or dark.
   * @param {boolean} isDark
   */
  themeFor(isDark) {
    const theme = isDark ? darkTheme : lightTheme;
    return this.hasContrast ? contrastTheme(theme) : theme;
  }

  #show() {
    const { dataset } = document.documentElement;
    if (this.choice === 'auto') delete dataset.theme;
    else dataset.theme = this.choice;
    if (this.deviceChoice === 'page') delete dataset.deviceTheme;
    else dataset.deviceTheme = this.deviceChoice;
    if (this.hasContrast) dataset.contrast = 'more';
    else delete dataset.contrast;
  }
}
