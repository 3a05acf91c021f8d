// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../base/clock.js';
import { icon, make } from '../inspector/dom.js';

const STAY_MS = 3200;
const MAX_TOASTS = 3;

/** Short messages at the lower edge, said aloud as well. */
export class Toasts {
  #host;
  #announcer;

  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} announcer the live region
   */
  constructor(host, announcer) {
    this.#host = host;
    this.#announcer = announcer;
  }

  /**
   * Shows a message for a while.
   * @param {string} text
   * @param {'good' | 'trouble'} [tone]
   */
  show(text, tone = 'good') {
    const toast = make(
      'div',
      { class: `toast ${tone}` },
      icon(tone === 'good' ? 'check' : 'error'),
      text,
    );
    this.#host.append(toast);
    while (this.#host.children.length > MAX_TOASTS) this.#host.firstElementChild?.remove();
    this.announce(text);
    systemClock.schedule(() => toast.remove(), STAY_MS);
  }

  /**
   * Says something without showing it.
   * @param {string} text
   */
  announce(text) {
    this.#announcer.textContent = text;
  }
}
