// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../../base/emitter.js';
import { LOOP_REST_MS } from '../../base/feel.js';
import { clamp } from '../../base/geometry.js';
import { RecordedChange } from '../changes/recordedChange.js';

/** @typedef {import('../elements/element.js').Element} Element */
/** @typedef {import('./viewStore.js').ViewStore} ViewStore */
/** @typedef {import('../../base/geometry.js').Point} Point */
/** @typedef {import('../../transport/messageTypes.js').StageTransition} StageTransition */
/**
 * The events of a session: another view or transition, how far the content went under the viewport, and
 * that a delta was taken.
 * @typedef {{on(name: 'change', listener: (topic: string) => void): unknown}
 *   & {on(name: 'adjust', listener: (way: Point) => void): unknown}
 *   & {on(name: 'delta', listener: () => void): unknown}} News
 */
/**
 * The part of a session that playback sees.
 * @typedef {News & {view: ViewStore | null, transition: StageTransition | null,
 *   connection: {on(name: 'command', listener: (kind: string) => void): unknown}}} Followed
 */

/** Speeds that can be chosen, as parts of real time. */
export const RATES = Object.freeze([1, 0.25, 0.1]);
/** The length of a step: one frame of a display with 60 of them a second, in ms. */
export const STEP_MS = 1000 / 60;
/** Commands by which people change the stage. */
const CHANGES = new Set(['set', 'edit', 'undo', 'redo', 'layout']);
/** A transition in hand is shown even while another change is replayed in a loop. */
const IN_HAND = 'transition';
/** A moment this close to a step, as a part of it, counts as that step. */
const STEP_TOLERANCE = 1e-6;

/**
 * Chooses what of a view the stage shows: the present, at the chosen speed, or a moment of the
 * recorded change while that is replayed. The view goes on underneath; leaving the replay shows it
 * as it is then. Changing something on this page leaves the replay.
 *
 * Emits `change` when anything but the time has changed.
 * @extends {Emitter<{change: () => void}>}
 */
export class Playback extends Emitter {
  #session;
  #clock;
  /** @type {ViewStore | null} */
  #view = null;
  /** @type {RecordedChange | null} the last one of the view */
  #last = null;
  /** @type {RecordedChange | null} the one that is replayed */
  #watched = null;
  #rate = 1;
  #isPlaying = false;
  #isLooping = false;
  /** Where the replay stood when it was last started or set. */
  #anchor = { nowMs: 0, atMs: 0 };
  /** @type {(() => void) | null} */
  #stopResting = null;

