// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { icon, make } from '../../widgets/dom.js';
import { filesText, namesOf } from '../../inspector/sourceModel.js';

/** @typedef {import('../../transport/messageTypes.js').Diagnostic} Diagnostic */
/** @typedef {import('../../store/session.js').Session} Session */

/** The most problems that are shown; the others are counted. */
const SHOWN_AT_MOST = 4;
const RUNS_IN_PART = 'What does not compile is left out. Saving the file without the error brings it back.';

/**
 * @typedef {object} CardState
 * @property {'failed' | 'nothing' | 'missing'} kind
 * @property {string} title
 * @property {Diagnostic[]} problems
 * @property {number} more problems that are not shown
 * @property {string} end what the stage shows meanwhile
 */

/**
 * @param {CardState['kind']} kind
 * @param {string} title
 * @param {Diagnostic[]} problems
 * @param {string} end
 * @returns {CardState}
 */
function state(kind, title, problems, end) {
  const more = Math.max(0, problems.length - SHOWN_AT_MOST);
  return { kind, title, problems: problems.slice(0, SHOWN_AT_MOST), more, end };
}

/**
 * The card about the stage's Swift source; `null` when there is no problem.
 * @param {Session} session
 * @returns {CardState | null}
 */
export function sourceCardState({ source, diagnostics, view }) {
  if (!source) return null;
  const hasPicture = view !== null && view.revision > 0 && view.elements.size > 0;
  const end = hasPicture
    ? 'The last good version stays on the stage.'
    : 'The stage appears when the file has no errors.';
  switch (source.phase) {
    case 'failed': {
      const errors = diagnostics.filter((item) => item.severity === 'error');
      const crashed = errors.some(({ code }) => code === 'host-ended');
      const stopped = errors.some(({ code }) => code === 'compile-stopped');
      const { names, isOne } = namesOf(errors, source.files);
      const broken = isOne ? 'does not compile' : 'do not compile';
      const uncompiled = stopped ? `${isOne ? 'was' : 'were'} not compiled` : broken;
      const words = crashed ? `stopped while ${isOne ? 'it was' : 'they were'} laid out` : uncompiled;
      return state('failed', `${names} ${words}`, errors, end);
    }
    case 'nothing': {
      // The title says that there is no layout; notes tell what is nearly one.
      const near = diagnostics.filter(({ code }) => code !== 'no-layout');
      return state('nothing', `No layout in ${filesText(source.files)}`, near, end);
    }
    case 'missing':
      return state('missing', `${filesText(source.files)} is gone`, [], 'The last picture stays until it is back.');
    default: {
      if (source.phase !== 'current') return null;
      const left = leftOut(diagnostics);
      if (left.length > 0) {
        const { names, isOne } = namesOf(left, source.files);
        return state('failed', `${names} ${isOne ? 'runs' : 'run'} in part`, left, RUNS_IN_PART);
      }
      // The layout ended its process later, while it was scrolled or changed.
      const ends = diagnostics.filter(
        ({ code, severity }) => code === 'host-ended' && severity === 'error',
      );
      if (ends.length === 0) return null;
      const { names } = namesOf(ends, source.files);
      return state('failed', `${names} stopped`, ends, 'The stage was started again from its last state.');
    }
  }
}

/**
 * What an app runs without: syntax errors, and what a save has put out of use.
 * @param {Diagnostic[]} diagnostics
 */
export function leftOut(diagnostics) {
  return diagnostics.filter(({ code, severity }) => severity === 'error' && (code === 'syntax' || code === 'left-out'));
}

/**
 * Spaces and a mark, to stand below the place of a diagnostic in its source line.
 * @param {{source?: string, column?: number}} diagnostic
 * @returns {{code: string, caret: string} | null}
 */
