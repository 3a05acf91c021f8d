// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { transformedBounds } from '../../base/geometry.js';
import { mirrorContext } from '../../base/mirror.js';
import { make } from '../../widgets/dom.js';
import { cornerRadius } from '../../renderer/look/detail.js';
import { traceOutline } from '../../renderer/look/outline.js';

/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('../../store/elements/element.js').Element} StageElement */

/**
 * A copy of an element's picture, to be lifted over the stage.
 * @param {HTMLCanvasElement} content the canvas of the elements
 * @param {StageElement} element
 * @param {import('../stage/stageArea.js').StageArea} area where it lies
 * @param {number} zoom CSS px a pt
 * @returns {{element: HTMLElement, box: Rect} | null} with its box in CSS px of the window; `null` when
 *   nothing of it is in view
 */
export function liftedElement(content, element, area, zoom) {
  const { shown } = element;
  const canvas = content.getBoundingClientRect();
  const bounds = shown.transform ? transformedBounds(shown, shown.transform) : shown;
  const seen = area.boxOf(bounds);
  const left = Math.max(canvas.left, canvas.left + seen.x);
  const top = Math.max(canvas.top, canvas.top + seen.y);
  const right = Math.min(canvas.right, canvas.left + seen.x + seen.width);
  const bottom = Math.min(canvas.bottom, canvas.top + seen.y + seen.height);
  if (right - left < 1 || bottom - top < 1) return null;
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const copy = make('canvas', { class: 'lifted', 'aria-hidden': 'true' });
  const scale = content.width / canvas.width;
  copy.width = Math.round(box.width * scale);
  copy.height = Math.round(box.height * scale);
  const context = copy.getContext('2d');
  if (!context) return null;
  context.scale(scale, scale);
  const place = { x: canvas.left - left, y: canvas.top - top };
  clipTo(context, shown, area, { ...place, zoom });
  context.drawImage(content, place.x, place.y, canvas.width, canvas.height);
  Object.assign(copy.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  return { element: copy, box };
}

/**
 * Clips to the element, turned and rounded as it is.
 * @param {CanvasRenderingContext2D} context in CSS px
 * @param {StageElement['shown']} shown
 * @param {import('../stage/stageArea.js').StageArea} area
 * @param {{x: number, y: number, zoom: number}} place where the viewport's corner lies
 */
function clipTo(context, shown, { mirror, scroller: { offset } }, place) {
  context.save();
  context.translate(place.x, place.y);
  context.scale(place.zoom, place.zoom);
  mirrorContext(context, mirror);
  context.translate(-offset.x, -offset.y);
  traceOutline(context, shown, shown.transform, cornerRadius(shown.width, shown.height));
  // The path keeps its place when the scale is removed.
  context.restore();
  context.clip();
}
