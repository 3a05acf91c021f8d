// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {import('./varint.js').WireReader} WireReader */

/** Steps of a length in a point. */
export const LENGTH_STEPS = 64;
/** Greatest magnitude of a length of a list's row, in steps. */
const LENGTH_BOUND = 20000 * LENGTH_STEPS;

/**
 * @param {WireReader} reader
 * @param {string} field
 * @returns {number} pt
 */
export function readLength(reader, field) {
  return reader.bounded(reader.signed(field), LENGTH_BOUND, field) / LENGTH_STEPS;
}
