// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../base/clock.js';
import { DisposableStack, listen } from '../base/disposable.js';
import { mirroredKey } from '../base/mirror.js';
import { PointerArena } from './arena.js';
import { scrollByKey } from './keys.js';
import { pinchScale, WheelReader } from './wheel.js';

/** @typedef {import('../base/geometry.js').Point} Point */
/** @typedef {import('./pointers/targets.js').Targets} Targets */
/** @typedef {Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'target' | 'preventDefault'>} KeyPress */
/**
 * @typedef {object} FirstLooks
 * @property {(event: KeyPress) => boolean} [key] sees a key first; true when it has used it
 * @property {(point: Point, step: {dx: number, dy: number, mode: string}) => boolean} [wheel] sees a
 *   wheel first, in pt; true when it has used it
 */
/** @typedef {Targets & FirstLooks & {clock?: import('../base/clock.js').Clock}} InputOptions */
/** @typedef {import('./scrolling/scrollRouter.js').Scrolling} Scrolling */
/**
 * A step of a trackpad's pinch, with the changes since the step before.
 * @typedef {{scale: number, turn: number, x: number, y: number, tMs: number}} TrackpadPinch
 */
/**
 * @typedef {object} WheelTargets
 * @property {Targets['toPoint']} toPoint
 * @property {(pinch: TrackpadPinch) => void} onPinch
 * @property {FirstLooks['wheel']} [wheel]
 */

/** @typedef {import('../base/disposable.js').EventMap} EventMap */
/**
 * @typedef {<Name extends keyof EventMap>(type: Name, listener: (event: EventMap[Name]) => void) =>
 *   void} Listening to the canvas
 */

/** Radians in a degree. */
const RADIANS = Math.PI / 180;

/**
 * Makes fingers, mouse, wheel and keys on a canvas move a scroller.
 * @param {HTMLElement} canvas
 * @param {Scrolling} scroller
 * @param {InputOptions} options
 * @returns {() => void} stops it
 */
export function attachInput(canvas, scroller, { clock = systemClock, key, wheel, ...targets }) {
  // Time stamps of events are those of the system clock; they mean nothing to another clock.
  const timeOf = (/** @type {Event} */ event) =>
    clock === systemClock ? event.timeStamp : clock.now();
  const stack = new DisposableStack();
  /** @type {Listening} */
  const on = (type, listener) => void stack.add(listen(canvas, type, listener, { passive: false }));
  const arena = new PointerArena(canvas, targets, { scroller, clock, timeOf });
  canvas.style.touchAction = 'none';
  on('pointerdown', (event) => arena.down(event));
  on('pointermove', (event) => arena.move(event));
  on('pointerup', (event) => arena.up(event));
  on('pointercancel', (event) => arena.cancel(event));
  on('lostpointercapture', (event) => arena.cancel(event));
  on('pointerleave', (event) => arena.leave(event));
  on('contextmenu', (event) => arena.contextMenu(event));
  const { toPoint, menu } = targets;
  const onPinch = (/** @type {TrackpadPinch} */ pinch) => arena.pinch(pinch);
  on('wheel', wheelListener(scroller, { toPoint, onPinch, wheel }, timeOf));
  attachTrackpadPinch(on, { toPoint, onPinch }, timeOf);
  on('keydown', (event) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') arena.abandon();
    if (asksForMenu(event) && menu) {
      event.preventDefault();
      return menu.ask(null, 'key');
    }
    const press = asLaidOut(event, toPoint);
    if (key?.(press) || scrollByKey(scroller, press)) event.preventDefault();
  });
  return () => stack.dispose();
}

/**
 * Whether a key asks for the menu of the element that has the focus.
 * @param {KeyboardEvent} event
 */
function asksForMenu({ key, shiftKey }) {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}

/**
 * @param {Scrolling} scroller
 * @param {WheelTargets} targets
 * @param {(event: Event) => number} timeOf
 * @returns {(event: WheelEvent) => void}
 */
function wheelListener(scroller, { toPoint, onPinch, wheel }, timeOf) {
  const reader = new WheelReader();
  return (event) => {
    // Without this the browser would scroll or zoom the whole page.
    event.preventDefault();
    if (event.ctrlKey) {
      onPinch({ scale: pinchScale(event), turn: 0, tMs: timeOf(event), ...toPoint(event) });
      return;
    }
    const tMs = timeOf(event);
    const { dx, dy, mode } = reader.read(event, tMs, scroller.viewport);
    const scale = pointsPerCssPx(toPoint);
    const whole = { dx: dx * scale.x, dy: dy * scale.y, mode, tMs };
    if (wheel?.(toPoint(event), whole)) return;
    if ('wheelAt' in scroller && scroller.wheelAt(toPoint(event), whole)) return;
    // A wheel that turns along only one axis also scrolls content that scrolls only along the other.
    const isAcross = !scroller.axes.y && dx === 0;
    const turn = isAcross ? { dx: dy, dy: 0 } : { dx, dy };
    scroller.wheel({ dx: turn.dx * scale.x, dy: turn.dy * scale.y, mode, tMs });
  };
}

/**
 * Safari's trackpad pinch, whose scale and turn count from the start of the gesture.
 * @param {Listening} on
 * @param {WheelTargets} targets
 * @param {(event: Event) => number} timeOf
 */
function attachTrackpadPinch(on, { toPoint, onPinch }, timeOf) {
  let last = 1;
  let lastDegrees = 0;
  on('gesturestart', (event) => {
    event.preventDefault();
    last = 1;
    lastDegrees = 0;
  });
  on('gesturechange', (event) => {
    event.preventDefault();
    const { scale, rotation = 0 } = event;
    const turn = (rotation - lastDegrees) * RADIANS;
    onPinch({ scale: scale / last, turn, tMs: timeOf(event), ...toPoint(event) });
    last = scale;
    lastDegrees = rotation;
  });
  on('gestureend', (event) => event.preventDefault());
}

/**
 * Negative along an axis at which an inverted list is mirrored.
 * @param {Targets['toPoint']} toPoint
 */
function pointsPerCssPx(toPoint) {
  const start = toPoint({ clientX: 0, clientY: 0 });
  const end = toPoint({ clientX: 1, clientY: 1 });
  return { x: end.x - start.x, y: end.y - start.y };
}

/**
 * A key as it is meant for content that may be mirrored.
 * @param {KeyboardEvent} event
 * @param {Targets['toPoint']} toPoint
 * @returns {KeyPress}
 */
function asLaidOut(event, toPoint) {
  const scale = pointsPerCssPx(toPoint);
  const key = mirroredKey(event.key, { x: scale.x < 0, y: scale.y < 0 });
  const { code, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event;
  return { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, target, preventDefault: () => event.preventDefault() };
}
