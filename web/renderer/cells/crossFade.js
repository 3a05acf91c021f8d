// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Style } from './cellText.js';

/** @typedef {import('../scene/renderer.js').SceneContent} SceneContent */
/** @typedef {{content: SceneContent, alpha: number}} Coat */

/**
 * Whether a content is opaque.
 * @param {SceneContent} content
 */
function hasGround({ style, colour, list }) {
  if (style === Style.tile || style === Style.glyph) return true;
  if (style === Style.row) return colour !== null;
  return style === Style.list && Boolean(list?.background.colour);
}

/**
 * The order and the opacity of two contents while one fades into the other, so that the background shines
 * through only where at least one of them is transparent.
 * @param {SceneContent} was
 * @param {SceneContent} content
 * @param {number} wasLevel how much of the old one is seen, 0 to 1
 * @returns {[Coat, Coat]} the lower one first
 */
export function coatsOf(was, content, wasLevel) {
  if (hasGround(was) && !hasGround(content)) {
    return [{ content, alpha: 1 }, { content: was, alpha: wasLevel }];
  }
  const covers = hasGround(was) && hasGround(content);
  return [{ content: was, alpha: covers ? 1 : wasLevel }, { content, alpha: 1 - wasLevel }];
}
