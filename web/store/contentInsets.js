// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../base/geometry.js').Insets} Insets */
/** @typedef {import('../transport/messageTypes.js').ParameterValue} ParameterValue */

/** The parameter for free space around the whole content. */
const CONTENT_INSET = 'cv.contentInset';

/**
 * Free space around the content, as collection views have it: what the device covers, and the content inset. What it
 * covers at the sides counts only where the content is wider than the viewport, so that it scrolls sideways.
 * @param {{insets: Insets, width: number}} viewport
 * @param {Record<string, ParameterValue> | null} values of the stage's parameters
 * @param {number} contentWidth in points
 * @returns {Insets}
 */
export function contentInsets({ insets, width }, values, contentWidth) {
  const covered = contentWidth > width ? insets : { ...insets, left: 0, right: 0 };
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
 */
export function showIn(view, viewport, values) {
  view.setViewport({ ...viewport, insets: contentInsets(viewport, values, view.contentWidth) });
}
