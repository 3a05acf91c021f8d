// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('../../transport/messageTypes.js').StageEdit} StageEdit */

/** More edits would make a link too long; the server tells no more either. */
const MOST_SEEDED = 8;
const SEED_BOUND = 2 ** 32;
const MOST_LETTERS = 200;
/** The edits that make the same of the same data, whoever asks for them. */
const TYPES = new Set(['insert', 'insertSection', 'shuffle', 'sort', 'batch', 'randomSizes', 'fileSizes', 'count', 'words']);

/**
 * The edits in a link with which the data of the files become those that its maker saw.
 * @param {unknown} read from JSON
 * @returns {StageEdit[] | null} `null` for what a link never has; the server checks each edit again
 */
export function seedsOf(read) {
  if (!Array.isArray(read) || read.length > MOST_SEEDED || !read.every(isSeeded)) return null;
  return read;
}

/** @param {unknown} edit */
function isSeeded(edit) {
  if (typeof edit !== 'object' || edit === null || Array.isArray(edit)) return false;
  const { type, seed, ...members } = /** @type {Record<string, unknown>} */ (edit);
  if (typeof type !== 'string' || !TYPES.has(type)) return false;
  if (seed !== undefined && !(Number.isInteger(seed) && Number(seed) >= 0 && Number(seed) < SEED_BOUND)) return false;
  return Object.values(members).every((value) => isPlain(value) || (isObject(value) && Object.values(value).every(isPlain)));
}

/**
 * @param {unknown} value
 * @returns {value is object}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {unknown} value */
function isPlain(value) {
  return Number.isFinite(value) || (typeof value === 'string' && value.length <= MOST_LETTERS);
}

/**
 * Whether two lists have the same edits.
 * @param {readonly StageEdit[]} one
 * @param {readonly StageEdit[]} other
 */
export function areSameSeeds(one, other) {
  const text = (/** @type {StageEdit} */ edit) => JSON.stringify(Object.entries(edit).sort(([a], [b]) => (a < b ? -1 : 1)));
  return one.length === other.length && one.every((edit, at) => text(edit) === text(other[at]));
}