  /**
   * @param {Followed} session
   * @param {import('../../base/clock.js').Clock} clock
   */
  constructor(session, clock) {
    super();
    this.#session = session;
    this.#clock = clock;
    session.on('change', (topic) => {
      this.#takeView();
      if (topic === 'transition') this.#takeSteps();
    });
    session.on('adjust', (way) => this.#translate(way));
    session.on('delta', () => this.#takeDelta());
    session.connection.on('command', (kind) => this.#changesHere(kind));
  }

  /** Whether a moment of a change is shown instead of the present. */
  get isReplaying() {
    return this.#watched !== null;
  }

  /** Whether the replay runs. */
  get isPlaying() {
    return this.#isPlaying;
  }

  get isLooping() {
    return this.#isLooping;
  }

  /** Part of real time. */
  get rate() {
    return this.#rate;
  }

  /** @returns {RecordedChange | null} the one that is replayed, or the last one */
  get recordedChange() {
    return this.#watched ?? this.#last;
  }

  /** Whether the view has changed since the end of the replayed change. */
  get hasNews() {
    return this.#watched !== null && (this.#watched.isStale || this.#watched !== this.#last);
  }

  /** How long the change takes, in ms; 0 when there is none. */
  get durationMs() {
    return this.recordedChange?.durationMs ?? 0;
  }

  /**
   * The moment of the change that is shown, in ms from its start; its end when nothing runs.
   * @param {number} nowMs
   */
  momentMs(nowMs) {
    if (!this.#watched) return this.#last?.elapsedMs(this.#view?.timeLine.at(nowMs) ?? 0) ?? 0;
    const { atMs } = this.#anchor;
    if (!this.#isPlaying) return atMs;
    const ranMs = Math.max(0, nowMs - this.#anchor.nowMs) * this.#rate;
    return Math.min(atMs + ranMs, this.#watched.durationMs);
  }

  /** Holds what runs; if nothing runs, goes on or replays the last change from its start. */
  toggle() {
    const runs = this.#watched ? this.#isPlaying : this.#runsLive();
    if (runs) this.pause();
    else this.play();
  }

  /** Replays: from where it was held, or from the start. */
  play() {
    const { recordedChange: change } = this;
    if (!change) return;
    const atMs = this.#watched ? this.#anchor.atMs : 0;
    this.#watch(change, atMs < change.durationMs ? atMs : 0, true);
  }

  /** Holds what is shown. */
  pause() {
    this.seek(this.momentMs(this.#clock.now()));
  }

  /**
   * Shows a moment of the change and holds it.
   * @param {number} atMs from its start
   */
  seek(atMs) {
    const { recordedChange: change } = this;
    if (!change || Number.isNaN(atMs)) return;
    this.#watch(change, clamp(atMs, 0, change.durationMs), false);
  }

  /**
   * Goes forward or back by steps of 1/60 s and holds there. If nothing is replayed yet, a step forward
   * begins at the start, and a step back at the end.
   * @param {number} count
   */
  step(count) {
    const { recordedChange: change } = this;
    if (!change) return;
    const isAtRest = !this.#watched && !this.#runsLive();
    const atMs = isAtRest && count > 0 ? 0 : this.momentMs(this.#clock.now());
    const steps = atMs / STEP_MS;
    const whole =
      count > 0 ? Math.floor(steps + STEP_TOLERANCE) : Math.ceil(steps - STEP_TOLERANCE);
    this.seek((whole + count) * STEP_MS);
  }

  /** Ends the replay; the stage shows the present. */
  leave() {
    if (!this.#watched) return;
    this.#stopResting?.();
    this.#watched = null;
    this.#isPlaying = false;
    this.#isLooping = false;
    this.emit('change');
  }

  /**
   * Sets how fast everything runs, also what is running already.
   * @param {number} rate above 0, part of real time
   */
  setRate(rate) {
    const nowMs = this.#clock.now();
    this.#anchor = { nowMs, atMs: this.momentMs(nowMs) };
    this.#rate = rate;
    this.#view?.timeLine.setScale(rate, nowMs);
    this.emit('change');
  }

  /**
   * Makes the replay begin again at its end; if nothing is replayed, it begins now.
   * @param {boolean} isLooping
   */
  setLooping(isLooping) {
    if (isLooping && !this.recordedChange) return;
    this.#isLooping = isLooping;
    if (isLooping && !this.#watched) return this.play();
    if (!isLooping) this.#stopResting?.();
    this.emit('change');
  }

  /**
   * Brings the replay to a time; to be called before each frame.
   * @param {number} nowMs
   */
  tick(nowMs) {
    if (!this.#watched || !this.#isPlaying) return;
    if (this.momentMs(nowMs) < this.#watched.durationMs) return;
    if (this.#isLooping) this.#rest();
    else this.leave();
  }

  /**
   * Whether what is shown moves by itself.
   * @param {number} nowMs
   */
  animating(nowMs) {
    if (!this.#watched) return this.#view?.animating(nowMs) ?? false;
    return this.#isPlaying && this.momentMs(nowMs) < this.#watched.durationMs;
  }

  /**
   * Brings what the stage shows to a time and a content offset.
   * @param {number} nowMs
   * @param {Point} offset
   * @param {Element[]} out is emptied and filled with what the viewport shows, in paint order
   * @returns {Element[]}
   */
  present(nowMs, offset, out) {
    out.length = 0;
    if (!this.#view) return out;
    if (!this.#watched) return this.#view.present(nowMs, offset, out);
    return this.#watched.present(this.momentMs(nowMs), { ...this.#view.camera, offset }, out);
  }

  #runsLive() {
    const nowMs = this.#clock.now();
    return this.#last !== null && this.momentMs(nowMs) < this.#last.durationMs;
  }

  /**
   * @param {RecordedChange} change
   * @param {number} atMs
   * @param {boolean} isPlaying
   */
  #watch(change, atMs, isPlaying) {
    this.#stopResting?.();
    this.#watched = change;
    this.#isPlaying = isPlaying;
    this.#anchor = { nowMs: this.#clock.now(), atMs };
    this.emit('change');
  }

  /** Stays at the end for a while before it begins again. */
  #rest() {
    if (this.#stopResting) return;
    const cancel = this.#clock.schedule(() => {
      this.#stopResting = null;
      if (this.#watched) this.#watch(this.#watched, 0, true);
    }, LOOP_REST_MS);
    this.#stopResting = () => {
      cancel();
      this.#stopResting = null;
    };
  }

  #takeView() {
    const { view } = this.#session;
    if (view === this.#view) return;
    this.leave();
    this.#view = view;
    this.#last = view?.recordedChange ?? null;
    view?.timeLine.setScale(this.#rate, this.#clock.now());
    this.emit('change');
  }

  #takeDelta() {
    const change = this.#view?.recordedChange ?? null;
    const isNew = change !== this.#last;
    this.#last = change;
    // A loop takes up the new change, so that people see at once what another number does.
    if (isNew && change && this.#watched && this.#isPlaying && this.#isLooping) {
      this.#watch(change, 0, true);
    } else if (isNew || this.#watched) {
      this.emit('change');
    }
  }

  /** A transition that is not straight is told step by step; all its steps are one recorded change. */
  #takeSteps() {
    const { transition } = this.#session;
    const view = this.#view;
    if (!view) return;
    const isStraight = !transition?.path || transition.path === 'linear';
    if (isStraight) view.recorder.end();
    else view.recorder.begin(transition.id, view.timeLine.at(this.#clock.now()));
    this.#takeDelta();
  }

  /**
   * Leaves the replay when people change something on this page, so that they see it. A loop goes on,
   * because it takes up the new change.
   * @param {string} kind of a command
   */
  #changesHere(kind) {
    if (kind === IN_HAND || (CHANGES.has(kind) && !this.#isLooping)) this.leave();
  }

  /** @param {Point} way */
  #translate(way) {
    for (const change of new Set([this.#last, this.#watched])) change?.translate(way);
  }
}
