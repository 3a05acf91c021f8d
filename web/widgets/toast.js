// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../base/clock.js';
import { icon, make } from './dom.js';

const STAY_MS = 3200;
/** What can be answered, or went wrong, stays longer. */
const STAY_LONG_MS = 7000;
const MAX_TOASTS = 3;

/** Short messages at the lower edge, said aloud as well. */
export class Toasts {
  #host;
  #announcer;
  /** @type {Map<string, () => void>} takes away what shows a text */
  #cancels = new Map();

  /**
   * @param {HTMLElement} host
   * @param {HTMLElement} announcer the live region
   */
  constructor(host, announcer) {
    this.#host = host;
    this.#announcer = announcer;
  }

  /**
   * Shows a message for a while; the same one again only stays longer.
   * @param {string} text
   * @param {'good' | 'trouble'} [tone]
   * @param {{label: string, run: () => void}} [action] offered beside it
   */
  show(text, tone = 'good', action) {
    this.#cancels.get(text)?.();
    const toast = make(
      'div',
      { class: `toast ${tone}` },
      icon(tone === 'good' ? 'check' : 'error'),
      make('span', { class: 'text' }, text),
    );
    const remove = () => {
      cancelTimer();
      toast.remove();
      if (this.#cancels.get(text) === remove) this.#cancels.delete(text);
    };
    if (action) toast.append(actionOf(action, remove));
    this.#host.append(toast);
    while (this.#host.children.length > MAX_TOASTS) this.#host.firstElementChild?.remove();
    this.announce(text);
    const stayMs = action || tone === 'trouble' ? STAY_LONG_MS : STAY_MS;
    const cancelTimer = systemClock.schedule(remove, stayMs);
    this.#cancels.set(text, remove);
  }

  /**
   * Says something without showing it.
   * @param {string} text
   */
  announce(text) {
    this.#announcer.textContent = text;
  }
}

/**
 * @param {{label: string, run: () => void}} action
 * @param {() => void} remove
 */
function actionOf({ label, run }, remove) {
  const onclick = () => {
    remove();
    run();
  };
  return make('button', { type: 'button', onclick }, label);
}
