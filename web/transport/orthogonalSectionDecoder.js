// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { LAST_BEHAVIOUR, LAST_BOUNCE, sectionBits } from './deltaLayout.js';
import { nextId, readList, UNKNOWN_BITS } from './recordList.js';

/** @typedef {import('./deltaLayout.js').Rests} Rests */
/** @typedef {import('./deltaLayout.js').OrthogonalSectionRecord} OrthogonalSectionRecord */
/** @typedef {import('./deltaLayout.js').WireOrthogonalSection} WireOrthogonalSection */
/** @typedef {import('./deltaDecoder.js').WireLimits} WireLimits */
/** @typedef {import('./varint.js').WireReader} WireReader */

/** The fewest bytes of a record of rests. */
const RESTS_BYTES = 3;
/**
 * The lengths of a section, as they stand on the wire.
 * @type {readonly ('x' | 'y' | 'width' | 'height' | 'lower' | 'upper' | 'offset')[]}
 */
export const SECTION_LENGTHS = ['x', 'y', 'width', 'height', 'lower', 'upper', 'offset'];

/**
 * Reads the records of a delta about orthogonal sections.
 * @param {WireReader} reader
 * @param {WireLimits} limits
 * @returns {OrthogonalSectionRecord[]}
 */
export function readOrthogonalSections(reader, limits) {
  let last = 0;
  return readList(reader, 'orthogonalSections', 1, limits, () => {
    const head = reader.varint('id');
    last = nextId(reader, Math.floor(head / 2), last);
    const isGone = head % 2 === 1;
    return { id: last, section: isGone ? null : readOrthogonalSection(reader, last, limits) };
  });
}

/**
 * @param {WireReader} reader
 * @param {number} id
 * @param {WireLimits} limits
 * @returns {WireOrthogonalSection}
 */
function readOrthogonalSection(reader, id, limits) {
  const key = reader.text('key', limits);
  const bits = reader.byte('bits');
  if (bits & ~sectionBits.known) throw reader.failure('unknown-bits', 'bits', UNKNOWN_BITS);
  const lengths = { x: 0, y: 0, width: 0, height: 0, lower: 0, upper: 0, offset: 0 };
  for (const name of SECTION_LENGTHS) lengths[name] = reader.absolute(name);
  const { lower, upper } = lengths;
  if (lower > upper) {
    const reason = `is ${upper}, but must be at least lower, ${lower}`;
    throw reader.failure('out-of-range', 'upper', reason);
  }
  return {
    id,
    key,
    isVertical: (bits & sectionBits.vertical) !== 0,
    moves: (bits & sectionBits.moves) !== 0,
    ...lengths,
    behaviour: readWithin(reader, 'behaviour', 1, LAST_BEHAVIOUR),
    bounce: readWithin(reader, 'bounce', 0, LAST_BOUNCE),
    rate: readRate(reader),
    rests: readRests(reader, limits),
  };
}

/**
 * @param {WireReader} reader
 * @param {string} field
 * @param {number} least
 * @param {number} greatest
 */
function readWithin(reader, field, least, greatest) {
  const byte = reader.byte(field);
  if (byte >= least && byte <= greatest) return byte;
  const reason = `is ${byte}, but must be ${least} to ${greatest}`;
  throw reader.failure('unknown-value', field, reason);
}

/** @param {WireReader} reader */
function readRate(reader) {
  const rate = reader.float('rate');
  if (rate >= 0 && rate < 1) return rate;
  throw reader.failure('out-of-range', 'rate', `is ${rate}, but must be from 0 to below 1`);
}

/**
 * @param {WireReader} reader
 * @param {WireLimits} limits
 */
function readRests(reader, { restsPerSection }) {
  const length = reader.count('rests', RESTS_BYTES, restsPerSection);
  /** @type {Rests[]} */
  const rests = [];
  for (let index = 0; index < length; index += 1) {
    const count = reader.varint('rests.count');
    const first = reader.absolute('rests.first');
    const last = reader.absolute('rests.last');
    if (count === 0 || first > last) {
      throw reader.failure('out-of-range', 'rests', 'must have one or more, in order');
    }
    rests.push({ count, first, last });
  }
  return rests;
}
