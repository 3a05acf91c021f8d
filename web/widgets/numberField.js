// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from './dom.js';
import { clampTo, formatNumber, nudge, parseNumber, refusalOf, remarkOn } from './numberText.js';
import { attachTypedField } from './typedField.js';

/**
 * Makes an input take numbers: Enter or leaving commits, Escape restores, arrows step.
 * @param {object} options
 * @param {HTMLInputElement} options.input
 * @param {import('./numberText.js').NumberRule} options.rule
 * @param {() => number} options.value
 * @param {(value: number) => void} options.commit
 * @param {(words: string) => void} [options.refuse] tells why a typed number was not taken as it is
 * @returns {() => void} shows the current value, unless somebody is typing
 */
export function attachNumberField({ input, rule, value, commit, refuse }) {
  /** @type {Map<string, 1 | -1>} */
  const ways = new Map([['ArrowUp', 1], ['ArrowDown', -1]]);
  return attachTypedField({
    input,
    value,
    commit,
    parse: parseNumber,
    format: formatNumber,
    bound: (number) => clampTo(number, rule),
    refusal: (number) => refusalOf(number, rule),
    remark: (text, number) => remarkOn(text, number, rule),
    refuse,
    step: (from, event) => {
      const way = ways.get(event.key);
      return way === undefined ? null : nudge(from, way, event, rule);
    },
  });
}

/**
 * An input for a number, with its unit inside the frame.
 * @param {{id?: string, label: string, unit?: string, prefix?: string}} options
 * @returns {{element: HTMLElement, input: HTMLInputElement}}
 */
export function numberInput({ id, label, unit, prefix }) {
  const input = make('input', {
    id,
    type: 'text',
    inputMode: 'decimal',
    autocomplete: 'off',
    spellcheck: false,
    'aria-label': label,
  });
  const element = make(
    'div',
    { class: 'field', onclick: () => input.focus() },
    prefix && make('span', { class: 'prefix' }, prefix),
    input,
    unit && make('span', { class: 'unit' }, unit),
  );
  return { element, input };
}
