// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../../base/emitter.js';

/** @typedef {import('./deviceSets.js').DeviceChoice} DeviceChoice */

/**
 * The theme of one device: the one of all devices, or its own. Emits `change`.
 * @extends {Emitter<{change: () => void}>}
 */
export class DeviceTheme extends Emitter {
  #themes;
  #stop;
  /** @type {DeviceChoice} */
  choice;

  /**
   * @param {import('../choices/themeSwitch.js').ThemeSwitch} themes
   * @param {DeviceChoice} choice
   */
  constructor(themes, choice) {
    super();
    this.#themes = themes;
    this.choice = choice;
    this.#stop = themes.on('change', () => this.emit('change'));
  }

  get isDeviceDark() {
    return this.choice === 'page' ? this.#themes.isDeviceDark : this.choice === 'dark';
  }

  /** The colours for the device's canvases. */
  get deviceTheme() {
    return this.#themes.themeFor(this.isDeviceDark);
  }

  /** @param {DeviceChoice} choice */
  choose(choice) {
    this.choice = choice;
    this.emit('change');
  }

  dispose() {
    this.#stop();
  }
}