export function markedLine({ source, column }) {
  if (!source) return null;
  const bytes = new TextEncoder().encode(source);
  const before = new TextDecoder().decode(bytes.subarray(0, Math.max(0, (column ?? 1) - 1)));
  const indent = /^\s*/.exec(source)?.[0].length ?? 0;
  const mark = before.slice(Math.min(indent, before.length)).replace(/[^\t]/gu, ' ');
  return { code: source.slice(indent).trimEnd(), caret: column ? `${mark}^` : '' };
}

/** Shows compile errors and crashes over the stage: file, line, and the text of the line. */
export class SourceCard {
  #session;
  #onOpenLine;
  #last = '';
  #dismissed = '';

  /**
   * @param {HTMLElement} host the stage
   * @param {Session} session
   * @param {(text: string, tone?: 'good' | 'trouble') => void} tell
   */
  constructor(host, session, tell) {
    this.#session = session;
    this.#onOpenLine = async (/** @type {string} */ place) => {
      try {
        await navigator.clipboard.writeText(place);
        tell(`${place} copied`);
      } catch {
        tell('The browser does not allow copying.', 'trouble');
      }
    };
    this.element = make('div', { class: 'source-card', role: 'alert', hidden: true });
    host.append(this.element);
    session.on('change', () => this.update());
    session.on('delta', () => this.update());
    this.update();
  }

  /** Updates the card. */
  update() {
    const state = sourceCardState(this.#session);
    const text = state ? JSON.stringify(state) : '';
    if (text === this.#last) return;
    this.#last = text;
    if (text === '') this.#dismissed = '';
    this.element.hidden = text === '' || text === this.#dismissed;
    this.element.replaceChildren(...(state ? this.#parts(state) : []));
    if (state) this.element.dataset.kind = state.kind;
  }

  /**
   * Closes the card until something else is to be told.
   * @returns {boolean} whether it was open
   */
  close() {
    if (this.element.hidden) return false;
    this.#dismissed = this.#last;
    this.element.hidden = true;
    return true;
  }

  /** @param {CardState} state */
  #parts({ kind, title, problems, more, end }) {
    return [
      make(
        'header',
        {},
        icon(kind === 'failed' ? 'error' : 'warning'),
        make('h2', {}, title),
        make(
          'button',
          {
            type: 'button',
            class: 'button quiet square small',
            'aria-label': 'Close',
            onclick: () => this.close(),
          },
          icon('close'),
        ),
      ),
      ...(kind === 'nothing' ? [lookedFor()] : []),
      ...(problems.length > 0 ? [this.#list(problems)] : []),
      ...(more > 0 ? [make('p', { class: 'more' }, `and ${more} more`)] : []),
      make('p', { class: 'end' }, end),
    ];
  }

  /** @param {Diagnostic[]} problems */
  #list(problems) {
    return make('ul', {}, ...problems.map((item) => this.#problem(item)));
  }

  /** @param {Diagnostic} diagnostic */
  #problem(diagnostic) {
    const { file, line, column, message, severity } = diagnostic;
    const known = [file, line, column].filter((part) => part !== undefined && part !== null);
    const place = known.join(':');
    const marked = markedLine(diagnostic);
    return make(
      'li',
      { class: severity },
      place &&
        make(
          'button',
          {
            type: 'button',
            class: 'place',
            title: 'Copy the place',
            onclick: () => this.#onOpenLine(place),
          },
          place,
        ),
      make('p', { class: 'message' }, message),
      marked &&
        make(
          'pre',
          {},
          `${marked.code}\n`,
          make('span', { class: 'caret', 'aria-hidden': 'true' }, marked.caret),
        ),
    );
  }
}

/** What can be shown, for a file that contains nothing that can. */
function lookedFor() {
  return make(
    'div',
    { class: 'looked-for' },
    make('p', {}, 'These can be shown:'),
    make(
      'ul',
      {},
      make(
        'li',
        {},
        'a subclass of ',
        make('code', {}, 'UICollectionViewLayout'),
        ' or of one of its subclasses',
      ),
      make(
        'li',
        {},
        'a function, method or property that returns a layout, a ',
        make('code', {}, 'NSCollectionLayoutSection'),
        ' or a section provider',
      ),
    ),
  );
}
