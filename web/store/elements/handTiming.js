// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { REST_MS, handRest } from '../../base/feel.js';
import { lastAt } from '../../base/moments.js';
import { springDisplacement, springOf, springVelocity } from '../../base/springs.js';
import { PROGRESS_UNITS } from '../../transport/deltaLayout.js';
import { CHANNELS } from './elementMotion.js';

/** @typedef {import('./elementMotion.js').Contribution} Contribution */

const MS_PER_S = 1000;
/** Most moments that are remembered; when there are more, every second one is forgotten. */
const MOST_MOMENTS = 2000;

/**
 * The timing of a transition in somebody's hand: progress moves it, not time. All elements of the
 * transition share one. When the hand lets go, a spring moves the progress to its end, beginning with
 * the place and the speed that it has.
 */
export class HandTiming {
  /** Only the end of the transition takes over a hand's contributions. */
  spring = null;
  /** When the hand took the transition. */
  beganMs;
  startMs;
  durationMs = Infinity;
  #progress = 0;
  #velocity = 0;
  #changedMs;
  /** @type {import('../../base/springs.js').Spring | null} */
  #rest = null;
  /**
   * The hand's earlier progress, in the order of time.
   * @type {{atMs: number, progress: number}[]}
   */
  #way;

  /**
   * @param {number} number of the transition
   * @param {number} viewMs
   */
  constructor(number, viewMs) {
    this.number = number;
    this.startMs = viewMs;
    this.beganMs = viewMs;
    this.#changedMs = viewMs;
    this.#way = [{ atMs: viewMs, progress: 0 }];
  }

  /** When the transition is over, on the view's time line. */
  get endMs() {
    return this.startMs + this.durationMs;
  }

  /** Whether the transition is still in the hand. */
  get isHeld() {
    return this.#rest === null;
  }

  /** The last progress in the hand. */
  get progress() {
    return this.#progress;
  }

  /** When the hand last moved. */
  get changedMs() {
    return this.#changedMs;
  }

