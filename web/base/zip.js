// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** @typedef {{name: string, bytes: Uint8Array}} ZipEntry */

/** Signatures and versions of the format (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8: bit 11 of the flags. */
const UTF8 = 0x800;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
/** The bounds of an archive without the 64-bit extension. */
const MOST_ENTRIES = 0xffff;
const MOST_BYTES = 0xffffffff;
/** 1980-01-01, the first day of the format, so that the same entries give the same bytes. */
const FIRST_DAY = 0x21;
/** The polynomial of CRC-32, with its bits reversed. */
const POLYNOMIAL = 0xedb88320;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/**
 * The checksum of an entry.
 * @param {Uint8Array} bytes
 * @returns {number} from 0 to 2³² − 1
 */
export function crc32(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = table[(value ^ byte) & 0xff] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/**
 * An archive in which the entries are stored as they are. Pictures are compressed already.
 * @param {readonly ZipEntry[]} entries names are paths with slashes, without one at the start
 * @returns {Uint8Array}
 * @throws {RangeError} when the format has no room for them
 */
export function zipped(entries) {
  const encoder = new TextEncoder();
  const parts = entries.map(({ name, bytes }) => ({ name: encoder.encode(name), bytes, crc: crc32(bytes) }));
  const heads = parts.reduce((sum, { name }) => sum + LOCAL_BYTES + CENTRAL_BYTES + 2 * name.length, END_BYTES);
  const length = parts.reduce((sum, { bytes }) => sum + bytes.length, heads);
  if (parts.length > MOST_ENTRIES || length > MOST_BYTES) {
    throw new RangeError('The pictures are too many for one archive.');
  }
  const writer = new Writer(length);
  const offsets = parts.map((part) => {
    const offset = writer.at;
    writer.u32(LOCAL);
    writeFacts(writer, part);
    writer.raw(part.name);
    writer.raw(part.bytes);
    return offset;
  });
  const start = writer.at;
  for (const [at, part] of parts.entries()) {
    writer.u32(CENTRAL);
    writer.u16(VERSION);
    writeFacts(writer, part);
    // No comment, first disk, no attributes.
    writer.zeros(10);
    writer.u32(offsets[at]);
    writer.raw(part.name);
  }
  const size = writer.at - start;
  writer.u32(END);
  writer.zeros(4);
  writer.u16(parts.length);
  writer.u16(parts.length);
  writer.u32(size);
  writer.u32(start);
  writer.u16(0);
  return writer.bytes;
}

/**
 * What the local and the central header have in common.
 * @param {Writer} writer
 * @param {{name: Uint8Array, bytes: Uint8Array, crc: number}} part
 */
function writeFacts(writer, { name, bytes, crc }) {
  writer.u16(VERSION);
  writer.u16(UTF8);
  // Method 0: stored.
  writer.u16(0);
  writer.u16(0);
  writer.u16(FIRST_DAY);
  writer.u32(crc);
  writer.u32(bytes.length);
  writer.u32(bytes.length);
  writer.u16(name.length);
  writer.u16(0);
}

/** Writes little-endian numbers one after the other. */
class Writer {
  at = 0;
  #view;

  /** @param {number} length */
  constructor(length) {
    this.bytes = new Uint8Array(length);
    this.#view = new DataView(this.bytes.buffer);
  }

  /** @param {number} value */
  u16(value) {
    this.#view.setUint16(this.at, value, true);
    this.at += 2;
  }

  /** @param {number} value */
  u32(value) {
    this.#view.setUint32(this.at, value, true);
    this.at += 4;
  }

  /** @param {Uint8Array} bytes */
  raw(bytes) {
    this.bytes.set(bytes, this.at);
    this.at += bytes.length;
  }

  /** @param {number} count */
  zeros(count) {
    this.at += count;
  }
}
