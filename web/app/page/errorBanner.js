// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';

/** @typedef {import('../../transport/messageTypes.js').Diagnostic} Diagnostic */
/** @typedef {import('../../store/session.js').Session} Session */

/**
 * The last error that the collection view raised. Errors in files are shown elsewhere.
 * @param {Diagnostic[]} diagnostics
 * @returns {Diagnostic | null}
 */
export function raisedError(diagnostics) {
  const raised = diagnostics.filter(({ severity, file }) => severity === 'error' && !file);
  return raised.at(-1) ?? null;
}

/** Shows UIKit's message over the stage when a layout or a data source has broken a rule. */
export class ErrorBanner {
  #session;
  #message = make('p', { class: 'message' });
  #show;
  /** The error that was closed, as text, so that it does not appear again. */
  #dismissed = '';
  /** @type {Diagnostic | null} */
  #error = null;

  /**
   * @param {HTMLElement} host the stage
   * @param {Session} session
   * @param {object} events
   * @param {(key: string) => void} events.onPickElement
   * @param {(text: string, tone?: 'good' | 'trouble') => void} events.tell
   */
  constructor(host, session, { onPickElement, tell }) {
    this.#session = session;
    /**
     * @param {string} name
     * @param {string} label
     * @param {() => void} onclick
     */
    const button = (name, label, onclick) =>
      make(
        'button',
        { type: 'button', class: 'button quiet square small', title: label, onclick },
        icon(name),
        make('span', { class: 'visually-hidden' }, label),
      );
    const pick = () => this.#error?.element && onPickElement(this.#error.element);
    this.#show = make('button', { type: 'button', class: 'link', onclick: pick }, 'Show the element');
    this.element = make(
      'div',
      { class: 'error-banner', role: 'alert', hidden: true },
      icon('error'),
      make('div', { class: 'words' }, this.#message, this.#show),
      button('copy', 'Copy the message', () => this.#copy(tell)),
      button('close', 'Close', () => this.#dismiss()),
    );
    host.append(this.element);
    session.on('change', (/** @type {string} */ topic) => {
      if (topic === 'diagnostics' || topic === 'stage') this.update();
    });
    this.update();
  }

  /** Updates to the last error. */
  update() {
    const error = raisedError(this.#session.diagnostics ?? []);
    const text = error ? JSON.stringify(error) : '';
    if (text === '') this.#dismissed = '';
    this.#error = error;
    this.element.hidden = text === '' || text === this.#dismissed;
    if (!error) return;
    if (this.#message.textContent !== error.message) this.#message.textContent = error.message;
    this.#show.hidden = !error.element;
  }

  /**
   * Closes the banner until another error comes.
   * @returns {boolean} whether it was open
   */
  close() {
    if (this.element.hidden) return false;
    this.#dismiss();
    return true;
  }

  #dismiss() {
    this.#dismissed = JSON.stringify(this.#error);
    this.update();
  }

  /** @param {(text: string, tone?: 'good' | 'trouble') => void} tell */
  async #copy(tell) {
    try {
      await navigator.clipboard.writeText(this.#error?.message ?? '');
      tell('Message copied');
    } catch {
      tell('The browser does not allow copying.', 'trouble');
    }
  }
}
