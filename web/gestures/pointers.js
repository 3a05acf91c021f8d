// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { LongPress } from './longPress.js';
import { MOUSE_SLOP, TOUCH_SLOP } from './thresholds.js';
import { TouchSequence } from './touchSequence.js';
import { TwoFingers } from './twoFingers.js';

/** @typedef {import('../base/geometry.js').Point} Point */
/** @typedef {import('./touchSequence.js').Modifiers} Modifiers */
/** @typedef {import('./touchSequence.js').TouchPhase} TouchPhase */
/** @typedef {'began' | 'moved' | 'ended' | 'cancelled'} RectanglePhase */
/**
 * What becomes of pointers; points are pt of the viewport.
 * @typedef {object} PointerTargets
 * @property {(event: any) => Point} toPoint
 * @property {(point: Point, event: PointerEvent) => void} [onTap]
 * @property {(point: Point | null, event: PointerEvent) => void} [onHover]
 * @property {(pinch: {scale: number, x: number, y: number}) => void} [onPinch]
 * @property {(phase: TouchPhase, point: Point, modifiers: Modifiers) => void} [onTouch]
 * @property {(point: Point) => unknown} [elementAt] identity of what lies at a point
 * @property {(point: Point | null, by: 'hold' | 'mouse' | 'key') => void} [onPress] asks for a
 *   menu; without a point by the keyboard
 * @property {(place: {clientX: number, clientY: number}) => void} [onPressMove] the pointer moves
 *   while the menu that its press opened is shown
 * @property {(place: {clientX: number, clientY: number}) => void} [onPressEnd]
 * @property {(event: PointerEvent) => boolean} [drawsRectangle] whether a drag that begins here
 *   spans a rectangle instead of scrolling
 * @property {(phase: RectanglePhase, from: Point, to: Point) => void} [onRectangle]
 * @property {(event: Event) => number} timeOf
 */
/**
 * A pointer that is held.
 * @typedef {object} Held
 * @property {number} id
 * @property {Point} start
 * @property {Point} last
 * @property {number} slop
 * @property {'scroll' | 'rectangle' | 'press'} does
 * @property {boolean} canTap
 * @property {boolean} spans whether it spans a rectangle already
 */

/**
 * What fingers and the mouse do on a canvas: one taps, presses, drags or spans a rectangle, two
 * pinch or span a rectangle. Two that become one do nothing more, so that nothing jumps.
 */
export class Pointers {
  /** @type {TwoFingers | null} */
  #two = null;
  /** @type {Held | null} */
  #held = null;
  /** @type {{from: Point, to: Point} | null} of two fingers that pan */
  #way = null;
  #lastType = 'mouse';
  #touch;
  #press;

