// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { Emitter } from '../../base/emitter.js';
import {
  SCROLL_TO_RESPONSE_S, TARGET_WAIT_MS, WHEEL_RESPONSE_S, WHEEL_REST_MS, decelerationRate,
} from '../../base/feel.js';
import { clamp, zeroInsets } from '../../base/geometry.js';
import { DragTracker } from './dragTracker.js';
import { turnVelocity } from './physics.js';
import { ScrollAxis } from './scrollAxis.js';

/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {'idle' | 'hold' | 'drag' | 'decelerate'} ScrollerPhase */
/**
 * @typedef {object} Extent
 * @property {import('../../base/geometry.js').Size} viewport
 * @property {import('../../base/geometry.js').Size} content
 * @property {import('../../base/geometry.js').Insets} [insets]
 * @property {'vertical' | 'horizontal' | 'both' | 'none'} [axis] along which people scroll
 * @property {boolean} [alwaysBounce] stretch also where nothing can scroll
 * @property {boolean} [neverBounce] stop at the edges
 */
/**
 * A drag or a wheel that is let go: where the content would end, where it is, and how fast.
 * @typedef {{proposed: Point, at: Point, velocity: Point}} Release
 */

/** An event's time stamp is believed when it is at most this old, in ms. */
const EVENT_AGE_MS = 100;
/** An offset this close to a place to rest counts as there, in pt. */
const NEAR_REST = 0.1;

/**
 * @typedef {object} ScrollerEvents
 * @property {() => void} move
 * @property {(end: {offset: Point, velocity: Point, proposed: Point}) => void} end
 * @property {() => void} idle
 * @property {() => void} placed the content was moved by who knows where it is
 */

/**
 * The content offset of a view and everything that moves it: finger, wheel, keys, deceleration, edges.
 *
 * Emits `move` when the offset has changed or is about to, `end` once when a drag is let go with
 * {offset, velocity, proposed}, `idle` when the content has come to rest, and `placed` when somebody has moved it who
 * knows where it is. While `isMoving`, `tick` must be called once a frame.
 * @extends {Emitter<ScrollerEvents>}
 */
export class Scroller extends Emitter {
  /** Whether content moves to its goal at once, without deceleration and bounce. */
  reducedMotion = false;
  /** Part of the velocity that is left after 1 ms. */
  ratePerMs = decelerationRate.normal;
  /** @type {((release: Release) => Point) | null} decides where content comes to rest, if set */
  restFor = null;
  /** Whether the running motion ends where `restFor` says. */
  #snaps = false;
  /** @type {ScrollerPhase} */
  #phase = 'idle';
  #x = new ScrollAxis();
  #y = new ScrollAxis();
  #hasExtent = false;
  /** @type {DragTracker | null} */
  #grip = null;
  /** Unstretched offset where the drag began. */
  #raw = { x: 0, y: 0 };
  /** @type {Point | null} the goal of a spring of wheel or keys */
  #goal = null;
  #wheelMs = -Infinity;
  /** @type {Point | null} where a movement of the wheel began, of which the layout has not heard the end */
  #wheelFrom = null;
  #endMs = -Infinity;

  /** @param {{clock?: import('../../base/clock.js').Clock}} options */
  constructor({ clock = systemClock } = {}) {
    super();
    this.clock = clock;
  }

