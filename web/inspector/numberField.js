// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from './dom.js';
import { clampTo, formatNumber, nudge, parseNumber } from './numberText.js';

/**
 * Makes an input take numbers: Enter or leaving commits, Escape restores, arrows step.
 * @param {object} options
 * @param {HTMLInputElement} options.input
 * @param {import('./numberText.js').NumberRule} options.rule
 * @param {() => number} options.value
 * @param {(value: number) => void} options.commit
 * @returns {() => void} shows the current value, unless somebody is typing
 */
export function attachNumberField({ input, rule, value, commit }) {
  let isTyping = false;
  const show = () => {
    if (isTyping) return;
    input.value = formatNumber(value());
    markWrong(input, false);
  };
  const take = () => {
    if (!isTyping) return;
    const number = parseNumber(input.value);
    isTyping = false;
    if (number !== null && clampTo(number, rule) !== value()) commit(clampTo(number, rule));
    show();
  };
  input.addEventListener('focus', () => input.select());
  input.addEventListener('input', () => {
    isTyping = true;
    markWrong(input, parseNumber(input.value) === null);
  });
  input.addEventListener('blur', take);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') {
      take();
      input.select();
    } else if (event.key === 'Escape') {
      isTyping = false;
      show();
      input.blur();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      const from = isTyping ? (parseNumber(input.value) ?? value()) : value();
      isTyping = false;
      commit(nudge(from, event.key === 'ArrowUp' ? 1 : -1, event, rule));
      show();
    } else {
      return;
    }
    event.stopPropagation();
  });
  return show;
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

/**
 * @param {HTMLInputElement} input
 * @param {boolean} isWrong
 */
function markWrong(input, isWrong) {
  const frame = input.closest('.field') ?? input;
  frame.classList.toggle('wrong', isWrong);
  input.setAttribute('aria-invalid', String(isWrong));
}
