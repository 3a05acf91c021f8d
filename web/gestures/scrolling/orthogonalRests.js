// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { PAGING_SPEED } from '../../base/feel.js';
import { clamp } from '../../base/geometry.js';
import { behaviours } from '../../store/elements/orthogonalSection.js';

/** @typedef {import('../../store/elements/orthogonalSection.js').OrthogonalSection} OrthogonalSection */
/** @typedef {Pick<OrthogonalSection, 'lower' | 'upper' | 'behaviour' | 'rests'>} RestingSection */
/**
 * A drag that is let go: where it would end by itself, where the finger left it, and how fast.
 * @typedef {{proposed: number, at: number, velocity: number}} SectionRelease pt and pt/s
 */

/**
 * Whether a section goes from place to place instead of freely.
 * @param {{behaviour: number}} section
 */
export function isPaging({ behaviour }) {
  return behaviour >= behaviours.paging;
}

/** @param {Pick<OrthogonalSection, 'rests'>} section */
export function restCount({ rests }) {
  return rests.reduce((sum, { count }) => sum + count, 0);
}

/**
 * A place to rest by number, clamped to what can be scrolled.
 * @param {RestingSection} section
 * @param {number} index
 */
export function restAt({ rests, lower, upper }, index) {
  let left = index;
  for (const { count, first, last } of rests) {
    if (left < count) {
      const part = count > 1 ? left / (count - 1) : 0;
      return clamp(first + (last - first) * part, lower, upper);
    }
    left -= count;
  }
  return upper;
}

/**
 * The number of the place to rest that is nearest to an offset.
 * @param {RestingSection} section
 * @param {number} offset
 */
export function nearestRest(section, offset) {
  const count = restCount(section);
  const after = firstRest(section, count, (rest) => rest >= offset);
  if (after === count) return count - 1;
  if (after === 0) return 0;
  return offset - restAt(section, after - 1) < restAt(section, after) - offset ? after - 1 : after;
}

/**
 * The number of the next place to rest in a direction.
 * @param {RestingSection} section
 * @param {number} offset
 * @param {number} direction
 */
export function nextRest(section, offset, direction) {
  const count = restCount(section);
  if (direction > 0) return Math.min(firstRest(section, count, (rest) => rest > offset), count - 1);
  return Math.max(firstRest(section, count, (rest) => rest >= offset) - 1, 0);
}

/**
 * Where a section comes to rest after a release, by the same rules as in the engine.
 * @param {RestingSection} section
 * @param {SectionRelease} release
 */
export function orthogonalTarget(section, { proposed, at, velocity }) {
  const clamped = clamp(proposed, section.lower, section.upper);
  if (section.rests.length === 0) return clamped;
  if (!isPaging(section)) return restAt(section, nearestRest(section, clamped));
  const here = clamp(at, section.lower, section.upper);
  const isFast = Math.abs(velocity) > PAGING_SPEED;
  return restAt(section, isFast ? nextRest(section, here, velocity) : nearestRest(section, here));
}

/**
 * The number of the first place for which a condition holds; it must hold for all later ones too.
 * @param {RestingSection} section
 * @param {number} count
 * @param {(rest: number) => boolean} holds
 */
function firstRest(section, count, holds) {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(restAt(section, middle))) high = middle;
    else low = middle + 1;
  }
  return low;
}
