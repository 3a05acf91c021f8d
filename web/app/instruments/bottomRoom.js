// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Keeps room below the device for what lies at the stage's lower edge, one above the other. */
export class BottomRoom {
  #host;
  #frame;
  /** @type {Map<string, number>} heights with their distances, in CSS px */
  #heights = new Map();

  /**
   * @param {HTMLElement} host the stage
   * @param {{keepFree: (sides: {bottom: number}) => void}} frame
   */
  constructor(host, frame) {
    this.#host = host;
    this.#frame = frame;
  }

  /**
   * @param {'strip' | 'pill'} what a pill is below a strip
   * @param {number} height CSS px; 0 when it is gone
   */
  keep(what, height) {
    this.#heights.set(what, height);
    const { strip = 0, pill = 0 } = Object.fromEntries(this.#heights);
    this.#host.style.setProperty('--pill-room', `${pill}px`);
    this.#frame.keepFree({ bottom: strip + pill });
  }
}
