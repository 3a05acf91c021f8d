// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { nameOf } from './element.js';

/** @typedef {import('./element.js').Element} Element */

/**
 * What a view has now in place of an element that was there: one that goes and comes back is another object, with another number.
 * @param {Element | null} element
 * @param {ReadonlyMap<number, Element> | undefined} elements of the view
 * @returns {Element | null} `null` while the view has none: it was removed, or is far from what is seen
 */
export function presentElement(element, elements) {
  if (!element || !elements) return null;
  if (elements.get(element.id) === element) return element;
  const name = nameOf(element);
  for (const one of elements.values()) if (nameOf(one) === name) return one;
  return null;
}
