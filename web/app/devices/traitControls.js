// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { keyboardHeight } from '../stage/keyboardPolicy.js';
import { TEXT_SIZES } from '../stage/viewTraits.js';

/** @typedef {import('../stage/deviceFrame.js').DeviceFrame} DeviceFrame */

/**
 * Text size, direction and keyboard of one device; what is not set follows the stage.
 * @param {DeviceFrame} frame
 * @returns {{element: HTMLElement, show: () => void}}
 */
export function traitControls(frame) {
  const size = make(
    'select',
    { 'aria-label': 'Text size of this device' },
    make('option', { value: '' }, 'Text: as the stage'),
    ...TEXT_SIZES.map(({ id, name, short }) => make('option', { value: id }, `${short} · ${name}`)),
  );
  size.addEventListener('change', () => {
    frame.traits = { ...frame.traits, textSize: TEXT_SIZES.find(({ id }) => id === size.value)?.id ?? null };
  });
  const direction = choice('RTL', 'Right to left, on this device only', (isOn) => {
    frame.traits = { ...frame.traits, direction: isOn ? 'rightToLeft' : null };
  });
  const keyboard = choice(icon('keyboard'), 'Keyboard up', (isOn) => {
    frame.traits = { ...frame.traits, hasKeyboard: isOn };
  });
  const show = () => {
    const { textSize, direction: reading, hasKeyboard } = frame.traits;
    size.value = textSize ?? '';
    direction.setAttribute('aria-pressed', String(reading === 'rightToLeft'));
    keyboard.setAttribute('aria-pressed', String(hasKeyboard));
    const hasOne = keyboardHeight(frame.device) > 0;
    keyboard.disabled = !hasOne;
    keyboard.title = hasOne ? 'Keyboard up' : 'The keyboard of a window is beside it';
  };
  return {
    element: make('div', { class: 'device-traits' }, make('div', { class: 'select' }, size, icon('down')), direction, keyboard),
    show,
  };
}

/**
 * @param {string | Node} face
 * @param {string} label
 * @param {(isOn: boolean) => void} onChange
 */
function choice(face, label, onChange) {
  /** @type {HTMLButtonElement} */
  const button = make(
    'button',
    {
      type: 'button', class: 'button quiet', 'aria-label': label, title: label, 'aria-pressed': 'false',
      onclick: () => onChange(button.getAttribute('aria-pressed') !== 'true'),
    },
    face,
  );
  return button;
}