  /** @returns {Point} the content offset, in pt */
  get offset() {
    return { x: this.#x.offset, y: this.#y.offset };
  }

  /** @returns {Point} of the content offset, in pt/s */
  get velocity() {
    return { x: this.#x.velocity, y: this.#y.velocity };
  }

  get phase() {
    return this.#phase;
  }

  get isMoving() {
    return this.#phase !== 'idle';
  }

  /**
   * Whether the content at a point moves; here everything scrolls together.
   * @param {Point} _point
   */
  isMovingAt(_point) {
    return this.isMoving;
  }

  /** @returns {Point} the goal of a spring of wheel or keys, else the present offset */
  get goal() {
    return this.#goal ?? this.offset;
  }

  /** Least and greatest offset at rest. */
  get range() {
    return {
      min: { x: this.#x.min, y: this.#y.min },
      max: { x: this.#x.max, y: this.#y.max },
    };
  }

  /** @returns {import('../../base/geometry.js').Size} the viewport's size */
  get viewport() {
    return { width: this.#x.length, height: this.#y.length };
  }

  /** Which axes follow the finger. */
  get axes() {
    return { x: this.#x.isEnabled, y: this.#y.isEnabled };
  }

  /**
   * Takes sizes: offsets go from −insets.top to contentHeight + insets.bottom − viewportHeight.
   * A new viewport clamps the offset at once; when only the content shrank, it springs back.
   * @param {Extent} extent
   */
  setExtent({ viewport, content, insets = zeroInsets, axis = 'vertical', ...bounce }) {
    const { alwaysBounce = false, neverBounce = false } = bounce;
    const nowMs = this.clock.now();
    const isOld =
      this.#hasExtent && viewport.width === this.#x.length && viewport.height === this.#y.length;
    this.#x.isEnabled = axis === 'horizontal' || axis === 'both';
    this.#y.isEnabled = axis === 'vertical' || axis === 'both';
    for (const one of [this.#x, this.#y]) {
      one.alwaysBounces = alwaysBounce;
      one.neverBounces = neverBounce;
    }
    const minX = 0 - insets.left;
    const minY = 0 - insets.top;
    const maxX = Math.max(minX, content.width + insets.right - viewport.width);
    const maxY = Math.max(minY, content.height + insets.bottom - viewport.height);
    this.#x.resize({ min: minX, max: maxX, length: viewport.width }, nowMs);
    this.#y.resize({ min: minY, max: maxY, length: viewport.height }, nowMs);
    this.#settleInRange(isOld, nowMs);
    this.#hasExtent = true;
  }

  /**
   * Places the content without moving it; for a view that has just been opened.
   * @param {Point} offset
   * @param {{isTold?: boolean}} options whether the new offset is told
   */
  jumpTo(offset, { isTold = true } = {}) {
    this.#x.stop();
    this.#y.stop();
    this.#grip = null;
    this.#goal = null;
    this.#x.offset = offset.x;
    this.#y.offset = offset.y;
    this.#hasExtent = true;
    if (isTold) {
      this.emit('move');
      this.#rest();
    } else {
      this.#phase = 'idle';
      this.emit('placed');
    }
  }

  /**
   * Moves along with content that has moved under the viewport: what is shown stays where it is on the
   * screen, and a finger, a deceleration or a spring continues from there.
   * @param {Point} distance
   * @param {{isTold?: boolean}} options whether content at rest tells its new offset
   */
  translate(distance, { isTold = true } = {}) {
    const nowMs = this.clock.now();
    this.#x.translate(distance.x, nowMs);
    this.#y.translate(distance.y, nowMs);
    this.#raw = { x: this.#raw.x + distance.x, y: this.#raw.y + distance.y };
    if (this.#goal) this.#goal = { x: this.#x.end, y: this.#y.end };
    if (this.isMoving) this.emit('move');
    else this.emit(isTold ? 'idle' : 'placed');
  }

  /**
   * A finger comes down. A running scroll stops under it; nothing moves before it has gone
   * `slop` pt, and from there the content follows it without a jump.
   * @param {number} x of the pointer, in pt
   * @param {number} y of the pointer, in pt
   * @param {number} tMs time stamp of the event
   * @param {{slop?: number}} options
   */
  beginDrag(x, y, tMs, { slop = 0 } = {}) {
    this.tick(this.#believable(tMs));
    const wasMoving = this.isMoving;
    this.#wheelFrom = null;
    this.#grip = new DragTracker({ tMs, x, y }, slop, this.axes);
    this.#raw = { x: this.#x.grab(), y: this.#y.grab() };
    this.#goal = null;
    this.#endMs = -Infinity;
    this.#phase = 'hold';
    if (wasMoving) this.emit('move');
  }

  /**
   * The finger moves.
   * @param {number} x
   * @param {number} y
   * @param {number} tMs
   */
  drag(x, y, tMs) {
    const grip = this.#grip;
    if (!grip?.move({ tMs, x, y })) return;
    this.#phase = 'drag';
    const velocity = grip.velocity(tMs);
    this.#x.pull(this.#raw.x - grip.travel.x, -velocity.x);
    this.#y.pull(this.#raw.y - grip.travel.y, -velocity.y);
    this.emit('move');
  }

  /**
   * The finger leaves: the content decelerates, or springs back where it is beyond an edge.
   * @param {number} tMs
   */
  endDrag(tMs) {
    const velocity = this.#grip?.velocity(tMs) ?? { x: 0, y: 0 };
    this.#letGo({ x: -velocity.x, y: -velocity.y }, this.#believable(tMs));
  }

  /** The drag is taken away, for example by the system: no deceleration follows. */
  cancelDrag() {
    this.#letGo({ x: 0, y: 0 }, this.clock.now());
  }

  /**
   * Moves by a wheel: `precise` (a trackpad, with the system's own momentum) 1:1 and clamped,
   * `notched` (a mouse) by a spring towards the sum of all notches.
   * @param {{dx: number, dy: number, mode: 'precise' | 'notched', tMs: number}} turn in pt
   */
  wheel({ dx, dy, mode, tMs }) {
    if (this.#grip) return;
    const nowMs = this.#believable(tMs);
    this.#wheelFrom ??= this.offset;
    if (mode === 'notched') return this.scrollBy({ x: dx, y: dy }, { nowMs });
    this.#goal = null;
    this.#phase = 'drag';
    this.#snaps = true;
    this.#wheelMs = nowMs;
    this.#endMs = -Infinity;
    this.#x.turn(dx);
    this.#y.turn(dy);
    this.emit('move');
  }

  /**
   * Scrolls by a distance; while an earlier one still runs, both add up.
   * @param {Point} distance
   * @param {{animated?: boolean, nowMs?: number}} options
   */
  scrollBy(distance, { animated = true, nowMs = this.clock.now() } = {}) {
    const from = this.#goal ?? this.offset;
    const goal = {
      x: this.#x.isEnabled ? this.#x.clamped(from.x + distance.x) : from.x,
      y: this.#y.isEnabled ? this.#y.clamped(from.y + distance.y) : from.y,
    };
    if (this.#go(goal, animated, WHEEL_RESPONSE_S, 'drag', nowMs)) this.#goal = goal;
  }

  /**
   * Scrolls to an offset, clamped to the range: by a spring, or in a number of seconds, eased at both ends.
   * A finger stops it.
   * @param {Point} offset
   * @param {{animated?: boolean, responseS?: number, durationS?: number}} options
   */
  scrollTo(offset, { animated = true, responseS = SCROLL_TO_RESPONSE_S, durationS } = {}) {
    const goal = { x: this.#x.clamped(offset.x), y: this.#y.clamped(offset.y) };
    const nowMs = this.clock.now();
    this.#goal = null;
    if (!this.#go(goal, animated, responseS, 'decelerate', nowMs) || durationS === undefined) return;
    this.#x.paceTo(goal.x, durationS, nowMs);
    this.#y.paceTo(goal.y, durationS, nowMs);
  }

  /**
   * Takes the layout's answer to a release: the content comes to rest there instead, or goes there if it rests
   * already, since pages stand still at pages only. After another gesture, it changes nothing.
   * @param {Point} target
   * @returns {boolean} whether it was taken
   */
  retarget(target, nowMs = this.clock.now()) {
    if (this.#grip || nowMs - this.#endMs > TARGET_WAIT_MS) return false;
    this.#endMs = -Infinity;
    if (this.reducedMotion) {
      this.scrollTo(target, { animated: false });
      return true;
    }
    this.tick(nowMs);
    this.#x.retarget(target.x, nowMs);
    this.#y.retarget(target.y, nowMs);
    if (this.#x.motion || this.#y.motion) {
      this.#phase = 'decelerate';
      this.emit('move');
    }
    return true;
  }

  /**
   * Brings the offset to a time; to be called once a frame while `isMoving`.
   * @param {number} nowMs
   * @returns {boolean} whether the offset changed
   */
  tick(nowMs) {
    if (this.#phase === 'idle' || this.#grip) return false;
    const movedX = this.#x.tick(nowMs);
    const movedY = this.#y.tick(nowMs);
    if (movedX || movedY) this.emit('move');
    const isWheeling = nowMs - this.#wheelMs < WHEEL_REST_MS;
    if (!this.#x.motion && !this.#y.motion && !isWheeling && !this.#snap(nowMs)) this.#rest();
    return movedX || movedY;
  }

  /**
   * Moves content that stands where it may not rest to the place where it may.
   * @param {number} nowMs
   * @returns {boolean} whether it moves
   */
  #snap(nowMs) {
    if (!this.#snaps || !this.restFor) return false;
    this.#snaps = false;
    const at = this.offset;
    const rest = this.restFor({ proposed: at, at, velocity: { x: 0, y: 0 } });
    if (Math.hypot(rest.x - at.x, rest.y - at.y) < NEAR_REST) return false;
    this.scrollTo(rest, { animated: !this.reducedMotion });
    return true;
  }

  /**
   * The time of an event. An event that waited too long, or has the time of another clock, counts as now.
   * @param {number} tMs
   */
  #believable(tMs) {
    const nowMs = this.clock.now();
    return clamp(tMs, nowMs - EVENT_AGE_MS, nowMs);
  }

  /**
   * @param {boolean} animated
   * @param {number} nowMs
   */
  #settleInRange(animated, nowMs) {
    let moved = false;
    let isPlaced = false;
    for (const axis of [this.#x, this.#y]) {
      if (!this.#hasExtent && axis.offset !== axis.min) {
        axis.offset = axis.min;
        moved = true;
      }
      const rest = axis.clamped(axis.offset);
      const isNear = Math.abs(axis.offset - rest) < NEAR_REST && !axis.motion && !this.#grip;
      if (axis.isBeyond && (isNear || !axis.isEnabled)) {
        // Along an axis that does not scroll, the content goes with its place, which others move. Along the other
        // one it came there by rounded steps.
        axis.stop();
        axis.offset = rest;
        isPlaced = true;
      }
      if (!axis.isBeyond || axis.motion || this.#grip) continue;
      moved = true;
      if (animated && !this.reducedMotion) {
        axis.release(axis.grab(), 0, this.ratePerMs, nowMs);
        this.#phase = 'decelerate';
      } else {
        axis.offset = axis.clamped(axis.offset);
      }
    }
    if (isPlaced) this.emit('placed');
    if (moved) this.emit('move');
    if (moved && !this.isMoving) this.emit('idle');
  }

  /**
   * @param {Point} velocity of the content
   * @param {number} tMs
   */
  #letGo(velocity, tMs) {
    const grip = this.#grip;
    if (!grip) return;
    this.#grip = null;
    const speeds = {
      x: grip.isDragging && this.#x.isEnabled ? velocity.x : 0,
      y: grip.isDragging && this.#y.isEnabled ? velocity.y : 0,
    };
    const proposed = this.#releaseAxes(speeds, tMs);
    this.#phase = 'decelerate';
    if (grip.isDragging) {
      this.#endMs = tMs;
      this.emit('end', { offset: this.offset, velocity: speeds, proposed });
    }
    if (this.#x.motion || this.#y.motion) this.emit('move');
    else this.#rest();
  }

  /**
   * @param {Point} velocity
   * @param {number} tMs
   * @returns {Point} where the content will come to rest
   */
  #releaseAxes(velocity, tMs) {
    const speed = this.reducedMotion ? { x: 0, y: 0 } : velocity;
    this.#x.release(this.#x.grab(), speed.x, this.ratePerMs, tMs);
    this.#y.release(this.#y.grab(), speed.y, this.ratePerMs, tMs);
    this.#snaps = false;
    if (this.reducedMotion) {
      for (const axis of [this.#x, this.#y]) {
        axis.stop();
        axis.offset = axis.clamped(axis.offset);
      }
    }
    return this.#leadToRest(velocity, tMs);
  }

  /**
   * @param {Point} velocity
   * @param {number} tMs
   * @returns {Point} where the content will come to rest
   */
  #leadToRest(velocity, tMs) {
    const proposed = { x: this.#x.end, y: this.#y.end };
    if (!this.restFor) return proposed;
    const rest = this.restFor({ proposed, at: this.offset, velocity });
    if (this.reducedMotion) {
      this.#x.offset = rest.x;
      this.#y.offset = rest.y;
    } else {
      this.#x.retarget(rest.x, tMs);
      this.#y.retarget(rest.y, tMs);
    }
    return { x: this.#x.end, y: this.#y.end };
  }

  /**
   * @param {Point} goal
   * @param {boolean} animated
   * @param {number} responseS
   * @param {ScrollerPhase} phase
   * @param {number} nowMs
   * @returns {boolean} whether a spring runs
   */
  #go(goal, animated, responseS, phase, nowMs) {
    if (this.#grip) return false;
    this.#endMs = -Infinity;
    if (!animated || this.reducedMotion) {
      this.jumpTo(goal);
      return false;
    }
    this.tick(nowMs);
    this.#wheelMs = -Infinity;
    this.#x.springTo(goal.x, responseS, nowMs);
    this.#y.springTo(goal.y, responseS, nowMs);
    this.#phase = phase;
    this.emit('move');
    return true;
  }

  #rest() {
    this.#goal = null;
    this.#x.velocity = 0;
    this.#y.velocity = 0;
    this.#phase = 'idle';
    this.#endWheel();
    this.emit('idle');
  }

  /** Asks the layout where content that a wheel has moved rests, as after a drag: it may turn pages. */
  #endWheel() {
    const from = this.#wheelFrom;
    this.#wheelFrom = null;
    if (!from) return;
    const { offset, viewport } = this;
    const [dx, dy] = [offset.x - from.x, offset.y - from.y];
    // From one place, a drag turns one page at most; a wheel may go further, and ends at the page where it is.
    if (Math.abs(dx) >= viewport.width || Math.abs(dy) >= viewport.height) this.emit('idle');
    const velocity = { x: turnVelocity(dx, viewport.width), y: turnVelocity(dy, viewport.height) };
    this.#endMs = this.clock.now();
    this.emit('end', { offset, velocity, proposed: offset });
  }
}
