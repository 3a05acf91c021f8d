// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { fullSentence, sentence } from './sentence.js';
import { systemClock } from '../base/clock.js';
import { icon, make } from './dom.js';

const STAY_MS = 3200;
/** Messages with a button, and errors, stay longer. */
const STAY_LONG_MS = 7000;
const MAX_TOASTS = 3;

/**
 * A button beside a message. `watch` gets what is to be told whether the button fits at present, and returns what ends
 * its watching.
 * @typedef {{label: string, run: () => void, watch?: (tell: (fits: boolean) => void) => () => void}} ToastAction
 */

/** What has its buttons where messages would lie on a phone. */
const COVERS = '.tool-card, .menu-layer, [data-open]';

/** Short messages at the lower edge, which are also read aloud. */
export class Toasts {
  #host;
  /** Watches while there are messages whether they lie over something. */
  #covers = new MutationObserver(() => this.#place());
  #announcer;
  /** @type {Map<string, () => void>} removes the message with a text */
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
   * Shows a message for a while; it stays as long as a pointer or the focus is on it. If it is shown already, it only
   * stays longer.
   * @param {string} words
   * @param {'good' | 'trouble'} [tone]
   * @param {ToastAction} [action] a button beside the message
   */
  show(words, tone = 'good', action) {
    // The same trouble comes as a sentence of the page and as words of the server.
    const text = tone === 'trouble' ? fullSentence(words) : sentence(words);
    this.#cancels.get(text)?.();
    const toast = make(
      'div',
      { class: `toast ${tone}` },
      icon(tone === 'good' ? 'check' : 'error'),
      make('span', { class: 'text' }, text),
    );
    const remove = () => {
      cancelTimer();
      stopWatching?.();
      toast.remove();
      if (!this.#host.hasChildNodes()) this.#covers.disconnect();
      if (this.#cancels.get(text) === remove) this.#cancels.delete(text);
    };
    const button = action && actionOf(action, remove);
    if (button) toast.append(button);
    this.#host.append(toast);
    this.#place();
    this.#covers.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-open'] });
    while (this.#host.children.length > MAX_TOASTS) this.#host.firstElementChild?.remove();
    this.announce(text);
    const stayMs = action || tone === 'trouble' ? STAY_LONG_MS : STAY_MS;
    const end = () => {
      if (toast.matches(':hover, :focus-within')) cancelTimer = systemClock.schedule(end, STAY_MS);
      else remove();
    };
    let cancelTimer = systemClock.schedule(end, stayMs);
    this.#cancels.set(text, remove);
    const stopWatching = action?.watch?.((fits) => button?.toggleAttribute('hidden', !fits));
  }

  #place() {
    this.#host.toggleAttribute('data-above', document.querySelector(COVERS) !== null);
  }

  /**
   * Reads a message aloud without showing it.
   * @param {string} text
   */
  announce(text) {
    this.#announcer.textContent = text;
  }
}

/**
 * @param {ToastAction} action
 * @param {() => void} remove
 */
function actionOf({ label, run }, remove) {
  const onclick = () => {
    remove();
    run();
  };
  return make('button', { type: 'button', onclick }, label);
}
