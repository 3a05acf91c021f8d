// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Contest } from './pointers/contest.js';
import { FingerPair } from './pointers/fingerPair.js';
import { isMenuButton } from './pointers/pointerEvents.js';
import { PuppetFingers } from './pointers/puppetFingers.js';
import { TouchSequence } from './pointers/touchSequence.js';
import { RECOGNISERS } from './recognisers/recognisers.js';
import { ScreenDrag } from './recognisers/screenDrag.js';
import { StageTouch } from './recognisers/stageTouch.js';

/** @typedef {import('./pointers/targets.js').Targets} Targets */
/** How far the fingers of a trackpad's pinch on an app's screen are from its middle, in pt: views there are small. */
const SCREEN_REACH_PT = 40;

/**
 * The gesture that a pointer which is down belongs to.
 * @typedef {object} Hand
 * @property {(event: PointerEvent) => void} move
 * @property {(event: PointerEvent) => void} lift
 * @property {(event: PointerEvent) => void} cancel the system takes the pointer away
 */

/**
 * Leads the pointers on a canvas to their gestures. Recognisers compete for the first pointer. A second
 * one pinches or spans a rectangle with it, or goes to the stage's own recognisers. When one of two
 * pointers is lifted, the other does nothing more, so that nothing jumps.
 */
export class PointerArena {
  #canvas;
  #targets;
  #surroundings;
  /** @type {Map<number, Hand>} by pointer */
  #hands = new Map();
  /** @type {Contest | null} for the first pointer */
  #contest = null;
  /** @type {number | null} the pointer that is the second finger of the stage's own recognisers */
  #second = null;
  #secondTouch;
  /** Takes the second finger away. */
  #loseSecond = () => {};
  #puppets;
  #screenPuppets;
  #lastType = 'mouse';

  /**
   * @param {HTMLElement} canvas
   * @param {Targets} targets
   * @param {Pick<import('./pointers/targets.js').Surroundings, 'scroller' | 'clock' | 'timeOf'>} means
   */
  constructor(canvas, targets, { scroller, clock, timeOf }) {
    this.#canvas = canvas;
    this.#targets = targets;
    const { touch } = targets;
    const wants = () => touch?.wants?.() ?? null;
    /** @type {import('./pointers/touchSequence.js').TouchTargets} */
    const told = {
      tell: (phase, point, facts) => touch?.tell(phase, point, facts),
      elementAt: (point) => touch?.elementAt?.(point),
      tellsAll: () => wants() !== null,
    };
    const first = new TouchSequence(clock, told);
    this.#secondTouch = new TouchSequence(clock, told, 1);
    this.#puppets = new PuppetFingers(clock, told);
    const onScreen = {
      /** @type {import('./pointers/targets.js').TouchTarget['tell']} */
      tell: (phase, point, { finger }) => targets.screen?.tell(phase, point, finger),
    };
    this.#screenPuppets = new PuppetFingers(clock, onScreen, SCREEN_REACH_PT);
    this.#surroundings = { scroller, targets, clock, timeOf, wants, touch: first };
  }

