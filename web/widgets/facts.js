// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { grouped } from '../base/grouped.js';
import { isProjective } from '../base/projection.js';
import { make } from './dom.js';

/** @typedef {import('../store/elements/element.js').Element} StageElement */

/** Words for the categories of elements. */
const CATEGORIES = ['Cell', 'Supplementary', 'Decoration'];

/**
 * A list of names and values.
 * @param {[name: string, value: string, isMeasure?: boolean][]} pairs
 * @returns {HTMLElement}
 */
export function facts(pairs) {
  return make(
    'dl',
    { class: 'facts' },
    ...pairs.flatMap(([name, value, isMeasure]) => [
      make('dt', {}, name),
      make('dd', { class: isMeasure ? 'mono' : '' }, ...breakable(value)),
    ]),
  );
}

/**
 * A text in which a long name of a class is broken before a word of it.
 * @param {string} text
 * @returns {(string | HTMLElement)[]}
 */
function breakable(text) {
  const words = text.split(/(?<=[a-z])(?=[A-Z])/u);
  return words.flatMap((word, at) => (at === 0 ? [word] : [make('wbr'), word]));
}

/**
 * The kind of a view for people: UIKit's own kinds in words, those of a file as it names them.
 * @param {string} kind
 * @returns {string}
 */
export function kindWords(kind) {
  const own = /^UICollectionElementKindSection(Header|Footer)$/u.exec(kind);
  return own ? `Section ${own[1].toLowerCase()}` : kind;
}

/**
 * The facts about an element that the inspector shows.
 * @param {StageElement} element
 * @returns {[string, string, boolean?][]}
 */
export function elementFacts(element) {
  const { frame = element } = element;
  /** @type {[string, string, boolean?][]} */
  const pairs = [
    ['Identifier', element.key, true],
    ['Index path', `${element.section} – ${element.item}`, true],
    ['Kind', element.kind ? kindWords(element.kind) : CATEGORIES[element.category]],
    ['Origin', `${length(frame.x)}, ${length(frame.y)}`, true],
    ['Size', `${length(element.width)} × ${length(element.height)}`, true],
    ['Alpha · z', `${element.alpha.toFixed(2)} · ${element.zIndex}`, true],
  ];
  if (element.transform) pairs.push(['Transform', transformText(element.transform), true]);
  if (element.pin) pairs.push(['Pinned', 'sticks to an edge']);
  if (element.tracks) pairs.push(['Follows', 'changes while scrolling']);
  if (element.orthogonalSection) pairs.push(['Scrolls', 'with its section']);
  if (element.isHidden) pairs.push(['Hidden', 'yes']);
  return pairs;
}

/**
 * The facts about an element's view that the stage tells.
 * @param {import('../transport/messageTypes.js').ElementInfo} info
 * @returns {[string, string, boolean?][]}
 */
export function viewFacts(info) {
  /** @type {[string, string, boolean?][]} */
  const pairs = [
    ['Full path', info.category === 'cell' ? '' : pathText(info.indexPath ?? []), true],
    ['Class', info.viewClass, true],
    ['Attributes', info.attributesClass, true],
    ['Reuse', info.reuseIdentifier, true],
    ['View', info.slot ? `no. ${info.slot} of its queue` : ''],
    ['Size from', sizeWords(info)],
    ['State', stateWords(info)],
  ];
  return pairs.filter(([, value]) => value);
}

/** @param {{measured?: boolean, estimated?: boolean}} info */
function sizeWords({ measured, estimated }) {
  if (measured) return 'measured from the content';
  return estimated ? 'the layout, until it is shown' : 'the layout';
}

/** @param {number[]} path */
function pathText(path) {
  return `[${path.join(', ')}]`;
}

/** @param {{selected?: boolean, highlighted?: boolean, transformed?: boolean}} info */
function stateWords({ selected, highlighted, transformed }) {
  const states = { selected, highlighted, transformed };
  return Object.entries(states)
    .filter(([, isSo]) => isSo)
    .map(([word]) => word)
    .join(', ');
}

/**
 * A length with at most two decimals.
 * @param {number} value pt
 * @returns {string}
 */
export function length(value) {
  return String(Math.round(value * 100) / 100).replace('-', '−');
}

/** A number with commas between groups of three digits. */
export const count = grouped;

/**
 * @param {import('../base/geometry.js').Transform} map
 * @returns {string}
 */
function transformText(map) {
  const { a, b, c, d, tx, ty } = map;
  const plane = [a, b, c, d, tx, ty].map((number) => length(number)).join(' ');
  return isProjective(map) ? `${plane} in perspective` : plane;
}
