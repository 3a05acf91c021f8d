// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** Bounds of integers on the wire; PROTOCOL.md says why. */
export const wireBounds = Object.freeze({
  /** Greatest unsigned value. */
  unsigned: 2 ** 53 - 1,
  /** Greatest id. */
  identifier: 2 ** 52 - 1,
  /** Greatest magnitude of a place, length or depth. */
  absolute: 2 ** 50 - 1,
  /** Greatest magnitude of a difference between two of those. */
  difference: 2 ** 51 - 1,
});

/** Bytes of the longest varint that this version reads: 8 × 7 bits hold 2⁵³ − 1. */
const VARINT_BYTES = 8;

/** Tells why a message of the wire cannot be read. */
export class WireError extends Error {
  /**
   * @param {string} code a stable word, the same as in Swift
   * @param {string} field path of the field at fault
   * @param {string} reason
   */
  constructor(code, field, reason) {
    super(`${field} ${reason}`);
    this.name = 'WireError';
    this.code = code;
    this.field = field;
  }
}

/** Takes a binary message apart; everything it returns has been checked. */
export class WireReader {
  #view;
  #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.position = 0;
    /** The list that is being read, for errors. */
    this.list = '';
    /** The record in it. */
    this.index = 0;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get remaining() {
    return this.bytes.length - this.position;
  }

  /**
   * An error at the current record.
   * @param {string} code
   * @param {string} field
   * @param {string} reason
   */
  failure(code, field, reason) {
    return new WireError(code, this.list ? `${this.list}[${this.index}].${field}` : field, reason);
  }

  /** @param {string} field */
  byte(field) {
    if (this.position >= this.bytes.length) throw this.#truncated(field);
    return this.bytes[this.position++];
  }

  /**
   * Unsigned LEB128, below 2⁵³ and in its shortest form.
   * @param {string} field
   */
  varint(field) {
    const first = this.byte(field);
    return first < 0x80 ? first : this.#longVarint(first, field);
  }

  /**
   * @param {number} first
   * @param {string} field
   */
  #longVarint(first, field) {
    let value = first & 0x7f;
    let weight = 0x80;
    for (let count = 2; count <= VARINT_BYTES; count += 1) {
      const next = this.byte(field);
      // Past 2⁵³ the sum is rounded, but never to below it.
      value += (next & 0x7f) * weight;
      if (next < 0x80) {
        if (next === 0 || value > wireBounds.unsigned) break;
        return value;
      }
      weight *= 0x80;
    }
    throw this.failure('bad-varint', field, 'is not a varint below 2^53 in its shortest form');
  }

  /**
   * A signed number, small magnitudes first.
   * @param {string} field
   */
  signed(field) {
    const raw = this.varint(field);
    return raw % 2 === 0 ? raw / 2 : -(raw + 1) / 2;
  }

  /**
   * Reads a place, a length or a depth.
   * @param {string} field
   * @param {number} [previous] the value that it is told relative to
   */
  absolute(field, previous = 0) {
    return this.bounded(previous + this.signed(field), wireBounds.absolute, field);
  }

  /**
   * @param {number} value
   * @param {number} bound
   * @param {string} field
   */
  bounded(value, bound, field) {
    if (value >= -bound && value <= bound) return value;
    throw this.failure('out-of-range', field, `is ${value}, but its magnitude may be ${bound}`);
  }

  /**
   * @param {string} field
   * @param {{textBytes: number}} limits
   */
  text(field, limits) {
    const count = this.varint(field);
    if (count > limits.textBytes) {
      const bound = limits.textBytes;
      throw this.failure('too-long', field, `has ${count} bytes, but may have at most ${bound}`);
    }
    const end = this.position + count;
    if (end > this.bytes.length) throw this.#truncated(field);
    let text;
    try {
      text = this.#utf8.decode(this.bytes.subarray(this.position, end));
    } catch {
      throw this.failure('invalid-text', field, 'is not valid UTF-8');
    }
    this.position = end;
    return text;
  }

  /** @param {string} field */
  float(field) {
    if (this.remaining < 4) throw this.#truncated(field);
    const value = this.#view.getFloat32(this.position, true);
    this.position += 4;
    if (!Number.isFinite(value)) throw this.failure('not-finite', field, 'must be finite');
    return value;
  }

  /**
   * Reads the length of a list.
   * @param {string} field
   * @param {number} recordBytes fewest bytes of a record
   * @param {number} limit
   */
  count(field, recordBytes, limit) {
    const count = this.varint(field);
    if (count > limit) {
      throw this.failure('too-many', field, `has ${count} entries, but may have at most ${limit}`);
    }
    if (count * recordBytes > this.remaining) throw this.#truncated(field);
    return count;
  }

  /** @param {string} field */
  #truncated(field) {
    return this.failure('truncated', field, 'is cut off: the message ends within it');
  }
}
