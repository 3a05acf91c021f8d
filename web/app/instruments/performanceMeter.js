// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Answers, Readings } from './readings.js';

/** @typedef {import('../../store/session.js').Session} Session */

const US_PER_MS = 1000;
/** The name under which the meter asks for the collection view's counters. */
const WATCHER = 'performance';

/**
 * Reads what the page's messages and frames tell of their cost, while somebody looks.
 */
export class PerformanceMeter {
  readings = new Readings();
  #session;
  #area;
  #watch;
  #clock;
  #answers = new Answers();
  /** The number of layout passes at the last message. */
  #prepares = NaN;
  /** The time of the layout's calls until the last message, in µs. */
  #layoutUs = NaN;
  /** @type {(() => void)[]} */
  #stops = [];

  /**
   * @param {object} means
   * @param {Session} means.session
   * @param {import('../stage/stageArea.js').StageArea} means.area
   * @param {import('../../store/eventWatch.js').EventWatch} means.watch
   * @param {import('../../base/clock.js').Clock} means.clock
   */
  constructor({ session, area, watch, clock }) {
    this.#session = session;
    this.#area = area;
    this.#watch = watch;
    this.#clock = clock;
  }

  /**
   * Begins to read.
   * @param {() => void} onReading is called after each reading
   */
  start(onReading) {
    const { connection } = this.#session;
    /** @type {(kind: string, value: number) => void} */
    const add = (kind, value) => {
      this.readings.add(kind, this.#clock.now(), value);
      onReading();
    };
    this.#prepares = NaN;
    this.#layoutUs = NaN;
    this.#stops = [
      this.#area.on('frame', ({ frameMs }) => add('paint', frameMs)),
      this.#session.on('delta', ({ bytes, inserted, updated, removed }) => {
        add('bytes', bytes);
        add('touched', inserted + updated + removed);
      }),
      this.#session.on('change', (topic) => {
        if (topic === 'events') this.#takeCounters(add);
        if (topic === 'connection') this.#answers.clear();
      }),
      connection.on('command', () => this.#answers.sent(connection.lastSeq, this.#clock.now())),
      connection.on('message', (message) => message.kind === 'ack' && this.#takeAnswer(message.seq, add)),
    ];
    this.#watch.want(WATCHER, true);
  }

  /** Stops reading and forgets. */
  stop() {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#watch.want(WATCHER, false);
    this.readings.clear();
    this.#answers.clear();
  }

  /**
   * @param {number} seq
   * @param {(kind: string, value: number) => void} add
   */
  #takeAnswer(seq, add) {
    const tookMs = this.#answers.done(seq, this.#clock.now());
    if (tookMs === null) return;
    const { rttMs } = this.#session.connection;
    add('answer', tookMs);
    add('trip', rttMs);
    // Before the first ping is answered, the way to the server is unknown.
    add('server', Math.max(0, tookMs - rttMs));
  }

  /**
   * Counts the layout passes since the last message; the first message only tells where the count stands.
   * @param {(kind: string, value: number) => void} add
   */
  #takeCounters(add) {
    const { prepares } = this.#session.counters;
    if (prepares === undefined) return;
    const passes = prepares - this.#prepares;
    this.#prepares = prepares;
    // Another view, or a new host, begins at zero.
    if (passes > 0) add('passes', passes);
    const { layoutMicroseconds: layout } = this.#session.counters;
    if (layout === undefined) return;
    const tookMs = (layout - this.#layoutUs) / US_PER_MS;
    this.#layoutUs = layout;
    if (tookMs > 0) add('layout', tookMs);
  }
}
