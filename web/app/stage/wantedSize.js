// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { deviceOfSize } from './devices.js';

/** @typedef {import('../../store/session.js').Session} Session */

/** Shows a stage once in the size that the file beside its source wants; later people's choice counts. */
export class WantedSize {
  #session;
  #show;
  /** The stage and the size that were shown last. */
  #shown = '';

  /**
   * @param {Session} session
   * @param {(device: import('./devices.js').Device) => void} show
   */
  constructor(session, show) {
    this.#session = session;
    this.#show = show;
    session.on('change', (/** @type {string} */ topic) => {
      if (topic === 'source') this.#look();
    });
  }

  #look() {
    const { stageId, source } = this.#session;
    const size = source?.size;
    const wanted = `${stageId} ${size}`;
    if (!size || wanted === this.#shown) return;
    this.#shown = wanted;
    const device = deviceOfSize(size);
    if (device) this.#show(device);
  }
}
