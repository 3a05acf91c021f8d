// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';

/** A button that raises or lowers this page's hand; it is there when others are. */
export class HandButton {
  #room;
  element;

  /** @param {import('../../store/room.js').Room} room */
  constructor(room) {
    this.#room = room;
    this.element = make(
      'button',
      { type: 'button', class: 'button quiet square hand-button not-phone', onclick: () => this.toggle() },
      icon('hand'),
    );
    room.session.on('change', (topic) => (topic === 'presence' || topic === 'connection') && this.#show());
    this.#show();
  }

  toggle() {
    void this.#room.raise(!this.#room.hasHandUp).catch(() => {});
  }

  #show() {
    const { hasHandUp, session } = this.#room;
    const words = hasHandUp ? 'Lower your hand' : 'Raise your hand';
    this.element.hidden = session.crowd < 2 && !hasHandUp;
    this.element.title = words;
    this.element.setAttribute('aria-label', words);
    this.element.setAttribute('aria-pressed', String(hasHandUp));
  }
}
