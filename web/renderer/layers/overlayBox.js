// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../scene/renderer.js').Scene} Scene */
/** @typedef {import('./damage.js').PixelBox} PixelBox */

/** Edges that lie between pixels colour the pixels beside them. */
const SOFT_EDGE_PX = 1;

/**
 * The part of the viewport in which an overlay paints. Without a graphics card, a transparent canvas over the whole stage
 * takes 15 to 40 % of what composes the window for each frame of a scroll, while most scrolls paint only an indicator beside an edge.
 * @param {Pick<Scene, 'overlayMode' | 'diagnosticsByKey' | 'focusedId' | 'hoveredId' | 'indicators' | 'screen' | 'viewport'>} scene
 * @returns {import('../../base/geometry.js').Rect | null} in pt; an indicator has its whole track, so that the part stays
 *   the same while it moves; `null` if nothing is painted
 */
export function overlayBox({ overlayMode, diagnosticsByKey, focusedId, hoveredId, indicators, screen, viewport }) {
  const whole = { x: 0, y: 0, width: viewport.width, height: viewport.height };
  const hasMarks = overlayMode !== 'none' || diagnosticsByKey.size > 0 || focusedId !== null || hoveredId !== null;
  if (hasMarks) return whole;
  const [indicator] = indicators;
  if (!indicator) return null;
  if (indicators.length > 1 || screen?.mirror) return whole;
  const { x, y, width, height } = indicator;
  return height > width ? { ...whole, x, width } : { ...whole, y, height };
}

/**
 * The pixels of a canvas that a part of the viewport covers, also in part.
 * @param {import('../../base/geometry.js').Rect} box in pt
 * @param {{scaleX: number, scaleY: number, widthPx: number, heightPx: number}} canvas device pixels per point, and its size
 * @returns {PixelBox} at least one pixel
 */
export function pixelsOf({ x, y, width, height }, { scaleX, scaleY, widthPx, heightPx }) {
  const left = Math.min(Math.max(Math.floor(x * scaleX) - SOFT_EDGE_PX, 0), widthPx - 1);
  const top = Math.min(Math.max(Math.floor(y * scaleY) - SOFT_EDGE_PX, 0), heightPx - 1);
  return {
    left,
    top,
    right: Math.max(Math.min(Math.ceil((x + width) * scaleX) + SOFT_EDGE_PX, widthPx), left + 1),
    bottom: Math.max(Math.min(Math.ceil((y + height) * scaleY) + SOFT_EDGE_PX, heightPx), top + 1),
  };
}
