// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { length } from '../../widgets/facts.js';
import { attachNumberField, numberInput } from '../../widgets/numberField.js';
import { traitControls } from './traitControls.js';
import { MAX_LENGTH_PT, MIN_LENGTH_PT, resized, rotated } from '../stage/devices.js';

/** @typedef {import('../stage/deviceFrame.js').DeviceFrame} DeviceFrame */
/** @typedef {import('./deviceTheme.js').DeviceTheme} DeviceTheme */

const RULE = { minimum: MIN_LENGTH_PT, maximum: MAX_LENGTH_PT, step: 1 };
const NEXT_THEME = /** @type {const} */ ({ page: 'light', light: 'dark', dark: 'page' });
const THEME_ICONS = { page: 'auto', light: 'sun', dark: 'moon' };
const THEME_WORDS = { page: 'as the others', light: 'light', dark: 'dark' };

/**
 * A device in the list: name, size in numbers, rotation, and for those beside the first one theme and removal.
 * @param {DeviceFrame} frame
 * @param {{theme: DeviceTheme, onRemove: () => void} | null} beside
 * @returns {{element: HTMLElement, show: () => void}}
 */
export function deviceRow(frame, beside) {
  const name = make('strong', {});
  const insets = make('span', { class: 'insets' });
  const width = lengthField(frame, 'width');
  const height = lengthField(frame, 'height');
  const traits = traitControls(frame);
  const theme = beside && button('auto', '', () => beside.theme.choose(NEXT_THEME[beside.theme.choice]));
  const show = () => {
    const { device } = frame;
    name.textContent = device.name;
    const { top, left, bottom, right } = device.insets;
    const sides = left + right > 0 ? [top, left, bottom, right] : [top, bottom];
    insets.textContent = top + left + bottom + right > 0 ? `safe ${sides.map(length).join(', ')}` : '';
    insets.title = `Safe area: top ${top}, left ${left}, bottom ${bottom}, right ${right} pt`;
    width.show();
    height.show();
    traits.show();
    if (!theme || !beside) return;
    const words = `Theme: ${THEME_WORDS[beside.theme.choice]}`;
    theme.setAttribute('aria-label', words);
    theme.title = words;
    theme.replaceChildren(icon(THEME_ICONS[beside.theme.choice]));
  };
  const element = make(
    'li',
    { class: 'device-row' },
    make(
      'div',
      {},
      name,
      theme,
      button('rotate', 'Rotate', () => frame.show(rotated(frame.device))),
      beside && button('close', 'Remove', beside.onRemove),
    ),
    make('div', {}, width.element, make('span', { 'aria-hidden': 'true' }, '×'), height.element, insets),
    traits.element,
  );
  show();
  return { element, show };
}

/**
 * @param {DeviceFrame} frame
 * @param {'width' | 'height'} side
 */
function lengthField(frame, side) {
  const { element, input } = numberInput({ label: side === 'width' ? 'Width in points' : 'Height in points' });
  const show = attachNumberField({
    input,
    rule: RULE,
    value: () => frame.device[side],
    commit: (value) => {
      const { device } = frame;
      const size = { width: device.width, height: device.height, [side]: Math.round(value) };
      frame.show(resized(device, size.width, size.height));
    },
  });
  return { element, show };
}

/**
 * @param {string} name of the icon
 * @param {string} label
 * @param {() => void} onclick
 */
function button(name, label, onclick) {
  return make(
    'button',
    { type: 'button', class: 'button quiet square', 'aria-label': label, title: label, onclick },
    icon(name),
  );
}
