// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { changeFields, trackAxes } from '../../transport/deltaLayout.js';
import { shortenTurn, writeMap } from './mapMotion.js';

/** @typedef {import('../../transport/deltaLayout.js').WireTrack} WireTrack */

/**
 * How an element looks at other offsets along one axis: rows of numbers in the order of an
 * element's channels. Those of the frame and the opacity are differences, those of the map are not.
 * @typedef {object} OffsetTrack
 * @property {number} axis one of `trackAxes`
 * @property {number} fields mask of `changeFields`: which numbers mean anything
 * @property {number[]} offsets in pt, ascending
 * @property {Float64Array[]} rows
 */

const UNITS_PER_PT = 64;
const OPAQUE = 255;
/** Numbers of a row before its map: x, y, width, height, alpha. */
const MAP_AT = 5;
const ROW_LENGTH = 13;

/**
 * Takes tracks over from the wire.
 * @param {WireTrack[]} tracks
 * @returns {OffsetTrack[] | null} `null` where there are none
 */
export function offsetTracks(tracks) {
  if (tracks.length === 0) return null;
  return tracks.map(({ axis, fields, samples }) => {
    /** @type {Float64Array[]} */
    const rows = [];
    for (const { dx, dy, dWidth, dHeight, dAlpha, transform } of samples) {
      const row = new Float64Array(ROW_LENGTH);
      row.set([dx, dy, dWidth, dHeight].map((units) => units / UNITS_PER_PT));
      row[MAP_AT - 1] = dAlpha / OPAQUE;
      if (fields & changeFields.transform) writeMap(transform, row, MAP_AT);
      keepTurning(row, rows.at(-1));
      rows.push(row);
    }
    const offsets = samples.map((sample) => sample.offset / UNITS_PER_PT);
    return { axis, fields, offsets, rows };
  });
}

/**
 * Has a row's angle go on from the one before, the shorter way round.
 * @param {Float64Array} row
 * @param {Float64Array | undefined} before
 */
function keepTurning(row, before) {
  if (!before) return;
  row[MAP_AT] -= before[MAP_AT];
  shortenTurn(row, MAP_AT);
  row[MAP_AT] += before[MAP_AT];
}

/**
 * Whether tracks say what an element's map is.
 * @param {OffsetTrack[] | null} tracks
 */
export function hasMap(tracks) {
  return tracks?.some(({ fields }) => (fields & changeFields.transform) !== 0) ?? false;
}

/**
 * Brings the numbers of an element to a content offset and that of its row.
 * @param {OffsetTrack[]} tracks
 * @param {import('../../base/geometry.js').Point} offset
 * @param {number} rowOffset
 * @param {Float64Array} out
 */
export function followTracks(tracks, offset, rowOffset, out) {
  for (const track of tracks) {
    const { axis, offsets, rows, fields } = track;
    let at = rowOffset;
    if (axis === trackAxes.vertical) at = offset.y;
    else if (axis === trackAxes.horizontal) at = offset.x;
    const next = firstAbove(offsets, at);
    const low = rows[Math.max(0, next - 1)];
    const high = rows[Math.min(rows.length - 1, next)];
    const way = low === high ? 0 : (at - offsets[next - 1]) / (offsets[next] - offsets[next - 1]);
    for (let channel = 0; channel < MAP_AT; channel += 1) {
      out[channel] += low[channel] + (high[channel] - low[channel]) * way;
    }
    if (!(fields & changeFields.transform)) continue;
    for (let channel = MAP_AT; channel < ROW_LENGTH; channel += 1) {
      out[channel] = low[channel] + (high[channel] - low[channel]) * way;
    }
  }
}

/**
 * Tracks of content that was moved under the viewport.
 * @param {OffsetTrack[] | null} tracks
 * @param {import('../../base/geometry.js').Point} way in pt
 */
export function moveTracks(tracks, way) {
  return (
    tracks?.map((track) => {
      if (track.axis === trackAxes.row) return track;
      const along = track.axis === trackAxes.vertical ? way.y : way.x;
      return { ...track, offsets: track.offsets.map((offset) => offset + along) };
    }) ?? null
  );
}

/**
 * The place of the first offset above another one.
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
