// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('./varint.js').WireReader} WireReader */
/** @typedef {import('./varint.js').WireWriter} WireWriter */

/** Steps of a length in a point. */
const STEPS = 64;
/** Greatest magnitude of a length of a list's row, in steps. */
const LENGTH_BOUND = 20000 * STEPS;

/**
 * @param {WireReader} reader
 * @param {string} field
 * @returns {number} pt
 */
export function readLength(reader, field) {
  return reader.bounded(reader.signed(field), LENGTH_BOUND, field) / STEPS;
}

/**
 * @param {WireWriter} writer
 * @param {number} length pt
 */
export function putLength(writer, length) {
  writer.putSigned(Math.round(length * STEPS));
}
