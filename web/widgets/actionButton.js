// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from './dom.js';

/**
 * @typedef {object} ActionButton
 * @property {HTMLButtonElement} element
 * @property {(canRun: boolean) => void} show takes whether it can be pressed
 */

/**
 * A button that starts an action and shows while it runs.
 * @param {object} options
 * @param {string} options.name of the action, as for `Actions.isPending`
 * @param {string} [options.label] text; without one there is only the drawing
 * @param {string} [options.drawing]
 * @param {string} options.help what it does, in a sentence
 * @param {string} [options.className]
 * @param {import('../store/actions.js').Actions} options.actions
 * @param {() => void} options.onPress
 * @returns {ActionButton}
 */
export function actionButton({ name, label, drawing, help, className, actions, onPress }) {
  const element = make(
    'button',
    {
      type: 'button',
      class: `button action ${className ?? ''}`,
      title: help,
      'aria-label': label ? undefined : help,
      data: { action: name },
      onclick: () => onPress(),
    },
    drawing && icon(drawing),
    label && make('span', { class: 'text' }, label),
  );
  const show = (/** @type {boolean} */ canRun) => {
    const isPending = actions.isPending(name);
    element.disabled = !canRun;
    element.toggleAttribute('data-pending', isPending);
    element.setAttribute('aria-busy', String(isPending));
  };
  return { element, show };
}
