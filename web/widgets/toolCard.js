// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from './dom.js';

/**
 * Lets people write in a card's field; on a touch screen they touch it themselves, because its keyboard would cover the card.
 * @param {HTMLElement} card
 * @param {() => void} focusField
 */
export function focusCard(card, focusField) {
  if (matchMedia('(hover: hover)').matches) focusField();
  else card.querySelector('button')?.focus();
}

/**
 * A card beside the device, in which a tool shows its results.
 * @param {object} parts
 * @param {string} parts.title
 * @param {string} [parts.hint] what the tool does, under the title
 * @param {() => void} parts.onClose
 * @param {string} [parts.closeTitle] what closing it does
 * @param {HTMLElement[]} parts.content
 * @returns {HTMLElement}
 */
export function toolCard({ title, hint, onClose, closeTitle = 'Back to Move (V)', content }) {
  return make(
    'section',
    { class: 'tool-card', 'aria-label': title },
    make(
      'header',
      {},
      make('h2', {}, title),
      make(
        'button',
        {
          type: 'button',
          class: 'button quiet square',
          'aria-label': `Close ${title}`,
          title: closeTitle,
          onclick: onClose,
        },
        icon('close'),
      ),
    ),
    hint && make('p', { class: 'hint' }, hint),
    ...content,
  );
}
