// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { count } from '../widgets/facts.js';

/** @typedef {'after' | 'before' | 'start' | 'end'} InsertPlace */
/** @typedef {import('../transport/messageTypes.js').OutlineSection} OutlineSection */
/** @typedef {{section: number, item: number}} Place where a selected item stands */

/** The most items of one insertion. */
export const MAX_INSERT = 1000;

/** Numbers of items that have a button of their own. */
export const QUICK_COUNTS = Object.freeze([0, 1, 100, 1000, 10_000, 100_000]);

/**
 * Where people want new items.
 * @type {readonly {value: InsertPlace, label: string}[]}
 */
export const INSERT_PLACES = Object.freeze([
  { value: 'after', label: 'After selection' },
  { value: 'before', label: 'Before selection' },
  { value: 'start', label: 'Start of section' },
  { value: 'end', label: 'End of section' },
]);

/**
 * The place of an insertion: beside the selection if there is one, else at an end of the chosen section,
 * of the section of the selection, or of the first or last section.
 * @param {InsertPlace} place
 * @param {object} known
 * @param {OutlineSection[]} known.sections
 * @param {string | null} known.chosen id of the chosen section
 * @param {number} known.selection how many items are selected
 * @param {Place[]} known.selected places of the selected items that the page holds
 * @returns {{at?: {section: string, index: number}} | null} without a place the stage's own rule applies:
 *   after the last selected item, else at the end; `null` when the page does not know the place
 */
export function insertionPoint(place, { sections, chosen, selection, selected }) {
  if (place === 'after' && selection > 0) return {};
  const first = selected.reduce(
    (/** @type {Place | null} */ best, one) => (best && !isBefore(one, best) ? best : one),
    null,
  );
  if (place === 'before' && selection > 0) {
    const section = first && sections[first.section];
    return section ? { at: { section: section.id, index: first.item } } : null;
  }
  const isAtStart = place === 'before' || place === 'start';
  const section =
    sections.find(({ id }) => id === chosen) ??
    (first && sections[first.section]) ??
    sections.at(isAtStart ? 0 : -1);
  return section ? { at: { section: section.id, index: isAtStart ? 0 : section.items } } : {};
}

/**
 * @param {Place} one
 * @param {Place} other
 */
function isBefore(one, other) {
  return one.section === other.section ? one.item < other.item : one.section < other.section;
}

/**
 * The index of a section after it was dropped between two rows.
 * @param {number} from its index now
 * @param {number} gap number of rows before the drop, its own row included
 * @returns {number} its index afterwards
 */
export function droppedIndex(from, gap) {
  return gap > from ? gap - 1 : gap;
}

/**
 * A short word for a round number.
 * @param {number} number
 * @returns {string}
 */
export function quickLabel(number) {
  return number >= 1000 && number % 1000 === 0 ? `${number / 1000}k` : String(number);
}

/**
 * A number with its noun.
 * @param {number} number
 * @param {string} noun
 * @returns {string}
 */
export function plural(number, noun) {
  return `${count(number)} ${noun}${number === 1 ? '' : 's'}`;
}
