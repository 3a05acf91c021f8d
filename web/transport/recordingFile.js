// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { PROTOCOL_VERSION } from './messages.js';

/**
 * What a recording says about itself.
 * @typedef {object} RecordingHeader
 * @property {number} format version of the file's form
 * @property {number} protocol version of the messages
 * @property {string} title of the stage
 * @property {string} madeAt time of its start, in ISO 8601
 * @property {number} clock the server's clock at its start, in ms
 */
/** @typedef {{kind: 'text' | 'delta' | 'picture' | 'font', atMs: number, bytes: Uint8Array}} RecordedMessage */
/**
 * @typedef {object} Recording
 * @property {RecordingHeader} header
 * @property {RecordedMessage[]} messages by time
 * @property {number} durationMs
 * @property {string | null} damage why it is shorter than it was made, in words for people
 */

/** The first bytes of each recording: a name that a text editor shows, and the end of a line. */
const MAGIC = new TextEncoder().encode('TESSERA\n');
export const FORMAT = 3;
/** The first form had no comments, the second one no fonts; both are read as well. */
const FIRST_FORMAT = 1;
/** The kinds of records, and the end. */
const KINDS = /** @type {const} */ (['end', 'text', 'delta', 'picture', 'font']);
/** Bounds of a recording: what is longer is not written, and refused when it is read. */
export const recordingBounds = Object.freeze({
  bytes: 256 * 1024 * 1024,
  headerBytes: 64 * 1024,
  messageBytes: 16 * 1024 * 1024,
  messages: 500_000,
  durationMs: 12 * 60 * 60 * 1000,
  titleCharacters: 200,
});
const VARINT_BYTES = 7;
const BITS = 7;

/** Tells why a file cannot be played. */
export class RecordingError extends Error {}

/** Writes a recording, one message after the other. */
export class RecordingWriter {
  /** @type {Uint8Array[]} */
  #parts = [];
  #atMs = 0;
  #count = 0;
  /** The bytes so far. */
  bytes = 0;

  /** @param {Omit<RecordingHeader, 'format' | 'protocol'>} facts */
  constructor({ title, madeAt, clock }) {
    const name = [...title].slice(0, recordingBounds.titleCharacters).join('');
    const header = { format: FORMAT, protocol: PROTOCOL_VERSION, title: name, madeAt, clock };
    const bytes = new TextEncoder().encode(JSON.stringify(header));
    this.#push(MAGIC, varint(bytes.length), bytes);
  }

  /** How many messages it has. */
  get count() {
    return this.#count;
  }

  /** The time of the last message, in ms. */
  get durationMs() {
    return this.#atMs;
  }

