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
  /** @type {(() => void) | null} */
  #stopAsking = null;

  /** @param {HTMLElement} row of the control */
  constructor(row) {
    this.#row = row;
  }

  /**
   * Shows the name of a client, also if the server tells it a little later.
   * @param {Session} session
   * @param {number} client
   */
  show(session, client) {
    this.#forgetAsking();
    if (!this.#name(session, client)) {
      this.#stopAsking = session.on('change', (topic) => {
        if (topic === 'presence' && this.#name(session, client)) this.#forgetAsking();
      });
    }
    this.#row.dataset.remote = '';
    this.#row.append(this.#tag);
    this.#stopWaiting?.();
    this.#stopWaiting = systemClock.schedule(() => this.#hide(), HAND_STAY_MS);
  }

  /**
   * @param {Session} session
   * @param {number} client
   * @returns {boolean} whether the client has a name
   */
  #name({ presence }, client) {
    const person = presence.find((one) => one.client === client);
    this.#tag.textContent = person?.name || 'Somebody else';
    this.#row.style.setProperty('--person', COLOURS[(person?.hue ?? 0) % COLOURS.length]);
    return Boolean(person?.name);
  }

  #forgetAsking() {
    this.#stopAsking?.();
    this.#stopAsking = null;
  }

  #hide() {
    this.#stopWaiting = null;
    this.#forgetAsking();
    this.#tag.remove();
    delete this.#row.dataset.remote;
  }
}
