// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { fillOf } from '../../widgets/numberText.js';

let made = 0;

/** A new id for a control. */
function nextId() {
  made += 1;
  return `card-control-${made}`;
}

/**
 * A slider with its name and its value.
 * @param {object} options
 * @param {string} options.label
 * @param {number} options.least
 * @param {number} options.most
 * @param {number} options.step
 * @param {string} options.unit
 * @param {number} options.value
 * @param {(value: number) => void} options.onChange
 * @returns {{element: HTMLElement, show: (value: number) => void}}
 */
export function range({ label, least, most, step, unit, value, onChange }) {
  const id = nextId();
  const told = make('output', { class: 'card-value', htmlFor: id });
  const input = make('input', { id, type: 'range', class: 'range', min: least, max: most, step });
  const show = (/** @type {number} */ next) => {
    input.value = String(next);
    input.style.setProperty('--fill', fillOf(next, { minimum: least, maximum: most, step }));
    told.textContent = `${next} ${unit}`;
  };
  input.addEventListener('input', () => {
    show(Number(input.value));
    onChange(Number(input.value));
  });
  show(value);
  const element = make('div', { class: 'card-row' }, make('label', { htmlFor: id }, label), input, told);
  return { element, show };
}

/**
 * A switch with its name.
 * @param {object} options
 * @param {string} options.label
 * @param {string} [options.help]
 * @param {boolean} options.isOn
 * @param {(isOn: boolean) => void} options.onChange
 * @returns {{element: HTMLElement, show: (isOn: boolean) => void, input: HTMLInputElement}}
 */
export function toggle({ label, help, isOn, onChange }) {
  const id = nextId();
  const input = make('input', { id, type: 'checkbox', class: 'switch', role: 'switch', checked: isOn });
  input.addEventListener('change', () => onChange(input.checked));
  const element = make(
    'div',
    { class: 'card-row flag', title: help },
    make('label', { htmlFor: id }, label),
    input,
  );
  const show = (/** @type {boolean} */ next) => {
    input.checked = next;
  };
  return { element, show, input };
}

/**
 * A menu of options with its name.
 * @template {string} Value
 * @param {object} options
 * @param {string} options.label
 * @param {readonly {value: Value, label: string}[]} options.options
 * @param {Value} options.value
 * @param {(value: Value) => void} options.onChange
 * @returns {{element: HTMLElement, show: (value: Value) => void}}
 */
export function menu({ label, options, value, onChange }) {
  const id = nextId();
  const select = make(
    'select',
    { id },
    ...options.map((option) => make('option', { value: option.value }, option.label)),
  );
  select.addEventListener('change', () => onChange(/** @type {Value} */ (select.value)));
  const show = (/** @type {Value} */ next) => {
    select.value = next;
  };
  show(value);
  const element = make(
    'div',
    { class: 'card-row' },
    make('label', { htmlFor: id }, label),
    make('div', { class: 'select' }, select, icon('down')),
  );
  return { element, show };
}
