// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {{code: string, field: string, message: string, seq?: number}} Refusal */
/** @typedef {{undo: string | null, redo: string | null, edits: number}} History */
/** @typedef {{count: number, items: Set<string>}} Selection of item ids, the first 1,000 of them */
/** @typedef {{id: string, title: string, items: number}} OutlineSection */
/** @typedef {{sections: number, list: OutlineSection[]}} Outline */
/**
 * What somebody holds; the operation is what would become of it where it is, when it is dragged and
 * dropped.
 * @typedef {{client: number, view: number, items: string[],
 *   operation?: 'move' | 'copy' | 'forbidden' | 'cancel'}} Hold
 */
/** @typedef {{n: number, kind: string, text: string}} StageEvent */
/** @typedef {{resolve: (reply: any) => void, reject: (error: Refusal) => void}} Waiting */

/** Events that are kept; older ones are forgotten. */
export const EVENTS_KEPT = 1000;

/** @type {Refusal} */
const notOpen = Object.freeze({ code: 'not-found', field: 'view', message: 'No stage is open' });
/** @type {Refusal} */
const connectionLost = Object.freeze({
  code: 'connection',
  field: '',
  message: 'The connection ended before the answer came',
});

/** What people do with a stage beside scrolling and parameters, and what is told of it. */
export class StageActions {
  /** @type {History} */
  history = { undo: null, redo: null, edits: 0 };
  /** @type {Selection} */
  selection = { count: 0, items: new Set() };
  /** @type {Outline} */
  outline = { sections: 0, list: [] };
  /** @type {Hold[]} items that people move at present */
  holds = [];
  /** @type {any | null} how the stage's Swift source is; `null` for a stage that has none */
  source = null;
  /**
   * The transition between two layouts that somebody has in hand.
   * @type {{id: number, client: number, from: string, to: string, path?: string, progress: number}
   *   | null}
   */
  transition = null;
  /** @type {StageEvent[]} the last ones, oldest first */
  events = [];
  /** How many events were left out or are forgotten. */
  eventsDropped = 0;
  /** @type {Record<string, number>} */
  counters = {};
  #isWatching = false;
  #send;
  /** @type {Map<number, Waiting>} what waits for an answer, by `seq` */
  #waiting = new Map();

  /** @param {(kind: string, members: object) => number | null} send `null` when no view is open */
  constructor(send) {
    this.#send = send;
  }

  /**
   * Does something; see the actions of the protocol.
   * @param {string} kind
   * @param {object} [members]
   * @returns {Promise<any>} the answer, `null` for an action that has none; rejects with the
   *   server's error, which the session tells as `lastError` too
   */
  act(kind, members = {}) {
    if (kind === 'watch') this.#isWatching = /** @type {any} */ (members).events === true;
    const seq = this.#send(kind, members);
    if (seq === null && kind === 'watch') return Promise.resolve(null);
    const answered = new Promise((resolve, reject) => {
      if (seq === null) reject(notOpen);
      else this.#waiting.set(seq, { resolve, reject });
    });
    // Who does not ask for the answer need not catch the error.
    answered.catch(() => {});
    return answered;
  }

  /** A view has been opened: the watch of the one before ended with it. */
  opened() {
    // Who holds something is told after this.
    this.holds = [];
    this.transition = null;
    if (this.#isWatching) this.act('watch', { events: true });
  }

  /** Everything up to a number is done. @param {number} seq */
  acknowledge(seq) {
    for (const [open, { resolve }] of this.#waiting) {
      if (open > seq) continue;
      this.#waiting.delete(open);
      resolve(null);
    }
  }

  /**
   * @param {number} seq
   * @param {Refusal} error
   * @returns {boolean} whether somebody who acted is told so
   */
  refuse(seq, error) {
    this.#waiting.get(seq)?.reject(error);
    return this.#waiting.delete(seq);
  }

  /** The connection ended: nothing that it carried will be answered. */
  connectionLost() {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(connectionLost);
  }

  /** Forgets what was told of a stage. */
  forgetStage() {
    this.history = { undo: null, redo: null, edits: 0 };
    this.selection = { count: 0, items: new Set() };
    this.outline = { sections: 0, list: [] };
    this.holds = [];
    this.source = null;
    this.transition = null;
    this.forgetEvents();
  }

  /** Forgets what was told of a view. */
  forgetEvents() {
    this.events = [];
    this.eventsDropped = 0;
    this.counters = {};
  }

  /**
   * Takes a message of the server if it is of the kinds that belong here.
   * @param {string} kind
   * @param {any} told
   * @param {number | undefined} view the one that is shown
   * @returns {'held' | 'transition' | 'history' | 'selection' | 'outline' | 'source' | 'events'
   *   | null} what has changed
   */
  take(kind, told, view) {
    switch (kind) {
      case 'menu':
      case 'probed':
      case 'boxed':
      case 'swiped':
      case 'inspected':
      case 'focused':
      case 'activated':
      case 'titled':
        this.#answer(told);
        return null;
      case 'history':
        this.history = { undo: told.undo ?? null, redo: told.redo ?? null, edits: told.edits };
        return kind;
      case 'selection':
        this.selection = { count: told.count, items: new Set(told.items) };
        return kind;
      case 'outline':
        this.outline = { sections: told.sections, list: told.list };
        return kind;
      case 'source':
        this.source = told;
        return kind;
      case 'number':
        if (told.fingerprint !== this.source?.fingerprint) return null;
        this.source = {
          ...this.source,
          dragged: new Map([...(this.source.dragged ?? []), [told.index, told.value]]),
        };
        return 'source';
      case 'held':
        this.holds = told.holds;
        return kind;
      case 'transition':
        this.transition = told.transition ?? null;
        return kind;
      case 'events':
        if (told.view !== view) return null;
        this.#takeEvents(told);
        return kind;
      default:
        return null;
    }
  }

  /** @param {{seq: number, [member: string]: any}} told */
  #answer({ seq, ...reply }) {
    this.#waiting.get(seq)?.resolve(reply);
    this.#waiting.delete(seq);
  }

  /** @param {{dropped: number, items: StageEvent[], counters: Record<string, number>}} told */
  #takeEvents({ dropped, items, counters }) {
    const all = [...this.events, ...items];
    const excess = Math.max(0, all.length - EVENTS_KEPT);
    this.events = all.slice(excess);
    this.eventsDropped += dropped + excess;
    this.counters = counters;
  }
}
