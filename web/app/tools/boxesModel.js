// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { gapsBetween } from './spacingModel.js';

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/**
 * A box as the layout's process describes it.
 * @typedef {object} Box
 * @property {'section' | 'group' | 'item'} role
 * @property {number} section
 * @property {number} depth
 * @property {Rect} frame
 * @property {Rect} content the frame without the insets
 * @property {boolean} [measuresWidth]
 * @property {boolean} [measuresHeight]
 * @property {boolean} [measured]
 */
/**
 * An orthogonal section as the layout's process describes it.
 * @typedef {{section: number, frame: Rect, offset: number, rests: number[]}} OrthogonalBox
 */
/** @typedef {{side: 'top' | 'left' | 'bottom' | 'right', length: number, rect: Rect}} Inset */

/** Frames are exact to this part of a point; smaller lengths count as 0. */
const NOTHING = 1 / 64;
/** Boxes with more siblings than this are not compared with one another. */
const MOST_SIBLINGS = 300;

/**
 * The bands between a box and its content.
 * @param {Box} box
 * @returns {Inset[]}
 */
export function insetsOf({ frame, content }) {
  const right = frame.x + frame.width - content.x - content.width;
  const bottom = frame.y + frame.height - content.y - content.height;
  const left = content.x - frame.x;
  const top = content.y - frame.y;
  /** @type {Inset[]} */
  const bands = [
    { side: 'top', length: top, rect: { ...frame, height: top } },
    { side: 'bottom', length: bottom,
      rect: { ...frame, y: content.y + content.height, height: bottom } },
    { side: 'left', length: left,
      rect: { x: frame.x, y: content.y, width: left, height: content.height } },
    { side: 'right', length: right,
      rect: { x: content.x + content.width, y: content.y, width: right, height: content.height } },
  ];
  return bands.filter(({ length }) => length > NOTHING);
}

/**
 * Families of boxes that are neighbours: the sections, and the boxes in the same group or section.
 * @param {readonly Box[]} boxes each box comes before the boxes inside it
 * @returns {Box[][]}
 */
export function familiesOf(boxes) {
  /** @type {Box[]} */
  const sections = [];
  const families = [sections];
  /** The open family of each level; that of a group's contents comes after the group's own. */
  /** @type {Box[][]} */
  let open = [];
  for (const box of boxes) {
    if (box.role === 'section') {
      sections.push(box);
      open = [[]];
      families.push(open[0]);
      continue;
    }
    open[box.depth]?.push(box);
    if (box.role !== 'group') continue;
    open = open.slice(0, box.depth + 1);
    open.push([]);
    families.push(open[box.depth + 1]);
  }
  return families;
}

/**
 * The gaps between neighbouring boxes, each of them once.
 * @param {readonly Box[]} boxes each box comes before the boxes inside it
 * @returns {import('./spacingModel.js').Space[]}
 */
export function gapsOf(boxes) {
  return familiesOf(boxes).flatMap((family) => gapsWithin(family));
}

/**
 * The gaps between the boxes of one family.
 * @param {readonly Box[]} family
 * @returns {import('./spacingModel.js').Space[]}
 */
export function gapsWithin(family) {
  return family.length <= MOST_SIBLINGS ? gapsBetween(family.map(({ frame }) => frame)) : [];
}

/**
 * Whether a box is fixed, still has its estimated size, or was measured.
 * @param {Box} box
 * @returns {'fixed' | 'estimated' | 'measured'}
 */
export function sizingOf({ measuresWidth, measuresHeight, measured }) {
  if (!measuresWidth && !measuresHeight) return 'fixed';
  return measured === false ? 'estimated' : 'measured';
}

/**
 * Where an orthogonal section's places to rest are seen now: lines across it, at which a group's edge
 * would stand.
 * @param {OrthogonalBox} section
 * @param {'x' | 'y'} axis along which it scrolls
 * @returns {number[]} in pt of the content
 */
export function restLines({ frame, offset, rests }, axis) {
  const start = frame[axis];
  const length = axis === 'x' ? frame.width : frame.height;
  return rests
    .map((rest) => start + rest - offset)
    .filter((place) => place >= start - NOTHING && place <= start + length + NOTHING);
}

/**
 * The innermost boxes at a point, from the outermost.
 * @param {readonly Box[]} boxes
 * @param {{x: number, y: number}} point
 * @returns {Box[]}
 */
export function boxesAt(boxes, { x, y }) {
  return boxes
    .filter(
      ({ frame }) =>
        x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height,
    )
    .sort((one, other) => rankOf(one) - rankOf(other));
}

/** @param {Box} box */
function rankOf({ role, depth }) {
  return role === 'section' ? -1 : depth;
}

/**
 * The number of boxes of each role.
 * @param {readonly Box[]} boxes
 * @returns {{section: number, group: number, item: number, estimated: number, measured: number}}
 */
export function countsOf(boxes) {
  const counts = { section: 0, group: 0, item: 0, estimated: 0, measured: 0 };
  for (const box of boxes) {
    counts[box.role] += 1;
    const sizing = sizingOf(box);
    if (box.role === 'item' && sizing !== 'fixed') counts[sizing] += 1;
  }
  return counts;
}
