// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { WireError } from '../transport/varint.js';
import { SourceLosses } from './sourceLosses.js';

/** @typedef {{code: string, field: string, message: string, seq?: number}} Refusal */
/**
 * @typedef {object} History
 * @property {string | null} undo what the next step back undoes
 * @property {string | null} redo
 * @property {number} edits steps from what the files say to what the stage shows
 * @property {number} steps steps since the files were read, also those that others took back or that were saved
 * @property {import('../transport/messageTypes.js').StageEdit[] | null} seeded the edits that make the data from those of
 *   the files; `null` when the data also follow from something else
 * @property {boolean} isTold whether the server has told of this stage
 */
/** @typedef {{count: number, items: Set<string>}} Selection of item ids, the first 1,000 of them */
/** @typedef {import('../transport/messageTypes.js').OutlineSection} OutlineSection */
/** @typedef {{sections: number, list: OutlineSection[]}} Outline */
/** @typedef {import('../transport/messageTypes.js').StageHold} Hold */
/** @typedef {Omit<import('../transport/messageTypes.js').StageEvent, 'kind'> & {kind: string}} StageEvent */
/** @typedef {import('../transport/messageTypes.js').ServerMessage} ServerMessage */
/** @typedef {import('../transport/messageTypes.js').StageReplies} StageReplies */
/** @typedef {import('../transport/messageTypes.js').StageAnswers} StageAnswers */
/** @typedef {import('../transport/messageTypes.js').ViewCommands} ViewCommands */
/**
 * The state of the stage's Swift source, with the values of numbers that somebody drags, by their index.
 * @typedef {import('../transport/messageTypes.js').SourceState & {dragged?: Map<number, number>}}
 *   Source
 */
/**
 * The answer to an action; `null` for an action that has none.
 * @template {keyof ViewCommands} Kind
 * @typedef {(Kind extends keyof StageAnswers ? StageAnswers[Kind] : never) | null} Answer
 */
/** @typedef {StageReplies[keyof StageReplies]} Reply */
/** @typedef {{resolve: (reply: Reply | null) => void, reject: (error: Refusal) => void}} Waiting */

/** Events that are kept; older ones are forgotten. */
export const EVENTS_KEPT = 1000;
/** The kind of a printed line among the events. */
const PRINTED = 'print';
/** The distance of printed lines' numbers; a million lines are between two events. */
const PRINTED_STEP = 1e-6;

/** @type {History} */
const noHistory = Object.freeze({ undo: null, redo: null, edits: 0, steps: 0, seeded: null, isTold: false });
/** @type {Refusal} */
const notOpen = Object.freeze({ code: 'not-found', field: 'view', message: 'No stage is open' });
/** @type {Refusal} */
const connectionLost = Object.freeze({
  code: 'connection',
  field: '',
  message: 'The connection ended before the answer came',
});

/**
 * An error of reading or showing something, in the form of a refusal.
 * @param {unknown} error
 * @returns {Refusal}
 */
export function refusalOf(error) {
  const { code, field } = error instanceof WireError ? error : { code: 'unreadable', field: '' };
  return { code, field, message: error instanceof Error ? error.message : String(error) };
}

/** What people do with a stage, except scrolling and parameters, and what the server tells of it. */
export class StageActions {
  /** @type {History} */
  history = noHistory;
  /** @type {Selection} */
  selection = { count: 0, items: new Set() };
  /** @type {Outline} */
  outline = { sections: 0, list: [] };
  /** @type {Hold[]} items that people move at present */
  holds = [];
  /** @type {Source | null} `null` for a stage that has none */
  source = null;
  /** What saves have put out of use. */
  losses = new SourceLosses();
  /**
   * The transition between two layouts that somebody has in hand.
   * @type {import('../transport/messageTypes.js').StageTransition | null}
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
  /** @type {Map<number, Waiting>} actions that wait for an answer, by `seq` */
  #waiting = new Map();

  /**
   * @param {(kind: keyof ViewCommands, members?: ViewCommands[keyof ViewCommands]) => number | null} send
   *   gives the command's number, `null` when no view is open
   */
  constructor(send) {
    this.#send = send;
  }

