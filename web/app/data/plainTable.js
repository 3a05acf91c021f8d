// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { TableError, readRecords } from './delimitedText.js';

/**
 * Rows of texts under named columns.
 * @typedef {{columns: string[], rows: string[][], isCut: boolean}} PlainTable
 */

/** More rows are shown by a file on the command line. */
export const MOST_ROWS = 10_000;
/** The longest file that is read here, as on the command line. */
export const MOST_BYTES = 32 * 1024 * 1024;
/** Members of objects within objects are columns down to this depth. */
const DEEPEST = 3;

/**
 * A table from the text of a file.
 * @param {string} text
 * @param {string} name of the file
 * @returns {PlainTable}
 * @throws {TableError} with words for people
 */
export function tableOf(text, name) {
  const table = /\.json$/i.test(name) ? tableOfJson(text) : tableOfRecords(text);
  if (table.rows.length === 0) throw new TableError('The file has no rows.');
  return table;
}

/** @param {string} text */
function tableOfRecords(text) {
  const { records, isCut } = readRecords(text, MOST_ROWS + 1);
  const [first = []] = records;
  // A record with a number in it has no names.
  const isHeader = !first.some((field) => isNumber(field));
  const rows = isHeader ? records.slice(1) : records.slice(0, MOST_ROWS);
  const columns = first.map((field, at) => (isHeader && field.trim()) || `column ${at + 1}`);
  const wide = rows.findIndex((row) => row.length > columns.length);
  if (wide >= 0) {
    const number = wide + (isHeader ? 2 : 1);
    throw new TableError(`Row ${number} has ${rows[wide].length} fields, but the first row has ${columns.length}.`);
  }
  return { columns, rows, isCut };
}

/** @param {string} text */
function tableOfJson(text) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new TableError(`This is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const list = listIn(value);
  if (!list) throw new TableError('The file has no list of items: it must be an array, or an object around one.');
  /** @type {string[]} */
  const columns = [];
  /** @type {string[][]} */
  const rows = [];
  for (const [at, entry] of list.slice(0, MOST_ROWS).entries()) {
    /** @type {Map<string, string>} */
    const cells = new Map();
    if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) addMembers(entry, '', 0, cells);
    else if (cellOf(entry) !== '' || typeof entry === 'string') cells.set('title', cellOf(entry));
    else throw new TableError(`Row ${at + 1} must be an object or a text, not ${Array.isArray(entry) ? 'an array' : entry}.`);
    for (const name of cells.keys()) if (!columns.includes(name)) columns.push(name);
    rows.push(columns.map((name) => cells.get(name) ?? ''));
  }
  return { columns, rows, isCut: list.length > MOST_ROWS };
}

/**
 * @param {unknown} value
 * @returns {unknown[] | null}
 */
function listIn(value) {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return null;
  const lists = Object.values(value).filter((one) => Array.isArray(one) && typeof one[0] === 'object');
  return lists.length === 1 ? lists[0] : null;
}

/**
 * @param {object} object
 * @param {string} prefix
 * @param {number} depth
 * @param {Map<string, string>} cells
 */
function addMembers(object, prefix, depth, cells) {
  for (const [key, value] of Object.entries(object)) {
    const name = prefix + key;
    if (Array.isArray(value)) {
      // Of several pictures or words, the first one stands for all.
      if (cellOf(value[0]) !== '') cells.set(name, cellOf(value[0]));
    } else if (typeof value === 'object' && value !== null) {
      if (depth < DEEPEST) addMembers(value, `${name}.`, depth + 1, cells);
    } else cells.set(name, cellOf(value));
  }
}

/** @param {unknown} value */
function cellOf(value) {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

/** @param {string} text */
export function isNumber(text) {
  return text.trim() !== '' && Number.isFinite(Number(text));
}

/**
 * A number of points, also with a comma before its decimals, with points or commas between its thousands, and with a unit.
 * @param {string} text
 * @returns {number | null}
 */
export function lengthOf(text) {
  const plain = text.trim().replace(/\s*(?:px|pt)$/i, '');
  if (isNumber(plain)) return Number(plain);
  if (/^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  if (/^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/.test(plain)) return Number(plain.replaceAll(',', ''));
  return null;
}
