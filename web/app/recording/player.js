// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Emitter } from '../../base/emitter.js';
import { clamp } from '../../base/geometry.js';
import { Room } from '../../store/room.js';
import { Session } from '../../store/session.js';
import { RecordedConnection } from '../../transport/recordedConnection.js';
import { playable, told } from '../../transport/recordedMessages.js';
import { RecordingError } from '../../transport/recordingFile.js';

/** @typedef {import('../../transport/recordingFile.js').Recording} Recording */

/**
 * @typedef {object} PlayerEvents
 * @property {() => void} change
 * @property {(offset: import('../../base/geometry.js').Point) => void} jump
 * @property {(words: string) => void} trouble
 */

/** Speeds that can be chosen, as parts of real time. */
export const SPEEDS = Object.freeze([0.25, 0.5, 1, 2, 4]);

/**
 * Plays a recording: tells a session of its own what was recorded, when its time comes. Emits `change` when it
 * plays, pauses or stands elsewhere, `jump` with the content's offset after it went to another time, and `trouble`
 * with words when it cannot go on.
 * @extends {Emitter<PlayerEvents>}
 */
export class RecordingPlayer extends Emitter {
  #clock;
  #connection;
  #parts;
  #startClockMs;
  #next = 0;
  #isPlaying = false;
  #rate = 1;
  /** Where it stood at a time of the clock. */
  #anchor = { nowMs: 0, atMs: 0 };
  /** @type {(() => void) | null} */
  #cancel = null;
  #isJumping = false;
  session;
  /** What people wrote on the recorded stage. */
  room;

  /**
   * @param {Recording} recording
   * @param {import('../../base/clock.js').Clock} clock
   * @throws {RecordingError} when there is nothing to play
   */
  constructor(recording, clock) {
    super();
    this.#clock = clock;
    this.header = recording.header;
    this.#parts = playable(recording);
    if (this.#parts.messages.length === 0) {
      throw new RecordingError(this.#parts.damage ?? 'The recording shows nothing: it has no picture of a stage.');
    }
    this.#startClockMs = recording.header.clock;
    this.#connection = new RecordedConnection(clock);
    const connection = /** @type {import('../../transport/connection.js').Connection} */ (
      /** @type {unknown} */ (this.#connection)
    );
    this.session = new Session(connection);
    this.room = new Room(this.session);
    this.session.on('change', (topic) => {
      if (topic === 'error' && this.session.lastError) this.#fail(this.session.lastError.message);
    });
  }

  /** The pictures in the recording, by path. */
  get pictures() {
    return this.#parts.pictures;
  }

  /** The fonts in the recording, by path. */
  get fonts() {
    return this.#parts.fonts;
  }

  /** Why it is shorter than it was made, in words. */
  get damage() {
    return this.#parts.damage;
  }

  get durationMs() {
    return this.#parts.durationMs;
  }

  get isPlaying() {
    return this.#isPlaying;
  }

  /** Part of real time. */
  get rate() {
    return this.#rate;
  }

  /** Where it stands, in ms from its start. */
  get atMs() {
    const { nowMs, atMs } = this.#anchor;
    if (!this.#isPlaying) return atMs;
    return Math.min(atMs + (this.#clock.now() - nowMs) * this.#rate, this.durationMs);
  }

  /** Shows the beginning. */
  start() {
    const { stage } = this.#parts;
    this.session.openStage(stage);
    this.#rewind();
    this.#tellUntil(0);
    this.#connection.settle();
    this.emit('change');
  }

  /** Goes on, or from the start if it is at its end. */
  play() {
    if (this.#isPlaying) return;
    if (this.atMs >= this.durationMs) this.seek(0);
    this.#anchor = { nowMs: this.#clock.now(), atMs: this.atMs };
    this.#isPlaying = true;
    this.#wait();
    this.emit('change');
  }

  pause() {
    this.#anchor = { nowMs: this.#clock.now(), atMs: this.atMs };
    this.#isPlaying = false;
    this.#cancel?.();
    this.#cancel = null;
    this.emit('change');
  }

  toggle() {
    if (this.#isPlaying) this.pause();
    else this.play();
  }

  /** @param {number} rate above 0 */
  setRate(rate) {
    this.#anchor = { nowMs: this.#clock.now(), atMs: this.atMs };
    this.#rate = rate;
    this.#connection.rate = rate;
    if (this.#isPlaying) this.#wait();
    this.emit('change');
  }

  /**
   * Shows another moment.
   * @param {number} ms from the start
   */
  seek(ms) {
    const goal = clamp(ms, 0, this.durationMs);
    const lastMs = this.#next > 0 ? this.#parts.messages[this.#next - 1].atMs : 0;
    this.session.reducedMotion = true;
    this.#isJumping = true;
    if (goal < lastMs) this.#rewind();
    const offset = this.#tellUntil(goal);
    this.#isJumping = false;
    this.session.reducedMotion = false;
    this.#connection.settle();
    if (offset) this.emit('jump', offset);
    this.#anchor = { nowMs: this.#clock.now(), atMs: goal };
    if (this.#isPlaying) this.#wait();
    this.emit('change');
  }

  dispose() {
    this.pause();
    this.session.dispose();
  }

  #rewind() {
    this.#next = 0;
    this.session.follow(this.#parts.view);
  }

  /**
   * Tells everything up to a time.
   * @param {number} ms
   * @returns {import('../../base/geometry.js').Point | null} the last offset that was told
   */
  #tellUntil(ms) {
    const { messages } = this.#parts;
    let offset = null;
    // The view is there from the first moment, so that nothing of another moment stays.
    const untilMs = Math.max(ms, messages[0].atMs);
    while (this.#next < messages.length && messages[this.#next].atMs <= untilMs) {
      const recorded = messages[this.#next];
      this.#next += 1;
      const part = told(recorded);
      if ('message' in part && (part.message.kind === 'offset' || part.message.kind === 'opened')) {
        const { message } = part;
        const isSection = message.kind === 'offset' && typeof message.orthogonalSection === 'number';
        if (!isSection) offset = message.offset;
        // On the way to another moment, only the last place counts.
        if (message.kind === 'offset' && !isSection && this.#isJumping) continue;
      }
      this.#connection.tell(part, this.#startClockMs + recorded.atMs);
    }
    return offset;
  }

  #wait() {
    this.#cancel?.();
    const next = this.#parts.messages[this.#next]?.atMs ?? this.durationMs;
    const delayMs = Math.max(0, (next - this.atMs) / this.#rate);
    this.#cancel = this.#clock.schedule(() => this.#go(), delayMs);
  }

  #go() {
    this.#cancel = null;
    if (!this.#isPlaying) return;
    this.#tellUntil(this.atMs);
    this.#connection.settle();
    if (this.atMs >= this.durationMs && this.#next >= this.#parts.messages.length) return this.pause();
    this.#wait();
  }

  /** @param {string} words */
  #fail(words) {
    if (this.#isPlaying) this.pause();
    this.emit('trouble', `The recording cannot be shown any further: ${words}`);
  }
}
