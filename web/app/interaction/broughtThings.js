// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { systemClock } from '../../base/clock.js';
import { showOwnFile } from '../../renderer/pictures/imageStore.js';
import { SAMPLE_TYPE } from '../../inspector/bringGroup.js';

/**
 * The item that a thing becomes.
 * @typedef {object} ThingItem
 * @property {string} title
 * @property {string} [subtitle]
 * @property {number} [width] pt
 * @property {number} [height] pt
 * @property {string} [image] a small picture, as a `data:` address
 */
/**
 * Something from outside that can be put down on the stage.
 * @typedef {object} Thing
 * @property {string} title
 * @property {(progress: (share: number) => void) => Promise<ThingItem>} load reads it and tells the
 *   progress; rejects when it cannot be read
 */
/** @typedef {'slow' | 'failing'} SampleKind */

/** So many bytes of a text are searched for its first line. */
const MOST_TEXT_BYTES = 4096;
/** The bound of a text on the wire. */
const MOST_IMAGE_BYTES = 4096;
/** Longest sides of a small picture, from the best one. */
const SMALL_SIDES_PX = [320, 240, 192, 160, 128, 96, 64, 32];
const SMALL_QUALITY = 0.5;
const SMALL_TYPES = ['image/webp', 'image/jpeg'];
/** The most characters of a title. */
const MOST_CHARACTERS = 120;
/** A larger picture would keep the page busy for seconds, and may not fit into memory. */
const MOST_PICTURE_BYTES = 64 * 1024 * 1024;
const STEP_MS = 250;
const STEPS = 10;
const MS_PER_S = 1000;
/** The step at which the failing sample fails. */
const FAILING_STEP = 6;
const UNIT = 1024;
const UNITS = ['bytes', 'KB', 'MB', 'GB'];

/**
 * The things of a browser's drag, after they are dropped and may be read.
 * @param {DataTransfer} transfer
 * @returns {Thing[]}
 */
export function thingsOf(transfer) {
  const sample = transfer.getData(SAMPLE_TYPE);
  if (sample) return [sampleThing(/** @type {SampleKind} */ (sample))];
  if (transfer.files.length > 0) return [...transfer.files].map(fileThing);
  const text = transfer.getData('text/plain').trim();
  return text ? [textThing(text)] : [];
}

/**
 * How many things a drag carries before they may be read; 0 when it carries nothing of use.
 * @param {{types: readonly string[], items?: ArrayLike<{kind: string}>}} transfer
 */
export function countOf({ types, items }) {
  if (types.includes(SAMPLE_TYPE)) return 1;
  if (types.includes('Files')) {
    const files = Array.from(items ?? []).filter(({ kind }) => kind === 'file');
    return Math.max(files.length, 1);
  }
  return types.includes('text/plain') ? 1 : 0;
}

/**
 * A text: its first line is the title.
 * @param {string} text
 * @returns {Thing}
 */
export function textThing(text) {
  const [first, ...rest] = text.trim().split('\n');
  const title = shortened(first);
  return { title, load: async () => ({ title, subtitle: shortened(rest.join(' ').trim()) }) };
}

/**
 * A file, which is read piece by piece: a picture gives the item its size, a text its first line.
 * @param {File} file
 * @returns {Thing}
 */
export function fileThing(file) {
  const title = shortened(file.name);
  const load = async (/** @type {(share: number) => void} */ tell) => {
    const isPicture = file.type.startsWith('image/');
    if (isPicture && file.size > MOST_PICTURE_BYTES) {
      throw new RangeError(`the picture has ${byteText(file.size)}, but may have at most ${byteText(MOST_PICTURE_BYTES)}`);
    }
    const start = await read(file, tell);
    if (isPicture) {
      const bitmap = await bitmapOf(file);
      const { width, height } = bitmap;
      const image = await smallPicture(bitmap);
      bitmap.close();
      if (image) showOwnFile(image, file);
      return { title, subtitle: `${width} × ${height}`, width, height, ...(image ? { image } : {}) };
    }
    const line = file.type.startsWith('text/') ? firstLine(start) : '';
    return { title, subtitle: line || byteText(file.size) };
  };
  return { title, load };
}

/**
 * A sample to try this with: it takes a while to load, and one kind fails.
 * @param {SampleKind} kind
 * @param {import('../../base/clock.js').Clock} [clock]
 * @returns {Thing}
 */
export function sampleThing(kind, clock = systemClock) {
  const title = kind === 'failing' ? 'Lost delivery' : 'Slow delivery';
  const load = async (/** @type {(share: number) => void} */ tell) => {
    for (let step = 1; step <= STEPS; step += 1) {
      await new Promise((resolve) => clock.schedule(() => resolve(null), STEP_MS));
      if (kind === 'failing' && step === FAILING_STEP) throw new Error('it was lost');
      tell(step / STEPS);
    }
    return { title, subtitle: `after ${(STEP_MS * STEPS) / MS_PER_S} s` };
  };
  return { title, load };
}

/**
 * A number of bytes, in words.
 * @param {number} bytes
 */
export function byteText(bytes) {
  let value = bytes;
  let unit = 0;
  while (value >= UNIT && unit < UNITS.length - 1) {
    value /= UNIT;
    unit += 1;
  }
  const isRound = unit === 0 || value >= 10;
  return `${value.toFixed(isRound ? 0 : 1)} ${UNITS[unit]}`;
}

/** @param {File} file */
async function bitmapOf(file) {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new Error('the picture is damaged, has too many pixels, or is of a kind that the browser does not know');
  }
}

/**
 * Reads a file to its end.
 * @param {File} file
 * @param {(share: number) => void} tell
 * @returns {Promise<Uint8Array>} its beginning
 */
async function read(file, tell) {
  const reader = file.stream().getReader();
  /** @type {Uint8Array | null} */
  let start = null;
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return start ?? new Uint8Array();
    start ??= value.slice(0, MOST_TEXT_BYTES);
    bytes += value.length;
    if (file.size > 0) tell(Math.min(bytes / file.size, 1));
  }
}

/**
 * The best small form of a picture that an item may contain.
 * @param {ImageBitmap} bitmap
 * @returns {Promise<string | null>} a `data:` address; `null` if the browser makes none that is short enough
 */
async function smallPicture(bitmap) {
  for (const longestPx of SMALL_SIDES_PX) {
    const scale = Math.min(longestPx / Math.max(bitmap.width, bitmap.height), 1);
    const width = Math.max(Math.round(bitmap.width * scale), 1);
    const height = Math.max(Math.round(bitmap.height * scale), 1);
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    for (const type of SMALL_TYPES) {
      const blob = await canvas.convertToBlob({ type, quality: SMALL_QUALITY });
      // A browser that cannot write a type writes another one, which is longer.
      if (blob.type !== type) continue;
      const address = `data:${type};base64,${base64(new Uint8Array(await blob.arrayBuffer()))}`;
      if (address.length <= MOST_IMAGE_BYTES) return address;
    }
  }
  return null;
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** @param {Uint8Array} bytes */
function firstLine(bytes) {
  const [line] = new TextDecoder().decode(bytes).trim().split('\n');
  return shortened(line);
}

/** @param {string} text */
function shortened(text) {
  const characters = [...text];
  if (characters.length <= MOST_CHARACTERS) return text;
  return `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}
