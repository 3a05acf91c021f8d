// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { ARROW_DISTANCE, PAGE_PART } from '../base/feel.js';

/** @type {Record<string, {x: number, y: number}>} */
const ARROWS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** @type {Record<string, number>} */
const PAGES = { PageUp: -1, PageDown: 1, ' ': 1 };

/**
 * Scrolls by a key: arrows by a step, page keys and space by most of a viewport, Home and End to the ends
 * of the axis that scrolls.
 * @param {import('./scrolling/scrollRouter.js').Scrolling} scroller
 * @param {import('./input.js').KeyPress} event
 * @returns {boolean} whether the key was one of these
 */
export function scrollByKey(scroller, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { key } = event;
  const { axes, viewport, range, offset } = scroller;
  if (!axes.x && !axes.y) return false;
  const arrow = ARROWS[key];
  if (arrow) {
    if (!(arrow.x ? axes.x : axes.y)) return false;
    scroller.scrollBy({ x: arrow.x * ARROW_DISTANCE, y: arrow.y * ARROW_DISTANCE });
    return true;
  }
  const page = key === ' ' && event.shiftKey ? -1 : PAGES[key];
  if (page) {
    const along = page * PAGE_PART;
    if (axes.y) scroller.scrollBy({ x: 0, y: along * viewport.height });
    else scroller.scrollBy({ x: along * viewport.width, y: 0 });
    return true;
  }
  if (key !== 'Home' && key !== 'End') return false;
  const end = key === 'Home' ? range.min : range.max;
  scroller.scrollTo(axes.y ? { x: offset.x, y: end.y } : { x: end.x, y: offset.y });
  return true;
}
