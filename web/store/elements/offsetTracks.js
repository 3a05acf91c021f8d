// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { changeFields, trackAxes } from '../../transport/deltaLayout.js';
import { shortenTurn, writeMap } from './mapMotion.js';

/** @typedef {import('../../transport/deltaLayout.js').WireTrack} WireTrack */

/**
 * How an element looks at other offsets along one axis: each sample has the numbers of an element's
 * channels. Those of the frame and the opacity are differences, those of the map are not.
 * @typedef {object} OffsetTrack
 * @property {number} axis one of `trackAxes`
 * @property {number} fields mask of `changeFields`: which numbers mean anything
 * @property {number[]} offsets in pt, ascending
 * @property {Float64Array[]} samples
 */

const UNITS_PER_PT = 64;
const OPAQUE = 255;
/** Numbers of a sample before its map: x, y, width, height, alpha. */
const MAP_AT = 5;
const SAMPLE_LENGTH = 13;

/**
 * Makes tracks of those on the wire.
 * @param {WireTrack[]} tracks
 * @returns {OffsetTrack[] | null} `null` where there are none
 */
export function offsetTracks(tracks) {
  if (tracks.length === 0) return null;
  return tracks.map(({ axis, fields, samples: told }) => {
    /** @type {Float64Array[]} */
    const samples = [];
    for (const { dx, dy, dWidth, dHeight, dAlpha, transform } of told) {
      const sample = new Float64Array(SAMPLE_LENGTH);
      sample.set([dx, dy, dWidth, dHeight].map((units) => units / UNITS_PER_PT));
      sample[MAP_AT - 1] = dAlpha / OPAQUE;
      if (fields & changeFields.transform) writeMap(transform, sample, MAP_AT);
      keepTurning(sample, samples.at(-1));
      samples.push(sample);
    }
    const offsets = told.map((sample) => sample.offset / UNITS_PER_PT);
    return { axis, fields, offsets, samples };
  });
}

/**
 * Makes a sample's angle continue from the sample before, the shorter way round.
 * @param {Float64Array} sample
 * @param {Float64Array | undefined} before
 */
function keepTurning(sample, before) {
  if (!before) return;
  sample[MAP_AT] -= before[MAP_AT];
  shortenTurn(sample, MAP_AT);
  sample[MAP_AT] += before[MAP_AT];
}

/**
 * Whether the tracks tell the element's map.
 * @param {OffsetTrack[] | null} tracks
 */
export function hasMap(tracks) {
  return tracks?.some(({ fields }) => (fields & changeFields.transform) !== 0) ?? false;
}

/**
 * Changes the numbers of an element for a content offset and the offset of its orthogonal section.
 * @param {OffsetTrack[]} tracks
 * @param {import('../../base/geometry.js').Point} offset
 * @param {number} orthogonalOffset
 * @param {Float64Array} out
 */
export function followTracks(tracks, offset, orthogonalOffset, out) {
  for (const track of tracks) {
    const { axis, offsets, samples, fields } = track;
    let at = orthogonalOffset;
    if (axis === trackAxes.vertical) at = offset.y;
    else if (axis === trackAxes.horizontal) at = offset.x;
    const next = firstAbove(offsets, at);
    const low = samples[Math.max(0, next - 1)];
    const high = samples[Math.min(samples.length - 1, next)];
    const way = low === high ? 0 : (at - offsets[next - 1]) / (offsets[next] - offsets[next - 1]);
    for (let channel = 0; channel < MAP_AT; channel += 1) {
      out[channel] += low[channel] + (high[channel] - low[channel]) * way;
    }
    if (!(fields & changeFields.transform)) continue;
    for (let channel = MAP_AT; channel < SAMPLE_LENGTH; channel += 1) {
      out[channel] = low[channel] + (high[channel] - low[channel]) * way;
    }
  }
}

/**
 * The tracks after the content was moved under the viewport.
 * @param {OffsetTrack[] | null} tracks
 * @param {import('../../base/geometry.js').Point} way in pt
 */
export function moveTracks(tracks, way) {
  return (
    tracks?.map((track) => {
      if (track.axis === trackAxes.orthogonalSection) return track;
      const along = track.axis === trackAxes.vertical ? way.y : way.x;
      return { ...track, offsets: track.offsets.map((offset) => offset + along) };
    }) ?? null
  );
}

/**
 * The index of the first offset above another one.
 * @param {number[]} offsets
 * @param {number} offset
 */
function firstAbove(offsets, offset) {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle] > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
