// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { nameOf } from './control.js';
import { make } from './dom.js';
import { attachNumberField, numberInput } from './numberField.js';
import { constrain, fillOf } from './numberText.js';
import { attachScrub } from './scrub.js';

/**
 * The actions of a slider; see `ParameterActions`.
 * @typedef {object} SliderActions
 * @property {() => void} begin
 * @property {(value: number) => void} change
 * @property {(value: number) => void} end
 * @property {(value: number) => void} commit
 */
/**
 * @typedef {SliderActions & Pick<import('./control.js').ParameterActions, 'value' | 'reset' | 'refuse'>} NumberActions
 */

/**
 * A control for a number: a name that can be dragged, a slider and a field.
 * @param {import('./control.js').Subject<'number'>} descriptor
 * @param {NumberActions} actions
 * @returns {import('./control.js').Control}
 */
export function numberControl(descriptor, actions) {
  const rule = descriptor.kind;
  const name = nameOf(descriptor, actions, { scrubs: true });
  const slider = make('input', {
    type: 'range',
    class: 'range',
    min: String(rule.minimum),
    max: String(rule.maximum),
    step: String(rule.step || 'any'),
    'aria-label': descriptor.label,
    ondblclick: () => actions.reset(),
  });
  const field = numberInput({ label: `${descriptor.label}, value`, unit: rule.unit });
  const value = () => Number(actions.value() ?? descriptor.defaultValue);
  attachSlider(slider, rule, actions);
  attachScrub(name.element, rule, { ...actions, value });
  const showField = attachNumberField({ input: field.input, rule, value, commit: actions.commit, refuse: actions.refuse });
  const element = make('div', { class: 'row number' }, name.element, slider, field.element);
  const show = () => {
    const current = value();
    slider.value = String(current);
    slider.style.setProperty('--fill', fillOf(current, rule));
    showField();
  };
  return { element, show, mark: name.mark };
}

/**
 * A drag on the slider is one gesture; a key is a single change.
 * @param {HTMLInputElement} slider
 * @param {import('./numberText.js').NumberRule} rule
 * @param {SliderActions} actions
 */
export function attachSlider(slider, rule, actions) {
  let isHeld = false;
  let hasBegun = false;
  slider.addEventListener('pointerdown', () => {
    isHeld = true;
  });
  slider.addEventListener('input', () => {
    const value = constrain(Number(slider.value), rule);
    slider.style.setProperty('--fill', fillOf(value, rule));
    if (!isHeld) return actions.commit(value);
    if (!hasBegun) actions.begin();
    hasBegun = true;
    actions.change(value);
  });
  const release = () => {
    if (hasBegun) actions.end(constrain(Number(slider.value), rule));
    isHeld = false;
    hasBegun = false;
  };
  slider.addEventListener('change', release);
  slider.addEventListener('pointercancel', release);
  slider.addEventListener('pointerup', release);
}
