// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * Letters that take the place of others in a text.
 * @typedef {object} Edit
 * @property {number} start
 * @property {number} removed how many letters
 * @property {string} inserted
 */

/**
 * The one edit that makes a text of another.
 * @param {string} before
 * @param {string} after
 * @param {number} [caret] where somebody's caret stands after it: of equal letters, the one before it is new
 * @returns {Edit}
 */
export function editBetween(before, after, caret = after.length) {
  const tail = Math.max(0, after.length - caret);
  let end = 0;
  const most = Math.min(before.length, after.length);
  while (end < Math.min(most, tail) && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  let start = 0;
  while (start < most - end && before[start] === after[start]) start += 1;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { start, removed: before.length - start - end, inserted: after.slice(start, after.length - end) };
}

/**
 * @param {string} text
 * @param {Edit} edit
 */
export function edited(text, { start, removed, inserted }) {
  return text.slice(0, start) + inserted + text.slice(start + removed);
}

/**
 * An edit of a text after another edit of it.
 * @param {Edit} edit
 * @param {Edit} earlier
 * @returns {Edit}
 */
function after(edit, { start, removed, inserted }) {
  if (edit.start >= start + removed) return { ...edit, start: edit.start + inserted.length - removed };
  return edit.start > start ? { ...edit, start: Math.min(edit.start, start + inserted.length) } : edit;
}

/**
 * What people type into a field whose app may refuse or change it. The app gets one edit after the other, each on the text
 * that it made of those before, so that nothing is lost that is typed before its answer.
 */
export class TypedText {
  /** The app's text, as it is known. */
  #known = '';
  /** @type {Edit[]} what was typed and is not sent */
  #waiting = [];
  /** @type {string | null} the text that was sent last and is not answered */
  #sent = null;

  /** Whether the app knows all that was typed. */
  get isKnown() {
    return this.#sent === null && this.#waiting.length === 0;
  }

  /** The text that people see: the app's with what was typed since. */
  get text() {
    return this.#waiting.reduce(edited, this.#sent ?? this.#known);
  }

  /**
   * Somebody typed.
   * @param {Edit} edit
   */
  type(edit) {
    if (edit.removed === 0 && edit.inserted === '') return;
    const last = this.#waiting.at(-1);
    // Letters that a held key deletes go together.
    if (last && last.inserted === '' && edit.inserted === '' && edit.start + edit.removed === last.start) {
      this.#waiting[this.#waiting.length - 1] = { start: edit.start, removed: edit.removed + last.removed, inserted: '' };
    } else {
      this.#waiting.push(edit);
    }
  }

  /**
   * The next text for the app.
   * @returns {string | null} `null` if there is none, or the one before is not answered
   */
  next() {
    if (this.#sent !== null) return null;
    const edit = this.#waiting.shift();
    if (!edit) return null;
    this.#sent = edited(this.#known, edit);
    return this.#sent;
  }

  /**
   * The app has a text: what it made of the one that was sent, or one of its own.
   * @param {string} text
   */
  answered(text) {
    const change = editBetween(this.#sent ?? this.#known, text);
    this.#waiting = this.#waiting.map((edit) => after(edit, change));
    this.#sent = null;
    this.#known = text;
  }
}
