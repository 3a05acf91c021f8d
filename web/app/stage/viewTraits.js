// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { keyboardHeight } from './keyboardPolicy.js';

/** @typedef {import('../../transport/messageTypes.js').TextSize} TextSize */
/** @typedef {import('../../transport/messageTypes.js').ReadingDirection} ReadingDirection */
/** @typedef {import('./devices.js').Device} Device */
/**
 * What one device is set to; `null` follows the stage.
 * @typedef {{textSize: TextSize | null, direction: ReadingDirection | null, hasKeyboard: boolean}} ViewTraits
 */

/** @type {Readonly<ViewTraits>} */
export const NO_TRAITS = Object.freeze({ textSize: null, direction: null, hasKeyboard: false });

/** @type {readonly {id: TextSize, name: string, short: string}[]} from small to large */
export const TEXT_SIZES = [
  { id: 'extraSmall', name: 'Extra small', short: 'XS' },
  { id: 'small', name: 'Small', short: 'S' },
  { id: 'medium', name: 'Medium', short: 'M' },
  { id: 'large', name: 'Large', short: 'L' },
  { id: 'extraLarge', name: 'Extra large', short: 'XL' },
  { id: 'extraExtraLarge', name: 'Extra extra large', short: 'XXL' },
  { id: 'extraExtraExtraLarge', name: 'Extra extra extra large', short: 'XXXL' },
  { id: 'accessibilityMedium', name: 'Accessibility medium', short: 'AX1' },
  { id: 'accessibilityLarge', name: 'Accessibility large', short: 'AX2' },
  { id: 'accessibilityExtraLarge', name: 'Accessibility extra large', short: 'AX3' },
  { id: 'accessibilityExtraExtraLarge', name: 'Accessibility extra extra large', short: 'AX4' },
  { id: 'accessibilityExtraExtraExtraLarge', name: 'Accessibility extra extra extra large', short: 'AX5' },
];

/**
 * The members of a viewport's message for a device.
 * @param {Readonly<ViewTraits>} traits
 * @param {Device} device
 * @returns {{textSize?: TextSize, direction?: ReadingDirection, keyboard?: number}}
 */
export function traitsOnWire({ textSize, direction, hasKeyboard }, device) {
  const keyboard = hasKeyboard ? keyboardHeight(device) : 0;
  return { ...(textSize && { textSize }), ...(direction && { direction }), ...(keyboard > 0 && { keyboard }) };
}

/**
 * Traits in short words, for the line above a device.
 * @param {Readonly<ViewTraits>} traits
 * @returns {string[]}
 */
export function traitWords({ textSize, direction, hasKeyboard }) {
  const size = TEXT_SIZES.find(({ id }) => id === textSize);
  const reading = direction && (direction === 'rightToLeft' ? 'RTL' : 'LTR');
  const words = [size?.short, reading, hasKeyboard ? 'Keyboard' : null];
  return words.flatMap((word) => (word ? [word] : []));
}

/**
 * Traits in the words of a link.
 * @param {Readonly<ViewTraits>} traits
 * @returns {string[]}
 */
export function traitsInLink({ textSize, direction, hasKeyboard }) {
  return [textSize, direction, hasKeyboard ? 'keyboard' : null].flatMap((word) => (word ? [word] : []));
}

/**
 * The traits that words of a link name, and the words that name none.
 * @param {readonly string[]} words
 * @returns {{traits: ViewTraits, unknown: string[]}}
 */
export function traitsOfLink(words) {
  const traits = { ...NO_TRAITS };
  const unknown = words.filter((word) => {
    const size = TEXT_SIZES.find(({ id }) => id === word);
    if (size) traits.textSize = size.id;
    else if (word === 'leftToRight' || word === 'rightToLeft') traits.direction = word;
    else if (word === 'keyboard') traits.hasKeyboard = true;
    else return true;
    return false;
  });
  return { traits, unknown };
}

/**
 * Shows the keyboard of a device, or takes it away.
 * @param {import('./deviceFrame.js').DeviceFrame} frame
 * @param {(text: string) => void} tell
 */
export function toggleKeyboard(frame, tell) {
  if (keyboardHeight(frame.device) === 0) return tell('The keyboard of a window is beside it.');
  frame.traits = { ...frame.traits, hasKeyboard: !frame.traits.hasKeyboard };
}
