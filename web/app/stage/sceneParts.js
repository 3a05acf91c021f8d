// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { category } from '../../store/elements/element.js';

/**
 * Whether taps select several items.
 * @param {import('../../store/session.js').Session['values']} values
 */
export function selectsSeveral(values) {
  const mode = values['cv.editing'] === true ? 'cv.editingSelection' : 'cv.selection';
  return values[mode] === 'multiple';
}

/**
 * Whether a view is read from right to left: as its device is set, or else as the stage is.
 * @param {{viewport: {direction?: string}, values: import('../../store/session.js').Session['values']}} session
 */
export function isMirrored({ viewport, values }) {
  return (viewport.direction ?? values?.['cv.direction']) === 'rightToLeft';
}

/**
 * Inserts ghosts before the first cell, so that they lie above backgrounds and below everything else.
 * @param {import('../../renderer/scene/renderer.js').SceneElement[]} elements in paint order
 * @param {import('../../renderer/scene/renderer.js').SceneElement[]} ghosts
 */
export function withGhosts(elements, ghosts) {
  if (ghosts.length === 0) return elements;
  const first = elements.findIndex((element) => element.category !== category.decoration);
  const at = first < 0 ? elements.length : first;
  return [...elements.slice(0, at), ...ghosts, ...elements.slice(at)];
}

/**
 * Along which axes an indicator shows where the content is: where it scrolls, unless the app's screen wants none there.
 * @param {{x: boolean, y: boolean}} axes along which the content scrolls
 * @param {import('../../transport/messageTypes.js').StageScreen | null} screen
 * @returns {{vertical: boolean, horizontal: boolean}}
 */
export function indicatedAxes(axes, screen) {
  const wanted = screen?.indicators ?? 'both';
  return {
    vertical: axes.y && (wanted === 'both' || wanted === 'vertical'),
    horizontal: axes.x && (wanted === 'both' || wanted === 'horizontal'),
  };
}

/**
 * How far a session's view scrolls; `null` before its first snapshot, since it has no content size then.
 * @param {import('../../store/session.js').Session} session
 * @param {import('../../base/geometry.js').Insets} insets of the content
 * @returns {import('../../gestures/scrolling/scroller.js').Extent | null}
 */
export function extentOf({ viewport, stage, view, screen }, insets) {
  if (!view || view.revision === 0) return null;
  const axis = screen?.scrolls ?? stage?.scrolls ?? 'vertical';
  const isStill = screen !== null && !screen.place;
  return {
    viewport: { width: viewport.width, height: viewport.height },
    content: { width: view.contentWidth, height: view.contentHeight },
    insets,
    axis: screen?.isStill ? 'none' : axis,
    alwaysBounce: axis !== 'both' && !isStill && (screen?.bounce ?? 'always') === 'always',
    neverBounce: screen?.bounce === 'never',
  };
}
