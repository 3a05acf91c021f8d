// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../base/geometry.js').Point} Point */
/**
 * @typedef {object} PointerTargets
 * @property {(event: any) => Point} toPoint
 * @property {(point: Point, event: PointerEvent) => void} [onTap]
 * @property {(point: Point | null, event: PointerEvent) => void} [onHover]
 * @property {(pinch: {scale: number, x: number, y: number}) => void} [onPinch]
 * @property {(event: Event) => number} timeOf
 */

/** A finger that moves less than this taps, in pt. */
export const TOUCH_SLOP = 10;
/** A mouse that moves less than this clicks, in pt. */
export const MOUSE_SLOP = 4;

/**
 * What fingers and the mouse do on a canvas: one drags, two pinch, one that hardly moves taps.
 * A pinch that ends by lifting one finger does not become a drag, so that nothing jumps.
 */
export class Pointers {
  /** @type {Map<number, Point>} fingers that pinch */
  #pinching = new Map();
  /** @type {{id: number, start: Point, canTap: boolean} | null} */
  #dragging = null;
  #lastType = 'mouse';

  /**
   * @param {HTMLElement} canvas
   * @param {import('./scroller.js').Scroller} scroller
   * @param {PointerTargets} targets
   */
  constructor(canvas, scroller, targets) {
    this.canvas = canvas;
    this.scroller = scroller;
    this.targets = targets;
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.#lastType = event.pointerType;
    if (event.button !== 0) return;
    const point = this.targets.toPoint(event);
    if (this.#dragging) return this.#addFinger(event, point);
    if (this.#pinching.size > 0) return;
    this.#capture(event.pointerId);
    this.#dragging = { id: event.pointerId, start: point, canTap: !this.scroller.isMoving };
    const slop = event.pointerType === 'mouse' ? MOUSE_SLOP : TOUCH_SLOP;
    this.scroller.beginDrag(point.x, point.y, this.targets.timeOf(event), { slop });
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (this.#pinching.has(event.pointerId)) return this.#pinch(event);
    if (this.#dragging?.id === event.pointerId) {
      for (const sample of samplesOf(event)) {
        const { x, y } = this.targets.toPoint(sample);
        this.scroller.drag(x, y, this.targets.timeOf(sample));
      }
      if (this.scroller.phase === 'drag') this.#dragging.canTap = false;
    } else if (event.pointerType === 'mouse' && !this.#dragging) {
      this.targets.onHover?.(this.targets.toPoint(event), event);
    }
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (this.#pinching.delete(event.pointerId)) return;
    const dragging = this.#dragging;
    if (dragging?.id !== event.pointerId) return;
    this.#dragging = null;
    this.scroller.endDrag(this.targets.timeOf(event));
    if (dragging.canTap) this.targets.onTap?.(dragging.start, event);
  }

  /** The system takes the pointer away. @param {PointerEvent} event */
  cancel(event) {
    if (this.#pinching.delete(event.pointerId)) return;
    if (this.#dragging?.id !== event.pointerId) return;
    this.#dragging = null;
    this.scroller.cancelDrag();
  }

  /** @param {PointerEvent} event */
  leave(event) {
    if (event.pointerType === 'mouse') this.targets.onHover?.(null, event);
  }

  /** A long touch opens no menu; a mouse's right button does. @param {Event} event */
  contextMenu(event) {
    if (this.#lastType === 'touch') event.preventDefault();
  }

  /**
   * @param {PointerEvent} event
   * @param {Point} point
   */
  #addFinger(event, point) {
    const first = this.#dragging;
    if (!first || !this.targets.onPinch || event.pointerType === 'mouse') return;
    this.#capture(event.pointerId);
    this.#dragging = null;
    this.scroller.cancelDrag();
    this.#pinching.set(first.id, first.start);
    this.#pinching.set(event.pointerId, point);
  }

  /** @param {PointerEvent} event */
  #pinch(event) {
    const before = this.#spread();
    this.#pinching.set(event.pointerId, this.targets.toPoint(event));
    const after = this.#spread();
    if (!before || !after || before.distance === 0) return;
    const { x, y } = after;
    this.targets.onPinch?.({ scale: after.distance / before.distance, x, y });
  }

  /** Distance and middle of the two fingers. */
  #spread() {
    const [one, other] = [...this.#pinching.values()];
    if (!one || !other) return null;
    return {
      distance: Math.hypot(one.x - other.x, one.y - other.y),
      x: (one.x + other.x) / 2,
      y: (one.y + other.y) / 2,
    };
  }

  /** @param {number} id */
  #capture(id) {
    try {
      this.canvas.setPointerCapture(id);
    } catch {
      // The pointer is gone already, or was made up by a test: events come without capture.
    }
  }
}

/**
 * The samples that an event stands for; WebKit has none for events that no person made.
 * @param {PointerEvent} event
 * @returns {PointerEvent[]}
 */
function samplesOf(event) {
  const coalesced = event.getCoalescedEvents?.();
  return coalesced?.length ? coalesced : [event];
}
