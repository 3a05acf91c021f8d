// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../scene/renderer.js').SceneContent} SceneContent */

/** Of a content that may be painted anywhere. */
export const UNBOUNDED = -1;
/** Texts, chips and marks of cells that are too small for them stand out by less than this, in pt. */
const OVERHANG_PT = 24;
/** Grounds of rows are cut this far beyond their row, in pt. */
const FARTHEST_PT = 12_000;

/**
 * How far a content is painted beyond its element's frame.
 * @param {SceneContent | null | undefined} content
 * @returns {number} pt, or `UNBOUNDED`
 */
export function reachOf(content) {
  if (!content) return OVERHANG_PT;
  const beyond = Math.max(beyondOfList(content), beyondOfFigure(content));
  return beyond <= FARTHEST_PT ? OVERHANG_PT + beyond : UNBOUNDED;
}

/** @param {SceneContent} content */
function beyondOfList({ list }) {
  if (!list) return 0;
  const { shadow, insets } = list.background;
  if (shadow) return Infinity;
  return Math.max(0, -insets.top, -insets.bottom, -insets.leading, -insets.trailing);
}

/** @param {SceneContent} content */
function beyondOfFigure({ figure }) {
  // What has an outline is cut along it.
  if (!figure || figure.outline) return 0;
  if (figure.steps) return Infinity;
  const { width, height } = figure;
  let beyond = 0;
  for (const part of figure.parts) {
    beyond = Math.max(beyond, -part.x, -part.y, part.x + part.width - width, part.y + part.height - height);
  }
  return beyond;
}