  /**
   * Sets the progress.
   * @param {number} progress 0 to 1, beyond that when a spring overshoots
   * @param {number} viewMs
   */
  move(progress, viewMs) {
    if (!this.isHeld || progress === this.#progress) return;
    const ms = viewMs - this.#changedMs;
    this.#velocity = ms > 0 && ms < REST_MS ? ((progress - this.#progress) * MS_PER_S) / ms : 0;
    this.#progress = progress;
    this.#changedMs = viewMs;
    this.#way.push({ atMs: viewMs, progress });
    if (this.#way.length > MOST_MOMENTS) this.#way = this.#way.filter((_, at) => at % 2 === 0);
  }

  /**
   * Lets the progress move to its end.
   * @param {{durationMs: number, responseMs?: number, dampingPerMille?: number}} rest
   * @param {number} viewMs
   */
  finish({ durationMs, responseMs, dampingPerMille } = handRest, viewMs) {
    if (!this.isHeld) return;
    const velocity = this.velocity(viewMs);
    const response = (responseMs ?? durationMs) / MS_PER_S;
    this.#rest = springOf(response, (dampingPerMille ?? MS_PER_S) / MS_PER_S);
    this.#velocity = velocity;
    this.startMs = viewMs;
    this.durationMs = durationMs;
  }

  /**
   * The speed of the progress.
   * @param {number} viewMs
   * @returns {number} whole transitions a second
   */
  velocity(viewMs) {
    if (!this.#rest) return viewMs - this.#changedMs > REST_MS ? 0 : this.#velocity;
    if (viewMs >= this.endMs) return 0;
    const time = (viewMs - this.startMs) / MS_PER_S;
    return -springVelocity(this.#rest, 1 - this.#progress, -this.#velocity, time);
  }

  /**
   * The part of the way that is left at a time, which may be an earlier one.
   * @param {number} viewMs
   */
  left(viewMs) {
    const knownMs = this.#rest ? this.startMs : this.#changedMs;
    if (viewMs < knownMs) return 1 - this.#progressAt(viewMs);
    if (!this.#rest) return 1 - this.#progress;
    if (viewMs >= this.endMs) return 0;
    const time = Math.max(0, viewMs - this.startMs) / MS_PER_S;
    return springDisplacement(this.#rest, 1 - this.#progress, -this.#velocity, time);
  }

  /**
   * The hand's progress at an earlier time. A hand that rested is taken to have moved on shortly before its
   * next moment.
   * @param {number} viewMs
   */
  #progressAt(viewMs) {
    const way = this.#way;
    const at = lastAt(way, viewMs);
    if (at < 0) return way[0].progress;
    const next = way[at + 1];
    if (!next) return way[at].progress;
    const fromMs = Math.max(way[at].atMs, next.atMs - REST_MS);
    const part = Math.max(0, viewMs - fromMs) / (next.atMs - fromMs);
    return way[at].progress + (next.progress - way[at].progress) * part;
  }

  /**
   * Adds a contribution's distance at a time.
   * @param {Contribution} contribution
   * @param {number} viewMs
   * @param {Float64Array} out
   */
  addDisplacement({ from }, viewMs, out) {
    const left = this.left(viewMs);
    for (let at = 0; at < CHANNELS; at += 1) out[at] += from[at] * left;
  }

  /**
   * Adds a contribution's velocity at a time.
   * @param {Contribution} contribution
   * @param {number} viewMs
   * @param {Float64Array} out per second
   */
  addVelocity({ from }, viewMs, out) {
    const velocity = this.velocity(viewMs);
    for (let at = 0; at < CHANNELS; at += 1) out[at] -= from[at] * velocity;
  }
}

/** The transition of a view, if one is in somebody's hand. */
export class Hand {
  /** @type {HandTiming | null} */
  #timing = null;
  /** Number of the transition in this page's hand; the server tells its progress too late. */
  ownTransition = 0;

  /** @returns {HandTiming | null} `null` while no transition is in hand */
  get timing() {
    return this.#timing;
  }

  /**
   * When the hand took the transition, if a delta ends it.
   * @param {import('../../transport/deltaLayout.js').WireAnimation | null} animation
   * @returns {number | undefined} on the view's time line
   */
  beganMs(animation) {
    const isEnd = animation?.curve === 'finish' || animation?.curve === 'cancel';
    const timing = this.#timing;
    return isEnd && timing?.number === animation.transition ? timing?.beganMs : undefined;
  }

  /**
   * The timing of a delta that is about a transition.
   * @param {import('../../transport/deltaLayout.js').WireAnimation} animation
   * @param {number} viewMs
   * @returns {HandTiming | null} `null` when the delta's own spring does
   */
  take(animation, viewMs) {
    const number = animation.transition ?? 0;
    if (animation.curve === 'interactive') {
      if (this.#timing?.number !== number) {
        this.#timing?.finish(undefined, viewMs);
        this.#timing = new HandTiming(number, viewMs);
      }
      const progress = (animation.progress ?? 0) / PROGRESS_UNITS;
      if (this.ownTransition !== number) this.#timing.move(progress, viewMs);
      return this.#timing;
    }
    const timing = this.#timing?.number === number ? this.#timing : null;
    if (animation.curve === 'finish') this.release(viewMs, animation);
    return animation.curve === 'finish' ? timing : null;
  }

  /**
   * Ends the transition: what it still moves goes to its end.
   * @param {number} viewMs
   * @param {import('../../transport/deltaLayout.js').WireAnimation} [animation]
   */
  release(viewMs, animation) {
    this.#timing?.finish(animation, viewMs);
    this.#timing = null;
  }

  /**
   * Sets the progress of the transition in this page's hand.
   * @param {number} progress
   * @param {number} viewMs
   */
  move(progress, viewMs) {
    this.#timing?.move(progress, viewMs);
  }
}
