// SPDX-License-Identifier: Apache-2.0
// @ts-check

/** The kinds of frames with messages, in the lower half of the first byte (RFC 6455 §5.2). */
const TEXT = 1;
const BINARY = 2;
const KIND_BITS = 0x0f;
/** Values of the second byte with which the length follows in two, or in eight bytes. */
const TWO_BYTE_LENGTH = 126;
const EIGHT_BYTE_LENGTH = 127;

/**
 * The messages in a server's frames, which are whole and have no mask.
 * @param {ArrayBuffer} bytes
 * @returns {(string | ArrayBuffer)[]}
 * @throws {RangeError | TypeError} when the bytes end within a frame, or a text is not UTF-8
 */
export function readFrames(bytes) {
  const view = new DataView(bytes);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  /** @type {(string | ArrayBuffer)[]} */
  const messages = [];
  for (let at = 0; at < bytes.byteLength; ) {
    const kind = view.getUint8(at) & KIND_BITS;
    let length = view.getUint8(at + 1);
    at += 2;
    if (length === TWO_BYTE_LENGTH) {
      length = view.getUint16(at);
      at += 2;
    } else if (length === EIGHT_BYTE_LENGTH) {
      length = Number(view.getBigUint64(at));
      at += 8;
    }
    if (at + length > bytes.byteLength) throw new RangeError('the bytes end within a frame');
    const payload = bytes.slice(at, at + length);
    if (kind === TEXT) messages.push(decoder.decode(payload));
    else if (kind === BINARY) messages.push(payload);
    at += length;
  }
  return messages;
}
