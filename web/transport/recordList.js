// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { wireBounds } from './varint.js';

/** @typedef {import('./varint.js').WireReader} WireReader */
/** @typedef {import('./deltaDecoder.js').WireLimits} WireLimits */

/** The reason when a mask or flags cannot be read. */
export const UNKNOWN_BITS = 'has bits that this version does not know';

/**
 * Reads a list's length and then each of its records.
 * @template T
 * @param {WireReader} reader
 * @param {string} list
 * @param {number} recordBytes
 * @param {WireLimits} limits
 * @param {() => T} readRecord
 */
export function readList(reader, list, recordBytes, limits, readRecord) {
  reader.list = '';
  const count = reader.count(list, recordBytes, limits.elementsPerView);
  reader.list = list;
  /** @type {T[]} */
  const records = [];
  for (let index = 0; index < count; index += 1) {
    reader.index = index;
    records.push(readRecord());
  }
  return records;
}

/**
 * The next id of an ascending list.
 * @param {WireReader} reader
 * @param {number} difference
 * @param {number} last
 */
export function nextId(reader, difference, last) {
  if (difference === 0) {
    throw reader.failure('not-ascending', 'id', 'must be greater than the one before it');
  }
  const id = last + difference;
  if (id > wireBounds.identifier) {
    throw reader.failure('out-of-range', 'id', `is ${id}, but must be below 2^52`);
  }
  return id;
}
