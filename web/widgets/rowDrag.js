// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { isRefused } from './control.js';
import { make } from './dom.js';

/** Movement before a press becomes a drag, in CSS px. */
const SLOP_CSS_PX = 4;
/** Nearer to an edge than this, the list scrolls by this much with each move, in CSS px. */
const EDGE_CSS_PX = 16;
const EDGE_STEP_CSS_PX = 8;

/**
 * The gap between rows that is nearest to a pointer.
 * @param {number} yCssPx from the top of the first row
 * @param {number} rowHeightCssPx
 * @param {number} total rows
 * @returns {number} rows before the gap
 */
export function gapAt(yCssPx, rowHeightCssPx, total) {
  return Math.min(Math.max(Math.round(yCssPx / rowHeightCssPx), 0), total);
}

/**
 * Makes rows of one height draggable within their list.
 * @param {HTMLElement} list the box that scrolls
 * @param {object} options
 * @param {number} options.rowHeightCssPx
 * @param {() => number} options.total
 * @param {(index: number) => void} options.onTap
 * @param {(from: number, gap: number) => void} options.onDrop
 */
export function attachRowDrag(list, { rowHeightCssPx, total, onTap, onDrop }) {
  const line = make('div', { class: 'drop-line', hidden: true });
  list.append(line);
  /** @type {{id: number, y: number, from: number, isDrag: boolean, gap: number} | null} */
  let held = null;
  const yOf = (/** @type {PointerEvent} */ event) =>
    event.clientY - list.getBoundingClientRect().top - list.clientTop + list.scrollTop;
  const finish = (/** @type {boolean} */ isDropped) => {
    const last = held;
    held = null;
    line.hidden = true;
    delete list.dataset.dragging;
    document.removeEventListener('keydown', onKey, true);
    if (!last || !isDropped) return;
    if (last.isDrag) onDrop(last.from, last.gap);
    else onTap(last.from);
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    finish(false);
  };
  list.addEventListener('pointerdown', (event) => {
    const isRow = event.target instanceof Element && event.target.closest('[data-index]');
    if (event.button !== 0 || !isRow || event.target.closest('input') || isRefused(list)) return;
    const from = Math.floor(yOf(event) / rowHeightCssPx);
    if (from >= total()) return;
    held = { id: event.pointerId, y: event.clientY, from, isDrag: false, gap: 0 };
  });
  list.addEventListener('pointermove', (event) => {
    if (!held || event.pointerId !== held.id) return;
    // A finger scrolls the list; it drags a row only by its grip.
    const isGrip = event.pointerType === 'mouse' || held.isDrag || isOnGrip(event);
    if (!held.isDrag && (Math.abs(event.clientY - held.y) < SLOP_CSS_PX || !isGrip)) return;
    if (!held.isDrag) {
      held.isDrag = true;
      list.dataset.dragging = '';
      list.setPointerCapture(event.pointerId);
      document.addEventListener('keydown', onKey, true);
    }
    scrollNearEdge(list, event.clientY);
    held.gap = gapAt(yOf(event), rowHeightCssPx, total());
    line.hidden = held.gap === held.from || held.gap === held.from + 1;
    line.style.top = `${held.gap * rowHeightCssPx}px`;
  });
  list.addEventListener('pointerup', (event) => held?.id === event.pointerId && finish(true));
  list.addEventListener('pointercancel', () => held && finish(false));
  list.addEventListener('lostpointercapture', () => held && finish(false));
}

/** @param {PointerEvent} event */
function isOnGrip({ target }) {
  return target instanceof Element && target.closest('.grip') !== null;
}

/**
 * @param {HTMLElement} list
 * @param {number} y
 */
function scrollNearEdge(list, y) {
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + EDGE_CSS_PX) list.scrollTop -= EDGE_STEP_CSS_PX;
  else if (y > bottom - EDGE_CSS_PX) list.scrollTop += EDGE_STEP_CSS_PX;
}
