// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { category } from '../../store/elements/element.js';

/** @typedef {import('../../store/elements/element.js').Element} StageElement */

/**
 * Views of one kind that are in use.
 * @typedef {{title: string, inUse: number, ahead: number, most: number}} ReuseFamily `most` is how
 *   many different views of the kind have been seen here
 */

/**
 * The name of a kind of views for people: UIKit's own kinds without their prefix, as words.
 * @param {string} kind
 * @returns {string}
 */
export function kindTitle(kind) {
  const bare = kind.replace(/^UICollectionElementKind/, '') || 'View';
  const words = bare.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words[0].toUpperCase() + words.slice(1);
}

/**
 * Counts the views in use by category and kind.
 * @param {Iterable<StageElement>} elements
 * @param {Map<string, Set<number>>} seen numbers of the views by family; grows
 * @param {(element: StageElement) => boolean} isInView whether it is on the screen
 * @returns {ReuseFamily[]} cells first
 */
export function reuseFamilies(elements, seen, isInView) {
  /** @type {Map<string, ReuseFamily & {rank: number}>} */
  const families = new Map();
  for (const element of elements) {
    if (element.leaving || element.slot === null || element.slot === undefined) continue;
    const title = element.category === category.cell ? 'Cell' : kindTitle(element.kind);
    const name = `${element.category}\u0000${element.kind}`;
    const none = { title, inUse: 0, ahead: 0, most: 0, rank: element.category };
    const family = families.get(name) ?? none;
    families.set(name, family);
    const slots = seen.get(name) ?? new Set();
    seen.set(name, slots.add(element.slot));
    if (isInView(element)) family.inUse += 1;
    else family.ahead += 1;
    family.most = slots.size;
  }
  return [...families.values()]
    .sort((one, other) => one.rank - other.rank || (one.title < other.title ? -1 : 1))
    .map(({ title, inUse, ahead, most }) => ({ title, inUse, ahead, most }));
}
