// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../base/clock.js';
import { Throttle } from '../base/throttle.js';
import { icon, make } from '../widgets/dom.js';
import { SourceLines } from './sourceLines.js';
import { filesText, isTunable, screensFirst } from './sourceModel.js';
import { sourceNumber } from './sourceNumber.js';

/** @typedef {import('../store/stageActions.js').Source} Source */
/** @typedef {import('../store/session.js').Session} Session */

/** A drag sends at most 30 values a second. */
const CHANGE_INTERVAL_MS = 1000 / 30;
/** Longer lists of layouts are shown as a menu instead of rows. */
const ROWS_AT_MOST = 6;

/** The words for a phase beside the file's name; the other phases have none. */
const PHASE_WORDS = new Map([
  ['failed', 'not shown yet'],
  ['nothing', 'contains no layout'],
  ['missing', 'gone'],
]);

/** The layouts of a stage's Swift source, the stand-ins for its app, and the numbers in it. */
export class SourcePanel {
  #session;
  #tell;
  /** @type {Source | null | undefined} */
  #shown = undefined;
  #last = '';
  #lastNumbers = '';
  /** @type {Map<number, number>} values that were set here and are not in the file yet, by index */
  #held = new Map();
  /** The layouts that can be shown, and their notes. */
  choice = make('div');
  #lines = new SourceLines((slot) => this.#number(slot));
  /** The numbers, in their source lines. */
  numbers = this.#lines.element;

  /**
   * @param {Session} session
   * @param {(text: string, tone?: 'good' | 'trouble') => void} tell
   */
  constructor(session, tell) {
    this.#session = session;
    this.#tell = tell;
  }

  /** Updates to what the server says of the source. */
  update() {
    const source = this.#session.source ?? null;
    // The panels may update with every frame; only a new message about the source is a new object.
    if (source === this.#shown) return;
    this.#shown = source;
    this.#showChoice(source);
    this.#showNumbers(source);
  }

  /** @param {Source | null} source */
  #showChoice(source) {
    const shown = source && [source.phase, source.files, source.entry, source.entries];
    const text = JSON.stringify(shown);
    if (text === this.#last) return;
    this.#last = text;
    if (!source) return this.choice.replaceChildren();
    const entry = source.entries.find((one) => one.id === source.entry);
    const word = PHASE_WORDS.get(source.phase);
    this.choice.replaceChildren(
      make(
        'section',
        { class: 'section source', 'aria-label': 'Source' },
        make(
          'h2',
          { class: 'heading' },
          'Source',
          make(
            'span',
            { class: 'source-file', title: source.files.join('\n') },
            source.files.length === 1 ? filesText(source.files) : `${source.files.length} files`,
          ),
        ),
        word && make('p', { class: `source-phase ${source.phase}` }, icon('warning'), word),
        source.entries.length > 1 && this.#entries(source),
        entry && entry.notes.length > 0 && notes(entry.notes),
      ),
    );
  }

  /** @param {Source} source */
  #entries(source) {
    const choose = (/** @type {string} */ id) => {
      this.#session.act('show', { entry: id }).catch((error) => {
        this.#tell(error.message, 'trouble');
      });
    };
    if (source.entries.length > ROWS_AT_MOST) {
      const options = source.entries.map(({ id, line }) =>
        make('option', { value: id, selected: id === source.entry }, `${id} · line ${line}`),
      );
      const menu = make('select', { class: 'source-select', 'aria-label': 'Layout' }, ...options);
      menu.addEventListener('change', () => choose(menu.value));
      return menu;
    }
    return make(
      'div',
      { class: 'source-entries', role: 'radiogroup', 'aria-label': 'Layout' },
      ...source.entries.map(({ id, line }) =>
        make(
          'label',
          { class: 'source-entry' },
          make('input', {
            type: 'radio',
            name: 'source-entry',
            value: id,
            checked: id === source.entry,
            onchange: () => choose(id),
          }),
          make('span', { class: 'id', title: id }, id),
          make('span', { class: 'line', title: 'Line in its file' }, `:${line}`),
        ),
      ),
    );
  }

  /** @param {Source | null} source */
  #showNumbers(source) {
    const text = JSON.stringify(source && [source.fingerprint, source.numbers]);
    if (text !== this.#lastNumbers) {
      this.#lastNumbers = text;
      this.#held.clear();
      this.#lines.take(screensFirst(source?.numbers ?? [], source?.entries ?? []), (source?.files.length ?? 0) > 1);
    }
    this.numbers.toggleAttribute('data-waits', !isTunable(source));
    this.#lines.show();
  }

  /**
   * The value of a number that somebody else drags.
   * @param {number} index
   * @returns {number | undefined}
   */
  #dragged(index) {
    return this.#session.source?.dragged?.get(index);
  }

  /** @param {import('./sourceLines.js').Slot} slot */
  #number(slot) {
    const send = (/** @type {number} */ value, /** @type {'change' | 'end'} */ phase) => {
      // The numbers are those of the shown source, although there may be a newer one.
      const fingerprint = this.#shown?.fingerprint ?? '';
      return this.#session.act('tune', { fingerprint, index: slot.number.index, value, phase });
    };
    const changes = new Throttle(systemClock, CHANGE_INTERVAL_MS, (/** @type {number} */ value) => {
      send(value, 'change');
    });
    const control = sourceNumber(slot.number, {
      value: () => {
        const { index, value } = slot.number;
        return this.#held.get(index) ?? this.#dragged(index) ?? value;
      },
      isOpen: () => isTunable(this.#session.source),
      refuse: (text) => this.#tell(text, 'trouble'),
      tune: (value, phase) => {
        if (!isTunable(this.#session.source)) return;
        const { index } = slot.number;
        this.#held.set(index, value);
        control.show();
        if (phase === 'change') return changes.push(value);
        changes.drop();
        send(value, 'end').catch((error) => {
          this.#held.delete(index);
          control.show();
          this.#tell(error.message, 'trouble');
        });
      },
    });
    return control;
  }
}

/** @param {string[]} texts */
function notes(texts) {
  return make(
    'ul',
    { class: 'source-notes', 'aria-label': 'Replacements for the app' },
    ...texts.map((text) => make('li', {}, text)),
  );
}
