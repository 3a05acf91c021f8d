// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { make } from '../widgets/dom.js';
import { ProminentNumbers, codeLines, ruleOf } from './sourceModel.js';

/** @typedef {import('./sourceModel.js').SourceNumber} SourceNumber */
/** @typedef {import('./sourceModel.js').CodeLine} CodeLine */

/**
 * The place of a number in a row; a save may move the number.
 * @typedef {object} Slot
 * @property {SourceNumber} number
 */

/**
 * @typedef {object} Control
 * @property {HTMLElement} element
 * @property {() => void} show shows the number's value
 * @property {(number: SourceNumber) => void} rename says where the number is now
 */

/**
 * @typedef {object} Row
 * @property {HTMLElement} element
 * @property {HTMLElement} place of the line's number
 * @property {{slot: Slot, control: Control}[]} controls
 */

/** The lines of the source that have numbers, each with controls in the places of its numbers. */
export class SourceLines {
  #makeControl;
  /** @type {Map<string, Row>} by what the lines say */
  #rows = new Map();
  #showsAll = false;
  #prominent = new ProminentNumbers();
  element = make('div');

  /** @param {(slot: Slot) => Control} makeControl */
  constructor(makeControl) {
    this.#makeControl = makeControl;
  }

  /** Shows the values of all numbers. */
  show() {
    for (const { controls } of this.#rows.values()) for (const { control } of controls) control.show();
  }

  /**
   * Shows other numbers. Rows whose line says the same as before stay: a save changes few lines, and making hundreds of
   * rows would delay the picture.
   * @param {readonly SourceNumber[]} numbers
   * @param {boolean} namesFiles
   */
  take(numbers, namesFiles) {
    const before = this.#rows;
    this.#rows = new Map();
    if (numbers.length === 0) return this.element.replaceChildren();
    const prominent = this.#prominent.among(numbers);
    const isCut = !this.#showsAll && prominent.length > 0 && prominent.length < numbers.length;
    let file = '';
    const rows = codeLines(isCut ? prominent : [...numbers]).flatMap((line) => {
      const isNew = namesFiles && line.file !== file;
      file = line.file;
      return [...(isNew ? [this.#fileRow(file, before)] : []), this.#row(line, before)];
    });
    const onclick = () => {
      this.#showsAll = true;
      this.take(numbers, namesFiles);
    };
    const all = isCut && make('button', { type: 'button', class: 'link source-all', onclick }, `All ${numbers.length} numbers`);
    this.#place(rows, all || null);
  }

  /** @type {HTMLElement | null} */
  #list = null;

  /**
   * Puts rows into the list, which itself stays: moving a row in the page costs as much as making it.
   * @param {HTMLElement[]} rows
   * @param {HTMLElement | null} all the button below them
   */
  #place(rows, all) {
    if (!this.#list?.isConnected) {
      this.#list = make('ol', { class: 'source-lines' });
      const section = make(
        'section',
        { class: 'section source', 'aria-label': 'Numbers in the source' },
        make('h2', { class: 'heading' }, 'Numbers in the source'),
        make('p', { class: 'hint' }, 'Drag one: the layout changes at once, the file when you release it.'),
        this.#list,
      );
      this.element.replaceChildren(section);
    }
    const list = this.#list;
    const kept = new Set(rows);
    for (const old of [...list.children]) if (!kept.has(/** @type {HTMLElement} */ (old))) old.remove();
    rows.forEach((row, index) => {
      if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
    });
    while (list.nextSibling) list.nextSibling.remove();
    if (all) list.after(all);
  }

  /**
   * @param {string} file
   * @param {Map<string, Row>} before
   */
  #fileRow(file, before) {
    const makeRow = () => {
      const element = make('li', { class: 'file' }, file);
      return { element, place: element, controls: [] };
    };
    return this.#kept(file, before, makeRow).element;
  }

  /**
   * A row that says something: the one that said it before, or a new one.
   * @param {string} said
   * @param {Map<string, Row>} before
   * @param {() => Row} makeRow
   */
  #kept(said, before, makeRow) {
    // A file may say the same in several lines.
    let key = said;
    for (let turn = 1; this.#rows.has(key); turn += 1) key = `${said} ${turn}`;
    const row = before.get(key) ?? makeRow();
    this.#rows.set(key, row);
    return row;
  }

  /**
   * @param {CodeLine} line
   * @param {Map<string, Row>} before
   */
  #row(line, before) {
    const says = line.parts.map((part) => ('text' in part ? part.text : [part.number.label, ruleOf(part.number)]));
    const row = this.#kept(JSON.stringify([line.file, says]), before, () => this.#makeRow(line));
    const number = String(line.line);
    if (row.place.textContent !== number) row.place.textContent = number;
    const numbers = line.parts.flatMap((part) => ('number' in part ? [part.number] : []));
    row.controls.forEach(({ slot, control }, index) => {
      if (slot.number.line !== numbers[index].line) control.rename(numbers[index]);
      slot.number = numbers[index];
    });
    return row.element;
  }

  /**
   * @param {CodeLine} line
   * @returns {Row}
   */
  #makeRow({ line, parts }) {
    /** @type {Row['controls']} */
    const controls = [];
    const code = parts.map((part) => {
      if ('text' in part) return part.text;
      const slot = { number: part.number };
      const control = this.#makeControl(slot);
      controls.push({ slot, control });
      return control.element;
    });
    const place = make('span', { class: 'line', 'aria-hidden': 'true' }, String(line));
    return { element: make('li', { class: 'source-line' }, place, make('code', {}, ...code)), place, controls };
  }
}
