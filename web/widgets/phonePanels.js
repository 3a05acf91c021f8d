// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../base/emitter.js';
import { icon, make } from './dom.js';

/**
 * What the button of a panel shows.
 * @typedef {object} PanelFace
 * @property {string} icon
 * @property {string} word under the icon
 * @property {string} label for readers
 * @property {string} close the same while the panel is open
 */
/**
 * @typedef {object} PhonePanel
 * @property {HTMLElement} panel
 * @property {string} className of the button
 * @property {() => PanelFace} face
 * @property {() => void} [onClose]
 */

/**
 * Panels for which a small screen has no room: each one opens from a button of the bar, one at a time.
 * Emits `change` when one opens or closes.
 * @extends {Emitter<{change: () => void}>}
 */
export class PhonePanels extends Emitter {
  /** The buttons, in the order in which their panels were added. */
  buttons = make('div', { class: 'phone-panels only-phone', role: 'group', 'aria-label': 'Tools' });
  /** @type {PhonePanel | null} */
  #open = null;

  /**
   * Adds a panel with its button.
   * @param {PhonePanel} panel
   * @returns {() => void} shows the button's face again
   */
  add(panel) {
    const button = make('button', {
      type: 'button',
      class: `button quiet square ${panel.className}`,
      onclick: () => (this.#open === panel ? this.close() : this.#show(panel)),
    });
    const show = () => {
      const isOpen = this.#open === panel;
      const face = panel.face();
      button.replaceChildren(icon(isOpen ? 'close' : face.icon), barWord(isOpen ? 'Close' : face.word));
      button.setAttribute('aria-label', isOpen ? face.close : face.label);
      button.setAttribute('aria-expanded', String(isOpen));
    };
    this.buttons.append(button);
    this.on('change', show);
    show();
    return show;
  }

  /**
   * Closes the open panel.
   * @returns {boolean} whether one was open
   */
  close() {
    const open = this.#open;
    if (!open) return false;
    this.#open = null;
    open.panel.removeAttribute('data-open');
    delete document.documentElement.dataset.panel;
    open.onClose?.();
    this.emit('change');
    return true;
  }

  /** @param {PhonePanel} panel */
  #show(panel) {
    this.close();
    this.#open = panel;
    panel.panel.setAttribute('data-open', '');
    document.documentElement.dataset.panel = panel.panel.className;
    this.emit('change');
  }
}

/**
 * The word below the icon of a button in the bar of a phone; the button's label says it to readers.
 * @param {string} word
 */
export function barWord(word) {
  return make('span', { class: 'bar-word', 'aria-hidden': 'true' }, word);
}
