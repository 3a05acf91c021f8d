// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { intersects, transformedBounds } from '../../base/geometry.js';
import { cornerRadius } from '../../renderer/look/detail.js';
import { category } from '../../store/elements/element.js';
import { traceElement } from '../stage/annotations.js';

/** @typedef {import('../../store/elements/element.js').Element} StageElement */
/** @typedef {import('../../base/geometry.js').Rect} Rect */
/** @typedef {import('../../gestures/pointers/targets.js').Phase} Phase */

/** The most items in one command. */
export const MOST_ITEMS = 1000;
const FILL_ALPHA = 0.1;
const LINE_PX = 1;
const OUTLINE_PX = 2;

/**
 * The items whose cells a rectangle touches.
 * @param {Iterable<StageElement>} elements
 * @param {Rect} rect in pt of the content
 * @returns {Map<string, StageElement>} elements by item
 */
export function itemsIn(elements, rect) {
  const found = new Map();
  for (const element of elements) {
    if (element.category !== category.cell || element.leaving || element.isHidden) continue;
    const { frame = element, transform } = element;
    if (!intersects(transform ? transformedBounds(frame, transform) : frame, rect)) continue;
    found.set(element.key, element);
  }
  return found;
}

/**
 * A list cut into pieces of the size that one command may have.
 * @param {string[]} items
 * @returns {string[][]}
 */
export function inChunks(items) {
  const chunks = [];
  for (let at = 0; at < items.length; at += MOST_ITEMS) {
    chunks.push(items.slice(at, at + MOST_ITEMS));
  }
  return chunks;
}

/** Selects the items that a spanned rectangle touches, and keeps those that are selected already. */
export class RectangleSelection {
  #area;
  #annotations;
  #onSelect;
  /** @type {Rect | null} */
  #rect = null;
  /** @type {Map<string, StageElement>} all cells that the page has held while the rectangle grew */
  #seen = new Map();
  /** @type {(() => void) | null} */
  #stopPainting = null;

  /**
   * @param {import('../stage/stageArea.js').StageArea} area
   * @param {import('../stage/annotations.js').Annotations} annotations
   * @param {(items: string[]) => void} onSelect
   */
  constructor(area, annotations, onSelect) {
    this.#area = area;
    this.#annotations = annotations;
    this.#onSelect = onSelect;
  }

  /**
   * @param {Rect} rect
   * @param {Phase} phase
   */
  change(rect, phase) {
    if (phase === 'began') this.#seen.clear();
    this.#rect = rect;
    // Cells that have scrolled away since are still within the rectangle.
    for (const element of this.#area.allElements) this.#seen.set(element.key, element);
    if (phase === 'ended' || phase === 'cancelled') return this.#end(phase === 'ended');
    this.#stopPainting ??= this.#annotations.add((pen) => this.#paint(pen));
    this.#area.invalidate('overlay');
  }

  /** @param {boolean} selects */
  #end(selects) {
    this.#stopPainting?.();
    this.#stopPainting = null;
    const items = this.#rect ? [...itemsIn(this.#seen.values(), this.#rect).keys()] : [];
    this.#rect = null;
    this.#seen.clear();
    if (selects && items.length > 0) this.#onSelect(items);
  }

  /** @param {import('../stage/annotations.js').Pen} pen */
  #paint({ context, hair, theme }) {
    if (!this.#rect) return;
    const { x, y, width, height } = this.#rect;
    context.strokeStyle = theme.accent;
    context.fillStyle = theme.accent;
    context.lineWidth = OUTLINE_PX * hair;
    for (const { shown } of itemsIn(this.#area.visible, this.#rect).values()) {
      traceElement(context, shown, cornerRadius(shown.width, shown.height));
      context.stroke();
    }
    context.globalAlpha = FILL_ALPHA;
    context.fillRect(x, y, width, height);
    context.globalAlpha = 1;
    context.lineWidth = LINE_PX * hair;
    context.strokeRect(x, y, width, height);
  }
}
