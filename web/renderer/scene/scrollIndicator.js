// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { INDICATOR_FADE_MS, INDICATOR_STAY_MS } from '../../base/feel.js';

/** @typedef {{x: number, y: number, width: number, height: number, alpha: number}} Indicator */

const THICKNESS_PT = 3;
const MARGIN_PT = 3;
const MIN_LENGTH_PT = 36;
/** Beyond an edge the indicator shrinks, at most to a dot. */
const LEAST_LENGTH_PT = 8;

/**
 * Opacity of the indicators.
 * @param {number} sinceMovedMs
 * @returns {number} 0 to 1
 */
export function indicatorAlpha(sinceMovedMs) {
  if (sinceMovedMs <= INDICATOR_STAY_MS) return 1;
  return Math.max(0, 1 - (sinceMovedMs - INDICATOR_STAY_MS) / INDICATOR_FADE_MS);
}

/**
 * Start and length of an indicator along one axis, in the track's coordinates.
 * @param {{track: number, visible: number, content: number, position: number}} axis
 *   length of the track, visible and whole length of the content, and how much of it lies before
 *   the visible part (negative when pulled beyond the start)
 * @returns {{start: number, length: number} | null} `null` when there is nothing to scroll
 */
export function indicatorSpan({ track, visible, content, position }) {
  const range = content - visible;
  if (range <= 0.5 || track <= 0) return null;
  const full = Math.max(MIN_LENGTH_PT, (track * visible) / content);
  const beyond = Math.max(-position, position - range, 0);
  const length = Math.max(LEAST_LENGTH_PT, full - beyond);
  const fraction = Math.min(Math.max(position / range, 0), 1);
  return { start: (track - length) * fraction, length };
}

/**
 * The indicators of a viewport, in viewport coordinates.
 * @param {object} state
 * @param {{width: number, height: number}} state.viewport
 * @param {{width: number, height: number}} state.content
 * @param {{x: number, y: number}} state.offset
 * @param {{top: number, left: number, bottom: number, right: number}} state.insets
 * @param {{vertical: boolean, horizontal: boolean}} state.axes
 * @param {number} state.alpha
 * @returns {Indicator[]}
 */
export function indicatorsFor({ viewport, content, offset, insets, axes, alpha }) {
  if (alpha <= 0) return [];
  /** @type {Indicator[]} */
  const indicators = [];
  const vertical = axes.vertical && spanAlong('height', 'y', insets.top, insets.bottom);
  if (vertical) {
    const y = insets.top + MARGIN_PT + vertical.start;
    const x = viewport.width - insets.right - MARGIN_PT - THICKNESS_PT;
    indicators.push({ x, y, width: THICKNESS_PT, height: vertical.length, alpha });
  }
  const horizontal = axes.horizontal && spanAlong('width', 'x', insets.left, insets.right);
  if (horizontal) {
    const x = insets.left + MARGIN_PT + horizontal.start;
    const y = viewport.height - Math.max(insets.bottom, MARGIN_PT) - THICKNESS_PT;
    indicators.push({ x, y, width: horizontal.length, height: THICKNESS_PT, alpha });
  }
  return indicators;

  /**
   * @param {'width' | 'height'} length
   * @param {'x' | 'y'} origin
   * @param {number} before
   * @param {number} after
   */
  function spanAlong(length, origin, before, after) {
    const visible = viewport[length] - before - after;
    return indicatorSpan({
      track: visible - 2 * MARGIN_PT,
      visible,
      content: content[length],
      position: offset[origin] + before,
    });
  }
}
