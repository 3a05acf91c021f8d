// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { changeFields, trackAxes } from './deltaLayout.js';
import { readTransform } from './transformDecoder.js';
import { wireBounds } from './varint.js';

/** @typedef {import('./deltaLayout.js').WireTrack} WireTrack */
/** @typedef {import('./deltaLayout.js').WireSample} WireSample */
/** @typedef {import('./varint.js').WireReader} WireReader */

/** Bounds of what a server may send; the same as in Swift. */
const TRACK_LIMIT = 3;
const SAMPLE_LIMIT = 128;
/** Fewest bytes of a track and of a sample. */
const TRACK_BYTES = 5;
const SAMPLE_BYTES = 2;
const ALPHA_BOUND = 255;
const SAMPLED =
  changeFields.origin | changeFields.size | changeFields.alpha | changeFields.transform;

/**
 * What the first sample of a track is told relative to.
 * @returns {WireSample}
 */
export function emptySample() {
  return { offset: 0, dx: 0, dy: 0, dWidth: 0, dHeight: 0, dAlpha: 0, transform: null };
}

/**
 * Reads how an element looks at other offsets; its axes ascend.
 * @param {WireReader} reader
 * @returns {WireTrack[]}
 */
export function readTracks(reader) {
  const count = reader.count('samples', TRACK_BYTES, TRACK_LIMIT);
  /** @type {WireTrack[]} */
  const tracks = [];
  for (let at = 0; at < count; at += 1) {
    const axis = reader.byte('samples.axis');
    if (axis <= (tracks.at(-1)?.axis ?? 0) || axis > trackAxes.orthogonalSection) {
      const reason = `is ${axis}, but must be 1, 2 or 3, and above the one before`;
      throw reader.failure('unknown-value', 'samples.axis', reason);
    }
    tracks.push(readTrack(reader, axis));
  }
  return tracks;
}

/**
 * @param {WireReader} reader
 * @param {number} axis
 * @returns {WireTrack}
 */
function readTrack(reader, axis) {
  const fields = reader.varint('samples.mask');
  if (fields === 0 || fields > SAMPLED || fields & ~SAMPLED) {
    const reason = 'must name some of origin, size, alpha and transform, and nothing else';
    throw reader.failure('unknown-bits', 'samples.mask', reason);
  }
  const count = reader.count('samples.count', SAMPLE_BYTES, SAMPLE_LIMIT);
  if (count === 0) {
    throw reader.failure('out-of-range', 'samples.count', 'is 0, but must be at least 1');
  }
  /** @type {WireSample[]} */
  const samples = [];
  let last = emptySample();
  for (let at = 0; at < count; at += 1) {
    const sample = readSample(reader, fields, last);
    if (at > 0 && sample.offset <= last.offset) {
      const reason = `is ${sample.offset}, but must be above the one before, ${last.offset}`;
      throw reader.failure('out-of-range', 'samples.offset', reason);
    }
    samples.push(sample);
    last = sample;
  }
  return { axis, fields, samples };
}

/**
 * @param {WireReader} reader
 * @param {number} fields
 * @param {WireSample} last
 * @returns {WireSample}
 */
function readSample(reader, fields, last) {
  const sample = { ...last, transform: null };
  sample.offset = reader.absolute('samples.offset', last.offset);
  if (fields & changeFields.origin) {
    sample.dx = sampled(reader, last.dx, 'samples.dx');
    sample.dy = sampled(reader, last.dy, 'samples.dy');
  }
  if (fields & changeFields.size) {
    sample.dWidth = sampled(reader, last.dWidth, 'samples.dWidth');
    sample.dHeight = sampled(reader, last.dHeight, 'samples.dHeight');
  }
  if (fields & changeFields.alpha) {
    const alpha = last.dAlpha + reader.signed('samples.dAlpha');
    sample.dAlpha = reader.bounded(alpha, ALPHA_BOUND, 'samples.dAlpha');
  }
  if (fields & changeFields.transform) {
    return { ...sample, transform: readTransform(reader) };
  }
  return sample;
}

/**
 * @param {WireReader} reader
 * @param {number} previous
 * @param {string} field
 */
function sampled(reader, previous, field) {
  return reader.bounded(previous + reader.signed(field), wireBounds.difference, field);
}
