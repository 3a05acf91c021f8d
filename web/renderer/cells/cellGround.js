// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { mixedColour } from '../look/colour.js';
import { ownGround } from '../look/theme.js';

/** @typedef {import('../scene/renderer.js').SceneContent} SceneContent */

/**
 * @param {number | null | undefined} colour
 * @returns {boolean}
 */
export function hasColour(colour) {
  return colour !== null && colour !== undefined;
}

/**
 * The ground between its plain and its selected colour.
 * @param {string} plain
 * @param {SceneContent} content
 * @param {number} active 0 to 1
 * @returns {string}
 */
export function groundBetween(plain, content, active) {
  if (!hasColour(content.selectedColour) || active <= 0) return plain;
  const selected = ownGround(Number(content.selectedColour)).fill;
  return active >= 1 ? selected : mixedColour(plain, selected, active);
}
