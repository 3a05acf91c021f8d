// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../base/emitter.js';
import { FIT_WINDOW_MS, RELEASE_AFTER_MS, REST_MS, layoutMotion } from '../base/feel.js';
import { clamp } from '../base/geometry.js';
import { Throttle } from '../base/throttle.js';

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./stageActions.js').Refusal} Refusal */
/** @typedef {import('../transport/messageTypes.js').LayoutOption} LayoutOption */
/** @typedef {import('../transport/messageTypes.js').ChangeAnimation} ChangeAnimation */
/** @typedef {import('../transport/messageTypes.js').ViewCommands} ViewCommands */
/** @typedef {{atMs: number, progress: number}} Sample */
/**
 * A transition in this page's hand; `id` is `null` until the stage has given it a number.
 * @typedef {{id: number | null, to: string, progress: number, samples: Sample[]}} Own
 */

/** Progress goes out at most this often: at the rate of a display, in ms. */
const REPORT_INTERVAL_MS = 1000 / 60;
const MS_PER_S = 1000;
/** The greatest speed that the stage accepts, in whole transitions a second. */
const GREATEST_SPEED = 100;

/**
 * Tells which of its layouts the stage has, and changes it to another one: at once, animated, or by hand.
 *
 * Emits `change` when anything but the progress has changed, `progress` when the progress has changed,
 * and `refused` with the server's error.
 * @extends {Emitter<{change: () => void, progress: () => void, refused: (error: Refusal) => void}>}
 */
export class LayoutSwitch extends Emitter {
  /**
   * The curve of an animated change, with its numbers.
   * @type {{curve: 'none' | 'ease' | 'spring', duration: number, response: number, damping: number}}
   */
  motion = { ...layoutMotion };
  /**
   * The path that elements take.
   * @type {import('../transport/messageTypes.js').Path}
   */
  path = 'linear';
  /**
   * Where the item in the middle should stand afterwards; empty if the stage may decide.
   * @type {import('../transport/messageTypes.js').Placement | ''}
   */
  placement = '';
  #session;
  #clock;
  /** @type {string | null} where the scrubber leads */
  #aim = null;
  /** @type {Own | null} */
  #own = null;
  /** @type {Throttle<number>} */
  #reports;
  #told = '';

