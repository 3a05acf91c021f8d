// SPDX-License-Identifier: Apache-2.0
// @ts-check

/**
 * An encoded picture.
 * @typedef {{bytes: Uint8Array, atMs: number, isKey: boolean}} FilmFrame
 */
/**
 * A film of one track.
 * @typedef {object} Film
 * @property {'V_VP8' | 'V_VP9'} codec
 * @property {number} width px
 * @property {number} height px
 * @property {number} durationMs
 * @property {readonly FilmFrame[]} frames by time; the first one is a key frame
 */

/** Names of elements (RFC 8794 and RFC 9559), each with its length marker. */
const id = Object.freeze({
  header: 0x1a45dfa3, version: 0x4286, readVersion: 0x42f7, maxIdLength: 0x42f2, maxSizeLength: 0x42f3,
  docType: 0x4282, docTypeVersion: 0x4287, docTypeReadVersion: 0x4285,
  segment: 0x18538067, info: 0x1549a966, timestampScale: 0x2ad7b1, duration: 0x4489, muxingApp: 0x4d80,
  writingApp: 0x5741, tracks: 0x1654ae6b, trackEntry: 0xae, trackNumber: 0xd7, trackUid: 0x73c5,
  trackType: 0x83, flagLacing: 0x9c, codecId: 0x86, video: 0xe0, pixelWidth: 0xb0, pixelHeight: 0xba,
  cues: 0x1c53bb6b, cuePoint: 0xbb, cueTime: 0xb3, cueTrackPositions: 0xb7, cueTrack: 0xf7,
  cueClusterPosition: 0xf1, cluster: 0x1f43b675, timestamp: 0xe7, simpleBlock: 0xa3,
});
/** Times are in milliseconds: this many nanoseconds. */
const NANOSECONDS = 1_000_000;
const VIDEO_TRACK = 1;
const KEY_FRAME = 0x80;
/** Times within a cluster are signed numbers of two bytes. */
const MOST_RELATIVE_MS = 0x7fff;
/** Bytes of a place in the cues: always the same, so that the cues' length is known before the places. */
const PLACE_BYTES = 4;
const APP = 'Tessera';

/**
 * The film as a WebM file. The cues stand before the clusters, so that players can jump at once.
 * @param {Film} film
 * @returns {Uint8Array}
 */
export function webm(film) {
  const { frames } = film;
  if (frames.length === 0 || !frames[0].isKey) throw new RangeError('A film begins with a key frame.');
  const groups = clustersOf(frames);
  const clusters = groups.map(cluster);
  const front = joined([info(film), tracks(film)]);
  const withoutPlaces = cues(groups, groups.map(() => 0));
  let place = front.length + withoutPlaces.length;
  const places = clusters.map((bytes) => {
    const before = place;
    place += bytes.length;
    return before;
  });
  return joined([header(), element(id.segment, front, cues(groups, places), ...clusters)]);
}

/**
 * Frames in groups that begin with a key frame, or when the time within a cluster has no room any more.
 * @param {readonly FilmFrame[]} frames
 * @returns {FilmFrame[][]}
 */
function clustersOf(frames) {
  /** @type {FilmFrame[][]} */
  const groups = [];
  for (const frame of frames) {
    const last = groups.at(-1);
    const isFull = last !== undefined && ms(frame) - ms(last[0]) > MOST_RELATIVE_MS;
    if (!last || frame.isKey || isFull) groups.push([frame]);
    else last.push(frame);
  }
  return groups;
}

function header() {
  return element(
    id.header,
    unsigned(id.version, 1),
    unsigned(id.readVersion, 1),
    unsigned(id.maxIdLength, 4),
    unsigned(id.maxSizeLength, 8),
    text(id.docType, 'webm'),
    unsigned(id.docTypeVersion, 4),
    unsigned(id.docTypeReadVersion, 2),
  );
}

/** @param {Film} film */
function info({ durationMs }) {
  const duration = new Uint8Array(8);
  new DataView(duration.buffer).setFloat64(0, durationMs);
  return element(
    id.info,
    unsigned(id.timestampScale, NANOSECONDS),
    element(id.duration, duration),
    text(id.muxingApp, APP),
    text(id.writingApp, APP),
  );
}

/** @param {Film} film */
function tracks({ codec, width, height }) {
  const video = element(id.video, unsigned(id.pixelWidth, width), unsigned(id.pixelHeight, height));
  return element(
    id.tracks,
    element(
      id.trackEntry,
      unsigned(id.trackNumber, VIDEO_TRACK),
      unsigned(id.trackUid, VIDEO_TRACK),
      unsigned(id.trackType, 1),
      unsigned(id.flagLacing, 0),
      text(id.codecId, codec),
      video,
    ),
  );
}

/**
 * @param {FilmFrame[][]} groups
 * @param {number[]} places of the clusters, from the start of the segment's data
 */
function cues(groups, places) {
  const points = groups.flatMap((group, at) =>
    group[0].isKey
      ? [
          element(
            id.cuePoint,
            unsigned(id.cueTime, ms(group[0])),
            element(
              id.cueTrackPositions,
              unsigned(id.cueTrack, VIDEO_TRACK),
              element(id.cueClusterPosition, bigEndian(places[at], PLACE_BYTES)),
            ),
          ),
        ]
      : [],
  );
  return element(id.cues, ...points);
}

/** @param {FilmFrame[]} frames */
function cluster(frames) {
  const startMs = ms(frames[0]);
  const blocks = frames.map((frame) => {
    const relative = ms(frame) - startMs;
    // The track's number is a length of one byte, then the time and the flags.
    const head = [0x80 | VIDEO_TRACK, relative >> 8, relative & 0xff, frame.isKey ? KEY_FRAME : 0];
    return element(id.simpleBlock, Uint8Array.from(head), frame.bytes);
  });
  return element(id.cluster, unsigned(id.timestamp, startMs), ...blocks);
}

/** @param {FilmFrame} frame */
function ms({ atMs }) {
  return Math.round(atMs);
}

/**
 * An element: its name, its length and its data.
 * @param {number} name
 * @param {...Uint8Array} data
 */
function element(name, ...data) {
  const length = data.reduce((sum, part) => sum + part.length, 0);
  return joined([bigEndian(name, bytesOf(name)), size(length), ...data]);
}

/**
 * @param {number} name
 * @param {number} value
 */
function unsigned(name, value) {
  return element(name, bigEndian(value, bytesOf(value)));
}

/**
 * @param {number} name
 * @param {string} value
 */
function text(name, value) {
  return element(name, new TextEncoder().encode(value));
}

/**
 * A length in the shortest form; all ones would mean that it is unknown.
 * @param {number} value below 2⁵³
 */
function size(value) {
  let count = 1;
  while (value >= 2 ** (7 * count) - 1) count += 1;
  const bytes = bigEndian(value, count);
  bytes[0] |= 0x80 >> (count - 1);
  return bytes;
}

/** @param {number} value */
function bytesOf(value) {
  let count = 1;
  while (value >= 2 ** (8 * count)) count += 1;
  return count;
}

/**
 * @param {number} value
 * @param {number} count
 */
function bigEndian(value, count) {
  const bytes = new Uint8Array(count);
  let rest = value;
  for (let at = count - 1; at >= 0; at -= 1) {
    bytes[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return bytes;
}

/** @param {readonly Uint8Array[]} parts */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
