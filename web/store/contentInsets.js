// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../base/geometry.js').Insets} Insets */
/** @typedef {import('../transport/messageTypes.js').ParameterValue} ParameterValue */

/** The parameter for free space around the whole content. */
const CONTENT_INSET = 'cv.contentInset';

/**
 * Free space around the content, as collection views have it: what the device covers, and the content inset.
 * @param {{insets: Insets}} viewport
 * @param {Record<string, ParameterValue> | null} values of the stage's parameters
 * @returns {Insets}
 */
export function contentInsets({ insets }, values) {
  const own = values?.[CONTENT_INSET];
  if (typeof own !== 'object' || !('top' in own)) return insets;
  return {
    top: insets.top + own.top,
    left: insets.left + own.left,
    bottom: insets.bottom + own.bottom,
    right: insets.right + own.right,
  };
}
