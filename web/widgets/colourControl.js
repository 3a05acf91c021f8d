// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { formatColour, parseColour } from './colourText.js';
import { nameOf } from './control.js';
import { make } from './dom.js';
import { attachTypedField } from './typedField.js';

/** The colour of a well before one is set. */
const NO_COLOUR = '#000000';
const LONGEST_TEXT = 7;

/**
 * A control for a colour: a well that opens the system's picker, and a field for its digits. Drags in the
 * picker are shown live.
 * @param {import('./control.js').Subject<'colour'>} descriptor
 * @param {import('./control.js').ParameterActions} actions
 * @returns {import('./control.js').Control}
 */
export function colourControl(descriptor, actions) {
  const id = `parameter-${descriptor.key}`;
  const name = nameOf(descriptor, actions, { forId: id });
  const value = () => parseColour(String(actions.value() ?? descriptor.defaultValue)) ?? NO_COLOUR;
  const well = make('input', {
    type: 'color',
    class: 'swatch',
    'aria-label': `${descriptor.label}, picker`,
  });
  const text = make('input', {
    id,
    type: 'text',
    autocomplete: 'off',
    spellcheck: false,
    maxLength: LONGEST_TEXT,
  });
  const field = make('div', { class: 'field colour' }, well, text);
  const isHeld = attachWell(well, actions);
  const showText = attachColourField(field, text, value, actions.commit);
  const element = make('div', { class: 'row' }, name.element, field);
  const show = () => {
    if (!isHeld()) well.value = value();
    showText();
  };
  return { element, show, mark: name.mark };
}

/**
 * Makes all choices in an open picker one gesture.
 * @param {HTMLInputElement} well
 * @param {import('./control.js').ParameterActions} actions
 * @returns {() => boolean} whether somebody is choosing
 */
export function attachWell(well, actions) {
  let isHeld = false;
  well.addEventListener('input', () => {
    if (!isHeld) actions.begin();
    isHeld = true;
    actions.change(well.value);
  });
  const release = () => {
    if (isHeld) actions.end(well.value);
    isHeld = false;
  };
  well.addEventListener('change', release);
  well.addEventListener('blur', release);
  return () => isHeld;
}

/**
 * Makes an input take colours: Enter or leaving commits, Escape restores.
 * @param {HTMLElement} frame turns red when the text is no colour
 * @param {HTMLInputElement} input
 * @param {() => string} value
 * @param {(colour: string) => void} commit
 * @returns {() => void} shows the current colour, unless somebody is typing
 */
export function attachColourField(frame, input, value, commit) {
  return attachTypedField({
    frame,
    input,
    value,
    commit,
    parse: parseColour,
    format: formatColour,
  });
}
