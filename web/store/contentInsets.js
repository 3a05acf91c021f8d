// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../base/geometry.js').Insets} Insets */
/** @typedef {import('../transport/messageTypes.js').ParameterValue} ParameterValue */
/** @typedef {import('../transport/messageTypes.js').StageScreen} StageScreen */

/** The parameter for free space around the whole content. */
const CONTENT_INSET = 'cv.contentInset';

/**
 * Free space around the content, as collection views have it: what the device covers, and the content inset. What it
 * covers at the sides counts only where the content is wider than the viewport, so that it scrolls sideways.
 * A keyboard covers the lower part of the screen; the content has room to scroll out from under it.
 * @param {{insets: Insets, width: number, keyboard?: number}} viewport
 * @param {Record<string, ParameterValue> | null} values of the stage's parameters
 * @param {number} contentWidth in points
 * @param {StageScreen | null} [screen] an app's screen, which knows the space around its collection view
 * @returns {Insets}
 */
export function contentInsets({ insets, width, keyboard = 0 }, values, contentWidth, screen = null) {
  if (screen) return screen.insets;
  const sides = contentWidth > width ? insets : { ...insets, left: 0, right: 0 };
  const covered = { ...sides, bottom: Math.max(insets.bottom, keyboard) };
  const own = values?.[CONTENT_INSET];
  if (typeof own !== 'object' || !('top' in own)) return covered;
  return {
    top: covered.top + own.top,
    left: covered.left + own.left,
    bottom: covered.bottom + own.bottom,
    right: covered.right + own.right,
  };
}

/**
 * Tells a view its viewport, with the free space around the content that it has now.
 * @param {import('./views/viewStore.js').ViewStore} view
 * @param {import('../transport/messageTypes.js').Viewport} viewport
 * @param {Record<string, ParameterValue> | null} values of the stage's parameters
 * @param {StageScreen | null} [screen]
 */
export function showIn(view, viewport, values, screen = null) {
  const insets = contentInsets(viewport, values, view.contentWidth, screen);
  // What sticks to the upper edge sticks to the bar at its least height.
  const top = insets.top - (screen?.collapse ?? 0);
  view.setViewport({ ...viewport, insets: { ...insets, top } });
}
