// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { MOUSE_SLOP, TOUCH_SLOP } from '../../base/feel.js';
import { LongPress } from './longPress.js';
import { isMenuButton, samplesOf } from './pointerEvents.js';
import { TouchSequence } from './touchSequence.js';
import { PuppetFingers } from './puppetFingers.js';
import { TwoFingers } from './twoFingers.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('./touchSequence.js').TouchFacts} TouchFacts */
/** @typedef {import('./touchSequence.js').TouchPhase} TouchPhase */
/** @typedef {'began' | 'moved' | 'ended' | 'cancelled'} RectanglePhase */
/**
 * What gesture recognisers want of fingers; see `gestures` of the protocol.
 * @typedef {{fingers: number, drag: 'scroll' | 'both' | 'gesture', press?: number}} GestureWants
 */
/**
 * What becomes of pointers; points are pt of the viewport.
 * @typedef {object} PointerTargets
 * @property {(event: any) => Point} toPoint
 * @property {(point: Point, event: PointerEvent) => void} [onTap]
 * @property {(point: Point | null, event: PointerEvent) => void} [onHover]
 * @property {(pinch: {scale: number, x: number, y: number, isWheel?: boolean}) => void} [onPinch]
 * @property {() => void} [onPinchEnd] one of the two fingers has gone
 * @property {() => boolean} [pinches] whether two fingers would pinch anything now
 * @property {(phase: TouchPhase, point: Point, facts: TouchFacts) => void} [onTouch]
 * @property {() => GestureWants | null} [gestures] recognisers that fingers go to
 * @property {(point: Point) => unknown} [elementAt] identity of what lies at a point
 * @property {(point: Point | null, by: 'hold' | 'mouse' | 'key') => void} [onPress] asks for a
 *   menu; without a point by the keyboard
 * @property {(place: {clientX: number, clientY: number}) => void} [onPressMove] the pointer moves
 *   while the menu that its press opened is shown
 * @property {(place: {clientX: number, clientY: number}) => void} [onPressEnd]
 * @property {(event: PointerEvent) => boolean} [drawsRectangle] whether a drag that begins here
 *   spans a rectangle instead of scrolling
 * @property {(phase: RectanglePhase, from: Point, to: Point) => void} [onRectangle]
 * @property {(event: PointerEvent, point: Point) => 'now' | 'held' | null} [carries] whether a drag
 *   that begins here carries what is there: at once, or after a rest
 * @property {(phase: RectanglePhase, point: Point) => void} [onCarry]
 * @property {(point: Point) => 'button' | 'row' | 'away' | null} [swipeDown] what a pointer that comes
 *   down is for a row that is aside
 * @property {(phase: RectanglePhase, point: Point) => void} [onSwipeButton]
 * @property {(point: Point) => boolean} [maySwipe] whether what is there can be moved aside
 * @property {(point: Point, dx: number) => boolean} [swipes] whether a drag across moves it aside
 * @property {(phase: RectanglePhase, point: Point, tMs: number, from?: Point) => void} [onSwipe]
 * @property {() => void} [onSwipeTap] the row that is aside was tapped
 * @property {(event: Event) => number} timeOf
 */
/**
 * A pointer that is held.
 * @typedef {object} Held
 * @property {number} id
 * @property {Point} start
 * @property {Point} last
 * @property {number} slop
 * @property {'scroll' | 'rectangle' | 'press' | 'gesture' | 'lift' | 'carry' | 'swipe' | 'button'} does
 *   `lift` carries once it is away
 * @property {boolean} maySwipe whether it is still to be decided that it moves a row aside
 * @property {boolean} isOnAside whether it came down on the row that is aside
 * @property {'now' | 'held' | null} carries
 * @property {boolean} canTap
 * @property {boolean} tells whether its touch is told
 * @property {boolean} spans whether it spans a rectangle already
 */

const MS_PER_S = 1000;

/**
 * What fingers and the mouse do on a canvas: one taps, presses, drags or spans a rectangle, two
 * pinch or span a rectangle. Two that become one do nothing more, so that nothing jumps. Where there
 * are gesture recognisers, up to two fingers go to them.
 */
export class Pointers {
  /** @type {TwoFingers | null} */
  #two = null;
  /** @type {Held | null} */
  #held = null;
  /** @type {{from: Point, to: Point} | null} of two fingers that pan */
  #way = null;
  #lastType = 'mouse';
  /** @type {number | null} the pointer that is told as the second finger */
  #second = null;
  /** @type {number | null} the pointer that leads two fingers */
  #leader = null;
  #touch;
  #secondTouch;
  #press;

