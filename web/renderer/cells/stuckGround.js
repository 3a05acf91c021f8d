// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../scene/renderer.js').Scene} Scene */
/** @typedef {import('../scene/renderer.js').SceneContent} SceneContent */
/** @typedef {import('../scene/renderer.js').SceneElement} SceneElement */

/**
 * Whether a header or footer has the page's ground, since content scrolls below it. An app's header has its own, or
 * none, and one without anything in it is not seen.
 * @param {SceneElement} element
 * @param {SceneContent} content
 * @param {Scene} scene
 */
export function hasStuckGround(element, content, scene) {
  if (scene.screen || !(element.pin || element.tracks)) return false;
  return content.title !== '' || Boolean(content.figure);
}
