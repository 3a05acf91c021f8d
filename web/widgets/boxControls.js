// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { nameOf } from './control.js';
import { make } from './dom.js';
import { attachNumberField, numberInput } from './numberField.js';
import { attachScrub } from './scrub.js';

/** @typedef {import('./control.js').ParameterValue} ParameterValue */
/** @typedef {import('../base/geometry.js').Insets} Insets */
/** @typedef {import('../base/geometry.js').Size} Size */

const EDGES = /** @type {const} */ (['top', 'left', 'bottom', 'right']);
const LENGTHS = /** @type {const} */ (['width', 'height']);

/**
 * Four numbers for insets, around a box.
 * @param {import('./control.js').Subject<'insets'>} descriptor
 * @param {import('./control.js').ParameterActions} actions
 * @returns {import('./control.js').Control}
 */
export function insetsControl(descriptor, actions) {
  const name = nameOf(descriptor, actions, {});
  const box = make(
    'div',
    { class: 'insets-box', role: 'group', 'aria-label': descriptor.label },
    make('div', { class: 'core' }),
  );
  const current = () => insetsOf(actions.value() ?? descriptor.defaultValue);
  const shows = EDGES.map((edge) => {
    const input = make('input', {
      type: 'text',
      inputMode: 'decimal',
      autocomplete: 'off',
      'aria-label': `${descriptor.label}, ${edge}`,
      data: { edge },
    });
    box.append(input);
    return attachNumberField({
      input,
      rule: descriptor.kind,
      value: () => current()[edge],
      commit: (number) => actions.commit({ ...current(), [edge]: number }),
      refuse: actions.refuse,
    });
  });
  const element = make('div', { class: 'row tall' }, name.element, box);
  return { element, show: () => shows.forEach((show) => show()), mark: name.mark };
}

/**
 * Width and height.
 * @param {import('./control.js').Subject<'size'>} descriptor
 * @param {import('./control.js').ParameterActions} actions
 * @returns {import('./control.js').Control}
 */
export function sizeControl(descriptor, actions) {
  const name = nameOf(descriptor, actions, {});
  const pair = make('div', { class: 'pair', role: 'group', 'aria-label': descriptor.label });
  const current = () => sizeOf(actions.value() ?? descriptor.defaultValue);
  const shows = LENGTHS.map((length) => {
    const { element, input } = numberInput({
      label: `${descriptor.label}, ${length}`,
      prefix: length === 'width' ? 'W' : 'H',
    });
    pair.append(element);
    const value = () => current()[length];
    const whole = (/** @type {number} */ number) => ({ ...current(), [length]: number });
    const prefix = /** @type {HTMLElement} */ (element.firstElementChild);
    prefix.classList.add('name', 'scrub');
    attachScrub(prefix, descriptor.kind, {
      value,
      begin: actions.begin,
      change: (number) => actions.change(whole(number)),
      end: (number) => actions.end(whole(number)),
    });
    return attachNumberField({
      input,
      rule: descriptor.kind,
      value,
      commit: (number) => actions.commit(whole(number)),
      refuse: actions.refuse,
    });
  });
  const element = make('div', { class: 'row' }, name.element, pair);
  return { element, show: () => shows.forEach((show) => show()), mark: name.mark };
}

/**
 * @param {ParameterValue} value
 * @returns {Insets}
 */
function insetsOf(value) {
  return typeof value === 'object' && 'top' in value ? value : { top: 0, left: 0, bottom: 0, right: 0 };
}

/**
 * @param {ParameterValue} value
 * @returns {Size}
 */
function sizeOf(value) {
  return typeof value === 'object' && 'width' in value ? value : { width: 0, height: 0 };
}
