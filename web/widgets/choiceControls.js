// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { nameOf } from './control.js';
import { icon, make, segments } from './dom.js';
import { attachSlider } from './numberControl.js';
import { fillOf } from './numberText.js';

/** With more options, or longer labels in sum, the control is a menu. */
const MAX_SEGMENTS = 3;
const MAX_SEGMENT_LETTERS = 22;
/** The space at both ends of a label, in letters. */
const LETTERS_BESIDE = 2;
/** A menu with longer labels is below its name, where it has room for them. */
const MAX_MENU_LETTERS = 18;

/**
 * A switch.
 * @param {import('./control.js').Subject<'flag'>} descriptor
 * @param {import('./control.js').ParameterActions} actions
 * @returns {import('./control.js').Control}
 */
export function flagControl(descriptor, actions) {
  const id = `parameter-${descriptor.key}`;
  const name = nameOf(descriptor, actions, { forId: id });
  const input = make('input', { id, type: 'checkbox', class: 'switch', role: 'switch' });
  input.addEventListener('change', () => actions.commit(input.checked));
  const element = make(
    'div',
    { class: 'row flag' },
    name.element,
    make('div', { class: 'flag-cell' }, input),
  );
  const show = () => {
    input.checked = actions.value() === true;
  };
  return { element, show, mark: name.mark };
}

/**
 * Whether options fit side by side.
 * @param {{label: string}[]} options
 * @returns {boolean}
 */
export function fitsSegments(options) {
  const letters = options.reduce((sum, option) => sum + option.label.length + LETTERS_BESIDE, 0);
  return options.length <= MAX_SEGMENTS && letters <= MAX_SEGMENT_LETTERS;
}

/**
 * Segments for few and short options, else a menu.
 * @param {import('./control.js').Subject<'choice'>} descriptor
 * @param {import('./control.js').ParameterActions} actions
 * @returns {import('./control.js').Control}
 */
export function choiceControl(descriptor, actions) {
  const { options } = descriptor.kind;
  if (descriptor.ordered === true) return stepsControl(descriptor, actions);
  const id = `parameter-${descriptor.key}`;
  if (fitsSegments(options)) {
    const name = nameOf(descriptor, actions, {});
    const set = segments({ label: descriptor.label, options, onChoose: actions.commit });
    const element = make('div', { class: 'row' }, name.element, set.element);
    return { element, show: () => set.choose(String(actions.value())), mark: name.mark };
  }
  const name = nameOf(descriptor, actions, { forId: id });
  const menu = make(
    'select',
    { id },
    ...options.map(({ value, label }) => make('option', { value }, label)),
  );
  menu.addEventListener('change', () => actions.commit(menu.value));
  const isLong = options.some(({ label }) => label.length > MAX_MENU_LETTERS);
  const element = make(
    'div',
    { class: isLong ? 'row tall' : 'row' },
    name.element,
    make('div', { class: 'select' }, menu, icon('down')),
  );
  const show = () => {
    menu.value = String(actions.value());
  };
  return { element, show, mark: name.mark };
}

/**
 * A slider whose stops are options in order; it shows the option's text.
 * @param {import('./control.js').Subject<'choice'>} descriptor
 * @param {import('./control.js').ParameterActions} actions
 * @returns {import('./control.js').Control}
 */
export function stepsControl(descriptor, actions) {
  const { options } = descriptor.kind;
  const id = `parameter-${descriptor.key}`;
  const rule = { minimum: 0, maximum: options.length - 1, step: 1 };
  const name = nameOf(descriptor, actions, { forId: id });
  const words = make('output', { class: 'stop', for: id });
  const slider = make('input', {
    id,
    type: 'range',
    class: 'range',
    min: '0',
    max: String(rule.maximum),
    step: '1',
    'aria-label': descriptor.label,
    ondblclick: () => actions.reset(),
  });
  const paint = (/** @type {number} */ index) => {
    words.textContent = options[index]?.label ?? '';
    slider.setAttribute('aria-valuetext', words.textContent);
    slider.style.setProperty('--fill', fillOf(index, rule));
  };
  const valueAt = (/** @type {number} */ index) => options[index]?.value ?? options[0].value;
  slider.addEventListener('input', () => paint(Number(slider.value)));
  attachSlider(slider, rule, {
    ...actions,
    change: (index) => actions.change(valueAt(index)),
    end: (index) => actions.end(valueAt(index)),
    commit: (index) => actions.commit(valueAt(index)),
  });
  const element = make('div', { class: 'row steps' }, name.element, slider, words);
  const show = () => {
    const current = String(actions.value());
    const index = Math.max(0, options.findIndex(({ value }) => value === current));
    slider.value = String(index);
    paint(index);
  };
  return { element, show, mark: name.mark };
}
