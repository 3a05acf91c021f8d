// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { straightSteps } from '../../base/shapes.js';

/** @typedef {import('../../base/paintTypes.js').PaintOperation} PaintOperation */
/** @typedef {import('../look/theme.js').Theme} Theme */

export const BADGE_RADIUS_PT = 10;
/** The smallest cell side at which there is room for a badge. */
export const BADGE_MIN_SIDE_PT = 40;
const RIM_PT = 1.5;
const CHECK_PT = 2;

/**
 * The round mark of a cell that can be picked; it fills with a check while it is picked.
 * @param {number} x of the middle
 * @param {number} y
 * @param {number} level how far it is picked, 0 to 1
 * @param {Theme} theme
 * @returns {PaintOperation[]}
 */
export function badgeOperations(x, y, level, theme) {
  const disc = /** @type {const} */ ({ kind: 'disc', x, y, radius: BADGE_RADIUS_PT });
  const rim = /** @type {const} */ ({ kind: 'disc', x, y, radius: BADGE_RADIUS_PT - RIM_PT / 2 });
  const steps = straightSteps([[[x - 4.5, y + 0.5], [x - 1.5, y + 3.5], [x + 4.5, y - 3.5]]]);
  const check = /** @type {const} */ ({ kind: 'way', steps, isEvenOdd: false });
  /** @type {PaintOperation[]} */
  const filled = [
    { kind: 'group', opacity: level },
    { kind: 'fill', shape: disc, ink: theme.accent },
    { kind: 'end' },
  ];
  /** @type {PaintOperation[]} */
  const checked = [
    { kind: 'group', opacity: level },
    { kind: 'stroke', shape: check, ink: theme.onAccent, width: CHECK_PT },
    { kind: 'end' },
  ];
  return [
    { kind: 'fill', shape: disc, ink: 'rgba(0, 0, 0, 0.16)' },
    ...(level > 0 ? filled : []),
    { kind: 'stroke', shape: rim, ink: 'rgba(255, 255, 255, 0.92)', width: RIM_PT },
    ...(level > 0 ? checked : []),
  ];
}