  /**
   * @param {HTMLElement} canvas
   * @param {import('./input.js').Scrolling} scroller
   * @param {PointerTargets} targets
   * @param {import('../base/clock.js').Clock} clock
   */
  constructor(canvas, scroller, targets, clock) {
    this.canvas = canvas;
    this.scroller = scroller;
    this.targets = targets;
    this.#touch = new TouchSequence(clock, {
      tell: (phase, point, modifiers) => targets.onTouch?.(phase, point, modifiers),
      elementAt: (point) => targets.elementAt?.(point),
    });
    this.#press = new LongPress(clock, (point) => this.#pressed(point, 'hold'));
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.#lastType = event.pointerType;
    if (event.button !== 0) return;
    const point = this.targets.toPoint(event);
    if (this.#held) return this.#addFinger(event, point);
    if (this.#two) return;
    this.#capture(event.pointerId);
    const isMouse = event.pointerType === 'mouse';
    const slop = isMouse ? MOUSE_SLOP : TOUCH_SLOP;
    const canTap = !this.scroller.isMovingAt(point);
    const does = this.targets.drawsRectangle?.(event) ? 'rectangle' : 'scroll';
    this.#held = { id: event.pointerId, start: point, last: point, slop, does, canTap, spans: false };
    this.scroller.beginDrag(point.x, point.y, this.targets.timeOf(event), { slop });
    // A rectangle is spanned while wheel or keys scroll, so the scroller must be free.
    if (does === 'rectangle') this.scroller.cancelDrag();
    if (!canTap) return;
    this.#touch.begin(point, modifiersOf(event), isMouse);
    if (this.targets.onPress) this.#press.begin(point);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (this.#two?.has(event.pointerId)) return this.#moveTwo(this.#two, event);
    const held = this.#held;
    if (held?.id === event.pointerId) {
      if (held.does === 'press') this.targets.onPressMove?.(event);
      else if (held.does === 'rectangle') this.#span(held, this.targets.toPoint(event));
      else this.#drag(held, event);
    } else if (event.pointerType === 'mouse' && !held) {
      this.targets.onHover?.(this.targets.toPoint(event), event);
    }
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (this.#two?.has(event.pointerId)) return this.#lift(event.pointerId, 'ended');
    const held = this.#held;
    if (held?.id !== event.pointerId) return;
    this.#held = null;
    this.#press.cancel();
    if (held.does === 'press') return this.targets.onPressEnd?.(event);
    const point = this.targets.toPoint(event);
    if (held.does === 'scroll') this.scroller.endDrag(this.targets.timeOf(event));
    if (held.canTap) {
      this.#touch.end(point);
      this.targets.onTap?.(held.start, event);
    } else if (held.spans) {
      this.targets.onRectangle?.('ended', held.start, point);
    }
  }

  /** The system takes the pointer away. @param {PointerEvent} event */
  cancel(event) {
    if (this.#two?.has(event.pointerId)) return this.#lift(event.pointerId, 'cancelled');
    if (this.#held?.id === event.pointerId) this.abandon();
  }

  /** Whatever is held does nothing more: Escape, or the window has lost the focus. */
  abandon() {
    const held = this.#held;
    this.#held = null;
    this.#press.cancel();
    this.#touch.cancel();
    if (!held) return;
    if (held.does === 'scroll') this.scroller.cancelDrag();
    if (held.spans) this.targets.onRectangle?.('cancelled', held.start, held.last);
  }

  /** @param {PointerEvent} event */
  leave(event) {
    if (event.pointerType === 'mouse') this.targets.onHover?.(null, event);
  }

  /**
   * The mouse's menu button asks for the menu of the stage. A long touch has asked already, and
   * the keyboard asks by its keys.
   * @param {MouseEvent} event
   */
  contextMenu(event) {
    if (this.targets.onPress) {
      event.preventDefault();
      if (!isMouse(event) || this.#lastType !== 'mouse') return;
      this.abandon();
      this.#pressed(this.targets.toPoint(event), 'mouse');
    } else if (this.#lastType === 'touch') {
      event.preventDefault();
    }
  }

  /**
   * @param {Point} point
   * @param {'hold' | 'mouse'} by
   */
  #pressed(point, by) {
    this.#touch.cancel();
    if (this.#held) {
      if (this.#held.does === 'scroll') this.scroller.cancelDrag();
      this.#held.does = 'press';
      this.#held.canTap = false;
    }
    this.targets.onPress?.(point, by);
  }

  /**
   * @param {Held} held
   * @param {PointerEvent} event
   */
  #drag(held, event) {
    for (const sample of samplesOf(event)) {
      const { x, y } = this.targets.toPoint(sample);
      this.scroller.drag(x, y, this.targets.timeOf(sample));
    }
    held.last = this.targets.toPoint(event);
    if (!held.canTap) return;
    if (this.scroller.phase === 'drag') this.#noTap(held);
    else this.#track(held);
  }

  /**
   * @param {Held} held
   * @param {Point} point
   */
  #span(held, point) {
    held.last = point;
    const way = Math.hypot(point.x - held.start.x, point.y - held.start.y);
    if (!held.spans && way < held.slop) {
      if (held.canTap) this.#track(held);
      return;
    }
    this.targets.onRectangle?.(held.spans ? 'moved' : 'began', held.start, point);
    held.spans = true;
    if (held.canTap) this.#noTap(held);
  }

  /** @param {Held} held */
  #track(held) {
    this.#touch.move(held.last);
    this.#press.move(held.last);
  }

  /** @param {Held} held */
  #noTap(held) {
    held.canTap = false;
    this.#touch.cancel();
    this.#press.cancel();
  }

  /**
   * @param {PointerEvent} event
   * @param {Point} point
   */
  #addFinger(event, point) {
    const first = this.#held;
    const { onPinch, onRectangle } = this.targets;
    if (!first || (!onPinch && !onRectangle) || event.pointerType === 'mouse') return;
    if (first.does === 'press') return;
    this.#capture(event.pointerId);
    this.abandon();
    const can = { pinch: Boolean(onPinch), pan: Boolean(onRectangle) };
    this.#two = new TwoFingers([first.id, first.last], [event.pointerId, point], can);
  }

  /**
   * @param {TwoFingers} two
   * @param {PointerEvent} event
   */
  #moveTwo(two, event) {
    const step = two.move(event.pointerId, this.targets.toPoint(event));
    if (step.kind === 'pinch') {
      const { scale, x, y } = step;
      this.targets.onPinch?.({ scale, x, y });
    } else if (step.kind === 'pan') {
      this.#way = { from: step.from, to: step.to };
      this.targets.onRectangle?.(step.isFirst ? 'began' : 'moved', step.from, step.to);
    }
  }

  /**
   * @param {number} id
   * @param {'ended' | 'cancelled'} phase
   */
  #lift(id, phase) {
    this.#two?.lift(id);
    if (this.#way) this.targets.onRectangle?.(phase, this.#way.from, this.#way.to);
    this.#way = null;
    if (this.#two?.count === 0) this.#two = null;
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

/**
 * @param {PointerEvent} event
 * @returns {Modifiers}
 */
function modifiersOf({ shiftKey, ctrlKey, metaKey }) {
  return { shift: Boolean(shiftKey), command: Boolean(ctrlKey || metaKey) };
}

/**
 * Whether a menu is asked for by the mouse: its second button, or the first with Control on a Mac.
 * @param {MouseEvent} event
 */
function isMouse({ button, ctrlKey }) {
  return button === 2 || (button === 0 && ctrlKey);
}
