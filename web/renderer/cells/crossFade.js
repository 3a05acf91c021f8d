// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Style } from './cellText.js';

/** @typedef {import('../scene/renderer.js').SceneContent} SceneContent */
/** @typedef {{content: SceneContent, alpha: number}} Coat */

/**
 * Whether nothing is seen through a content.
 * @param {SceneContent} content
 */
function hasGround({ style, colour, list }) {
  if (style === Style.tile || style === Style.glyph) return true;
  if (style === Style.row) return colour !== null;
  return style === Style.list && Boolean(list?.background.colour);
}

/**
 * In which order and how opaque two contents are painted while one gives way to the other, so that what
 * is behind shines through only where it is seen through one of them anyway.
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
