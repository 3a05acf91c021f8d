// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { intersects, transformedBounds } from '../../base/geometry.js';

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('../../store/elementInfo.js').Info} Info */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/**
 * Compares the layout's answer about an element with the page's: the same, another frame, not held by the
 * page because it is further away, or held and in the rectangle but missing in the answer.
 * @typedef {'same' | 'moved' | 'away' | 'untold'} ProbeState
 */
/**
 * The facts about an element that the page itself knows.
 * @typedef {Pick<Info, 'category' | 'kind' | 'indexPath' | 'key' | 'frame'>} Known
 */
/** @typedef {{info: Known & Partial<Info>, state: ProbeState, elementId: number | null}} ProbeRow */

/** @type {readonly Info['category'][]} */
const CATEGORIES = ['cell', 'supplementary', 'decoration'];
/** Frames come in units of 1/64 pt; rounding changes at most half of one. */
const ROUNDING = 1 / 64;

/**
 * Joins the layout's answer for a rectangle with the elements that the page holds.
 * @param {{total: number, elements: Info[]}} probed
 * @param {Iterable<StageElement>} held elements
 * @param {Rect} rect in pt of the content
 * @returns {ProbeRow[]} in the layout's order; elements that it did not tell come last
 */
export function probeRows({ total, elements }, held, rect) {
  /** @type {Map<string, StageElement>} */
  const byName = new Map();
  for (const element of held) if (!element.leaving) byName.set(nameOfElement(element), element);
  /** @type {ProbeRow[]} */
  const rows = elements.map((info) => {
    const element = byName.get(nameOf(info));
    byName.delete(nameOf(info));
    return { info, state: stateOf(info, element), elementId: element?.id ?? null };
  });
  // If the list was cut, a missing element proves nothing.
  if (total > elements.length) return rows;
  for (const element of byName.values()) {
    if (element.pin || element.tracks || element.isHidden) continue;
    if (!intersects(boundsOf(element), rect)) continue;
    rows.push({ info: infoOf(element), state: 'untold', elementId: element.id });
  }
  return rows;
}

/**
 * The text of an index path of any depth.
 * @param {readonly number[]} indexPath
 * @returns {string}
 */
export function pathText(indexPath) {
  return indexPath.join(' – ');
}

/**
 * One line that sums up a probe.
 * @param {number} total
 * @param {ProbeRow[]} rows
 * @returns {string}
 */
export function probeSummary(total, rows) {
  const count = (/** @type {ProbeState} */ state) =>
    rows.reduce((sum, row) => sum + (row.state === state ? 1 : 0), 0);
  const parts = [`${total.toLocaleString('en-US')} ${total === 1 ? 'element' : 'elements'}`];
  const away = count('away');
  const differing = count('moved') + count('untold');
  if (away > 0) parts.push(`${away} not held by this page`);
  if (differing > 0) parts.push(`${differing} different on this page`);
  const isWhole = total > 0 && total === rows.length;
  if (isWhole && away === 0 && differing === 0) parts.push('all as shown');
  return parts.join(' · ');
}

/** @param {Info} info */
function nameOf({ category, kind, key }) {
  return `${category}\u0000${kind}\u0000${key}`;
}

/** @param {StageElement} element */
function nameOfElement({ category, kind, key }) {
  return `${CATEGORIES[category]}\u0000${kind}\u0000${key}`;
}

/**
 * @param {Info} info
 * @param {StageElement | undefined} element
 * @returns {ProbeState}
 */
function stateOf({ frame }, element) {
  if (!element) return 'away';
  // For a pinned element the layout tells where it sticks, but the page holds where it would lie.
  if (element.pin || element.tracks) return 'same';
  const bounds = boundsOf(element);
  const isSame =
    Math.abs(bounds.x - frame.x) <= ROUNDING &&
    Math.abs(bounds.y - frame.y) <= ROUNDING &&
    Math.abs(bounds.width - frame.width) <= ROUNDING &&
    Math.abs(bounds.height - frame.height) <= ROUNDING;
  return isSame ? 'same' : 'moved';
}

/**
 * The frame as UIKit tells it: the box around a turned element.
 * @param {StageElement} element
 * @returns {Rect}
 */
function boundsOf(element) {
  const { frame, transform } = element;
  const rect = frame ?? rectOf(element);
  return transform ? transformedBounds(rect, transform) : rect;
}

/** @param {Rect} rect */
function rectOf({ x, y, width, height }) {
  return { x, y, width, height };
}

/**
 * The facts that the page itself knows.
 * @param {StageElement} element
 * @returns {Known}
 */
function infoOf(element) {
  return {
    category: CATEGORIES[element.category],
    kind: element.kind,
    indexPath: [element.section, element.item],
    key: element.key,
    frame: boundsOf(element),
  };
}
