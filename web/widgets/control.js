// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from './dom.js';

/** @typedef {import('../transport/messageTypes.js').ParameterKind} ParameterKind */
/** @typedef {import('../transport/messageTypes.js').ParameterValue} ParameterValue */
/**
 * The value that a control shows: a parameter, or something else that is set in the same way.
 * @template {ParameterKind['type']} Type
 * @typedef {object} Subject
 * @property {string} key
 * @property {string} label
 * @property {string} help
 * @property {string} [origin] what applies if it is not set
 * @property {boolean} [ordered] whether the options of a choice go from less to more
 * @property {Omit<Extract<ParameterKind, {type: Type}>, 'type'>} kind
 * @property {ParameterValue} defaultValue
 */
/**
 * What a control can do with its parameter.
 * @typedef {object} ParameterActions
 * @property {() => ParameterValue | undefined} value the current one
 * @property {() => void} begin a gesture begins
 * @property {(value: ParameterValue) => void} change during a gesture; at most 30 are sent a second
 * @property {(value: ParameterValue) => void} end the gesture's last value
 * @property {(value: ParameterValue) => void} commit a single change, animated
 * @property {() => void} reset sets the value of the file again
 * @property {(words: string) => void} [refuse] tells why a typed value was not taken as it is
 */

/**
 * A control in the inspector.
 * @typedef {object} Control
 * @property {HTMLElement} element
 * @property {() => void} show shows the current value
 * @property {(isModified: boolean) => void} mark
 */

/**
 * A parameter's name, with a dot that shows that the value differs from the file; pressing it resets.
 * @param {{label: string, help: string, origin?: string}} descriptor
 * @param {Pick<ParameterActions, 'reset'>} actions
 * @param {{forId?: string, scrubs?: boolean}} options
 * @returns {{element: HTMLElement, mark: (isModified: boolean) => void}}
 */
export function nameOf(descriptor, actions, { forId, scrubs = false }) {
  const back = `Back to ${descriptor.origin ?? 'the value of the file'}`;
  const dot = make('button', {
    type: 'button',
    class: 'modified',
    hidden: true,
    title: back,
    'aria-label': `${descriptor.label}: ${back.toLowerCase()}`,
    onclick: (/** @type {Event} */ event) => {
      event.preventDefault();
      actions.reset();
    },
  });
  const text = make('span', { class: 'text' }, descriptor.label);
  /** @type {HTMLElement} */
  const element = make(
    forId && !scrubs ? 'label' : 'div',
    {
      class: scrubs ? 'name scrub' : 'name',
      htmlFor: forId,
      title: descriptor.help || undefined,
      ondblclick: () => isRefused(element) || actions.reset(),
    },
    text,
    dot,
  );
  return {
    element,
    mark: (isModified) => {
      // This comes with each delta, and a browser styles again what is told the same.
      if (dot.hidden === isModified) dot.hidden = !isModified;
      element.closest('.row')?.toggleAttribute('data-touched', isModified);
    },
  };
}

/**
 * Whether a part of a control is in a group that may not be used; the browser asks this only for fields and buttons.
 * @param {Element} part
 */
export function isRefused(part) {
  return part.closest('fieldset.editing:disabled') !== null;
}
