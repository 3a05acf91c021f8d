// SPDX-License-Identifier: Apache-2.0
// @ts-check

const SEPARATORS = [',', ';', '\t'];

/** Tells why a table cannot be read, with its place in words. */
export class TableError extends Error {}

/**
 * Reads records of fields as RFC 4180 describes them; the separator is a comma, a semicolon or a tab: the one that is
 * most frequent in the first record. Empty lines are no records.
 * @param {string} text
 * @param {number} most records that are read
 * @returns {{records: string[][], isCut: boolean}}
 * @throws {TableError}
 */
export function readRecords(text, most) {
  const reader = new RecordReader(text.replace(/^\ufeff/, ''));
  /** @type {string[][]} */
  const records = [];
  while (!reader.isAtEnd) {
    const record = reader.record(records.length + 1);
    if (record.length === 1 && record[0] === '') continue;
    if (records.length >= most) return { records, isCut: true };
    records.push(record);
  }
  return { records, isCut: false };
}

/** Takes a text apart, one record after the other. */
class RecordReader {
  #text;
  #separator;
  #at = 0;
  #line = 1;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
    this.#separator = separatorOf(text);
  }

  get isAtEnd() {
    return this.#at >= this.#text.length;
  }

  /** @param {number} row from 1, for errors */
  record(row) {
    const fields = [];
    for (;;) {
      fields.push(this.#field(row, fields.length + 1));
      if (this.isAtEnd) return fields;
      const end = this.#text[this.#at];
      this.#at += 1;
      if (end === this.#separator) continue;
      if (end === '\r' && this.#text[this.#at] === '\n') this.#at += 1;
      this.#line += 1;
      return fields;
    }
  }

  /** @param {string} letter */
  #endsField(letter) {
    return letter === this.#separator || letter === '\n' || letter === '\r';
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  #field(row, column) {
    const text = this.#text;
    if (text[this.#at] !== '"') {
      const start = this.#at;
      while (!this.isAtEnd && !this.#endsField(text[this.#at])) this.#at += 1;
      return text.slice(start, this.#at);
    }
    const line = this.#line;
    let content = '';
    let from = this.#at + 1;
    for (;;) {
      const quote = text.indexOf('"', from);
      if (quote < 0) {
        throw new TableError(`Row ${row}, column ${column}: the quote that opens in line ${line} is never closed.`);
      }
      content += text.slice(from, quote);
      if (text[quote + 1] === '"') {
        content += '"';
        from = quote + 2;
        continue;
      }
      this.#at = quote + 1;
      break;
    }
    this.#line += content.split('\n').length - 1;
    if (!this.isAtEnd && !this.#endsField(text[this.#at])) {
      throw new TableError(`Row ${row}, column ${column}: text follows after the closing quote; a quote within is doubled.`);
    }
    return content;
  }
}

/** @param {string} text */
function separatorOf(text) {
  const counts = SEPARATORS.map(() => 0);
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (letter === '\n') break;
    const index = SEPARATORS.indexOf(letter);
    if (index >= 0) counts[index] += 1;
  }
  return SEPARATORS[counts.indexOf(Math.max(...counts))];
}
