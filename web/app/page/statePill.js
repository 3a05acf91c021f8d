// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { make } from '../../widgets/dom.js';
import { HELP_WORDS, wordsFor } from './refusals.js';

/** @typedef {import('../../store/session.js').Session} Session */

/**
 * @typedef {object} PillState
 * @property {'good' | 'busy' | 'trouble'} tone
 * @property {string} text
 * @property {string} detail for the tooltip
 * @property {'connection' | 'stage' | 'page' | 'compiler' | null} retry what the button is for: the thing that can be
 *   tried again, or the compiler, which can be stopped
 * @property {string} [word] of the button, if it is not the usual one
 * @property {boolean} ticks whether the text changes with time
 */

/** Topics after which the pill may change. */
const TOPICS = new Set(['connection', 'status', 'error', 'diagnostics', 'stage', 'source']);
/** Phases in which the compiler is at work. */
const COMPILING_PHASES = new Set(['warming', 'compiling']);
/** A compilation shorter than this is not shown, in ms. */
const COMPILING_AFTER_MS = 300;
/** After this time, the pill counts the seconds and offers to stop the compiler. */
const STOPPABLE_AFTER_S = 2;
const MS_PER_S = 1000;

/**
 * The pill's text about connection and host.
 * @param {Session} session
 * @param {number} nowMs
 * @param {boolean} [isCompiling] whether the stage's source is being compiled for some time
 * @param {number} [compilingS] for how many seconds
 * @returns {PillState}
 */
export function pillState(session, nowMs, isCompiling = false, compilingS = 0) {
  const { connection, status, working, diagnostics, source } = session;
  /**
   * @param {PillState['tone']} tone
   * @param {string} text
   * @param {Partial<PillState>} [more]
   * @returns {PillState}
   */
  const state = (tone, text, more) =>
    ({ tone, text, detail: '', retry: null, ticks: false, ...more });
  switch (connection.state) {
    case 'connecting':
      return state('busy', 'Connecting');
    case 'reconnecting': {
      const seconds = Math.max(0, Math.ceil(((connection.retryAtMs ?? nowMs) - nowMs) / 1000));
      const text = seconds > 0 ? `Reconnecting in ${seconds} s` : 'Reconnecting';
      return state('busy', text, { retry: 'connection', ticks: true });
    }
    case 'refused':
      return refused(session, state);
    case 'stopped':
      return state('trouble', session.bye?.reason || 'Not connected', { retry: 'connection' });
    default:
  }
  const detail = status?.message ?? '';
  switch (status?.state) {
    case 'starting':
      return state('busy', 'Starting the stage', { detail });
    case 'restarting':
      return state('busy', `Restarting the stage · attempt ${status.attempt}`, { detail });
    case 'failed':
      return state('trouble', 'The stage failed', { detail, retry: 'stage' });
    default:
  }
  if (typeof working === 'number') return state('busy', `Working · ${Math.floor(working * 100)} %`);
  if (isCompiling && source?.phase === 'warming') {
    const detail = 'The compiler reads the modules that layouts import; this happens only once';
    return state('busy', 'Preparing the compiler', { detail });
  }
  if (isCompiling) {
    const text = `Compiling ${source?.step ?? compiled(session)}`.trimEnd();
    if (compilingS < STOPPABLE_AFTER_S) return state('busy', text, { ticks: true });
    const detail = source?.step
      ? 'A module that the app imports is compiled once; later starts take it as it is'
      : 'Long files and expressions without types take the compiler long';
    return state('busy', `${text} · ${compilingS} s`, { detail, retry: 'compiler', ticks: true });
  }
  const errors = diagnostics.filter((item) => item.severity === 'error');
  if (errors.length === 0) return state('good', 'Live');
  const words = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  return state('trouble', `Live · ${words}`, { detail: errors[0].message });
}

/**
 * What is compiled: the file, or the app by its name, since nothing tells which of its files was saved.
 * @param {Session} session
 */
function compiled({ source, stage }) {
  const [first = '', ...others] = source?.files ?? [];
  return others.length === 0 ? first : (stage?.title ?? first);
}

/**
 * @param {Session} session
 * @param {(tone: 'trouble', text: string, more: Partial<PillState>) => PillState} state
 */
function refused(session, state) {
  const { short, help } = wordsFor(session.connection.refusal);
  const reason = reasonOf(session);
  // The card over the stage asks for the link.
  const way = help === 'link' ? {} : { retry: help, word: HELP_WORDS[help] };
  return state('trouble', short || `Refused: ${reason}`, { detail: short && reason, ...way });
}

/**
 * @param {Session} session
 * @returns {string}
 */
function reasonOf({ bye, connection }) {
  return connection.refusal?.reason || bye?.reason || 'the server gave no reason';
}

/** The pill in the top bar. */
export class StatePill {
  #session;
  #light = make('span', { class: 'light' });
  #words = make('span', { class: 'words' });
  #retry;
  /** @type {PillState['retry']} */
  #retries = null;
  /** @type {(() => void) | null} */
  #cancelTick = null;
  /**
   * When compiling began; `null` while nothing is compiled.
   * @type {number | null}
   */
  #compilingSinceMs = null;

  /**
   * @param {Session} session
   * @param {object} events
   * @param {(what: NonNullable<PillState['retry']>) => void} events.onRetry
   * @param {(text: string) => void} events.announce
   */
  constructor(session, { onRetry, announce }) {
    this.#session = session;
    this.announce = announce;
    this.#retry = make(
      'button',
      { type: 'button', hidden: true, onclick: () => this.#retries && onRetry(this.#retries) },
      'Retry',
    );
    this.element = make('div', { class: 'pill' }, this.#light, this.#words, this.#retry);
    session.on('change', (/** @type {string} */ topic) => {
      if (TOPICS.has(topic)) this.show();
    });
    this.show();
  }

  /** Updates the state; counts down to the next attempt. */
  show() {
    this.#cancelTick?.();
    this.#cancelTick = null;
    const nowMs = systemClock.now();
    const isCompiling = COMPILING_PHASES.has(this.#session.source?.phase ?? '');
    this.#compilingSinceMs = isCompiling ? (this.#compilingSinceMs ?? nowMs) : null;
    const waitMs = (this.#compilingSinceMs ?? nowMs) + COMPILING_AFTER_MS - nowMs;
    const compilingS = Math.floor((nowMs - (this.#compilingSinceMs ?? nowMs)) / MS_PER_S);
    const state = pillState(this.#session, nowMs, isCompiling && waitMs <= 0, compilingS);
    if (isCompiling && waitMs > 0) this.#tickIn(waitMs);
    const offers = state.retry === 'compiler' && this.#retries !== state.retry;
    if (this.element.dataset.tone !== state.tone || offers) this.announce(state.text);
    this.element.dataset.tone = state.tone;
    this.element.title = state.detail;
    if (this.#words.textContent !== state.text) this.#words.textContent = state.text;
    this.#retry.hidden = state.retry === null;
    this.#retry.textContent = state.word ?? (state.retry === 'compiler' ? 'Stop' : 'Retry');
    this.#retries = state.retry;
    if (state.ticks) this.#tickIn(250);
  }

  /** @param {number} delayMs */
  #tickIn(delayMs) {
    this.#cancelTick?.();
    this.#cancelTick = systemClock.schedule(() => this.show(), delayMs);
  }
}
