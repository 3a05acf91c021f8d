// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../../widgets/dom.js';

/** Longer comments are refused, in bytes of UTF-8. */
export const MOST_BYTES = 4096;

/**
 * Why a text cannot be sent; empty when it can.
 * @param {string} text
 */
export function troubleWith(text) {
  const bytes = new TextEncoder().encode(text).length;
  return bytes > MOST_BYTES
    ? `The comment has ${bytes.toLocaleString('en')} bytes; at most ${MOST_BYTES.toLocaleString('en')} fit.`
    : '';
}

/**
 * A field for a comment, with its button; Return sends, Shift and Return begins a line.
 * @param {object} options
 * @param {string} options.label
 * @param {string} options.button
 * @param {(text: string) => Promise<boolean>} options.onSend whether it was taken
 * @returns {{element: HTMLElement, focus: () => void}}
 */
export function commentForm({ label, button, onSend }) {
  const trouble = make('p', { class: 'comment-trouble', role: 'alert' });
  const field = make('textarea', { rows: 2, placeholder: label, 'aria-label': label });
  const send = make('button', { type: 'submit', class: 'button primary', disabled: true }, button);
  const check = () => {
    trouble.textContent = troubleWith(field.value);
    send.disabled = field.value.trim() === '' || trouble.textContent !== '';
  };
  const submit = async () => {
    check();
    if (send.disabled) return;
    send.disabled = true;
    if (await onSend(field.value)) field.value = '';
    check();
  };
  const element = make(
    'form',
    {
      class: 'comment-form',
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        void submit();
      },
    },
    field, trouble, send,
  );
  field.addEventListener('input', check);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void submit();
  });
  return { element, focus: () => field.focus() };
}