  /**
   * @param {Session} session
   * @param {import('../base/clock.js').Clock} clock
   */
  constructor(session, clock) {
    super();
    this.#session = session;
    this.#clock = clock;
    this.#reports = new Throttle(clock, REPORT_INTERVAL_MS, (progress) =>
      this.#send({ phase: 'moved', progress }),
    );
    session.on('change', (topic) => this.#changed(topic));
    session.on('delta', () => this.#takeDelta());
  }

  /** @returns {LayoutOption[]} the layouts that the stage can have, its file's own first */
  get options() {
    return this.#session.stage?.layouts ?? [];
  }

  /** The layout that the stage has. */
  get choice() {
    return this.#session.stage?.choice ?? '';
  }

  /** The layout that the scrubber leads to: the chosen one, else the next one. */
  get aim() {
    const held = this.#session.transition ?? this.#own;
    if (held) return held.to;
    const others = this.options.filter(({ id }) => id !== this.choice);
    const isThere = others.some(({ id }) => id === this.#aim);
    return isThere ? this.#aim : (this.#beside(1)?.id ?? null);
  }

  /** Whether the transition is in this page's hand. */
  get isHeld() {
    return this.#own !== null;
  }

  /** @returns {number | null} another client that has the transition in hand; 0 is the stage itself */
  get holder() {
    const { transition, client } = this.#session;
    return transition && !this.#own && transition.client !== client ? transition.client : null;
  }

  /** The progress on the way to `aim`, from 0 to 1. */
  get progress() {
    if (this.#own) return this.#own.progress;
    const { transition, view } = this.#session;
    if (!transition) return 0;
    const hand = view?.hand.timing;
    return hand?.number === transition.id ? hand.progress : transition.progress;
  }

  /**
   * The name of a layout of the stage.
   * @param {string | null} id
   */
  nameOf(id) {
    return this.options.find((option) => option.id === id)?.name ?? '';
  }

  /**
   * Chooses the layout that the scrubber leads to.
   * @param {string} id
   */
  aimAt(id) {
    this.#aim = id;
    this.emit('change');
  }

  /**
   * Changes the stage to another of its layouts.
   * @param {string} id
   */
  switchTo(id) {
    if (this.#own) this.cancel();
    const { curve, duration, response, damping } = this.motion;
    /** @type {Record<typeof curve, ChangeAnimation | undefined>} */
    const animations = {
      none: undefined,
      ease: { curve: 'ease', duration },
      spring: { curve: 'spring', response, damping },
    };
    const animation = animations[curve];
    this.#act('layout', { to: id, animation, ...this.#way });
  }

  /**
   * Changes the stage to the layout before or after.
   * @param {number} count
   */
  step(count) {
    const option = this.#beside(count);
    if (option) this.switchTo(option.id);
  }

  // In hand

  /** Takes the transition to `aim` in hand. */
  begin() {
    const to = this.aim;
    if (this.#own || this.holder || to === null || this.#session.stage === null) return;
    this.#own = { id: null, to, progress: 0, samples: [] };
    this.#note(0);
    this.#act('transition', { phase: 'began', to, ...this.#way });
    this.emit('change');
  }

  /**
   * Shows a progress; takes the transition in hand first.
   * @param {number} progress
   */
  move(progress) {
    this.begin();
    if (!this.#own) return;
    this.#note(clamp(progress, 0, 1));
    this.#lead();
    this.#reports.push(this.#own.progress);
    this.emit('progress');
  }

  /** Lets go: the stage finishes the transition or goes back. */
  release() {
    if (!this.#own) return;
    this.#reports.drop();
    const { progress } = this.#own;
    const velocity = this.#velocity(this.#own.samples);
    this.#own = null;
    this.#send({ phase: 'ended', progress, velocity });
    this.emit('change');
  }

  /** Lets go; the stage goes back. */
  cancel() {
    if (!this.#own) return;
    this.#reports.drop();
    this.#own = null;
    this.#send({ phase: 'cancelled' });
    this.emit('change');
  }

  get #way() {
    const { path, placement } = this;
    return { path, ...(placement && { placement }) };
  }

  /** @param {number} count */
  #beside(count) {
    const { options, choice } = this;
    if (options.length < 2) return null;
    const at = options.findIndex(({ id }) => id === choice);
    return options[(at + count + options.length) % options.length];
  }

  /** @param {number} progress */
  #note(progress) {
    const atMs = this.#clock.now();
    const own = /** @type {Own} */ (this.#own);
    own.progress = progress;
    own.samples = own.samples.filter((sample) => atMs - sample.atMs <= FIT_WINDOW_MS);
    own.samples.push({ atMs, progress });
  }

  /**
   * @param {Sample[]} samples
   * @returns {number} ways a second
   */
  #velocity(samples) {
    const first = samples[0];
    const last = samples[samples.length - 1];
    const ms = last.atMs - first.atMs;
    if (ms <= 0 || this.#clock.now() - last.atMs > REST_MS) return 0;
    const speed = ((last.progress - first.progress) * MS_PER_S) / ms;
    return clamp(speed, -GREATEST_SPEED, GREATEST_SPEED);
  }

  /** Shows the progress on this page at once, before the stage tells it. */
  #lead() {
    const { view } = this.#session;
    if (!view || !this.#own || this.#own.id === null) return;
    view.hand.ownTransition = this.#own.id;
    view.hand.move(this.#own.progress, view.timeLine.at(this.#clock.now()));
  }

  #takeDelta() {
    if (this.#own) this.#lead();
    else if (this.#session.transition) this.emit('progress');
  }

  /** @param {import('./sessionEvents.js').Topic} topic */
  #changed(topic) {
    if (topic === 'connection' && this.#own) {
      if (this.#session.connection.state === 'open') return;
      // The stage has ended the transition that was in this page's hand.
      this.#own = null;
      this.#reports.drop();
      this.emit('change');
    }
    // Another stage was opened: the transition of the one before does not matter here.
    if (topic === 'stage' && this.#own && this.#session.stage === null) {
      this.#own = null;
      this.#reports.drop();
    }
    if (topic === 'transition') this.#takeTransition();
    if (topic !== 'stage' && topic !== 'transition') return;
    const told = JSON.stringify([this.options, this.choice, this.#session.transition]);
    if (told === this.#told) return;
    this.#told = told;
    this.emit('change');
  }

  #takeTransition() {
    const { transition, client, view } = this.#session;
    if (transition?.client === client && this.#own) {
      this.#own.id = transition.id;
      this.#lead();
    } else if (!transition) {
      if (this.#own && this.#own.id !== null) this.#own = null;
      const hand = view?.hand;
      this.#clock.schedule(() => {
        const isOver = hand && this.#session.transition === null;
        if (isOver) hand.release(view.timeLine.at(this.#clock.now()));
      }, RELEASE_AFTER_MS);
    }
  }

  /** @param {ViewCommands['transition']} members */
  #send(members) {
    this.#act('transition', members);
  }

  /**
   * @template {'layout' | 'transition'} Kind
   * @param {Kind} kind
   * @param {ViewCommands[Kind]} members
   */
  #act(kind, members) {
    this.#session.act(kind, members).catch((/** @type {Refusal} */ error) => {
      if (error.code === 'not-held' || error.code === 'connection') return;
      this.#own = null;
      this.#reports.drop();
      this.emit('refused', error);
      this.emit('change');
    });
  }
}
