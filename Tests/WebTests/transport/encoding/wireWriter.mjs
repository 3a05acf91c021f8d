// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { wireBounds } from '../../../../web/transport/varint.js';

const INITIAL_BYTES = 256;

/** Appends the parts of a binary message. */
export class WireWriter {
  #bytes = new Uint8Array(INITIAL_BYTES);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;
  #utf8 = new TextEncoder();

  /** The bytes that were written so far. */
  get bytes() {
    return this.#bytes.slice(0, this.#length);
  }

  /** @param {number} value */
  putByte(value) {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  /** @param {number} value */
  putVarint(value) {
    if (!(value >= 0 && value <= wireBounds.unsigned)) {
      throw new RangeError(`${value} does not fit a varint`);
    }
    let rest = value;
    while (rest >= 0x80) {
      this.putByte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.putByte(rest);
  }

  /** @param {number} value */
  putSigned(value) {
    this.putVarint(value < 0 ? -2 * value - 1 : 2 * value);
  }

  /** @param {string} text */
  putText(text) {
    const utf8 = this.#utf8.encode(text);
    this.putVarint(utf8.length);
    this.#reserve(utf8.length);
    this.#bytes.set(utf8, this.#length);
    this.#length += utf8.length;
  }

  /** @param {number} value */
  putFloat(value) {
    this.#reserve(4);
    this.#view.setFloat32(this.#length, value, true);
    this.#length += 4;
  }

  /** @param {number} count */
  #reserve(count) {
    const needed = this.#length + count;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(2 * this.#bytes.length, needed));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
    this.#view = new DataView(grown.buffer);
  }
}
