// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { isFontPath } from '../../renderer/look/appFonts.js';

/**
 * The first bytes of the kinds of pictures that are shown.
 * @type {readonly (readonly [kind: string, start: readonly number[]])[]}
 */
const KINDS = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46]],
];

/**
 * The first bytes of fonts: TrueType, OpenType with other outlines, Apple's TrueType, and several in one file.
 * @type {readonly (readonly number[])[]}
 */
const FONT_STARTS = [[0, 1, 0, 0], [0x4f, 0x54, 0x54, 0x4f], [0x74, 0x72, 0x75, 0x65], [0x74, 0x74, 0x63, 0x66]];
/** Fonts of a recording: how many are taken, and the bytes of each. */
const MOST_FONTS = 32;
const MOST_FONT_BYTES = 16 * 1024 * 1024;

/**
 * Addresses for the pictures of a recording.
 * @param {Map<string, Uint8Array>} pictures by path
 * @returns {{addresses: Map<string, string>, dispose: () => void}}
 */
export function recordedPictures(pictures) {
  /** @type {Map<string, string>} */
  const addresses = new Map();
  for (const [path, bytes] of pictures) {
    const kind = pictureKind(bytes);
    if (kind) addresses.set(path, URL.createObjectURL(new Blob([bytes], { type: kind })));
  }
  const dispose = () => {
    for (const address of addresses.values()) URL.revokeObjectURL(address);
  };
  return { addresses, dispose };
}

/**
 * What kind of picture bytes are, by how they begin; a name may lie.
 * @param {Uint8Array} bytes
 */
export function pictureKind(bytes) {
  return KINDS.find(([, start]) => startsWith(bytes, start))?.[0] ?? null;
}

/**
 * Those of the files of a recording that are fonts of an app: a recording may come from anybody.
 * @param {Map<string, Uint8Array>} files by path
 */
export function recordedFonts(files) {
  const isFont = (/** @type {[string, Uint8Array]} */ [path, bytes]) =>
    isFontPath(path) && bytes.length <= MOST_FONT_BYTES && FONT_STARTS.some((start) => startsWith(bytes, start));
  return new Map([...files].filter(isFont).slice(0, MOST_FONTS));
}

/**
 * @param {Uint8Array} bytes
 * @param {readonly number[]} start
 */
function startsWith(bytes, start) {
  return start.every((byte, at) => bytes[at] === byte);
}
