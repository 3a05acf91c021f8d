// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { icon, make } from '../../widgets/dom.js';
import { HELP_WORDS, linkForm, wordsFor } from './refusals.js';
import { leftOut } from './sourceCard.js';

/** @typedef {import('../../transport/messageTypes.js').Diagnostic} Diagnostic */
/** @typedef {import('../../store/session.js').Session} Session */

/** A skeleton appears only if there is no picture after this time, in ms. */
const SKELETON_AFTER_MS = 300;
const SKELETON_TILES = 12;

/**
 * @typedef {'none' | 'loading' | 'nothing' | 'refused' | 'failed' | 'stale' | 'restarting'
 *   | 'invalid'} NoticeKind
 */

/**
 * The notice over the stage. If there is a picture it stays, with at most a badge.
 * @param {Session} session
 * @returns {NoticeKind}
 */
export function noticeFor({ connection, view, status, stages, stageId, diagnostics, source }) {
  const hasPicture = view !== null && view.revision > 0 && view.elements.size > 0;
  const isOpen = connection.state === 'open';
  // Where another window or a reload helps, the top bar has a button for it.
  const needsLink = wordsFor(connection.refusal).help === 'link';
  if (connection.state === 'refused') return hasPicture && !needsLink ? 'stale' : 'refused';
  if (!isOpen && hasPicture) return 'stale';
  if (isOpen && status?.state === 'failed') return 'failed';
  if (isOpen && status?.state === 'restarting' && hasPicture) return 'restarting';
  if (isOpen && stageId === null) return stages.length === 0 ? 'nothing' : 'none';
  // Errors in Swift source have a card of their own.
  const runsInPart = source?.phase === 'current' && leftOut(diagnostics).length > 0;
  const isOwnMatter = source && (runsInPart || ['failed', 'nothing', 'missing'].includes(source.phase));
  if (isOpen && isOwnMatter) return 'none';
  if (view && view.revision > 0) {
    const isInvalid = !hasPicture && diagnostics.some((item) => item.severity === 'error');
    return isInvalid ? 'invalid' : 'none';
  }
  return diagnostics.some((item) => item.severity === 'error') ? 'invalid' : 'loading';
}

/** Cards, badges and the skeleton over the stage. */
export class Notices {
  #host;
  #screen;
  #session;
  #onRetry;
  /** @type {HTMLElement | null} */
  #shown = null;
  #last = '';
  /** @type {(() => void) | null} */
  #cancelSkeleton = null;

  /**
   * @param {HTMLElement} host the stage
   * @param {HTMLElement} screen of the device, for the skeleton
   * @param {Session} session
   * @param {(what: 'connection' | 'stage' | 'page') => void} onRetry
   */
  constructor(host, screen, session, onRetry) {
    this.#host = host;
    this.#screen = screen;
    this.#session = session;
    this.#onRetry = onRetry;
    session.on('change', () => this.update());
    session.on('delta', () => this.update());
    this.update();
  }

  /** Updates the notice. */
  update() {
    const session = this.#session;
    const kind = noticeFor(session);
    const detail = `${session.status?.message ?? ''}${session.connection.refusal?.reason ?? ''}`;
    const state = JSON.stringify([kind, detail, kind === 'invalid' && session.diagnostics]);
    if (state === this.#last) return;
    this.#last = state;
    this.#cancelSkeleton?.();
    this.#cancelSkeleton = null;
    this.#show(null, this.#host);
    if (kind === 'loading') {
      const show = () => this.#show(skeleton(), this.#screen);
      this.#cancelSkeleton = systemClock.schedule(show, SKELETON_AFTER_MS);
    } else if (kind !== 'none') {
      this.#show(this.#make(kind), this.#host);
    }
  }

  /**
   * @param {HTMLElement | null} element
   * @param {HTMLElement} host
   */
  #show(element, host) {
    this.#shown?.remove();
    this.#shown = element;
    if (element) host.append(element);
  }

  /** @param {Exclude<NoticeKind, 'none' | 'loading'>} kind */
  #make(kind) {
    const { status, connection, diagnostics } = this.#session;
    switch (kind) {
      case 'nothing':
        return card('Nothing to show yet', [
          make('p', {}, 'Start the server with a layout and data; this page shows them and each saved change:'),
          make('pre', {}, 'tessera serve my.layout.json my.data.json'),
        ]);
      case 'refused':
        return this.#refusal(connection.refusal);
      case 'failed':
        return card('The stage failed', [
          make('p', {}, 'It ended five times in a row. It starts again when a file changes.'),
          status?.message && make('pre', {}, status.message),
          this.#retry('stage'),
        ]);
      case 'invalid':
        return card('This file cannot be shown yet', [
          make('pre', {}, problemText(diagnostics)),
          make('p', {}, 'The stage appears when the file has no errors.'),
        ]);
      case 'restarting':
        return badge('warning', 'The stage is restarting; this is the last picture');
      default:
        return badge('unplugged', 'Not connected; this is the last picture');
    }
  }

  /** @param {import('./refusals.js').Refusal | null} refusal */
  #refusal(refusal) {
    const { title, help } = wordsFor(refusal);
    const way = help === 'link' ? linkForm(location) : this.#retry(help, HELP_WORDS[help]);
    return card(title, [make('p', {}, sentence(refusal?.reason ?? '')), way]);
  }

  /**
   * @param {'connection' | 'stage' | 'page'} what
   * @param {string} [word]
   */
  #retry(what, word = 'Retry') {
    const onclick = () => this.#onRetry(what);
    return make('button', { type: 'button', class: 'button primary', onclick }, word);
  }
}

/**
 * @param {Diagnostic[]} diagnostics
 * @returns {string}
 */
function problemText(diagnostics) {
  return diagnostics
    .filter((item) => item.severity === 'error')
    .map(({ file, line, column, message }) => {
      const place = [file, line, column].filter((part) => part !== undefined && part !== null);
      return place.length > 0 ? `${place.join(':')}  ${message}` : message;
    })
    .join('\n');
}

/**
 * @param {string} title
 * @param {import('../../widgets/dom.js').Child[]} children
 */
function card(title, children) {
  return make('div', { class: 'notice', role: 'alert' }, make('h2', {}, title), ...children);
}

/**
 * @param {string} iconName
 * @param {string} text
 */
function badge(iconName, text) {
  return make('div', { class: 'stale' }, icon(iconName), text);
}

/** @returns {HTMLElement} */
function skeleton() {
  const tiles = Array.from({ length: SKELETON_TILES }, () => make('i'));
  return make('div', { class: 'skeleton', 'aria-hidden': 'true' }, ...tiles);
}

/**
 * A reason, as a sentence.
 * @param {string} reason
 */
function sentence(reason) {
  const text = reason.charAt(0).toUpperCase() + reason.slice(1);
  return text === '' || text.endsWith('.') ? text : `${text}.`;
}