  /** Whether two fingers go to the stage's own recognisers. */
  get #sharesPairs() {
    return this.#surroundings.wants()?.fingers === 2;
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.#lastType = event.pointerType;
    if (event.button !== 0) return;
    if (this.#contest) return this.#addFinger(this.#contest, event);
    if (this.#hands.size > 0) return;
    this.#capture(event.pointerId);
    const puppets = event.pointerType === 'mouse' && event.altKey && this.#puppetsAt(this.#targets.toPoint(event));
    if (puppets) return this.#lead(puppets, event);
    this.#contest = new Contest(event, this.#surroundings, RECOGNISERS);
    this.#hands.set(event.pointerId, this.#contest);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const hand = this.#hands.get(event.pointerId);
    if (hand) {
      // What the pointer leads is under it; where it was pressed, another element may stand by now.
      if (event.pointerType === 'mouse') this.#targets.hover?.(null);
      return hand.move(event);
    }
    if (event.pointerType === 'mouse' && !this.#contest) {
      this.#targets.hover?.(this.#targets.toPoint(event));
    }
  }

  /** @param {PointerEvent} event */
  up(event) {
    const hand = this.#release(event);
    hand?.lift(event);
    if (hand && event.pointerType === 'mouse') this.#targets.hover?.(this.#targets.toPoint(event));
  }

  /**
   * The system takes the pointer away.
   * @param {PointerEvent} event
   */
  cancel(event) {
    if (this.#contest?.press.id === event.pointerId) this.abandon();
    else this.#release(event)?.cancel(event);
  }

  /** Cancels the gesture of a single pointer: by Escape, or because the window lost the focus. */
  abandon() {
    const contest = this.#contest;
    this.#contest = null;
    if (contest) this.#hands.delete(contest.press.id);
    if (this.#second !== null) this.#hands.delete(this.#second);
    this.#second = null;
    contest?.cancel();
    this.#loseSecond();
  }

  /** @param {PointerEvent} event */
  leave(event) {
    if (event.pointerType === 'mouse') this.#targets.hover?.(null);
  }

  /**
   * The mouse's menu button asks for the menu of the stage. Long touches and keys ask elsewhere.
   * @param {MouseEvent} event
   */
  contextMenu(event) {
    const { menu } = this.#targets;
    if (menu || this.#lastType === 'touch') event.preventDefault();
    if (!menu || !isMenuButton(event) || this.#lastType !== 'mouse') return;
    this.abandon();
    menu.ask(this.#targets.toPoint(event), 'mouse');
  }

  /**
   * A step of a trackpad's pinch.
   * @param {{scale: number, turn: number, x: number, y: number, tMs: number}} step what changed since
   *   the step before
   */
  pinch({ scale, turn, x, y, tMs }) {
    const puppets = this.#puppetsAt({ x, y });
    if (puppets) puppets.pinch({ scale, turn, point: { x, y }, tMs });
    else this.#targets.pinch?.handle({ scale, x, y, isWheel: true });
  }

  /**
   * The simulated fingers for what wants two at a point; `null` where nothing does.
   * @param {import('../base/geometry.js').Point} point
   */
  #puppetsAt(point) {
    const { screen } = this.#targets;
    if (screen?.takes(point) || screen?.within(point)) return this.#screenPuppets;
    return this.#sharesPairs ? this.#puppets : null;
  }

  /**
   * Takes the pointer away from its gesture.
   * @param {PointerEvent} event
   * @returns {Hand | undefined}
   */
  #release({ pointerId }) {
    const hand = this.#hands.get(pointerId);
    this.#hands.delete(pointerId);
    if (hand === this.#contest) this.#contest = null;
    if (pointerId === this.#second) this.#second = null;
    return hand;
  }

  /**
   * Two fingers, one at the mouse and one opposite, on the other side of the viewport's middle.
   * @param {PuppetFingers} puppets
   * @param {PointerEvent} event
   */
  #lead(puppets, event) {
    const { scroller, timeOf } = this.#surroundings;
    const { toPoint } = this.#targets;
    const { width, height } = scroller.viewport;
    puppets.begin({ x: width / 2, y: height / 2 }, toPoint(event), timeOf(event));
    this.#hands.set(event.pointerId, {
      move: (moved) => puppets.move(toPoint(moved), timeOf(moved)),
      lift: (lifted) => puppets.end(timeOf(lifted)),
      cancel: (lost) => puppets.cancel(timeOf(lost)),
    });
  }

  /**
   * @param {Contest} contest of the finger that is down already
   * @param {PointerEvent} event
   */
  #addFinger(contest, event) {
    if (event.pointerType === 'mouse') return;
    // A part of an element that takes touches gets both fingers, such as a picture that is zoomed.
    const part = contest.winner ? undefined : contest.find(ScreenDrag);
    if (part) contest.award(part);
    const second = contest.winner?.second;
    if (second) return this.#join(second, event);
    if (contest.winner?.isAlone) return;
    const touch = this.#sharesPairs && contest.find(StageTouch);
    if (touch) return this.#share(touch, event);
    if (!FingerPair.isWanted(this.#targets)) return;
    this.#capture(event.pointerId);
    this.abandon();
    const { id, last } = contest.press;
    const point = this.#targets.toPoint(event);
    const pair = new FingerPair([id, last], [event.pointerId, point], this.#targets);
    this.#hands.set(id, pair);
    this.#hands.set(event.pointerId, pair);
  }

  /**
   * Gives what has the first finger a second one; a third one is ignored.
   * @param {(phase: import('./pointers/targets.js').Phase, point: import('../base/geometry.js').Point) => void} tell
   * @param {PointerEvent} event
   */
  #join(tell, event) {
    if (this.#second !== null) return;
    const { toPoint } = this.#targets;
    this.#capture(event.pointerId);
    this.#second = event.pointerId;
    let last = toPoint(event);
    tell('began', last);
    let isDown = true;
    const end = (/** @type {'ended' | 'cancelled'} */ phase) => {
      if (isDown) tell(phase, last);
      isDown = false;
    };
    this.#loseSecond = () => end('cancelled');
    this.#hands.set(event.pointerId, {
      move: (moved) => tell('moved', (last = toPoint(moved))),
      lift: (lifted) => {
        last = toPoint(lifted);
        end('ended');
      },
      cancel: () => end('cancelled'),
    });
  }

  /**
   * Gives the stage's recognisers a second finger; a third one is ignored.
   * @param {StageTouch} first
   * @param {PointerEvent} event
   */
  #share(first, event) {
    if (this.#second !== null) return;
    const { timeOf } = this.#surroundings;
    const { toPoint } = this.#targets;
    const touch = this.#secondTouch;
    this.#loseSecond = () => touch.cancel();
    this.#capture(event.pointerId);
    first.share();
    this.#second = event.pointerId;
    touch.begin(toPoint(event), { isMouse: true, tMs: timeOf(event) });
    this.#hands.set(event.pointerId, {
      move: (moved) => touch.move(toPoint(moved), timeOf(moved)),
      lift: (lifted) => touch.end(toPoint(lifted), timeOf(lifted)),
      cancel: () => touch.cancel(),
    });
  }

  /** @param {number} id */
  #capture(id) {
    try {
      this.#canvas.setPointerCapture(id);
    } catch {
      // The pointer is gone already, or a test made it up: events come without capture too.
    }
  }
}