  /**
   * @param {HTMLElement} canvas
   * @param {import('../scrolling/scrollRouter.js').Scrolling} scroller
   * @param {PointerTargets} targets
   * @param {import('../../base/clock.js').Clock} clock
   */
  constructor(canvas, scroller, targets, clock) {
    this.canvas = canvas;
    this.scroller = scroller;
    this.targets = targets;
    /** @type {import('./touchSequence.js').TouchTargets} */
    const touchTargets = {
      tell: (phase, point, facts) => targets.onTouch?.(phase, point, facts),
      elementAt: (point) => targets.elementAt?.(point),
      tellsAll: () => this.#wants !== null,
    };
    this.#touch = new TouchSequence(clock, touchTargets);
    this.#secondTouch = new TouchSequence(clock, touchTargets, 1);
    this.puppets = new PuppetFingers(clock, touchTargets);
    this.#press = new LongPress(clock, (point) => this.#heldLong(point));
  }

  get #wants() {
    return this.targets.gestures?.() ?? null;
  }

  /** Whether a pinch goes to gesture recognisers. */
  get pinches() {
    return this.#wants?.fingers === 2;
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.#lastType = event.pointerType;
    if (event.button !== 0) return;
    const point = this.targets.toPoint(event);
    if (this.#held) return this.#addFinger(event, point);
    if (this.#two || this.#second !== null || this.#leader !== null) return;
    this.#capture(event.pointerId);
    const isMouse = event.pointerType === 'mouse';
    const tMs = this.targets.timeOf(event);
    const wants = this.#wants;
    if (isMouse && event.altKey && this.pinches) return this.#lead(event.pointerId, point, tMs);
    const slop = isMouse ? MOUSE_SLOP : TOUCH_SLOP;
    const aside = this.targets.swipeDown?.(point) ?? null;
    const canTap = aside === null && !this.scroller.isMovingAt(point);
    /** @type {Held['does']} */
    let does = wants?.drag === 'gesture' ? 'gesture' : 'scroll';
    const carries = (canTap && this.targets.carries?.(event, point)) || null;
    if (carries === 'now') does = 'lift';
    if (this.targets.drawsRectangle?.(event)) does = 'rectangle';
    if (aside === 'button') does = 'button';
    const maySwipe = does === 'scroll' && (this.targets.maySwipe?.(point) ?? false);
    const isOnAside = aside === 'row';
    const held = { id: event.pointerId, start: point, last: point, slop, does, canTap, carries };
    this.#held = { ...held, maySwipe, isOnAside, tells: canTap, spans: false };
    this.scroller.beginDrag(point.x, point.y, tMs, { slop });
    // A rectangle is spanned while wheel or keys scroll, so the scroller must be free.
    if (does !== 'scroll') this.scroller.cancelDrag();
    if (does === 'button') this.targets.onSwipeButton?.('began', point);
    if (!canTap) return;
    this.#touch.begin(point, { isMouse, tMs, shift: Boolean(event.shiftKey) });
    if (carries === 'held') this.#press.begin(point);
    else if (wants?.press !== undefined) this.#press.begin(point, wants.press * MS_PER_S);
    else if (this.targets.onPress) this.#press.begin(point);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const tMs = this.targets.timeOf(event);
    if (this.#second === event.pointerId) {
      return this.#secondTouch.move(this.targets.toPoint(event), tMs);
    }
    if (this.#leader === event.pointerId) {
      return this.puppets.move(this.targets.toPoint(event), tMs);
    }
    if (this.#two?.has(event.pointerId)) return this.#moveTwo(this.#two, event);
    const held = this.#held;
    if (held?.id === event.pointerId) {
      if (held.does === 'press') this.targets.onPressMove?.(event);
      else if (held.does === 'rectangle') this.#span(held, this.targets.toPoint(event), tMs);
      else if (held.does === 'gesture') this.#follow(held, this.targets.toPoint(event), tMs);
      else if (held.does === 'lift') this.#liftWhenAway(held, this.targets.toPoint(event), tMs);
      else if (held.does === 'carry') this.targets.onCarry?.('moved', this.targets.toPoint(event));
      else if (held.does === 'swipe' || held.does === 'button') this.#swipe(held, 'moved', event);
      else this.#drag(held, event);
    } else if (event.pointerType === 'mouse' && !held) {
      this.targets.onHover?.(this.targets.toPoint(event), event);
    }
  }

  /** @param {PointerEvent} event */
  up(event) {
    const tMs = this.targets.timeOf(event);
    if (this.#second === event.pointerId) {
      this.#second = null;
      return this.#secondTouch.end(this.targets.toPoint(event), tMs);
    }
    if (this.#leader === event.pointerId) {
      this.#leader = null;
      return this.puppets.end(tMs);
    }
    if (this.#two?.has(event.pointerId)) return this.#lift(event.pointerId, 'ended');
    const held = this.#held;
    if (held?.id !== event.pointerId) return;
    this.#held = null;
    this.#press.cancel();
    if (held.does === 'press') return this.targets.onPressEnd?.(event);
    const point = this.targets.toPoint(event);
    if (held.does === 'carry') return this.targets.onCarry?.('ended', point);
    if (held.does === 'swipe' || held.does === 'button') return this.#swipe(held, 'ended', event);
    if (held.isOnAside && held.maySwipe) this.targets.onSwipeTap?.();
    if (held.does === 'scroll') this.scroller.endDrag(tMs);
    if (held.tells) this.#touch.end(point, tMs);
    if (held.canTap) {
      this.targets.onTap?.(held.start, event);
    } else if (held.spans) {
      this.targets.onRectangle?.('ended', held.start, point);
    }
  }

  /** The system takes the pointer away. @param {PointerEvent} event */
  cancel(event) {
    if (this.#second === event.pointerId) {
      this.#second = null;
      return this.#secondTouch.cancel();
    }
    if (this.#leader === event.pointerId) {
      this.#leader = null;
      return this.puppets.cancel(this.targets.timeOf(event));
    }
    if (this.#two?.has(event.pointerId)) return this.#lift(event.pointerId, 'cancelled');
    if (this.#held?.id === event.pointerId) this.abandon();
  }

  /** Whatever is held does nothing more: Escape, or the window has lost the focus. */
  abandon() {
    const held = this.#held;
    this.#held = null;
    this.#second = null;
    this.#press.cancel();
    this.#touch.cancel();
    this.#secondTouch.cancel();
    if (!held) return;
    if (held.does === 'carry') this.targets.onCarry?.('cancelled', held.last);
    if (held.does === 'swipe') this.targets.onSwipe?.('cancelled', held.last, 0);
    if (held.does === 'button') this.targets.onSwipeButton?.('cancelled', held.last);
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
      if (!isMenuButton(event) || this.#lastType !== 'mouse') return;
      this.abandon();
      this.#pressed(this.targets.toPoint(event), 'mouse');
    } else if (this.#lastType === 'touch') {
      event.preventDefault();
    }
  }

  /**
   * A finger rests: it belongs to the recognisers from now on, or asks for a menu.
   * @param {Point} point
   */
  #heldLong(point) {
    if (this.#held?.carries === 'held') return this.#carryOn(this.#held);
    if (this.#wants?.press === undefined) return this.#pressed(point, 'hold');
    if (this.#held) this.#giveToGestures(this.#held);
  }

  /**
   * @param {Held} held
   * @param {Point} point
   * @param {number} tMs
   */
  #liftWhenAway(held, point, tMs) {
    held.last = point;
    if (Math.hypot(point.x - held.start.x, point.y - held.start.y) < held.slop) {
      return this.#track(held, tMs);
    }
    this.#carryOn(held);
    this.targets.onCarry?.('moved', point);
  }

  /** What is under it is carried from now on. @param {Held} held */
  #carryOn(held) {
    if (held.does === 'scroll') this.scroller.cancelDrag();
    this.#noTap(held);
    held.does = 'carry';
    this.targets.onCarry?.('began', held.start);
  }

  /** The content does not follow it any more. @param {Held} held */
  #giveToGestures(held) {
    if (held.does === 'scroll') this.scroller.cancelDrag();
    held.does = 'gesture';
    held.canTap = false;
    this.#press.cancel();
  }

  /**
   * Two fingers of which a mouse leads one; the other is opposite, beyond the middle of the viewport.
   * @param {number} id
   * @param {Point} point
   * @param {number} tMs
   */
  #lead(id, point, tMs) {
    this.#leader = id;
    const { width, height } = this.scroller.viewport;
    this.puppets.begin({ x: width / 2, y: height / 2 }, point, tMs);
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
      this.#held.tells = false;
    }
    this.targets.onPress?.(point, by);
  }

  /**
   * @param {Held} held
   * @param {PointerEvent} event
   */
  #drag(held, event) {
    if (held.maySwipe && this.#isUndecided(held, event)) return;
    for (const sample of samplesOf(event)) {
      const { x, y } = this.targets.toPoint(sample);
      this.scroller.drag(x, y, this.targets.timeOf(sample));
    }
    held.last = this.targets.toPoint(event);
    if (!held.tells) return;
    const keepsTouch = this.#wants?.drag === 'both';
    if (this.scroller.phase === 'drag' && !keepsTouch) return this.#noTap(held);
    this.#track(held, this.targets.timeOf(event));
  }

  /**
   * Whether it is open, or decided by now, that a finger moves a row aside instead of scrolling.
   * @param {Held} held
   * @param {PointerEvent} event
   */
  #isUndecided(held, event) {
    const point = this.targets.toPoint(event);
    const tMs = this.targets.timeOf(event);
    const way = { x: point.x - held.start.x, y: point.y - held.start.y };
    held.last = point;
    if (Math.hypot(way.x, way.y) < held.slop) {
      if (held.tells) this.#track(held, tMs);
      return true;
    }
    held.maySwipe = false;
    if (Math.abs(way.x) <= Math.abs(way.y) || !this.targets.swipes?.(held.start, way.x)) return false;
    this.scroller.cancelDrag();
    this.#noTap(held);
    held.does = 'swipe';
    this.targets.onSwipe?.('began', point, tMs, held.start);
    return true;
  }

  /**
   * @param {Held} held
   * @param {'moved' | 'ended'} phase
   * @param {PointerEvent} event
   */
  #swipe(held, phase, event) {
    held.last = this.targets.toPoint(event);
    if (held.does === 'button') this.targets.onSwipeButton?.(phase, held.last);
    else this.targets.onSwipe?.(phase, held.last, this.targets.timeOf(event));
  }

  /**
   * A finger that is the recognisers' alone.
   * @param {Held} held
   * @param {Point} point
   * @param {number} tMs
   */
  #follow(held, point, tMs) {
    held.last = point;
    if (held.tells) this.#track(held, tMs);
  }

  /**
   * @param {Held} held
   * @param {Point} point
   * @param {number} tMs
   */
  #span(held, point, tMs) {
    held.last = point;
    const way = Math.hypot(point.x - held.start.x, point.y - held.start.y);
    if (!held.spans && way < held.slop) {
      if (held.canTap) this.#track(held, tMs);
      return;
    }
    this.targets.onRectangle?.(held.spans ? 'moved' : 'began', held.start, point);
    held.spans = true;
    if (held.canTap) this.#noTap(held);
  }

  /**
   * @param {Held} held
   * @param {number} tMs
   */
  #track(held, tMs) {
    const { start, last, slop } = held;
    const way = Math.hypot(last.x - start.x, last.y - start.y);
    if (this.#wants && way >= slop) held.canTap = false;
    this.#touch.move(last, tMs);
    this.#press.move(last);
  }

  /** @param {Held} held */
  #noTap(held) {
    held.canTap = false;
    held.tells = false;
    this.#touch.cancel();
    this.#press.cancel();
  }

  /**
   * @param {PointerEvent} event
   * @param {Point} point
   */
  #addFinger(event, point) {
    const first = this.#held;
    const { onRectangle } = this.targets;
    const onPinch = (this.targets.pinches?.() ?? true) && this.targets.onPinch;
    if (!first || event.pointerType === 'mouse') return;
    if (['press', 'carry', 'swipe', 'button'].includes(first.does)) return;
    if (this.pinches && first.tells) return this.#addTouch(first, event, point);
    if (!onPinch && !onRectangle) return;
    this.#capture(event.pointerId);
    this.abandon();
    const can = { pinch: Boolean(onPinch), pan: Boolean(onRectangle) };
    this.#two = new TwoFingers([first.id, first.last], [event.pointerId, point], can);
  }

  /**
   * A second finger for the recognisers; a third is passed over.
   * @param {Held} first
   * @param {PointerEvent} event
   * @param {Point} point
   */
  #addTouch(first, event, point) {
    if (this.#second !== null) return;
    this.#capture(event.pointerId);
    this.#giveToGestures(first);
    this.#touch.tellNow();
    this.#second = event.pointerId;
    this.#secondTouch.begin(point, { isMouse: true, tMs: this.targets.timeOf(event) });
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
    if (this.#two?.lift(id) && this.#two.kind === 'pinch') this.targets.onPinchEnd?.();
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
