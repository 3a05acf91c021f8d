// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../base/clock.js';
import { tileColours } from '../renderer/look/colour.js';
import { make } from '../widgets/dom.js';

/** @typedef {import('../store/session.js').Session} Session */

/** A name stands beside a control for this time after the person's last change, in ms. */
export const HAND_STAY_MS = 2000;
const COLOURS = tileColours(false);

/** The name of another person, beside a control that they are changing. */
export class HandTag {
  #row;
  #tag = make('span', { class: 'hand-tag', 'aria-hidden': 'true' });
  /** @type {(() => void) | null} */
  #stopWaiting = null;

  /** @param {HTMLElement} row of the control */
  constructor(row) {
    this.#row = row;
  }

  /**
   * Shows the name of a client.
   * @param {Session} session
   * @param {number} client
   */
  show({ presence }, client) {
    const person = presence.find((one) => one.client === client);
    this.#tag.textContent = person?.name || 'Somebody else';
    this.#row.style.setProperty('--person', COLOURS[(person?.hue ?? 0) % COLOURS.length]);
    this.#row.dataset.remote = '';
    this.#row.append(this.#tag);
    this.#stopWaiting?.();
    this.#stopWaiting = systemClock.schedule(() => this.#hide(), HAND_STAY_MS);
  }

  #hide() {
    this.#stopWaiting = null;
    this.#tag.remove();
    delete this.#row.dataset.remote;
  }
}