  /**
   * Adds a message.
   * @param {RecordedMessage['kind']} kind
   * @param {number} atMs from the start; times never go back
   * @param {Uint8Array} bytes
   * @returns {boolean} false if there is no room for it
   */
  add(kind, atMs, bytes) {
    const stepMs = Math.max(0, Math.round(atMs) - this.#atMs);
    const isFull =
      this.bytes + bytes.length > recordingBounds.bytes - recordingBounds.headerBytes ||
      bytes.length > recordingBounds.messageBytes || this.#count >= recordingBounds.messages ||
      this.#atMs + stepMs > recordingBounds.durationMs;
    if (isFull) return false;
    this.#push(Uint8Array.of(KINDS.indexOf(kind)), varint(stepMs), varint(bytes.length), bytes);
    this.#atMs += stepMs;
    this.#count += 1;
    return true;
  }

  /**
   * Adds a picture or a font, so that it is there without the server.
   * @param {'picture' | 'font'} kind
   * @param {string} path by which messages name it
   * @param {Uint8Array} file
   */
  addFile(kind, path, file) {
    const name = new TextEncoder().encode(path);
    const bytes = new Uint8Array(name.length + 1 + file.length);
    bytes.set(name);
    bytes.set(file, name.length + 1);
    return this.add(kind, this.#atMs, bytes);
  }

  /**
   * The file.
   * @param {number} [durationMs] of the whole
   */
  finish(durationMs = this.#atMs) {
    const restMs = Math.max(0, Math.round(durationMs) - this.#atMs);
    this.#push(Uint8Array.of(0), varint(restMs), varint(this.#count));
    const file = new Uint8Array(this.bytes);
    let at = 0;
    for (const part of this.#parts) {
      file.set(part, at);
      at += part.length;
    }
    return file;
  }

  /** @param {...Uint8Array} parts */
  #push(...parts) {
    for (const part of parts) {
      this.#parts.push(part);
      this.bytes += part.length;
    }
  }
}

/**
 * Reads a recording. What is cut short is read as far as it goes, with words about it.
 * @param {Uint8Array} bytes
 * @returns {Recording}
 * @throws {RecordingError} with words for people, when there is nothing to play
 */
export function readRecording(bytes) {
  if (bytes.length > recordingBounds.bytes) {
    throw new RecordingError(`The file is larger than a recording may be (${recordingBounds.bytes / 2 ** 20} MB).`);
  }
  if (!MAGIC.every((byte, at) => bytes[at] === byte)) {
    throw new RecordingError('This is not a recording of Tessera: it does not begin like one.');
  }
  const reader = new Reader(bytes, MAGIC.length);
  const header = headerOf(reader);
  /** @type {RecordedMessage[]} */
  const messages = [];
  let atMs = 0;
  try {
    for (;;) {
      const kind = KINDS[reader.byte()];
      if (kind === undefined) throw new Cut('has a message of an unknown kind');
      atMs += reader.varint();
      if (atMs > recordingBounds.durationMs) throw new Cut('has a message too late');
      const number = reader.varint();
      if (kind === 'end') {
        if (number !== messages.length) throw new Cut(`tells ${number} messages, but has ${messages.length}`);
        return { header, messages, durationMs: atMs, damage: null };
      }
      if (messages.length >= recordingBounds.messages) throw new Cut('has too many messages');
      if (number > recordingBounds.messageBytes) throw new Cut('has a message that is too long');
      messages.push({ kind, atMs, bytes: reader.take(number) });
    }
  } catch (error) {
    if (!(error instanceof Cut)) throw error;
    const lastMs = messages.at(-1)?.atMs ?? 0;
    return { header, messages, durationMs: lastMs, damage: `The recording ${error.message}` };
  }
}

/** A file that does not go on as it should. */
class Cut extends Error {}

/**
 * @param {Reader} reader
 * @returns {RecordingHeader}
 */
function headerOf(reader) {
  let text;
  try {
    const length = reader.varint();
    if (length > recordingBounds.headerBytes) throw new Cut('');
    text = new TextDecoder('utf-8', { fatal: true }).decode(reader.take(length));
  } catch {
    throw new RecordingError('The recording ends before it says what it shows.');
  }
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  const { format, protocol, title, madeAt, clock } = /** @type {Record<string, unknown>} */ (value ?? {});
  if (typeof format === 'number' && format > FORMAT) {
    throw new RecordingError(`The recording has the form ${format}; this page reads ${FIRST_FORMAT} to ${FORMAT}. Open it with a newer Tessera.`);
  }
  const isWhole =
    Number.isSafeInteger(format) && Number(format) >= FIRST_FORMAT && typeof title === 'string' && typeof madeAt === 'string' && Number.isFinite(clock) &&
    Number.isSafeInteger(protocol);
  if (!isWhole) throw new RecordingError('The beginning of the recording is damaged.');
  if (protocol !== PROTOCOL_VERSION) {
    throw new RecordingError(
      `The recording was made with version ${protocol} of the protocol; this page plays version ${PROTOCOL_VERSION}.`,
    );
  }
  const name = [...String(title)].slice(0, recordingBounds.titleCharacters).join('');
  return { format: Number(format), protocol: PROTOCOL_VERSION, title: name, madeAt: String(madeAt), clock: Number(clock) };
}

/** Takes the file apart. */
class Reader {
  /**
   * @param {Uint8Array} bytes
   * @param {number} at
   */
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    if (this.at >= this.bytes.length) throw new Cut('is cut short');
    return this.bytes[this.at++];
  }

  varint() {
    let value = 0;
    let weight = 1;
    for (let count = 0; count < VARINT_BYTES; count += 1) {
      const next = this.byte();
      value += (next & 0x7f) * weight;
      if (next < 0x80) return value;
      weight *= 1 << BITS;
    }
    throw new Cut('has a number that is too long');
  }

  /** @param {number} length */
  take(length) {
    if (length > this.bytes.length - this.at) throw new Cut('is cut short');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

/** @param {number} value a whole number from 0 to below 2⁴⁹ */
function varint(value) {
  const bytes = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
  return Uint8Array.from(bytes);
}