  /**
   * Sends one of the protocol's actions.
   * @template {keyof ViewCommands} Kind
   * @param {Kind} kind
   * @param {ViewCommands[Kind]} [members]
   * @returns {Promise<Answer<Kind>>} the answer; rejects with the server's error, which the session
   *   tells as `lastError` too
   */
  act(kind, members) {
    if (members && 'events' in members) this.#isWatching = members.events;
    const seq = this.#send(kind, members);
    if (seq === null && kind === 'watch') return Promise.resolve(null);
    /** @type {Promise<Reply | null>} */
    const answered = new Promise((resolve, reject) => {
      if (seq === null) reject(notOpen);
      else this.#waiting.set(seq, { resolve, reject });
    });
    // A caller that does not use the answer need not catch the error.
    answered.catch(() => {});
    // The server answers each kind of action by the kind of reply that belongs to it.
    return /** @type {Promise<Answer<Kind>>} */ (answered);
  }

  /** A view has been opened: the watch of the one before ended with it. */
  opened() {
    // The server tells after this who holds something.
    this.holds = [];
    this.transition = null;
    if (this.#isWatching) this.act('watch', { events: true });
  }

  /**
   * The server has handled all commands up to a number.
   * @param {number} seq
   */
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
   * @returns {boolean} whether a caller of `act` gets the error
   */
  refuse(seq, error) {
    this.#waiting.get(seq)?.reject(error);
    return this.#waiting.delete(seq);
  }

  /** The connection ended: its actions will not be answered any more. */
  connectionLost() {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(connectionLost);
  }

  /** Forgets what belongs to a stage. */
  forgetStage() {
    this.history = noHistory;
    this.selection = { count: 0, items: new Set() };
    this.outline = { sections: 0, list: [] };
    this.holds = [];
    this.source = null;
    this.losses.forget();
    this.transition = null;
    this.forgetEvents();
  }

  /** Forgets what belongs to a view. */
  forgetEvents() {
    this.events = [];
    this.eventsDropped = 0;
    this.counters = {};
  }

  /**
   * Takes a message of the server if it is of the kinds that belong here.
   * @param {ServerMessage} told
   * @param {number | undefined} view the one that is shown
   * @returns {'held' | 'transition' | 'history' | 'selection' | 'outline' | 'source' | 'events'
   *   | null} what has changed
   */
  take(told, view) {
    switch (told.kind) {
      case 'menu':
      case 'probed':
      case 'boxed':
      case 'swiped':
      case 'inspected':
      case 'focused':
      case 'activated':
      case 'titled':
      case 'exported':
        this.#answer(told);
        return null;
      case 'history':
        this.history = {
          undo: told.undo ?? null,
          redo: told.redo ?? null,
          edits: told.away ?? told.edits,
          steps: told.edits,
          seeded: told.away === 0 ? [] : told.seeded ?? null,
          isTold: true,
        };
        return told.kind;
      case 'selection':
        this.selection = { count: told.count, items: new Set(told.items) };
        return told.kind;
      case 'outline':
        this.outline = { sections: told.sections, list: told.list };
        return told.kind;
      case 'source':
        this.source = told;
        return told.kind;
      case 'number':
        return this.#takeNumber(told);
      case 'held':
        this.holds = told.holds;
        return told.kind;
      case 'transition':
        this.transition = told.transition ?? null;
        return told.kind;
      case 'events':
        if (told.view !== view) return null;
        this.#takeEvents(told);
        return told.kind;
      case 'printed':
        this.#takePrinted(told);
        return 'events';
      default:
        return null;
    }
  }

  /** @param {{fingerprint: string, index: number, value: number}} told */
  #takeNumber({ fingerprint, index, value }) {
    if (!this.source || fingerprint !== this.source.fingerprint) return null;
    const dragged = new Map(this.source.dragged).set(index, value);
    this.source = { ...this.source, dragged };
    return 'source';
  }

  /** @param {{kind: keyof StageReplies, seq: number} & Reply} told */
  #answer({ kind, seq, ...reply }) {
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

  /**
   * Puts printed lines after the last event; their numbers are between its number and the next one's.
   * @param {{lines: string[], dropped: number}} told
   */
  #takePrinted({ lines, dropped }) {
    let n = this.events.at(-1)?.n ?? 0;
    const items = lines.map((text) => ({ n: (n += PRINTED_STEP), kind: PRINTED, text }));
    this.#takeEvents({ dropped, items, counters: this.counters });
  }
}
