// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { category } from '../../store/elements/element.js';
import { elementName } from '../instruments/elementName.js';

/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('../../transport/messageTypes.js').CommentPin} CommentPin */

/** @type {CommentPin} */
export const STAGE_PIN = Object.freeze({ subject: 'stage', id: '', title: '' });

/**
 * The pin for an element: items by the id in the data, so that it is the same on every device.
 * @param {StageElement} element
 * @returns {CommentPin}
 */
export function pinOf(element) {
  const title = elementName(element).slice(0, 200);
  if (element.category === category.cell) return { subject: 'item', id: element.key, title };
  return { subject: 'element', id: `${element.kind} ${element.key}`, title };
}

/**
 * Whether a pin is on an element.
 * @param {CommentPin} pin
 * @param {StageElement} element
 */
export function isPinnedTo(pin, element) {
  const { subject, id } = pinOf(element);
  return pin.subject === subject && pin.id === id;
}

/**
 * What a pin is on, in words.
 * @param {CommentPin} pin
 */
export function pinWords({ subject, id, title }) {
  if (subject === 'stage') return 'The stage';
  return title || id;
}

/**
 * How long ago something was written, in words.
 * @param {number} at in seconds since 1970
 * @param {number} now in seconds since 1970
 */
export function ago(at, now) {
  const seconds = Math.max(0, now - at);
  const units = /** @type {const} */ ([[86_400, 'day'], [3600, 'hour'], [60, 'minute']]);
  const [length, unit] = units.find(([one]) => seconds >= one) ?? [1, ''];
  if (!unit) return 'now';
  const count = Math.floor(seconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
